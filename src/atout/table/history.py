"""The finished deals of a table: score sheet, deals in full, game records, moments to play on from."""

from __future__ import annotations

from typing import Any

from atout.cards import join
from atout.games.game import Deal, Line
from atout.games.view import Standing
from atout.records import MatchDeal
from atout.table.events import Origin
from atout.table.positions import in_steps
from atout.table.state import State


def lines(state: State) -> list[dict[str, Any]]:
    """A line of the score sheet for each finished deal."""
    return [
        _line(number, match, played)
        for number, (match, played) in enumerate(state.played, start=1)
        if played.deal.result is not None
    ]


def finished(state: State, number: int) -> MatchDeal | None:
    """The finished deal of this number, from 1."""
    if not 1 <= number <= len(state.played):
        return None
    played = state.played[number - 1][1]
    return played if played.deal.result is not None else None


def in_full(state: State, number: int) -> dict[str, Any] | None:
    """One finished deal with all that belongs to it, step by step (:func:`~atout.table.positions.in_steps`)."""
    played = finished(state, number)
    if played is None or played.deal.result is None:
        return None
    deal, result = played.deal, played.deal.result
    return {
        **_line(number, state.played[number - 1][0], played),
        "hands": [join(hand) for hand in deal.dealt.hands],
        "rest": join(deal.dealt.rest),
        "before": _standing(deal.before),
        "after": _standing(result.standing),
        "actions": [[seat, action.text] for seat, action in deal.history],
        "record": [_sheet(line) for line in result.record],
        "tally": [_sheet(line) for line in result.tally],
        "deck": played.source.get("deck"),
        "cut": played.source.get("cut"),
        "fair": played.source.get("fair"),
        **in_steps(deal),
    }


def records(state: State) -> list[dict[str, Any]]:
    """A record for each match that has a finished deal; the deal in progress is left out."""
    found = []
    for match in state.matches:
        record = match.record()
        record["deals"] = [deal for deal in record["deals"] if "outcome" in deal]
        if record["deals"]:
            found.append(record)
    return found


def origin(state: State, number: int, actions: int) -> Origin | None:
    """The moment of a finished deal after so many actions."""
    played = finished(state, number)
    if played is None or not 0 <= actions < len(played.deal.history):
        return None
    return origin_of(played.deal, actions)


def origin_of(deal: Deal, actions: int) -> Origin:
    """The moment of a deal after so many actions."""
    return Origin(
        dealer=deal.dealer,
        hands=tuple(join(hand) for hand in deal.dealt.hands),
        rest=join(deal.dealt.rest),
        actions=tuple(action.text for _, action in deal.history[:actions]),
        totals=deal.before.totals,
        aside=deal.before.aside,
        pending=deal.before.pending,
    )


def _line(number: int, match: int, played: MatchDeal) -> dict[str, Any]:
    deal, result = played.deal, played.deal.result
    assert result is not None
    return {
        "deal": number,
        "match": match,
        "dealer": deal.dealer,
        "outcome": result.outcome,
        "score": list(result.score),
        "totals": list(result.standing.totals),
        "winner": result.standing.winner,
    }


def _sheet(line: Line) -> dict[str, Any]:
    return {"slug": line.slug, "rule": line.rule, "points": list(line.points)}


def _standing(standing: Standing) -> dict[str, Any]:
    return {"totals": list(standing.totals), "aside": standing.aside, "pending": list(standing.pending)}
