"""Reviews and hints as JSON objects, numbers rounded so that the same analysis always gives the same text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from atout.analysis.estimate import Column, Decision, Estimate, Hint, Reason
from atout.analysis.review import SeatSummary, summarise
from atout.games.actions import Action


def decision_data(decision: Decision) -> dict[str, Any]:
    """A decision with both columns kept apart: what it cost by each, what was best, what every action was worth."""
    lay, known = decision.lay, decision.hint.known
    options = list(known.ranked if known is not None else lay.ranked if lay is not None else ())
    return {
        "deal": decision.deal,
        "index": decision.index,
        "seat": decision.seat,
        "action": decision.action.text,
        "unit": None if known is None and lay is None else (known or lay).unit,  # type: ignore[union-attr]
        "as_it_lay": _estimate(decision.as_it_lay),
        "could_know": _estimate(decision.could_know),
        "samples": 0 if known is None else known.deals,
        "best": [action.text for action in decision.best],
        "best_as_it_lay": [] if lay is None else [action.text for action in lay.best],
        "reasons": _reasons(decision.hint, decision.action),
        "best_reasons": _reasons(decision.hint, decision.best[0]) if decision.best else [],
        "options": [
            {"action": each.text, "as_it_lay": _value(lay, each), "could_know": _value(known, each)} for each in options
        ],
    }


def hint_data(hint: Hint) -> dict[str, Any]:
    """What a seat can know about its choice: every action that was looked at, best first."""
    known = hint.known
    return {
        "unit": None if known is None else known.unit,
        "samples": 0 if known is None else known.deals,
        "best": [] if known is None else [each.text for each in known.best],
        "options": []
        if known is None
        else [
            {
                "action": each.text,
                "could_know": _value(known, each),
                "cost": _estimate(known.cost(each)),
                "reasons": _reasons(hint, each),
            }
            for each in known.ranked
        ],
    }


def review_data(decisions: Sequence[Decision], seats: int) -> dict[str, Any]:
    """Decisions of one deal or several, and a summary for each seat."""
    return {
        "decisions": [decision_data(each) for each in decisions],
        "seats": [_summary(each) for each in summarise(decisions, seats)],
    }


def reason_data(reason: Reason) -> dict[str, Any]:
    """A reason: the words are in the catalogues under ``reason-<slug>``."""
    return {"slug": reason.slug, "context": dict(reason.context)}


def _summary(summary: SeatSummary) -> dict[str, Any]:
    return {
        "seat": summary.seat,
        "decisions": summary.decisions,
        "as_it_lay": _estimate(summary.as_it_lay),
        "could_know": _estimate(summary.could_know),
        "worst": [{"deal": each.deal, "index": each.index} for each in summary.worst],
    }


def _reasons(hint: Hint, action: Action) -> list[dict[str, Any]]:
    return [reason_data(each) for each in hint.reasons.get(action, ())]


def _value(column: Column | None, action: Action) -> dict[str, float] | None:
    return None if column is None else _estimate(column.values.get(action))


def _estimate(estimate: Estimate | None) -> dict[str, float] | None:
    if estimate is None:
        return None
    return {"points": _rounded(estimate.points, 2), "chance": _rounded(estimate.chance, 4)}


def _rounded(number: float, digits: int) -> float:
    return round(float(number), digits) + 0.0  # never -0.0
