"""What happens by itself: shuffles go on, windows close, clocks run out. All times in milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from atout.cards.fair import SECRET_BYTES, commitment
from atout.games.kozel.claims import SILENT
from atout.table import events as happened
from atout.table.events import Event
from atout.table.questions import seen, to_act, waiting
from atout.table.seats import Shuffling
from atout.table.state import State

SEEDS_MS: Final = 4000
"""How long a shuffle waits for the people's random numbers; their programs send them by themselves."""


def due(state: State, at: int, entropy: bytes) -> list[Event]:
    """The next step of what happens by itself now; see :meth:`atout.table.table.Table.due`."""
    if state.is_paused:
        return []
    match state.phase:
        case "shuffling":
            return _shuffling(state, at, entropy)
        case "playing":
            return _playing(state, at) or _too_slow(state, at)
        case "scored":
            if not owing(state):
                return [_committed(state, at, entropy)]
            return _too_slow(state, at)
        case _:
            return []


def next_wake(state: State) -> int | None:
    """When :func:`due` has to be asked again if nothing else happens."""
    if state.is_paused:
        return None
    times = [time for seat in owing(state) if (time := deadline_of(state, seat)) is not None]
    deal = state.deal
    if deal is not None and state.window is not None and (waiting(deal) or state.lead is not None):
        times.append(state.window)
    return min(times, default=None)


def owing(state: State) -> list[int]:
    """The people present from whom something is awaited now."""
    shuffling = state.shuffling
    seats: list[int] = []
    if state.phase == "playing":
        seats = to_act(state)
    elif state.phase == "scored":
        seats = [seat for seat in range(len(state.seats)) if seat not in state.ready]
    elif state.phase == "shuffling" and shuffling is not None:
        if not shuffling.closed:
            seats = [seat for seat, seed in enumerate(shuffling.seeds) if not seed]
        elif shuffling.cut is None:
            seats = [state.game.cutter(state.next_dealer)]
    return [seat for seat in seats if state.seats[seat].is_present]


def deadline_of(state: State, seat: int) -> int | None:
    """Until when the person at the seat may take his time.

    Clocks count from what everybody saw: what a seat was asked alone neither starts nor lengthens one (C6).
    """
    shuffling = state.shuffling
    if state.phase == "shuffling" and shuffling is not None and not shuffling.closed:
        return shuffling.at + SEEDS_MS
    if state.settings.clock_s is None:
        return None
    start = max(state.since, state.window or 0, state.seats[seat].back)
    return start + 1000 * state.settings.clock_s


def deadline(state: State, viewer: int | None) -> int | None:
    """The deadline that a viewer sees: the seat's own, otherwise that of whom all are waiting for."""
    if state.phase == "playing" and state.deal is not None:
        turn = state.deal.turn(None)
        if viewer in waiting(state.deal) and viewer not in state.answers and state.window is not None:
            return state.window
        if viewer is not None and state.seats[viewer].is_present and seen(state, viewer) is not None:
            return deadline_of(state, viewer)
        return None if turn is None or not state.seats[turn].is_present else deadline_of(state, turn)
    seats = owing(state)
    if viewer in seats:
        return deadline_of(state, viewer)
    return min((time for seat in seats if (time := deadline_of(state, seat)) is not None), default=None)


def _too_slow(state: State, at: int) -> list[Event]:
    """Computers take over for the people whose clock has run out."""
    return [
        happened.SeatAway(at, seat, "clock")
        for seat in owing(state)
        if (time := deadline_of(state, seat)) is not None and time <= at
    ]


def _shuffling(state: State, at: int, entropy: bytes) -> list[Event]:
    shuffling = state.shuffling
    if state.opened.origin is not None:
        return [happened.Dealt(at)]
    if shuffling is None:
        return [_committed(state, at, entropy)]
    if not shuffling.closed:
        over = at >= shuffling.at + SEEDS_MS or not owing(state)
        return [happened.SeedsClosed(at)] if over else []
    if shuffling.cut is not None:
        return [happened.Dealt(at)]
    return _too_slow(state, at) if owing(state) else [_drawn_cut(state, shuffling, at)]


def _drawn_cut(state: State, shuffling: Shuffling, at: int) -> Event:
    shuffle = shuffling.shuffle(state.opened.table)
    return happened.Cut(at, shuffle.drawn_cut(state.game.deck, state.game.least_cut), None)


def _committed(state: State, at: int, entropy: bytes) -> Event:
    secret = entropy[:SECRET_BYTES].hex()
    return happened.Committed(at, state.begun + 1, secret, commitment(secret))


def _playing(state: State, at: int) -> list[Event]:
    """What was held and can take effect now, and what was asked and not answered."""
    deal = state.deal
    assert deal is not None
    actor = deal.actor
    if actor is None or (state.window is not None and at < state.window):
        return []
    if actor in waiting(deal):
        if actor in state.answers:
            answer, by = state.answers[actor]
            return [happened.Acted(at, actor, answer.text, by)]
        return [] if state.window is None else [happened.Acted(at, actor, SILENT.text, "clock")]
    if state.lead is not None and state.lead[0] == actor:
        _, lead, by = state.lead
        return [happened.Acted(at, actor, lead.text, by)]
    return []
