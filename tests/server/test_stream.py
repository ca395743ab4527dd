"""The stream: numbers, resuming, watching, presence, how it begins and ends."""

from __future__ import annotations

import itertools
from typing import Any

from atout.server.audience import KEPT_MESSAGES
from bench.line import answer_to
from tests.server.program import Program
from tests.server.serving import Server


def play_on(program: Program, table: str, actions: int) -> Any:
    """Plays until so many of the program's own actions have been done, in one match after the other; the last update
    seen."""
    done = 0
    for update in program.updates(table):
        if done >= actions and answer_to(update, program.rng) is not None:
            return update
        if update["table"]["phase"] == "over":
            program.command(table, update["number"], "rematch")
        done += program.answer(table, update)
    raise AssertionError("the stream ended")


def test_the_first_message_is_the_table_as_it_is(program: Program) -> None:
    table = program.open("kozel")["id"]
    first = next(program.updates(table))
    assert first["happened"] is None
    assert first["table"]["id"] == table
    assert first["table"]["you"] == 0


def test_a_resumed_stream_begins_with_exactly_the_missing_numbers(program: Program) -> None:
    table = program.open("kozel")["id"]
    last = play_on(program, table, 5)["number"]
    seen: dict[int, Any] = {}
    for number in range(last - 6, last):
        resumed = list(itertools.islice(program.updates(table, after=number), last - number))
        assert [update["number"] for update in resumed] == list(range(number + 1, last + 1))
        assert all(update["happened"] is not None for update in resumed)
        for update in resumed:
            assert seen.setdefault(update["number"], update) == update


def test_a_stream_that_missed_nothing_is_sent_nothing_again(program: Program) -> None:
    table = program.open("kozel")["id"]
    last = play_on(program, table, 2)["number"]
    name, _, data = next(program.messages(table, after=last))
    assert name == "presence"
    assert data == {"seats": [True, False, False, False], "watchers": 0}


def test_a_stream_that_missed_too_much_begins_anew(program: Program) -> None:
    table = program.open("coinche-ffb")["id"]
    missed = play_on(program, table, 40)["number"]
    assert missed > KEPT_MESSAGES + 1
    assert next(program.updates(table, after=1))["happened"] is None


def test_a_number_from_the_future_begins_anew(program: Program) -> None:
    table = program.open("kozel")["id"]
    first = next(program.updates(table, after=10_000))
    assert first["happened"] is None
    assert first["number"] < 10_000


def test_whoever_watches_sees_what_everybody_sees_and_cards_when_the_deal_is_over(
    server: Server, program: Program
) -> None:
    table = program.open("coinche-bg")["id"]
    with Program(server.url) as watcher:
        stream = watcher.updates(table)
        update = next(stream)
        assert watcher.http.get(f"/api/tables/{table}/deals/1").status_code == 404
        for _ in program.play(table, until="scored"):
            pass
        while update["table"]["phase"] not in ("scored", "over"):
            assert update["table"]["you"] is None
            assert update["view"] is None or (update["view"]["hand"], update["view"]["legal"]) == ([], [])
            assert update["table"]["fair"] is None or update["table"]["fair"]["secret"] is None
            update = next(stream)
        assert update["table"]["fair"]["secret"] is not None
        hands = watcher.get(f"/api/tables/{table}/deals/1")["hands"]
        assert [len(hand.split()) for hand in hands] == [8, 8, 8, 8]
        assert watcher.command(table, update["number"], "ready").json()["slug"] == "table-no-seat"


def test_presence_tells_who_is_connected(server: Server, program: Program) -> None:
    table = program.open("coinche-bg", "open")["id"]
    presence = (data for name, _, data in program.messages(table) if name == "presence")
    assert next(presence) == {"seats": [True, False, False, False], "watchers": 0}
    with Program(server.url) as watcher:
        stream = watcher.updates(table)
        next(stream)
        assert next(presence) == {"seats": [True, False, False, False], "watchers": 1}
    assert next(presence) == {"seats": [True, False, False, False], "watchers": 0}


def test_whoever_sits_down_goes_on_in_the_same_stream_as_that_seat(server: Server, program: Program) -> None:
    table = program.open("coinche-bg", "open")["id"]
    with Program(server.url) as other:
        stream = other.updates(table)
        assert next(stream)["table"]["you"] is None
        number = other.post(f"/api/tables/{table}/join", {"seat": 1})["number"]
        update = next(stream)
        assert (update["table"]["you"], update["number"]) == (1, number)
        assert update["happened"]["kind"] == "seat-taken"


def test_the_lobby_lists_open_tables_where_somebody_is(server: Server, program: Program) -> None:
    table = program.open("binokel", "open")["id"]
    hidden = program.open("binokel", "link")["id"]
    streams = [program.messages(each) for each in (table, hidden)]
    for stream in streams:
        next(stream)
    with Program(server.url) as other:
        listed = {line["id"]: line for line in other.get("/api/tables")["tables"]}
    assert hidden not in listed
    assert [seat["kind"] for seat in listed[table]["seats"]] == ["person", "empty", "empty"]
