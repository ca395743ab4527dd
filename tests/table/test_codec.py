"""Events and commands as JSON."""

from __future__ import annotations

import typing
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atout.table import CommandError, EventError, decode, encode, read_command
from atout.table import events as happened
from atout.table.commands import Act, ChangeSettings, Seed
from atout.table.events import Event
from tests.table.driving import Driver


@settings(deadline=None)
@given(st.from_type(Event))  # type: ignore[arg-type]
def test_every_event_comes_back_as_it_was(event: Event) -> None:
    assert decode(encode(event)) == event


def test_an_event_begins_with_its_kind() -> None:
    assert encode(happened.Ready(5, 2)) == b'{"kind":"ready","at":5,"seat":2}'


def test_kinds_are_distinct() -> None:
    kinds = [each.__struct_config__.tag for each in typing.get_args(Event)]
    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"\xff", b"[]", b"{}", b'{"kind":"flew","at":1}', b'{"kind":"ready","at":1}',
        b'{"kind":"ready","at":1,"seat":"2"}', b'{"kind":"ready","at":1,"seat":2,"more":3}',
        b'{"kind":"seeded","at":true}',
    ],
)  # fmt: skip
def test_damaged_events_are_refused(data: bytes) -> None:
    with pytest.raises(EventError) as caught:
        decode(data)
    assert caught.value.slug == "event-damaged"


@settings(deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_are_an_event_or_an_error(data: bytes) -> None:
    with suppress(EventError):
        decode(data)


def test_commands_are_read() -> None:
    assert read_command({"kind": "act", "action": "Th"}) == Act("Th")
    assert read_command({"kind": "seed", "seed": "0f" * 16}) == Seed("0f" * 16)
    assert read_command({"kind": "settings", "pace_ms": 0}) == ChangeSettings(None, 0)


@pytest.mark.parametrize(
    "data",
    [
        None, 5, "act", [], {}, {"kind": "join", "name": "x"}, {"kind": "act"}, {"kind": "act", "action": 3},
        {"kind": "act", "action": "x" * 81}, {"kind": "ready", "seat": 1}, {"kind": "seed", "seed": "0f"},
        {"kind": "seed", "seed": "zz" * 16}, {"kind": "cut", "cut": True}, {"kind": "cut", "cut": 1.5},
        {"kind": "settings", "pace_ms": -1}, {"kind": "settings", "level": "A b"},
    ],
)  # fmt: skip
def test_commands_that_cannot_be_read_are_refused(data: object) -> None:
    with pytest.raises(CommandError) as caught:
        read_command(data)
    assert caught.value.slug == "command-malformed"


@pytest.mark.parametrize("log", [[], [happened.Ready(1, 0)]])
def test_a_log_begins_with_the_opening(log: list[Event]) -> None:
    from atout.table import Table

    with pytest.raises(EventError) as caught:
        Table.replay(log)
    assert caught.value.slug == "log-empty"


@pytest.mark.parametrize(
    "event",
    [
        happened.Ready(1, 0), happened.Dealt(1), happened.Acted(1, 0, "pass", "person"),
        happened.SeatTaken(1, 9, "a", "b"), happened.Seeded(1, -1, "00"), happened.Started(1, 0),
        happened.Cut(1, 0, None), happened.Held(1, 0, "pass", "person"),
        happened.Committed(1, 7, "00", "00"), happened.SeatBack(1, 1), happened.SeatLeft(1, 0), happened.Rematch(1, 0),
    ],
)  # fmt: skip
def test_an_event_out_of_place_is_told_with_its_number(event: Event) -> None:
    driver = Driver("kozel")
    with pytest.raises(EventError, match=r"Event 5 \("):
        driver.table.apply(event)


def test_events_are_small() -> None:
    assert len(encode(happened.Acted(1_700_000_000_000, 3, "Th", "computer"))) < 80
    assert msgspec.json.decode(encode(happened.Dealt(1))) == {"kind": "dealt", "at": 1}
