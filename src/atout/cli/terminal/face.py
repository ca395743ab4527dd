"""What a game must know about itself to be shown and played in the terminal."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.text import Text

from atout.cards import Card
from atout.cli.terminal.letters import pick_cards
from atout.cli.terminal.viewpoint import Choice, Viewpoint, in_hand_order
from atout.errors import AtoutError, NotationError
from atout.games.actions import PLAY, Action, PlayCard
from atout.games.game import Result
from atout.games.view import View

SeenView = TypeVar("SeenView", bound=View)


@dataclass(frozen=True)
class Laid:
    """What a seat has laid to a trick."""

    seat: int
    cards: tuple[Card, ...]
    """Empty while they are unseen."""
    size: int
    """How many they are."""
    wins: bool
    """Whether it is winning the trick, or has won it."""


@dataclass(frozen=True)
class Table:
    """A trick as it is shown."""

    laid: tuple[Laid, ...]
    over: bool
    """Whether it is the last trick, already taken, because the next has not begun."""


class Face(ABC, Generic[SeenView]):
    """A game as it looks and as it is typed, from one seat and in one language. Nothing in it changes."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        self.at = viewpoint

    @abstractmethod
    def spoken(self, view: SeenView, seat: int) -> list[Text]:
        """What stands beside a seat: what it said, declared, won. At most two short lines."""

    @abstractmethod
    def table(self, view: SeenView) -> Table:
        """The trick in the middle of the table."""

    @abstractmethod
    def corner(self, view: SeenView) -> list[Text]:
        """What lies at the edge of the table: at most three short lines."""

    @abstractmethod
    def chip(self, view: SeenView) -> Text:
        """What is played, in a few columns, for the middle of the table; empty while that is open."""

    @abstractmethod
    def facts(self, view: SeenView) -> list[Text]:
        """Contract, trumps, points so far: at most two lines."""

    @abstractmethod
    def question(self, view: SeenView) -> Text:
        """What the seat is asked now, on one or two lines, with what may be answered."""

    @abstractmethod
    def _read(self, view: SeenView, typed: str) -> Action:
        """The action that a person means, typed in the ways of people."""

    @abstractmethod
    def news(self, before: SeenView, after: SeenView) -> list[Text]:
        """What happened between two views, a line each."""

    @abstractmethod
    def last_trick(self, view: SeenView) -> list[Text]:
        """The last finished trick in words; no lines before there is one."""

    @abstractmethod
    def shown(self, view: SeenView) -> list[Text]:
        """All that was shown openly in this deal besides the tricks."""

    @abstractmethod
    def ended(self, result: Result, view: SeenView) -> Text:
        """How the deal ended, in a sentence."""

    def read(self, view: SeenView, typed: str) -> Action:
        """The action that a person means, legal or not. A legal one may be typed as records write it, too.

        Raises:
            NotationError: it cannot be read.
        """
        with contextlib.suppress(AtoutError):
            action = self.at.game.action(typed)
            if action in view.legal:
                return action
        return self._read(view, typed)

    def meant(self, view: SeenView, typed: str) -> Action:
        """The action that a person asks about, to be told why it is not allowed."""
        return self.read(view, typed)

    def hand(self, view: View) -> tuple[Card, ...]:
        """The cards of the hand in the order in which they are shown and numbered."""
        return in_hand_order(view.hand)

    def choices(self, view: SeenView) -> Sequence[Choice]:
        """The listed choices of this moment, numbered from 1; none where cards are to be named."""
        del view
        return ()

    def playable(self, view: View) -> frozenset[Card] | None:
        """The cards that may be played now; ``None`` when no card is asked for."""
        some = [action.card for action in view.legal if isinstance(action, PlayCard)]
        return frozenset(some) if some else None

    def _listed(self, choices: Sequence[Choice], between: str = "   ") -> Text:
        numbered = [Text.assemble((f"{number} ", "bold cyan"), each.label) for number, each in enumerate(choices, 1)]
        return Text(between).join(numbered)

    def _chosen(self, choices: Sequence[Choice], typed: str) -> Action | None:
        """The choice of this number, or ``None`` when no number was typed."""
        if not (typed.isascii() and typed.isdigit() and len(typed) < 3):
            return None
        number = int(typed)
        if not 1 <= number <= len(choices):
            raise NotationError("typed-no-such-number", number=number, most=len(choices))
        return choices[number - 1].action

    def _one_card(self, view: View, typed: str) -> Action:
        """The card to be played that a person names."""
        some = pick_cards(typed, self.hand(view), self.at.lang)
        if len(some) != 1:
            raise NotationError("typed-one-card")
        return PLAY[some[0]]
