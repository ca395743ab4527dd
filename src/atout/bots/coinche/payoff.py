"""What card points are worth in the end: the contract made or beaten, what the profile scores for it, the match.

A payoff is the chance to win the match after the deal, as far as it depends on what a side takes. Far from the target
it grows almost evenly with the score; near it only the score that wins the match matters. Where two results leave the
same chance, the higher score is better, and after that more card points.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.games.coinche.auction import Contract
from atout.games.coinche.match import settle
from atout.games.coinche.scoring import Summary, score
from atout.games.coinche.spec import CARD_POINTS, LAST_TRICK, Profile
from atout.games.view import Standing

Payoffs = NDArray[np.float64]
"""Shape ``(165,)``: at ``[1 + points]`` what that many card points are worth, last trick included; at 0 no trick at
all, at 164 all eight."""

ALL_POINTS: Final = CARD_POINTS + LAST_TRICK
"""The card points of a deal."""

GRID: Final = 10
"""The table of chances has a line for every so many points of the score."""

_PER_POINT_OF_SCORE: Final = 1e-6
_PER_CARD_POINT: Final = 1e-6
"""What settles between results that leave the same chance: so little that it never weighs against a chance."""


@dataclass(frozen=True)
class Stakes:
    """All that the score of a deal depends on besides the tricks. Pairs are by side."""

    contract: Contract
    before: Standing
    declarations: tuple[int, int]
    """Those that count."""
    belote: tuple[int, int]


def sweep_bonus(profile: Profile) -> int:
    """What all eight tricks add to the card points."""
    return profile.scoring.all_tricks - ALL_POINTS


@lru_cache(maxsize=512)
def match_payoffs(profile: Profile, stakes: Stakes, side: int) -> Payoffs:
    """What each number of card points of ``side`` is worth to it in the match."""
    return np.array([_payoff(profile, stakes, side, points) for points in range(-1, ALL_POINTS + 2)])


def _payoff(profile: Profile, stakes: Stakes, side: int, points: int) -> float:
    mine = min(max(points, 0), ALL_POINTS)
    cards = (mine, ALL_POINTS - mine) if side == 0 else (ALL_POINTS - mine, mine)
    tricks = (4, 4)
    if points < 0 or points > ALL_POINTS:
        tricks = (8, 0) if (points > ALL_POINTS) == (side == 0) else (0, 8)
    contract = stakes.contract
    summary = Summary(
        contract=contract.bid,
        by=contract.side,
        double=contract.double,
        cards=cards,
        tricks=tricks,
        declarations=stakes.declarations,
        belote=stakes.belote,
    )
    result = settle(profile, stakes.before, score(summary, profile), summary)
    ahead = result.score[side] - result.score[1 - side]
    return chance(profile, result.standing, side) + _PER_POINT_OF_SCORE * ahead + _PER_CARD_POINT * mine


def chance(profile: Profile, standing: Standing, side: int) -> float:
    """The chance of ``side`` to win the match from this standing, between players who are equally strong."""
    if standing.winner is not None:
        return float(standing.winner == side)
    table = _chances(profile.id)
    own, other = standing.totals[side], standing.totals[1 - side]
    # Points set aside go to the winner of the next deal; either side may be that one.
    return _between(table, own / GRID, other / GRID)


def _between(table: NDArray[np.float64], row: float, column: float) -> float:
    """The table read between its lines."""
    end = len(table) - 1
    row, column = min(max(row, 0.0), end), min(max(column, 0.0), end)
    i, j = min(int(row), end - 1), min(int(column), end - 1)
    x, y = row - i, column - j
    first = table[i, j] * (1 - y) + table[i, j + 1] * y
    second = table[i + 1, j] * (1 - y) + table[i + 1, j + 1] * y
    return float(first * (1 - x) + second * x)


@lru_cache(maxsize=8)
def _chances(profile_id: str) -> NDArray[np.float64]:
    """Shape ``(target / 10 + 1, target / 10 + 1)``: the chance by own and other total. See ``bench/train_match.py``."""
    with resources.files("atout.bots.coinche").joinpath("chances.npz").open("rb") as file:
        table: NDArray[np.float64] = np.load(file)[profile_id].astype(np.float64)
    return table
