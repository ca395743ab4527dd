"""What a deal costs: from card points and tricks to penalties, and from penalties to the end of a match (Z4)."""

from __future__ import annotations

from typing import Any, Final

from atout.errors import SummaryError
from atout.games.game import Lines, Result, Score
from atout.games.kozel.spec import ALL_POINTS, HAND, LEAST_TRICKS, MODES, MOST_TRICKS, PLAYERS, TARGET
from atout.games.summary import check_fields, check_sum, sums_of, wholes
from atout.games.view import Standing

Pair = tuple[int, int]
"""A number for each side."""

_ENOUGH: Final = 31
"""Card points with which a loser writes the small penalty (Z4.1)."""


def score(cards: Pair, tricks: Pair) -> Score:
    """The penalties of a deal (Z4.1), by side.

    Args:
        cards: card points of each side, 120 together.
        tricks: how many tricks each side has taken.
    """
    tally = Lines([("cards", "Z4.1", cards), ("kozel-tricks", "Z4.1", tricks)])
    if cards[0] == cards[1]:
        return Score("drawn", (2, 2), Lines([("kozel-equal", "Z4.1", (2, 2))]), tally)
    loser = 0 if cards[0] < cards[1] else 1
    if tricks[loser] == 0:
        slug, penalty = "kozel-no-trick", 6
    elif cards[loser] < _ENOUGH:
        slug, penalty = "kozel-few-points", 4
    else:
        slug, penalty = "kozel-fewer-points", 2
    penalties = (penalty, 0) if loser == 0 else (0, penalty)
    return Score("won", penalties, Lines([(slug, "Z4.1", penalties)]), tally)


def settle(before: Standing, score: Score, target: int = TARGET) -> Result:
    """The end of a deal in the match: penalties are added, a side may have lost (Z4.2)."""
    totals = tuple([old + new for old, new in zip(before.totals, score.score, strict=True)])
    standing = Standing(totals, winner=winner(totals, target))
    return Result(score.outcome, score.score, score.record, score.tally, standing=standing)


def winner(totals: tuple[int, ...], target: int = TARGET) -> int | None:
    """The side that has won at these totals (Z4.2): the other has reached the target, with more penalties than it."""
    if max(totals) < target or totals[0] == totals[1]:
        return None
    return 0 if totals[0] < totals[1] else 1


def read_summary(summary: Any) -> tuple[Pair, Pair]:
    """Card points and tricks of ``{"cards": [30, 90], "tricks": [1, 5]}``.

    Raises:
        SummaryError: it is no such object, or no deal can end that way.
    """
    fields = check_fields(summary, ("cards", "tricks"))
    cards = _pair(wholes(fields, "cards", 2, ALL_POINTS))
    tricks = _pair(wholes(fields, "tricks", 2, MOST_TRICKS))
    check_sum(cards, ALL_POINTS, "cards", "Z4.1")
    if not LEAST_TRICKS <= sum(tricks) <= MOST_TRICKS:
        raise SummaryError("kozel-trick-count", rule="Z2.2", sum=sum(tricks), least=LEAST_TRICKS, most=MOST_TRICKS)
    for side in (0, 1):
        if cards[side] and not tricks[side]:
            raise SummaryError("summary-no-trick-no-points", rule="Z4.1", points=cards[side])
    if not _can_hold(cards[0], tricks):
        raise SummaryError("summary-cards-impossible", rule="Z2.2", points=cards[0], tricks=tricks[0])
    return cards, tricks


def _can_hold(points: int, tricks: Pair) -> bool:
    """Whether the tricks of side 0 can hold so many card points.

    Everybody lays nine cards in a deal, one to four to a trick: how many go to a side depends on how many tricks each
    side has.
    """
    sums = sums_of(tuple(MODES["c"].points.values()))  # a card counts the same whatever is trump
    least, most = max(tricks[0], MOST_TRICKS - HAND * tricks[1]), min(HAND * tricks[0], MOST_TRICKS - tricks[1])
    return any(points in sums[PLAYERS * laid] for laid in range(least, most + 1))


def _pair(values: tuple[int, ...]) -> Pair:
    first, second = values
    return first, second
