"""How many card points a contract brings, told from all four hands at a glance.

A few numbers on what each hand is worth (:mod:`atout.bots.coinche.bidding`) foretell what players really take about as
well as an exact solution does, in which everybody sees all cards, and cost next to nothing: so hundreds of worlds can
be looked at while calls are made. ``bench/train_forecast.py`` has found the weights in deals that were played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche.bidding import above_average
from atout.bots.coinche.payoff import ALL_POINTS
from atout.cards import Card
from atout.games.coinche.spec import Strain

Worth = TypeVar("Worth", float, NDArray[np.float64])
"""A number, or one for each of many worlds."""


@dataclass(frozen=True)
class Forecast:
    """Card points of the contractors, as a sum over what the hands are worth above average."""

    base: float
    own: float
    """For each point that the contractors' two hands are worth."""
    others: float
    """The same for the defence."""
    lead: float
    """If the contractors lead first."""
    spread: float
    """How far deals end from it, as a standard deviation."""

    def mean(self, above: Sequence[Worth], contractors: int, leader: int) -> Worth:
        """The card points to expect.

        Args:
            above: by seat, what the hand is worth above average in the strain.
            contractors: their side.
            leader: the seat that leads first.
        """
        own, others = above[contractors] + above[contractors + 2], above[1 - contractors] + above[3 - contractors]
        return self.base + self.own * own + self.others * others + self.lead * (leader % 2 == contractors)


SUIT: Final = Forecast(base=79.4, own=0.93, others=-0.33, lead=-3.5, spread=18.1)
NO_TRUMP: Final = Forecast(base=79.7, own=0.87, others=-0.44, lead=-5.7, spread=20.4)
ALL_TRUMP: Final = Forecast(base=78.4, own=1.08, others=-0.42, lead=-12.1, spread=22.3)

QUANTILES: Final = (-1.465, -0.792, -0.366, 0.0, 0.366, 0.792, 1.465)
"""The middles of seven parts of a normal distribution that are equally likely."""
SWEPT: Final = 155
"""A forecast beyond this stands for all eight tricks, one as far below none for no trick."""


def forecast(strain: Strain) -> Forecast:
    """What foretells the contracts of a strain."""
    return {"n": NO_TRUMP, "a": ALL_TRUMP}.get(strain, SUIT)


def outcomes(hands: Sequence[Sequence[Card]], strain: Strain, contractors: int, leader: int) -> list[int]:
    """Card points of the contractors, some that are equally likely; -1 for no trick, one more than all for every trick.

    Args:
        hands: by seat, as they were dealt.
        strain: of the contract.
        contractors: their side.
        leader: the seat that leads first.
    """
    by = forecast(strain)
    mean = by.mean([above_average(hand, strain) for hand in hands], contractors, leader)
    return [_points(mean + by.spread * quantile) for quantile in QUANTILES]


def _points(points: float) -> int:
    if points > SWEPT:
        return ALL_POINTS + 1
    return -1 if points < ALL_POINTS - SWEPT else round(points)
