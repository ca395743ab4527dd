"""The auction (section 3 of the rule page): who may say what, and what contract comes out of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from atout.errors import IllegalAction
from atout.games.actions import PASS, Action, Word
from atout.games.coinche.spec import BID_STEP, CAPOT_BID, FIRST_BID, Profile, Strain

COINCHE: Final = Word("coinche")
SURCOINCHE: Final = Word("surcoinche")

_ABOVE_EVERY_NUMBER: Final = 1000
"""Where a capot bid stands among the numbers (K3.2)."""


@dataclass(frozen=True, eq=False)
class Bid(Action):
    """A number, or capot, and a strain (K3.2)."""

    number: int | None
    """80, 90, …; ``None`` for capot."""
    strain: Strain

    def _text(self) -> str:
        return f"{'capot' if self.number is None else self.number} {self.strain}"

    @property
    def capot(self) -> bool:
        """Whether all eight tricks are promised."""
        return self.number is None

    @property
    def points(self) -> int:
        """What the bid counts in the score: its number, 250 for capot."""
        return CAPOT_BID if self.number is None else self.number

    @property
    def height(self) -> int:
        """What bids are compared by (K3.1, K3.3): strains have no rank, capot stands above every number."""
        return _ABOVE_EVERY_NUMBER if self.number is None else self.number


@cache
def bids(strains: tuple[Strain, ...], highest: int) -> tuple[Bid, ...]:
    """All bids of a profile, from low to high."""
    numbers: list[int | None] = [*range(FIRST_BID, highest + 1, BID_STEP), None]
    return tuple(Bid(number, strain) for number in numbers for strain in strains)


@cache
def _calls(profile: Profile, than: int, words: tuple[Word, ...]) -> tuple[Action, ...]:
    """These words, then all bids above a height; kept, because there can be hundreds."""
    return (*words, *[bid for bid in bids(profile.strains, profile.highest_bid) if bid.height > than])


@dataclass(frozen=True)
class Contract:
    """What the auction ended with."""

    bid: Bid
    seat: int
    """Who made the bid."""
    double: int
    """1, or 2 after coinche, 4 after surcoinche (K3.7)."""

    @property
    def side(self) -> int:
        """The contractors: 0 or 1."""
        return self.seat % 2


class Auction:
    """The auction of one deal, changed by :meth:`say` only."""

    def __init__(self, profile: Profile, first: int) -> None:
        self.profile = profile
        self.actor = first
        self.standing: Bid | None = None
        """The highest bid so far."""
        self.bidder = -1
        """Who made it."""
        self.double = 1
        self.passes = 0
        """Passes since the last bid or coinche, or since the beginning."""
        self.over = False

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands; final once the auction is over."""
        return None if self.standing is None else Contract(self.standing, self.bidder, self.double)

    def legal(self) -> Sequence[Action]:
        """What the actor may say; a pass is always possible."""
        bid = self.standing
        if bid is None:
            return _calls(self.profile, 0, (PASS,))
        own = self.actor % 2 == self.bidder % 2
        if self.double > 1:
            return (PASS, SURCOINCHE) if own else (PASS,)
        return _calls(self.profile, bid.height, (PASS,) if own else (PASS, COINCHE))

    def say(self, action: Action) -> None:
        """The actor says a legal action."""
        if isinstance(action, Bid):
            self.standing, self.bidder, self.passes = action, self.actor, 0
        elif action == COINCHE:
            self.double, self.passes = 2, 0
        elif action == SURCOINCHE:
            self.double, self.over = 4, True
            return
        else:
            self.passes += 1
            self.over = self.passes == self._passes_to_end()
        if not self.over:
            self.actor = self._next()

    def _passes_to_end(self) -> int:
        if self.standing is None:
            return 4  # K3.4
        if self.double > 1 and self.profile.only_contractors_answer:
            return 2  # K3.6
        return 3  # K3.5

    def _next(self) -> int:
        seat = (self.actor + 1) % 4
        if self.double > 1 and self.profile.only_contractors_answer and seat % 2 != self.bidder % 2:
            return (seat + 1) % 4
        return seat

    def why_not(self, action: Action) -> IllegalAction:
        """Why the actor may not say ``action``."""
        bid = self.standing
        if isinstance(action, Bid):
            return self._why_no_bid(action)
        if action == COINCHE:
            if self.double > 1:
                return IllegalAction("coinche-twice", rule="K3.6")
            return IllegalAction("coinche-without-bid" if bid is None else "coinche-own-bid", rule="K3.6")
        if action == SURCOINCHE:
            slug = "surcoinche-by-defence" if self.double > 1 else "surcoinche-without-coinche"
            return IllegalAction(slug, rule="K3.6")
        return IllegalAction("auction-goes-on", rule="K3.8", action=action.text)

    def _why_no_bid(self, action: Bid) -> IllegalAction:
        profile, bid = self.profile, self.standing
        if action.strain not in profile.strains:
            return IllegalAction("no-such-strain", rule="K3.1", strain=action.strain)
        if action not in bids(profile.strains, profile.highest_bid):
            return IllegalAction("no-such-bid", rule="K3.2", bid=action.points, highest=profile.highest_bid)
        assert bid is not None
        if self.double > 1:
            return IllegalAction("bid-after-coinche", rule="K3.6")
        if bid.capot:
            return IllegalAction("bid-over-capot", rule="K3.2")
        return IllegalAction("bid-too-low", rule="K3.3", bid=action.points, standing=bid.points)
