"""What the card points of a side make of a deal of Coinche."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche.payoff import ALL_POINTS, Stakes, settled
from atout.games.coinche.spec import Profile

Outcomes = NDArray[np.float64]
"""Shape ``(165, 2)``: at ``[1 + points]`` whether the side wins the deal (1, or half where nobody does) and what it
records more than the other side, if it takes that many card points; at 0 no trick at all, at 164 all eight."""

NO_TRICK: Final = -1
ALL_TRICKS: Final = ALL_POINTS + 1
"""What stands for no trick and for all eight among numbers of card points."""


def place(value: int) -> int:
    """Where the solver's value of a deal, points with the bonuses of all tricks or none, stands among them."""
    return min(max(value, NO_TRICK), ALL_TRICKS) - NO_TRICK


@lru_cache(maxsize=512)
def outcomes(profile: Profile, stakes: Stakes, side: int) -> Outcomes:
    """What each number of card points of ``side`` makes of the deal for it."""
    return np.array([outcome(profile, stakes, side, points) for points in range(NO_TRICK, ALL_TRICKS + 1)])


def outcome(profile: Profile, stakes: Stakes, side: int, points: int) -> tuple[float, float]:
    """What one number of card points makes of it, or :data:`NO_TRICK`, :data:`ALL_TRICKS`."""
    contract, result = stakes.contract, settled(profile, stakes, side, points)
    won = {"made": float(side == contract.side), "lost": float(side != contract.side)}.get(result.outcome, 0.5)
    return won, result.score[side] - result.score[1 - side]
