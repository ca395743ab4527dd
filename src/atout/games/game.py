"""What every game is to the rest of the package: its facts, its deals, its match.

A :class:`Game` is a value with the facts of one game. It makes :class:`Deal` objects; a deal is a deterministic state
machine that changes only by :meth:`Deal.play`. Between deals a :class:`Standing` carries what the match remembers.
"""

from __future__ import annotations

import functools
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Literal, Self, overload

from atout.cards import Card, Deck, check_cards, cut_deck, shuffled
from atout.errors import DealError, IllegalAction
from atout.games.actions import Action
from atout.games.view import Standing, View

Direction = Literal["clockwise", "counter-clockwise"]


@dataclass(frozen=True)
class Dealt:
    """The cards as they were dealt."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order in which the cards came."""
    rest: tuple[Card, ...] = ()
    """Binokel: the three cards of the Tapp. Kozel: the stock in the order in which it is drawn, the turn-up last."""


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: a number, where it comes from and the rule behind it."""

    slug: str
    """Names the line; the words are in the catalogues under ``line-<slug>``."""
    rule: str
    """The rule id behind the number."""
    points: tuple[int, ...]
    """By side in a game of pairs, by seat in Binokel."""


Row = tuple[str, str, tuple[int, ...]]
"""A line before it is made: its slug, rule and points."""


class Lines(Sequence[Line]):
    """Lines of a score sheet, equal to a tuple of them. A line is made when it is asked for: most never are."""

    __slots__ = ("rows",)

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows = tuple(rows)

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, index: int) -> Line: ...
    @overload
    def __getitem__(self, index: slice) -> Lines: ...
    def __getitem__(self, index: int | slice) -> Line | Lines:
        return Lines(self.rows[index]) if isinstance(index, slice) else Line(*self.rows[index])

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Lines | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


@dataclass(frozen=True)
class Score:
    """What a deal is worth: how it ended and what each side (or seat) records."""

    outcome: str
    """As in records: ``made``, ``lost``, ``thrown-in``, …"""
    score: tuple[int, ...]
    """What is recorded, by side in a game of pairs, by seat in Binokel. The lines of ``record`` add up to it."""
    record: Sequence[Line] = Lines()
    """How the recorded numbers come about."""
    tally: Sequence[Line] = Lines()
    """What was counted before: the points that decide how the deal ended."""


@dataclass(frozen=True)
class Result(Score):
    """The end of a deal: its score, and the standing of the match after it."""

    standing: Standing = field(kw_only=True)


class Deal(ABC):
    """One deal in progress.

    Attributes:
        game: the game that it is a deal of.
        dealt: the cards as dealt.
        dealer: the seat that dealt.
        before: the standing of the match before this deal.
        history: what has been done so far, ``(seat, action)`` in order.
        actor: the seat to act, ``None`` once the deal has ended.
        result: how the deal ended, ``None`` before.
    """

    def __init__(self, game: Game, dealt: Dealt, dealer: int, before: Standing) -> None:
        self.game = game
        self.dealt = dealt
        self.dealer = dealer
        self.before = before
        self.history: list[tuple[int, Action]] = []
        self.actor: int | None = (dealer + 1) % game.players
        self.result: Result | None = None
        self._options: Sequence[Action] | None = None

    def legal(self) -> Sequence[Action]:
        """All that the actor may do now, never empty before the end; empty after it."""
        if self._options is None:
            self._options = () if self.actor is None else self._legal()
        return self._options

    def play(self, action: Action) -> None:
        """The actor does ``action``.

        Raises:
            IllegalAction: it is not allowed now; the error says why and by which rule. Nothing has changed then.
        """
        if action not in (self._options or self.legal()):
            raise self.why_not(action)
        seat = self.actor
        assert seat is not None
        self._options = None
        self.history.append((seat, action))
        self._apply(seat, action)

    def why_not(self, action: Action) -> IllegalAction:
        """The error that explains why the actor may not do ``action`` now."""
        if self.actor is None:
            return IllegalAction("deal-is-over", action=action.text)
        return self._why_not(self.actor, action)

    def copy(self) -> Deal:
        """An independent deal at the same point."""
        return _replayed(self.game, self.dealt, self.dealer, self.before, self.history)

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self.game, self.dealt, self.dealer, self.before, self.history)

    def turn(self, seat: int | None) -> int | None:  # noqa: ARG002 - only some games ask a seat alone
        """Whose turn it is as far as ``seat`` can know, the ``turn`` of its view; ``None`` asks for everybody."""
        return self.actor

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What ``seat`` may know now (C6); ``None`` asks for what everybody at the table knows."""

    @abstractmethod
    def _legal(self) -> Sequence[Action]:
        """What the actor may do; called at most once between two actions."""

    @abstractmethod
    def _apply(self, seat: int, action: Action) -> None:
        """Carries out a legal action of the actor and moves the turn on."""

    @abstractmethod
    def _why_not(self, seat: int, action: Action) -> IllegalAction:
        """Why the actor may not do ``action``."""


