"""A deal gone through again, decision by decision."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from atout.analysis.estimate import Decision, Estimate
from atout.analysis.judges import hint, judge_of
from atout.bots import Budget
from atout.games.game import Deal
from atout.games.view import View, encoded

WORST: Final = 3
"""How many of its worst decisions the summary of a seat names."""


def chance_of(seed: int, view: View) -> random.Random:
    """Chance for one moment: it depends on what the seat knows, and on nothing that is hidden from it."""
    return random.Random(f"{seed} {hashlib.sha256(encoded(view)).hexdigest()}")


def review_deal(
    deal: Deal, budget: Budget, seed: int = 0, seats: Collection[int] | None = None, number: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[Decision]:  # fmt: skip
    """Every decision of a deal, and what it cost. Where a seat had no choice there was no decision.

    Args:
        deal: finished or not; it does not change.
        budget: what is spent on each decision. With samples alone the same seed gives the same review.
        seed: of the sampled deals.
        seats: whose decisions; those of all seats by default.
        number: of the deal in its match.
        progress: called before each action and at the end, with the number of actions gone through and of all.
    """
    game = deal.game
    judge, again = judge_of(game), game.deal(deal.dealt, deal.dealer, deal.before)
    found = []
    for index, (seat, action) in enumerate(deal.history, start=1):
        if progress is not None:
            progress(index - 1, len(deal.history))
        if len(again.legal()) > 1 and (seats is None or seat in seats):
            view = again.view(seat)
            known = hint(game, view, chance_of(seed, view), budget, action)
            found.append(Decision(number, index, seat, action, judge.as_it_lies(again), known))
        again.play(action)
    if progress is not None:
        progress(len(deal.history), len(deal.history))
    return found


@dataclass(frozen=True)
class SeatSummary:
    """How a seat decided, on average."""

    seat: int
    decisions: int
    as_it_lay: Estimate | None
    """The mean cost of those decisions for which it is known; ``None`` where it is of none."""
    could_know: Estimate | None
    """The same by what the seat could know."""
    worst: tuple[Decision, ...]
    """The worst decisions by what the seat could know, worst first; those that cost nothing are not among them."""


def summarise(decisions: Sequence[Decision], seats: int) -> list[SeatSummary]:
    """A summary for each seat, in order.

    Args:
        decisions: of one deal or of several.
        seats: how many there are.
    """
    return [_summary(seat, [each for each in decisions if each.seat == seat]) for seat in range(seats)]


def worst_first(decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions that cost something by what the seat could know, worst first."""
    return sorted([each for each in decisions if each.loss > 0], key=lambda each: -each.loss)


def _summary(seat: int, own: Sequence[Decision]) -> SeatSummary:
    return SeatSummary(
        seat,
        len(own),
        _mean([each.as_it_lay for each in own]),
        _mean([each.could_know for each in own]),
        tuple(worst_first(own)[:WORST]),
    )


def _mean(costs: Sequence[Estimate | None]) -> Estimate | None:
    known = [each for each in costs if each is not None]
    if not known:
        return None
    return Estimate(
        sum([each.points for each in known]) / len(known), sum([each.chance for each in known]) / len(known)
    )
