"""From a command to the other people's event, over loopback: the table's server against a bare echo stream.

At every table two people and two computers play. With those that play by rules of thumb it is the server that is
measured; with those that think, whether it still answers beside them, and whether they keep to the tables' pace. A
command's time runs from its sending at the one person's program to the arrival of what it did in the other's stream:
read, checked, stored on the disk, shown to each seat. The echo has as many listeners, gets as many messages of the same
size, and does nothing with them. Times are by the clock on the wall: let nothing else run.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec

from atout.server.running import allow_many_connections
from bench.line import Line, answer_to
from bench.serving import command_of, free_port

RUNS = ((1, 0.05, "thumb"), (100, 0.9, "thumb"), (500, 0.9, "thumb"), (100, 0.9, "club"), (500, 0.9, "club"))
"""How many tables are in play, how long a computer, and here a person too, takes for a turn, in seconds, and how the
computers play. It is the usual pace, but at a single table a quicker one, for enough commands to measure."""
SECONDS = 8.0
_MESSAGE_BYTES = 3000
"""About the size of an update."""
_OPENING_AT_ONCE = 20


class Times:
    """The times of one run, in milliseconds."""

    def __init__(self) -> None:
        self.waited_ms: list[float] = []
        self.late_ms: list[float] = []
        """How long after the table's pace each computer's action was seen."""
        self.sent: dict[int, float] = {}
        """When the last command of each table was sent; only those whose event is still awaited."""

    def arrived(self, table: int) -> None:
        """The other person has seen what was sent."""
        begin = self.sent.pop(table, None)
        if begin is not None:
            self.waited_ms.append(1000 * (time.perf_counter() - begin))

    def clear(self) -> None:
        """Forgets what has been measured so far."""
        self.waited_ms.clear()
        self.late_ms.clear()


def quantiles(times_ms: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    some = sorted(times_ms)
    return statistics.median(some), some[min(len(some) - 1, int(len(some) * 0.99))]


async def _sit(port: int, table: str, index: int, cookie: str, rng: random.Random, times: Times, pace_s: float) -> None:
    """A person at a table, who takes as long as a computer does."""
    stream, commands = Line(port, cookie), Line(port, cookie)
    path = f"/api/tables/{table}"
    before = time.perf_counter()
    async for name, data in stream.stream(f"{path}/stream"):
        if name != "message":
            continue
        update = msgspec.json.decode(data)
        happened, you = update["happened"] or {}, update["table"]["you"]
        if happened.get("kind") == "action" and happened["by"] == "person" and happened["seat"] != you:
            times.arrived(index)
        now = time.perf_counter()
        if happened.get("kind") == "action" and happened["by"] == "computer" and you == 0:
            times.late_ms.append(1000 * (now - before - pace_s))
        before = now
        answer = ("rematch", {}) if update["table"]["phase"] == "over" else answer_to(update, rng)
        if answer is None:
            continue
        kind, fields = answer
        if kind == "act":
            await asyncio.sleep(pace_s)
            if not fields["action"].startswith("declare"):  # which nobody else sees
                times.sent[index] = time.perf_counter()
        await commands.request(
            "POST", f"{path}/commands", {"answers": update["number"], "command": {"kind": kind, **fields}}
        )


async def _open(port: int, pace_s: float, level: str) -> tuple[str, str, str]:
    """A table with two people: its id and their cookies."""
    host, guest = Line(port), Line(port)
    wanted = {"game": "coinche-1001", "kind": "link", "pace_ms": int(1000 * pace_s), "clock_s": None, "level": level}
    _, opened = await host.request("POST", "/api/tables", wanted)
    path = f"/api/tables/{opened['id']}"
    _, joined = await guest.request("POST", f"{path}/join", {"invitation": opened["invitation"]})
    await host.request("POST", f"{path}/commands", {"answers": joined["number"], "command": {"kind": "start"}})
    await host.close()
    await guest.close()
    return opened["id"], host.cookie, guest.cookie


async def _at_tables(port: int, tables: int, pace_s: float, level: str) -> Times:
    rng, times, gate = random.Random(tables), Times(), asyncio.Semaphore(_OPENING_AT_ONCE)

    async def opened() -> tuple[str, str, str]:
        async with gate:
            return await _open(port, pace_s, level)

    people: list[asyncio.Task[None]] = []
    for index, (table, *cookies) in enumerate(await asyncio.gather(*(opened() for _ in range(tables)))):
        people += [asyncio.create_task(_sit(port, table, index, cookie, rng, times, pace_s)) for cookie in cookies]
        await asyncio.sleep(pace_s / tables)  # not all at the same moment
    await asyncio.sleep(5)
    times.clear()
    await asyncio.sleep(SECONDS)
    await _end(people)
    return times


async def _at_echo(port: int, channels: int, per_s: float) -> Times:
    """As many listeners and messages as at the tables."""
    times, message = Times(), "x" * _MESSAGE_BYTES

    async def listen(index: int) -> None:
        async for _ in Line(port).stream(f"/{index}"):
            times.arrived(index)

    async def say(index: int) -> None:
        line = Line(port)
        await asyncio.sleep(random.Random(index).random() * channels / per_s)
        while True:
            times.sent[index] = time.perf_counter()
            await line.request("POST", f"/{index}", message)
            await asyncio.sleep(channels / per_s)

    tasks = [asyncio.create_task(listen(index % channels)) for index in range(2 * channels)]
    await asyncio.sleep(1)
    tasks += [asyncio.create_task(say(index)) for index in range(channels)]
    await asyncio.sleep(2)
    times.clear()
    await asyncio.sleep(SECONDS)
    await _end(tasks)
    return times


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for failed in await asyncio.gather(*tasks, return_exceptions=True):
        if failed is not None and not isinstance(failed, asyncio.CancelledError):
            raise failed


@asynccontextmanager
async def _served(*command: str) -> AsyncIterator[int]:
    """A server in a process of its own, by the port that it answers at."""
    port = free_port()
    full = command_of(port, *command)
    environment = {**os.environ, "ATOUT_RATE": "1e6"}
    with subprocess.Popen(full, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                await asyncio.sleep(0.1)
            yield port
        finally:
            process.kill()


async def _measured(run: Callable[[int], Awaitable[Times]], *command: str) -> Times:
    async with _served(*command) as port:
        return await run(port)


async def _compare(tables: int, pace_s: float, level: str) -> None:
    with tempfile.TemporaryDirectory() as data:
        ours = await _measured(
            lambda port: _at_tables(port, tables, pace_s, level), "atout", "serve", "--port", "{port}", "--data", data
        )
    per_s = len(ours.waited_ms) / SECONDS
    echo = await _measured(lambda port: _at_echo(port, tables, per_s), "bench.echo", "{port}")
    parts = [
        f"{name} {mine:6.1f} ms ({mine / its:.1f} x echo)"
        for name, mine, its in zip(("p50", "p99"), quantiles(ours.waited_ms), quantiles(echo.waited_ms), strict=True)
    ]
    late = "computers late by {:.0f} ms (p50), {:.0f} ms (p99)".format(*quantiles(ours.late_ms))
    print(f"{tables:5} tables, {level:5} {per_s:6.1f} commands/s", *parts, late, sep="   ", flush=True)


def main() -> None:
    """Prints a line for each number of tables."""
    allow_many_connections()
    print("\nfrom a command to the other person's event, against a bare echo stream; computers beyond their pace")
    for run in RUNS:
        asyncio.run(_compare(*run))


if __name__ == "__main__":
    main()
