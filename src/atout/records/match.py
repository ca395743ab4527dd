"""A match in play: one deal after the other, and the record of all that happened (record format R1 to R8)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from atout.cards import Deck, join, shuffled
from atout.errors import IllegalAction
from atout.games.actions import Action
from atout.games.game import Deal, Dealt, Game
from atout.games.view import Standing

FORMAT: Final = "atout/1"
"""What a record gives as its ``format``."""


@dataclass(frozen=True)
class MatchDeal:
    """A deal of a match, finished or not, and how its cards came about."""

    deal: Deal
    source: dict[str, Any]
    """The fields of the record that fix the cards: ``deck`` and ``cut``, or ``hands`` (and ``tapp`` or ``stock``)."""

    def record(self) -> dict[str, Any]:
        """The deal as a record has it."""
        data = {**self.source, "actions": [[seat, action.text] for seat, action in self.deal.history]}
        result = self.deal.result
        if result is not None:
            data |= {
                "outcome": result.outcome,
                "score": list(result.score),
                "totals": list(result.standing.totals),
            }
        return data


class Match:
    """A match: begin a deal, play it to its end, begin the next, until somebody has won.

    Example:
        >>> import random
        >>> from atout.games.registry import game
        >>> match = Match(game("kozel"), first_dealer=0)
        >>> deal = match.begin_random(random.Random(1))
        >>> match.actor, deal.legal()[0].text.split()[0]
        (1, 'lead')
    """

    def __init__(self, game: Game, first_dealer: int, start: Standing | None = None) -> None:
        """A match before its first deal.

        Args:
            game: the game.
            first_dealer: the seat that deals first (C2).
            start: the standing to begin from; the game's own start where it is not given.
        """
        self.game = game
        self.first_dealer = first_dealer
        self.start = game.start if start is None else start
        self.deals: list[MatchDeal] = []
        """All deals begun so far; only the last one can be unfinished."""

    @property
    def deal(self) -> Deal | None:
        """The deal in progress, or the last finished one; none before the first."""
        return self.deals[-1].deal if self.deals else None

    @property
    def actor(self) -> int | None:
        """The seat to act; none between deals."""
        return self.deal.actor if self.deal else None

    @property
    def standing(self) -> Standing:
        """The match after the last finished deal."""
        for played in reversed(self.deals):
            if played.deal.result is not None:
                return played.deal.result.standing
        return self.start

    @property
    def winner(self) -> int | None:
        """The side (Binokel: the seat) that has won the match."""
        return self.standing.winner

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next deal (C2)."""
        return self.first_dealer if self.deal is None else self.game.next_dealer(self.deal.dealer)

    @property
    def awaits_deal(self) -> bool:
        """Whether the next deal can begin: nobody has won and no deal is in progress."""
        return self.winner is None and (self.deal is None or self.deal.result is not None)

    def begin(self, deck: Deck, cut: int) -> Deal:
        """Begins the next deal from a shuffled deck and its cut.

        Raises:
            DealError: the deck is not complete or the cut out of range.
            IllegalAction: a deal is in progress, or the match is over.
        """
        dealt = self.game.from_deck(deck, cut, self.next_dealer)
        return self._begin(dealt, {"deck": join(deck), "cut": cut})

    def begin_random(self, rng: random.Random) -> Deal:
        """Begins the next deal with a fresh shuffle and a random cut (C3)."""
        least = self.game.least_cut
        return self.begin(shuffled(self.game.deck, rng), rng.randint(least, len(self.game.deck) - least))

    def begin_with(self, dealt: Dealt, source: dict[str, Any] | None = None) -> Deal:
        """Begins the next deal with cards that have been dealt.

        Args:
            dealt: the cards (:meth:`atout.games.game.Game.from_hands`).
            source: the fields of the record that fixed them; the hands themselves where it is not given.
        """
        if source is None:
            source = {"hands": [join(hand) for hand in dealt.hands]}
            if self.game.rest_name:
                source[self.game.rest_name] = join(dealt.rest)
        return self._begin(dealt, source)

    def play(self, seat: int, action: Action) -> None:
        """``seat`` does ``action`` in the deal in progress.

        Raises:
            IllegalAction: it is not this seat's turn, or the action is not allowed; nothing has changed then.
        """
        if self.deal is None or self.deal.actor is None:
            raise IllegalAction("deal-is-over", action=action.text)
        if seat != self.deal.actor:
            raise IllegalAction("not-your-turn", rule="C1", seat=seat)
        self.deal.play(action)

    def record(self) -> dict[str, Any]:
        """The match as a record, ready for JSON: the same match always gives the same record."""
        data: dict[str, Any] = {"format": FORMAT, "game": self.game.id, "first_dealer": self.first_dealer}
        if self.start != self.game.start:
            data["start"] = list(self.start.totals)
        if self.start.aside:
            data["aside"] = self.start.aside
        if self.start.pending:
            data["pending"] = self.start.pending[0]
        data["deals"] = [played.record() for played in self.deals]
        data["winner"] = self.winner
        return data

    def _begin(self, dealt: Dealt, source: dict[str, Any]) -> Deal:
        if not self.awaits_deal:
            raise IllegalAction("no-deal-now")
        deal = self.game.deal(dealt, self.next_dealer, self.standing)
        self.deals.append(MatchDeal(deal, source))
        return deal
