"""The match: to 1500, the soloist before the others, ties played on (N7)."""

from __future__ import annotations

from collections.abc import Sequence

from atout.games.binokel.spec import PLAYERS, TARGET
from atout.games.game import Result, Score
from atout.games.view import Standing


def winner(totals: Sequence[int], soloist: int, target: int = TARGET) -> int | None:
    """Who has won the match after a deal of this soloist; ``None`` while it goes on (N7)."""
    arrived = [seat for seat in range(PLAYERS) if totals[seat] >= target]
    if not arrived:
        return None
    if soloist in arrived:
        return soloist
    best = max(totals)
    leaders = [seat for seat in arrived if totals[seat] == best]
    return leaders[0] if len(leaders) == 1 else None


def settle(before: Standing, score: Score, soloist: int, target: int = TARGET) -> Result:
    """The end of a deal of this soloist in the match."""
    totals = tuple([total + more for total, more in zip(before.totals, score.score, strict=True)])
    standing = Standing(totals, winner=winner(totals, soloist, target))
    return Result(score.outcome, score.score, score.record, score.tally, standing=standing)


def has_ended(totals: Sequence[int], target: int = TARGET) -> bool:
    """Whether a match cannot go on from these totals, whoever was the soloist of the deal that led to them.

    Somebody at the target ends it, but for one case: two opponents there with equal totals, and the soloist not.
    """
    return all(winner(totals, soloist, target) is not None for soloist in range(PLAYERS))
