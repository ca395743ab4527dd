"""From commands to events: what happens when somebody asks for something. Nothing here changes a table."""

from __future__ import annotations

import hmac
from typing import Final

from atout.bots import BASELINES, LEVELS
from atout.cards.fair import SECRET_BYTES
from atout.errors import DealError, RecordError
from atout.games.actions import Action
from atout.games.game import Game
from atout.games.registry import game
from atout.records import Match
from atout.table import commands
from atout.table import events as happened
from atout.table.commands import Command, CommandError, LateCommand
from atout.table.events import By, Event, Origin, Settings, TableKind
from atout.table.questions import seen
from atout.table.state import State, begin_at, start_of

LONGEST_NAME: Final = 40
_LIMITS: Final = {"pace_ms": (0, 10_000), "clock_s": (10, 86_400), "window_ms": (0, 30_000)}


def opening(
    *, table: str, game_id: str, kind: TableKind, who: str, name: str, seat: int, settings: Settings,
    invitation: str, origin: Origin | None, at: int, entropy: bytes,
) -> list[Event]:  # fmt: skip
    """The first events of a table; see :func:`atout.table.table.opening`."""
    of_game = game(game_id)
    for field, (least, most) in _LIMITS.items():
        value = getattr(settings, field)
        if value is not None and not least <= value <= most:
            raise CommandError("table-settings-wrong", field=field, value=value)
    _check_level(settings.level)
    if kind == "solo":
        settings = Settings(settings.level, settings.pace_ms, None, settings.window_ms)
    if origin is not None:
        _check_origin(of_game, kind, origin)
    _check_seat(of_game, seat)
    events: list[Event] = [
        happened.Opened(at, table, game_id, kind, settings, invitation, origin),
        happened.SeatTaken(at, seat, who, clean_name(name)),
    ]
    if kind == "solo":
        events.append(happened.Started(at, _first_dealer(of_game, origin, entropy)))
    return events


def decide(
    state: State, command: Command | commands.Join, who: str, answers: int, at: int, entropy: bytes
) -> list[Event]:
    """What happens when a person gives a command; see :meth:`atout.table.table.Table.decide`."""
    seat = seat_of(state, who)
    if isinstance(command, commands.Join):
        return [_join(state, command, who, seat, at)]
    if seat is None:
        raise CommandError("table-no-seat")
    if answers > state.numbers[seat]:
        raise CommandError("command-ahead")
    if isinstance(command, commands.Leave | commands.Return):
        return [_move(state, isinstance(command, commands.Leave), seat, answers, at)]
    if isinstance(command, commands.ChangeSettings):
        return _settings(state, command, seat, at)
    if answers < state.asked[seat]:
        raise LateCommand
    if state.seats[seat].away:
        raise CommandError("table-away")
    match command:
        case commands.Act():
            return [act(state, seat, state.game.action(command.action), "person", at)]
        case commands.Seed():
            return [_seed(state, command, seat, at)]
        case commands.CutDeck():
            return [_cut(state, command, seat, at)]
        case commands.BeReady():
            return [_ready(state, seat, at)]
        case commands.Start():
            _expect(state.phase == "gathering", "table-not-gathering")
            _expect(seat == state.host, "table-host-only")
            return [happened.Started(at, _first_dealer(state.game, state.opened.origin, entropy))]
        case commands.AskRematch():
            _expect(state.phase == "over", "table-not-over")
            return [happened.Rematch(at, _first_dealer(state.game, state.opened.origin, entropy))]


def act(state: State, seat: int, action: Action, by: By, at: int) -> Event:
    """What happens when a seat does something in the deal: it counts at once, or is held until its time.

    Raises:
        CommandError: nothing is asked of the seat.
        IllegalAction: the rules do not allow it.
    """
    _expect(state.phase == "playing", "table-not-playing")
    deal = seen(state, seat)
    if deal is None:
        raise CommandError("table-not-your-turn", rule="C1")
    if action not in deal.legal():
        raise deal.why_not(action)
    must_wait = state.window is not None and at < state.window
    if must_wait or state.deal is None or seat != state.deal.actor:
        return happened.Held(at, seat, action.text, by)
    return happened.Acted(at, seat, action.text, by)


def seat_of(state: State, who: str) -> int | None:
    """The seat of a person."""
    return next((number for number, seat in enumerate(state.seats) if seat.kind == "person" and seat.who == who), None)


