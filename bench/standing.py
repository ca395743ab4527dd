"""What people have earned: how long the pages of it take with few and with many matches in the log, and a rebuild.

The matches are made up, a minute between each and the next, with people drawn from some thousands; half of them have
accounts. The same pages are asked for at a server with either database. Times are by the clock on the wall.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql

from atout.games.registry import GAMES
from atout.players.facts import DealFacts, MatchFacts, SeatFacts
from atout.players.feats import Feat
from atout.players.statistics import Cell, Count
from atout.server.accounts import records
from atout.server.sessions import Signer
from atout.server.settings import Settings
from atout.server.standing import rebuilding
from atout.server.standing.entering import match_row
from atout.server.standing.tables import ENTRIES
from bench.line import Line
from bench.serving import command_of, free_port

FEW, MANY = 100, 100_000
PATHS: Final = (
    "/api/me/standing", "/api/players/Player%2010", "/api/leaderboard/kozel?period=week",
    "/api/leaderboard/kozel?period=month", "/api/leaderboard/kozel?period=all", "/api/challenges", "/api/shop",
    "/api/me/statistics/kozel", "/api/me/statistics/kozel/deals?kind=bid",
)  # fmt: skip
PEOPLE: Final = 5000
_DEALS: Final = 8
_ASKED: Final = 300
_AT_ONCE: Final = 5000


def _matches(count: int, now_ms: int) -> Iterator[MatchFacts]:
    """So many matches, the last one now; the first person plays in every hundredth."""
    rng = random.Random(count)
    for number in range(count):
        game = rng.choice(list(GAMES.values()))
        people = rng.sample(range(1, PEOPLE), game.players)
        if number % 100 == 99:
            people[0] = 0
        levels = ["", *["person"] * 3]
        seats = tuple(SeatFacts(_identity(person) if rng.choice(levels) or not person else "") for person in people)
        feats: tuple[tuple[Feat, ...], ...] = tuple(("contract", "clean", "soloist") for _ in people)
        deals = tuple(
            DealFacts(deal + 1, "made", 0, "h", 100, 1, (100, 62), feats, _counts(rng, people))
            for deal in range(_DEALS)
        )
        totals = tuple(rng.sample(range(100, 1500), max(game.sides) + 1))
        at = now_ms - 60_000 * (count - number)
        winner = totals.index(max(totals))
        yield MatchFacts(game.id, f"t{number}", 1, at, "club", seats, winner, totals, deals)


def _counts(rng: random.Random, people: Sequence[int]) -> tuple[tuple[tuple[Cell, Count], ...], ...]:
    """A contract for everybody."""
    return tuple(
        ((Cell("bid", rng.choice("cdhs"), rng.randrange(80, 170, 10)), Count(1, rng.randrange(2), 100)),)
        for _ in people
    )


def _identity(person: int) -> str:
    return f"person-{person:015}"


def _fill(settings: Settings, count: int) -> float:
    """Makes the database, and works everything out from its log; the matches of a second of that."""
    with rebuilding.database(settings) as connection:
        rows: list[dict[str, Any]] = []
        for match in _matches(count, time.time_ns() // 1_000_000):
            rows.append(match_row(match))
            if len(rows) == _AT_ONCE:
                connection.execute(sql.insert(ENTRIES), rows)
                rows = []
        if rows:
            connection.execute(sql.insert(ENTRIES), rows)
        for person in range(0, PEOPLE, 2):
            name = f"Player {person}"
            records.add_account(connection, _identity(person + 1), name, {name}, "", 1)
    begin = time.perf_counter()
    with rebuilding.database(settings) as connection:
        rebuilding.rebuild(connection, lambda _: None)
    return count / (time.perf_counter() - begin)


@contextmanager
def _serving(settings: Settings) -> Iterator[int]:
    """A server with this database; its port."""
    port = free_port()
    command = command_of(port, "atout", "serve", "--port", "{port}", "--data", str(settings.data))
    environment = {**os.environ, "ATOUT_RATE": "100000"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as server:
        assert server.stdout is not None
        server.stdout.readline()  # it says where it is once it answers
        try:
            yield port
        finally:
            server.kill()


async def _median_ms(lines: Sequence[Line], path: str) -> list[float]:
    """The median time of a page at each server, asked in turn."""
    times: list[list[float]] = [[] for _ in lines]
    for _ in range(_ASKED):
        for line, some in zip(lines, times, strict=True):
            begin = time.perf_counter()
            status, _ = await line.request("GET", path)
            some.append(1000 * (time.perf_counter() - begin))
            assert status == 200, path
    return [statistics.median(some) for some in times]


async def _compare(few: Line, many: Line) -> None:
    for path in PATHS:  # whatever a server does at its start is over after this
        await _median_ms([few, many], path)
    for path in PATHS:
        one, other = await _median_ms([few, many], path)
        print(f"  {path:38} {one:6.2f} ms {other:6.2f} ms   x {other / one:.2f}")
    await few.close()
    await many.close()


def main() -> None:
    """Prints the time of each page with few and with many matches, the ratio, and the speed of a rebuild."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        few, many = Settings(Path(one)), Settings(Path(other))
        _fill(few, FEW)
        rate = _fill(many, MANY)
        print(f"\nwhat people have earned: pages, median of {_ASKED}, with {FEW} and with {MANY} matches in the log")
        with _serving(few) as port, _serving(many) as other_port:
            asyncio.run(_compare(Line(port, _cookie(few)), Line(other_port, _cookie(many))))
    print(f"  atout rebuild: {rate:.0f} matches a second")


def _cookie(settings: Settings) -> str:
    """What the browser of the first person shows, who is a guest."""
    return "atout=" + Signer(settings.secret_key()).sign("guest", _identity(0))


if __name__ == "__main__":
    main()
