"""A server killed at any moment loses nothing that it has acknowledged, and every table goes on."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable, Sequence
from contextlib import aclosing
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql

from atout.games.registry import GAMES
from atout.table import Table, decode
from atout.table.events import Acted, Event, Held
from bench.line import Line, answer_to
from tests.server.serving import Server

TABLES = 200
KILLS = 3
BETWEEN_KILLS = 100
"""So many actions are acknowledged before the server is killed again."""


class Seated:
    """A person's program at one table, which comes back by itself as long as the server is away."""

    def __init__(self, port: int, table: str, cookie: str, rng: random.Random) -> None:
        self.port = port
        self.table = table
        self.cookie = cookie
        self.rng = rng
        self.acknowledged: list[str] = []
        """The actions that the server has said to be stored."""
        self.update: Any = None
        self.last = 0
        self.seen: list[int] = []
        """The numbers of all updates, in the order in which they came."""
        self.is_over = False

    async def play(self) -> None:
        while not self.is_over:
            stream, commands = Line(self.port, self.cookie), Line(self.port, self.cookie)
            try:
                await self._play(stream, commands)
            except OSError:
                await asyncio.sleep(0.1)  # the server is away
            finally:
                await stream.close()
                await commands.close()

    async def _play(self, stream: Line, commands: Line) -> None:
        path = f"/api/tables/{self.table}"
        async with aclosing(stream.stream(f"{path}/stream", self.last or None)) as messages:
            if self.update is not None:
                await self._answer(self.update, commands, path)  # the last answer may not have arrived
            async for name, data in messages:
                if name == "message":
                    self.update = msgspec.json.decode(data)
                    self.last = self.update["number"]
                    self.seen.append(self.last)
                    await self._answer(self.update, commands, path)

    async def _answer(self, update: Any, commands: Line, path: str) -> None:
        self.is_over = update["table"]["phase"] == "over"
        answer = answer_to(update, self.rng)
        if answer is not None:
            kind, fields = answer
            body = {"answers": self.last, "command": {"kind": kind, **fields}}
            status, problem = await commands.request("POST", f"{path}/commands", body)
            assert status in (200, 409), problem
            if status == 200 and kind == "act":
                self.acknowledged.append(fields["action"])


def logs(data: Path) -> dict[str, list[bytes]]:
    """Every table's log, as it lies in the database."""
    engine = sql.create_engine(f"sqlite:///{data / 'atout.sqlite'}")
    found: dict[str, list[bytes]] = {}
    with engine.connect() as connection:
        for table, number, event in connection.execute(
            sql.text("SELECT table_id, number, data FROM events ORDER BY 1, 2")
        ):
            found.setdefault(table, []).append(event)
            assert number == len(found[table])
    engine.dispose()
    return found


def actions_of(log: Sequence[Event], seat: int) -> list[str]:
    """What the person at the seat said, be it that it counted at once or was held until its time."""
    own = (event for event in log if isinstance(event, Acted | Held) and event.seat == seat)
    return [event.action for event in own if event.by == "person"]


def is_in_order(some: Sequence[str], all_of_them: Sequence[str]) -> bool:
    """Whether the one is the other with perhaps something left out."""
    rest = iter(all_of_them)
    return all(each in rest for each in some)


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        seated, snapshots = asyncio.run(_under_fire(server))
    final = logs(server.data)
    for before in snapshots:
        for table, log in before.items():
            assert final[table][: len(log)] == log
    for each in seated:
        happened = [decode(event) for event in final[each.table]]
        assert is_in_order(each.acknowledged, actions_of(happened, 0)), each.table
        assert Table.replay(happened).number(0) >= each.last
        # The stream was resumed each time with exactly what was missing.
        assert each.seen == list(range(each.seen[0], each.seen[0] + len(each.seen)))
        went_on = len(happened) > len(snapshots[-1][each.table])
        assert went_on or each.is_over, each.table


async def _under_fire(server: Server) -> tuple[list[Seated], list[dict[str, list[bytes]]]]:
    rng = random.Random(5)
    host = Line(server.port)
    seated = []
    for index in range(TABLES):
        game = list(GAMES)[index % len(GAMES)]
        _, opened = await host.request("POST", "/api/tables", {"game": game, "level": "thumb", "pace_ms": 0})
        seated.append(Seated(server.port, opened["id"], host.cookie, rng))
    playing = [asyncio.create_task(each.play()) for each in seated]
    snapshots: list[dict[str, list[bytes]]] = []

    async def until(is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not is_so():
                for task in playing:
                    if task.done():
                        task.result()  # what went wrong is told at once
                await asyncio.sleep(0.05)

    def is_under_way() -> bool:
        return sum(len(each.acknowledged) for each in seated) > (len(snapshots) + 1) * BETWEEN_KILLS

    for _ in range(KILLS):
        # However slow the machine is, much has happened each time, and the tables are in the middle of it.
        await until(is_under_way)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        snapshots.append(logs(server.data))
        await asyncio.to_thread(server.start)
    reached = {table: Table.replay(map(decode, log)).number(0) for table, log in snapshots[-1].items()}
    await until(lambda: all(each.is_over or each.last > reached[each.table] for each in seated))
    await host.close()
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        assert result is None or isinstance(result, asyncio.CancelledError), result
    return seated, snapshots