def clean_name(name: str) -> str:
    """The name as it is shown: without blanks around it.

    Raises:
        CommandError: nothing is left, it is too long, or something in it cannot be seen.
    """
    name = name.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise CommandError("table-name-wrong", most=LONGEST_NAME)
    return name


def _join(state: State, command: commands.Join, who: str, seated: int | None, at: int) -> Event:
    _expect(seated is None, "table-seated-already")
    if state.opened.table_kind == "link":
        shown = hmac.compare_digest(command.invitation.encode(), state.opened.invitation.encode())
        _expect(shown, "table-no-invitation")
    _expect(state.phase == "gathering", "table-not-gathering")
    seat = command.seat
    if seat is None:
        seat = next((number for number, each in enumerate(state.seats) if each.kind == "empty"), None)
        if seat is None:
            raise CommandError("table-full")
    _check_seat(state.game, seat)
    _expect(state.seats[seat].kind == "empty", "table-seat-taken")
    return happened.SeatTaken(at, seat, who, clean_name(command.name))


def _move(state: State, leaves: bool, seat: int, answers: int, at: int) -> Event:
    """Leaving and coming back: each once, and not by a message from before the last coming or going."""
    if answers < state.seats[seat].moved or leaves == state.seats[seat].away:
        raise LateCommand
    if not leaves:
        return happened.SeatBack(at, seat)
    return happened.SeatLeft(at, seat) if state.phase == "gathering" else happened.SeatAway(at, seat, "left")


def _settings(state: State, command: commands.ChangeSettings, seat: int, at: int) -> list[Event]:
    _expect(seat == state.host, "table-host-only")
    old = state.settings
    level = old.level if command.level is None else command.level
    _check_level(level)
    pace_ms = old.pace_ms if command.pace_ms is None else command.pace_ms
    if (level, pace_ms) == (old.level, old.pace_ms):
        return []
    return [happened.SettingsChanged(at, level, pace_ms)]


def _seed(state: State, command: commands.Seed, seat: int, at: int) -> Event:
    shuffling = state.shuffling
    if state.phase != "shuffling" or shuffling is None:
        raise CommandError("table-not-shuffling")
    _expect(not shuffling.closed, "table-seeds-closed")
    if shuffling.seeds[seat]:
        raise LateCommand
    return happened.Seeded(at, seat, command.seed.lower())


def _cut(state: State, command: commands.CutDeck, seat: int, at: int) -> Event:
    shuffling, of_game = state.shuffling, state.game
    if state.phase != "shuffling" or shuffling is None:
        raise CommandError("table-not-shuffling")
    _expect(shuffling.closed, "table-seeds-first")
    _expect(seat == of_game.cutter(state.next_dealer), "table-not-cutter")
    if shuffling.cut is not None:
        raise LateCommand
    least, most = of_game.least_cut, len(of_game.deck) - of_game.least_cut
    if not least <= command.cut <= most:
        raise DealError("cut-out-of-range", rule="C3", cut=command.cut, least=least, most=most)
    return happened.Cut(at, command.cut, seat)


def _ready(state: State, seat: int, at: int) -> Event:
    _expect(state.phase == "scored", "table-not-scored")
    if seat in state.ready:
        raise LateCommand
    return happened.Ready(at, seat)


def _check_seat(of_game: Game, seat: int) -> None:
    if not 0 <= seat < of_game.players:
        raise CommandError("table-no-such-seat", seat=seat, most=of_game.players - 1)


def _check_level(level: str) -> None:
    if level not in LEVELS and level not in BASELINES:
        raise CommandError("table-settings-wrong", field="level", value=level)


def _check_origin(of_game: Game, kind: TableKind, origin: Origin) -> None:
    _expect(kind == "solo", "table-practice-alone")
    if not 0 <= origin.dealer < of_game.players:
        raise CommandError("table-no-such-seat", seat=origin.dealer, most=of_game.players - 1)
    if origin.totals and len(origin.totals) != len(of_game.start.totals):
        raise RecordError("record-start-wrong", rule="R6", count=len(of_game.start.totals))
    deal = begin_at(Match(of_game, origin.dealer, start_of(origin)), origin)
    _expect(deal.actor is not None, "table-practice-over")


def _first_dealer(of_game: Game, origin: Origin | None, entropy: bytes) -> int:
    """Any seat (C2), drawn from the bytes behind those of the secret."""
    if origin is not None:
        return origin.dealer
    return int.from_bytes(entropy[SECRET_BYTES:], "big") % of_game.players


def _expect(fits: bool, slug: str) -> None:
    if not fits:
        raise CommandError(slug)
