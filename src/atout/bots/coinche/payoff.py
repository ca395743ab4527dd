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
from atout.games.game import Result
from atout.games.view import Standing

Payoffs = NDArray[np.float64]
"""Shape ``(165,)``: at ``[1 + points]`` what that many card points are worth, last trick included; at 0 no trick at
all, at 164 all eight."""

ALL_POINTS: Final = CARD_POINTS + LAST_TRICK
"""The card points of a deal."""

GRID: Final = 10
"""The table of chances has a line for every so many points of the score."""

_SPREAD: Final = (0.0, 0.0, 0.5, 1.5, 3.0, 5.0, 8.0, 11.0, 14.0)
"""By tricks to come: how far, in card points, deals end from where perfect play would lead, as a standard deviation."""
_REACH: Final = 40

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


@lru_cache(maxsize=512)
def expected_payoffs(profile: Profile, stakes: Stakes, side: int, tricks: int) -> Payoffs:
    """The same for a result that everybody's best play would lead to, with so many tricks still to come.

    Nobody sees all cards, so the deal will end some points off; the farther the end, the more. A contract that is lost
    by a few points against perfect defence is worth fighting for, and one that is made by a few is not safe yet.
    """
    exact, spread = match_payoffs(profile, stakes, side), _SPREAD[tricks]
    if not spread:
        return exact
    offsets = np.arange(-_REACH, _REACH + 1)
    weights = np.exp(-0.5 * (offsets / spread) ** 2)
    # Sweeps are another matter: they keep their places at the ends.
    places = np.clip(np.arange(1, ALL_POINTS + 2)[:, None] + offsets, 1, ALL_POINTS + 1)
    spread_out: Payoffs = exact.copy()
    spread_out[1:-1] = exact[places] @ (weights / weights.sum())
    return spread_out


def card_points(profile: Profile, *_: object) -> Payoffs:
    """Card points for their own sake, whatever the contract and the match: for measurements of card play alone."""
    points = np.arange(-1, ALL_POINTS + 2, dtype=np.float64)
    points[0], points[-1] = -sweep_bonus(profile), ALL_POINTS + sweep_bonus(profile)
    return points


def settled(profile: Profile, stakes: Stakes, side: int, points: int) -> Result:
    """How the deal ends if ``side`` takes so many card points; below 0 stands for no trick, above all for all eight."""
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
    return settle(profile, stakes.before, score(summary, profile), summary)


def _payoff(profile: Profile, stakes: Stakes, side: int, points: int) -> float:
    result, mine = settled(profile, stakes, side, points), min(max(points, 0), ALL_POINTS)
    ahead = result.score[side] - result.score[1 - side]
    return chance(profile, result.standing, side) + _PER_POINT_OF_SCORE * ahead + _PER_CARD_POINT * mine


def chance(profile: Profile, standing: Standing, side: int) -> float:
    """The chance of ``side`` to win the match from this standing, between players who are equally strong."""
    if standing.winner is not None:
        return float(standing.winner == side)
    # Points set aside go to the winner of the next deal; either side may be that one.
    own, other = np.array([standing.totals[side]]), np.array([standing.totals[1 - side]])
    if standing.pending:
        own, other = np.minimum(own, profile.target - 1), np.minimum(other, profile.target - 1)
    return float(chances(profile, own, other)[0])


def chances(profile: Profile, own: NDArray[np.number], other: NDArray[np.number]) -> NDArray[np.float64]:
    """The chance to win the match at each of these totals of the own and the other side."""
    table = _chances(profile.id)
    end = len(table) - 1
    rows, columns = np.clip(own / GRID, 0, end), np.clip(other / GRID, 0, end)
    i, j = np.minimum(rows.astype(np.intp), end - 1), np.minimum(columns.astype(np.intp), end - 1)
    x, y = rows - i, columns - j
    first = table[i, j] * (1 - y) + table[i, j + 1] * y
    second = table[i + 1, j] * (1 - y) + table[i + 1, j + 1] * y
    going_on = first * (1 - x) + second * x
    over = np.maximum(own, other) >= profile.target
    decided = np.where(own > other, 1.0, np.where(own < other, 0.0, 0.5))
    found: NDArray[np.float64] = np.where(over, decided, going_on)
    return found


@lru_cache(maxsize=8)
def _chances(profile_id: str) -> NDArray[np.float64]:
    """Shape ``(target / 10 + 1, target / 10 + 1)``: the chance by own and other total. See ``bench/train_match.py``."""
    with resources.files("atout.bots.coinche").joinpath("chances.npz").open("rb") as file:
        table: NDArray[np.float64] = np.load(file)[profile_id].astype(np.float64)
    return table
