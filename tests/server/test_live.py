"""Tables in memory, with a clock and a store that the test rules."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from atout.games.actions import Action
from atout.games.view import View
from atout.server.audience import MOST_WAITING, Connection
from atout.server.failures import RequestError
from atout.server.live import LiveTable
from atout.server.metrics import Metrics
from atout.server.room import Room
from atout.server.store import Store, StoreError
from atout.server.tables import Tables
from atout.server.thinkers import Thinkers
from atout.table import Join, commands
from atout.table.events import Settings


class World:
    """A server's tables and its time."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store
        self.now_ms = 1_000_000

    async def open(self, kind: Any = "open", **settings: Any) -> LiveTable:
        settings = {"pace_ms": 0, "level": "thumb", **settings}
        return await self.tables.open(
            game="coinche-bg", kind=kind, who="ada", name="Ada", seat=0, settings=Settings(**settings)
        )


@asynccontextmanager
async def world(folder: Path) -> AsyncIterator[World]:
    store = Store(folder / "atout.sqlite", lambda _: None)
    metrics = Metrics()
    thinkers = Thinkers(1, metrics)
    room = Room(store, thinkers, metrics, lambda: here.now_ms, lambda: here.now_ms / 1000)
    here = World(Tables(room, 300), store)
    yield here
    here.tables.close()
    await thinkers.close()
    await store.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


async def updates(connection: Connection) -> list[Any]:
    """What waits to be sent to a stream."""
    data = await connection.take(5)
    found = [line[6:] for line in data.split(b"\n") if line.startswith(b'data: {"number"')]
    return [msgspec.json.decode(each) for each in found]


def away(live: LiveTable) -> list[int]:
    return [number for number, seat in enumerate(live.table.state.seats) if seat.away]


def test_a_person_whose_clock_has_run_out_is_replaced_and_can_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here:
            live = await here.open(clock_s=30)
            await live.command(Join("Bob", 1), "bob", 0)
            await live.command(commands.Start(), "ada", live.table.number(0))
            watching = await live.listen("carl", None)
            for pace_ms in itertools.cycle((1, 0)):
                here.now_ms += 31_000
                # Whatever somebody does, what is due by then happens with it.
                await live.command(commands.ChangeSettings(pace_ms=pace_ms), "ada", live.table.number(0))
                if away(live):
                    break
                await asyncio.sleep(0.01)
            [seat] = away(live)
            await live.command(commands.Return(), live.table.state.seats[seat].who, live.table.number(seat))
            assert away(live) == []
            happened = [update["happened"] for update in await updates(watching)]
            assert {"kind": "seat-away", "seat": seat, "why": "clock"} in happened
            assert {"kind": "seat-back", "seat": seat} in happened

    run(test())


def test_a_table_goes_on_when_it_is_loaded_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here:
            live = await here.open("solo")
            number = await live.command(commands.Seed("0" * 32), "ada", live.table.number(0))
        async with world(tmp_path) as here:
            here.now_ms += 3_600_000
            again = await here.tables.get(live.id)
            assert again.table.number(0) >= number
            watching = await again.listen("ada", None)
            seen = await updates(watching)
            while seen[-1]["view"] is None or not seen[-1]["view"]["legal"]:
                if seen[-1]["table"]["fair"]["cutter"] == 0 and seen[-1]["table"]["phase"] == "shuffling":
                    await again.command(commands.CutDeck(9), "ada", again.table.number(0))
                seen += await updates(watching)
            assert seen[-1]["view"]["turn"] == 0

    run(test())


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with world(tmp_path) as here:
            live = await here.open()
            watching = await live.listen("carl", None)
            assert len(await updates(watching)) == 1

            async def full(*_: Any) -> None:
                raise StoreError("not-stored")

            with monkeypatch.context() as disk:
                disk.setattr(here.store, "append", full)
                with pytest.raises(StoreError):
                    await live.command(Join("Bob", 1), "bob", 0)
            assert watching.is_closed
            assert await updates(watching) == []
            again = await here.tables.get(live.id)
            assert again.table.seat_of("bob") is None
            with pytest.raises(StoreError):
                await live.command(Join("Bob", 1), "bob", 0)
            await again.command(Join("Bob", 1), "bob", 0)

    run(test())


def test_a_player_that_fails_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, view: View) -> Action:
            raise ValueError(view.game)

    async def test() -> None:
        monkeypatch.setattr("atout.server.questions.computer", lambda *_: Broken())
        async with world(tmp_path) as here:
            live = await here.open("solo")
            await live.command(commands.Seed("0" * 32), "ada", live.table.number(0))
            while not (live.table.state.deal and live.table.computer_to_act() is None):
                if live.table.state.phase == "shuffling" and live.table.update(0)["table"]["fair"]["cutter"] == 0:
                    await live.command(commands.CutDeck(9), "ada", live.table.number(0))
                await asyncio.sleep(0.01)
            assert not live.is_closed

    run(test())


def test_a_table_where_nobody_is_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here:
            live = await here.open()
            watching = await live.listen("carl", None)
            here.now_ms += 400_000
            here.tables.let_go()
            assert [each.id for each in here.tables] == [live.id]
            live.forget(watching)
            here.now_ms += 400_000
            here.tables.let_go()
            assert list(here.tables) == []
            both = await asyncio.gather(here.tables.get(live.id), here.tables.get(live.id))
            assert both[0] is both[1]
            assert both[0].table.seat_of("ada") == 0

    run(test())


def test_a_table_that_is_nowhere_is_not_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here:
            for wrong in ("nowhere", "x" * 1000, ""):
                with pytest.raises(RequestError, match="There is no such table"):
                    await here.tables.get(wrong)
            here.tables.close()
            with pytest.raises(RequestError, match="about to stop"):
                await here.tables.get("nowhere")

    run(test())


def test_a_client_that_takes_nothing_is_let_go() -> None:
    connection = Connection("ada", 0)
    closed = []
    for _ in range(MOST_WAITING + 1):
        connection.put(b"x")
        closed.append(connection.is_closed)
    assert closed == [False] * MOST_WAITING + [True]
    assert connection.was_slow
