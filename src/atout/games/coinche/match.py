"""The match (section 7): what a deal adds, when somebody has won, what is set aside and what must be confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from atout.games.coinche.scoring import Summary, set_aside
from atout.games.coinche.spec import BELOTE, Profile
from atout.games.game import Line, Result, Score
from atout.games.view import Standing

THROWN_IN = Score("thrown-in", (0, 0))
"""K3.4: nobody scores."""


def settle(profile: Profile, before: Standing, score: Score, summary: Summary | None) -> Result:
    """The end of a deal in the match: points set aside change hands, totals grow, somebody may have won.

    Args:
        profile: the game.
        before: the match before the deal.
        score: what the deal itself is worth.
        summary: what happened in it; ``None`` for a thrown-in deal.
    """
    aside = before.aside
    record = score.record
    recorded = score.score
    winner = None if summary is None else deal_winner(score.outcome, summary.by)
    if score.outcome == "dispute" and summary is not None:
        aside += set_aside(summary, profile)
    elif winner is not None and aside:
        won = (aside, 0) if winner == 0 else (0, aside)
        record = (*record, Line("set-aside", "O6.5", won))
        recorded = (recorded[0] + won[0], recorded[1] + won[1])
        aside = 0
    totals = (before.totals[0] + recorded[0], before.totals[1] + recorded[1])
    pending = _pending(profile, before, totals, score.outcome, summary)
    won_by = match_winner(profile, totals, pending, winner)
    # O7: points that are still set aside when somebody has won are lost.
    after = Standing(totals, aside if won_by is None else 0, pending, won_by)
    return Result(score.outcome, recorded, record, score.tally, standing=after)


def deal_winner(outcome: str, by: int) -> int | None:
    """The side that wins the deal: made, the contractors; lost, the defence; otherwise nobody."""
    return {"made": by, "lost": 1 - by}.get(outcome)


def match_winner(
    profile: Profile, totals: Sequence[int], pending: Sequence[int], winner_of_deal: int | None
) -> int | None:
    """The side that has won with these totals, if one has (F7, B7, O7)."""
    there = [side for side in (0, 1) if totals[side] >= profile.target and side not in pending]
    if not there:
        return None
    if len(there) == 2 and totals[0] == totals[1]:
        return winner_of_deal if profile.tie_to_deal_winner else None
    return max(there, key=lambda side: totals[side])


def has_ended(profile: Profile, standing: Standing) -> bool:
    """Whether the match is over at these totals, whoever won the deal before."""
    return match_winner(profile, standing.totals, standing.pending, winner_of_deal=0) is not None


def _pending(
    profile: Profile, before: Standing, totals: tuple[int, int], outcome: str, summary: Summary | None
) -> tuple[int, ...]:
    """The sides that are at the target and must still take a trick (F7)."""
    if not profile.confirms_belote:
        return ()
    if summary is None:
        return before.pending

    def waits(side: int) -> bool:
        no_trick = summary.tricks[side] == 0
        if side in before.pending:
            return no_trick
        failed = no_trick or (outcome == "lost" and side == summary.by)
        got_there = before.totals[side] < profile.target <= totals[side]
        by_belote = summary.belote[side] > 0 and totals[side] - BELOTE < profile.target
        return failed and got_there and by_belote

    return tuple(side for side in (0, 1) if waits(side))
