"""What calls tell of the hands: how likely bidders by rules of thumb would have said what was said.

Such a bidder goes by a limit in each strain, worth of the hand and declarations together (:mod:`.bidding`), so a call
says that his limit lies between two others: 120 after a pass that the hand is good for some 145 to 155. Two bidders
seldom agree to a few points, so both ends are soft; and few hands are good for much, so a high bid has to be believed:
were one bid in twelve taken for nothing, most worlds in which somebody bids high would be those of ordinary hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche import bidding
from atout.bots.coinche.bidding import AT_EASE, COINCHES, OPENING, PARTNER_HAS_MORE, PRESSED
from atout.bots.coinche.features import Holdings
from atout.cards import SUITS
from atout.games.actions import PASS, Action
from atout.games.coinche.auction import COINCHE, Bid
from atout.games.coinche.spec import BELOTE, BID_STEP, FIRST_BID, RUN_POINTS, RUN_RANKS, Profile, Strain
from atout.games.coinche.view import CoincheView

Chances = NDArray[np.float64]


@dataclass(frozen=True)
class Trust:
    """How far calls are believed."""

    stray_bid: float
    """The chance of this very bid, or of a coinche, from somebody who goes by something else."""
    stray_pass: float
    """The same of a pass."""
    margin: float
    """How far, in points, bidders stray from their limits."""


OF_COMPUTERS: Final = Trust(stray_bid=0.001, stray_pass=0.1, margin=8.0)
"""Among those who bid by these rules."""
AT_THE_TABLE: Final = Trust(stray_bid=0.005, stray_pass=0.1, margin=6.0)
"""While cards are played: some at the table may bid in ways of their own."""
OF_PEOPLE: Final = Trust(stray_bid=0.08, stray_pass=0.1, margin=12.0)
"""Where people are told what they could know."""


class Reader:
    """Reads an auction in many worlds at once."""

    def __init__(self, profile: Profile, held: Holdings, trust: Trust = OF_COMPUTERS) -> None:
        """
        Args:
            profile: what is played.
            held: who holds what in the worlds.
            trust: how far calls are believed.
        """
        self._profile, self._held, self._trust = profile, held, trust
        self._beside: dict[int, dict[Strain, Chances]] = {}

    def likelihood(self, view: CoincheView) -> Chances:
        """How likely the others would have said what they said, on any scale: a number for each world."""
        chances = np.ones(len(self._held))
        said_before: list[tuple[int, Action]] = []
        for seat, said in view.calls:
            if seat != view.seat:
                stray = self._trust.stray_pass if said == PASS else self._trust.stray_bid
                chances *= stray + (1 - stray) * self._call(seat, said, said_before)
            said_before.append((seat, said))
        return chances

    def _call(self, seat: int, said: Action, before: list[tuple[int, Action]]) -> Chances:
        standing = next(((who, bid) for who, bid in reversed(before) if isinstance(bid, Bid)), None)
        if isinstance(said, Bid):
            return self._bid(seat, said, standing, before)
        if standing is None:
            return 1 - self._above(self._best(seat, before), OPENING)
        who, bid = standing
        if said == COINCHE:
            return self._above(self._held.above_average(seat, bid.strain), COINCHES)
        if bid.capot or said != PASS or any(call == COINCHE for _, call in before):
            return np.ones(len(self._held))
        reach = bid.points + BID_STEP + (PRESSED if who % 2 != seat % 2 else AT_EASE)
        return 1 - self._above(self._best(seat, before), reach)

    def _bid(self, seat: int, said: Bid, standing: tuple[int, Bid] | None, before: list[tuple[int, Action]]) -> Chances:
        if said.capot:
            return np.ones(len(self._held))
        limit = self.limits(seat, before)[said.strain]
        lowest = FIRST_BID if standing is None else standing[1].points + BID_STEP
        least: float = said.points + AT_EASE
        if standing is None and said.points == lowest:
            least = OPENING
        elif standing is not None and standing[0] % 2 != seat % 2 and said.points == lowest:
            least = said.points + PRESSED
        likely = self._above(limit, least) * self._above(limit - self._best(seat, before), 0.0)
        if said.points < self._profile.highest_bid:
            likely *= 1 - self._above(limit, said.points + AT_EASE + BID_STEP)
        return likely

    def _best(self, seat: int, before: list[tuple[int, Action]]) -> Chances:
        found: Chances = np.max(list(self.limits(seat, before).values()), axis=0)
        return found

    def limits(self, seat: int, before: list[tuple[int, Action]]) -> dict[Strain, Chances]:
        """By strain, what the seat thinks that its side can make; see :func:`atout.bots.coinche.bidding.limits`."""
        partners = {bid.strain: bid for who, bid in before if who == (seat + 2) % 4 and isinstance(bid, Bid)}
        own = {bid.strain for who, bid in before if who == seat and isinstance(bid, Bid)}
        if seat not in self._beside:
            self._beside[seat] = self._add_up(self._held.held[:, seat])
        found = {}
        for strain, beside in self._beside[seat].items():
            worth = self._held.worth(seat, strain)
            if strain in partners and strain not in own:
                raised = partners[strain].points + PARTNER_HAS_MORE + worth - bidding.average(strain)
                worth = np.maximum(worth, raised)
            found[strain] = worth + beside
        return found

    def _above(self, worth: Chances, limit: float) -> Chances:
        """The chance that a bidder with this worth thinks himself above the limit."""
        found: Chances = 0.5 * (1 + np.tanh(0.8 * (worth - limit) / self._trust.margin))
        return found

    def _add_up(self, held: NDArray[np.bool_]) -> dict[Strain, Chances]:
        """By strain, what declarations and belote of a hand are likely to add, as bidders reckon.

        Args:
            held: shape ``(worlds, suits, ranks)``.
        """
        four = np.asarray(held.all(axis=1))
        pairs = held[..., RUN_RANKS.index("K")] & held[..., RUN_RANKS.index("Q")]
        runs = _runs(held)
        found = {}
        for strain in self._profile.strains:
            carres = [points * four[:, RUN_RANKS.index(rank)] for rank, points in self._profile.carres(strain).items()]
            suits = np.array([strain in (suit, "a") for suit in SUITS])
            found[strain] = bidding.likely(np.sum([runs, *carres], axis=0)) + BELOTE * (pairs & suits).sum(axis=1)
        return found


def _runs(held: NDArray[np.bool_]) -> Chances:
    """What the longest runs of each suit count together."""
    best = np.zeros(held.shape[:2])
    reach = held
    for length in range(2, max(RUN_POINTS) + 1):
        reach = reach[:, :, :-1] & held[:, :, length - 1 :]
        if length in RUN_POINTS:
            best = np.where(reach.any(axis=2), RUN_POINTS[length], best)
    found: Chances = best.sum(axis=1)
    return found
