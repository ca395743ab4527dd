"""What a deal is worth for the match: penalties turned into the chance to win it (Z4.1, Z4.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from atout.games.kozel import scoring
from atout.games.kozel.spec import ALL_POINTS, LEAST_TRICKS
from atout.play.group_rollout import Utility

_PENALTIES: Final[tuple[tuple[scoring.Pair, float], ...]] = (
    ((2, 0), 0.29), ((0, 2), 0.29),
    ((4, 0), 0.18), ((0, 4), 0.18),
    ((6, 0), 0.02), ((0, 6), 0.02),
    ((2, 2), 0.02),
)  # fmt: skip
"""How deals between equal sides end: penalties by side, and how often."""

_PER_POINT: Final = 1e-5
"""Worth of a card point that decides nothing: so little that it only parts moves that are equal otherwise."""


@lru_cache(maxsize=1 << 8)
def chance(ours: int, theirs: int) -> float:
    """The chance to win the match with these penalties before a deal."""
    winner = scoring.winner((ours, theirs))
    if winner is not None:
        return 1.0 if winner == 0 else 0.0
    if ours == theirs:
        return 0.5
    return sum([share * chance(ours + penalty[0], theirs + penalty[1]) for penalty, share in _PENALTIES])


@lru_cache(maxsize=1 << 8)
def utility(ours: int, theirs: int) -> Utility:
    """What the end of a deal is worth to a side with these penalties before it: about its chance to win the match."""

    def after(points: int, tricks: scoring.Pair) -> float:
        first, second = scoring.score((points, ALL_POINTS - points), tricks).score
        return chance(ours + first, theirs + second) + _PER_POINT * points

    return Utility(
        by_points=tuple([after(points, (1, 1)) for points in range(ALL_POINTS + 1)]),
        no_trick=after(0, (0, LEAST_TRICKS)),
        all_tricks=after(ALL_POINTS, (LEAST_TRICKS, 0)),
    )