def _replayed(game: Game, dealt: Dealt, dealer: int, before: Standing, history: list[tuple[int, Action]]) -> Deal:
    deal = game.deal(dealt, dealer, before)
    for _, action in history:
        deal.play(action)
    return deal


class Game(ABC):
    """The facts of one game, and how to begin a deal of it."""

    id: str
    family: ClassVar[str]
    """The package and the rulebook page: ``coinche``, ``binokel``, ``kozel``."""
    players: int
    direction: Direction
    target: int
    """The total that ends a match."""
    deck: Deck
    """All cards of the game, every copy."""
    sides: tuple[int, ...]
    """The side of each seat; what is scored is scored by side."""
    least_cut: int
    """How many cards a cut leaves in each part at least (C3)."""
    deck_rule: ClassVar[str]
    """The id of the rule that names the deck."""
    rest_name: ClassVar[str] = ""
    """What records call the cards that no hand holds: ``tapp``, ``stock``, empty where there are none."""
    sets_aside: bool = False
    """Whether points can be set aside between deals (O6.5)."""
    confirms: bool = False
    """Whether a side can be pending between deals (F7)."""

    @cached_property
    def start(self) -> Standing:
        """The standing before the first deal of a match."""
        return Standing((0,) * (max(self.sides) + 1))

    def to(self, target: int) -> Game:
        """The same game with another total that ends a match, as a house may want it; one object for each.

        Args:
            target: 1 or more.
        """
        return _game(self.id, target)

    def next_dealer(self, dealer: int) -> int:
        """The dealer after ``dealer`` (C2)."""
        return (dealer + 1) % self.players

    def cutter(self, dealer: int) -> int:
        """The seat that cuts: the one before the dealer (C3)."""
        return (dealer - 1) % self.players

    def from_deck(self, deck: Deck, cut: int, dealer: int) -> Dealt:
        """Cuts the deck and deals it.

        Raises:
            DealError: the deck is not complete, or the cut leaves too few cards in a part.
        """
        check_cards(deck, self.deck, self.deck_rule)
        return self._dealt(cut_deck(deck, cut, self.least_cut), dealer)

    def from_hands(self, hands: Sequence[Sequence[Card]], rest: Sequence[Card] = ()) -> Dealt:
        """The deal in which the seats were given these hands.

        Args:
            hands: by seat.
            rest: Binokel's Tapp, Kozel's stock in the order in which it is drawn, turn-up last.

        Raises:
            DealError: the hands are not equally long or the cards not those of the deck.
        """
        check_cards([card for part in (*hands, rest) for card in part], self.deck, self.deck_rule)
        sizes = [len(hand) for hand in hands]
        if sizes != [self.hand_size] * self.players:
            raise DealError(
                "wrong-hand-sizes", rule=self.deck_rule, sizes=" ".join(map(str, sizes)),
                players=self.players, size=self.hand_size,
            )  # fmt: skip
        return Dealt(tuple(map(tuple, hands)), tuple(rest))

    def shuffle(self, rng: random.Random, dealer: int) -> Dealt:
        """A random deal: fresh shuffle and random cut."""
        cut = rng.randint(self.least_cut, len(self.deck) - self.least_cut)
        return self._dealt(cut_deck(shuffled(self.deck, rng), cut, self.least_cut), dealer)

    @property
    @abstractmethod
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""

    @abstractmethod
    def deal(self, dealt: Dealt, dealer: int, before: Standing | None = None) -> Deal:
        """A new deal with these cards, at the given standing of the match (its start by default)."""

    @abstractmethod
    def action(self, text: str) -> Action:
        """The action that a record writes as ``text``.

        Raises:
            NotationError: no action of this game is written that way.
        """

    @abstractmethod
    def score(self, summary: Any) -> Score:
        """The score of a deal from its summary, a JSON object as ``atout score`` takes it.

        Raises:
            SummaryError: the summary cannot be.
        """

    @abstractmethod
    def settle(self, summary: Any, before: Standing) -> Result:
        """The end of a deal of which only the summary is known, in a match that stood at ``before``.

        Args:
            summary: as :meth:`score` takes it; ``None`` for a deal that was thrown in.
            before: the standing before the deal.

        Raises:
            SummaryError: the summary cannot be, or no deal of this game is thrown in.
        """

    @abstractmethod
    def has_ended(self, standing: Standing) -> bool:
        """Whether a match cannot go on from these totals: somebody would have won before."""

    @abstractmethod
    def _dealt(self, deck: Deck, dealer: int) -> Dealt:
        """Deals a complete deck that has been cut."""

    def _with_target(self, target: int) -> Self:
        """A copy with another target."""
        other = object.__new__(type(self))
        vars(other).update(vars(self), target=target)
        return other

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _game, (self.id, self.target)


@functools.cache
def _game(game_id: str, target: int) -> Game:
    from atout.games.registry import game

    found = game(game_id)
    return found if target == found.target else found._with_target(target)
