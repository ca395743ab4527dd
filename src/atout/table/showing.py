"""What each viewer sees of a table, as JSON values. A viewer is a seat, or ``None`` for somebody who watches."""

from __future__ import annotations

from typing import Any

from atout.games.actions import PLAY, PlayCard
from atout.games.view import View, plain
from atout.table import events as happened
from atout.table.clocks import deadline
from atout.table.events import Event
from atout.table.questions import view
from atout.table.seats import Seat
from atout.table.state import State


def redact(state: State, event: Event, viewer: int | None) -> dict[str, Any] | None:
    """The event as the viewer sees it; ``None`` when it is invisible to the viewer."""
    if not state.sees(event, viewer):
        return None
    match event:
        case happened.Acted() | happened.Held():
            kind = "action" if isinstance(event, happened.Acted) else "held"
            action = event.action if event.seat == viewer else _public(event.action)
            return {"kind": kind, "seat": event.seat, "action": action, "by": event.by}
        case happened.Committed():
            return {"kind": "committed", "deal": event.deal, "commitment": event.commitment}
        case happened.Seeded():
            return {"kind": "seeded", "seat": event.seat, "seed": event.seed}
        case happened.Cut():
            return {"kind": "cut", "seat": event.seat, "cut": event.cut}
        case happened.SeatTaken():
            return {"kind": "seat-taken", "seat": event.seat, "name": event.name}
        case happened.SeatAway():
            return {"kind": "seat-away", "seat": event.seat, "why": event.why}
        case happened.SeatLeft() | happened.SeatBack() | happened.Ready():
            return {"kind": _kind(event), "seat": event.seat}
        case happened.Started() | happened.Rematch():
            return {"kind": _kind(event), "first_dealer": event.first_dealer}
        case happened.SettingsChanged():
            return {"kind": "settings", "level": event.level, "pace_ms": event.pace_ms}
        case _:
            return {"kind": _kind(event)}


def update(state: State, viewer: int | None, what: dict[str, Any] | None) -> dict[str, Any]:
    """The update that the viewer gets now; see :meth:`atout.table.table.Table.update`."""
    seen = view(state, viewer)
    return {
        "number": state.numbers[-1 if viewer is None else viewer],
        "happened": what,
        "table": table(state, viewer),
        "view": plain(seen),
        "refusals": {} if seen is None else _refusals(state, seen),
    }


def table(state: State, viewer: int | None) -> dict[str, Any]:
    """The table around the deal."""
    match = state.match
    standing = state.game.start if match is None else match.standing
    held = None
    if viewer is not None and state.phase == "playing":
        if state.lead is not None and state.lead[0] == viewer:
            held = state.lead[1].text
        elif viewer in state.answers:
            held = state.answers[viewer][0].text
    return {
        **lobby(state),
        "practice": state.opened.origin is not None,
        "you": viewer,
        "match": len(state.matches),
        "deal": state.begun,
        "totals": list(standing.totals),
        "winner": standing.winner,
        "ready": [seat.is_run or number in state.ready for number, seat in enumerate(state.seats)],
        "deadline": deadline(state, viewer),
        "window": state.window if state.phase == "playing" else None,
        "held": held,
        "fair": _fair(state),
    }


def lobby(state: State) -> dict[str, Any]:
    """What somebody sees of a table who looks for one."""
    return {
        "id": state.opened.table,
        "game": state.opened.game,
        "kind": state.opened.table_kind,
        "phase": state.phase,
        "seats": [_seat(state, seat) for seat in state.seats],
        "host": state.host,
        "settings": {
            "level": state.settings.level,
            "pace_ms": state.settings.pace_ms,
            "clock_s": state.settings.clock_s,
            "window_ms": state.settings.window_ms,
        },
    }


def _seat(state: State, seat: Seat) -> dict[str, Any]:
    level = state.settings.level if seat.is_run else None
    return {"name": seat.name, "kind": seat.kind, "level": level, "away": seat.away}


def _fair(state: State) -> dict[str, Any] | None:
    """The shuffle of the coming or the last deal: its secret once the deal is over."""
    shuffling, game = state.shuffling, state.game
    if shuffling is None:
        return None
    dealer = state.next_dealer
    if state.phase != "shuffling" and state.deal is not None:
        dealer = state.deal.dealer
    return {
        "deal": shuffling.deal,
        "commitment": shuffling.commitment,
        "seeds": list(shuffling.seeds),
        "closed": shuffling.closed,
        "cutter": game.cutter(dealer),
        "least": game.least_cut,
        "most": len(game.deck) - game.least_cut,
        "cut": shuffling.cut,
        "cut_by": shuffling.cut_by,
        "secret": shuffling.secret if state.phase in ("scored", "over") else None,
    }


def _refusals(state: State, seen: View) -> dict[str, dict[str, Any]]:
    """Why the cards of the hand that may not be played now may not be."""
    deal = state.deal
    legal = seen.legal
    if deal is None or not legal or not isinstance(legal[0], PlayCard) or deal.actor != seen.seat:
        return {}
    refusals = {}
    for card in dict.fromkeys(seen.hand):
        if PLAY[card] not in legal:
            error = deal.why_not(PLAY[card])
            refusals[card.text] = {"slug": error.slug, "rule": error.rule, "context": error.context}
    return refusals


def _public(action: str) -> str:
    """The action without the cards that only its seat sees: laid away, or laid face down."""
    word, *cards = action.split(" ")
    return f"{word} {len(cards)}" if word in ("hide", "discard") else action


def _kind(event: Event) -> str:
    return str(type(event).__struct_config__.tag)
