"""The database: the log of every table, the names of the guests, reviews of finished deals, and what accounts hold.

Only the writer's thread writes (:mod:`atout.server.writing`). The pair (table, number) is unique: what has happened at
a table can be written once and never again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql

from atout.server.accounts import friends
from atout.server.database import StoreError, for_reading, insertion, opened
from atout.server.eventlog import log_of
from atout.server.schema import EVENTS, GUESTS, REVIEWS, SEATED
from atout.server.standing.tables import ENTRIES
from atout.server.statistics.counting import count_review
from atout.server.writing import Write, Writer

__all__ = ["Store", "StoreError", "check"]

P = ParamSpec("P")
T = TypeVar("T")


class _Statements:
    """What is written, in the words of one kind of database."""

    def __init__(self, dialect: str) -> None:
        self.add_events = insertion(dialect, EVENTS)
        self.add_seated = insertion(dialect, SEATED).on_conflict_do_nothing()
        given = insertion(dialect, GUESTS)
        self.name_guest = given.on_conflict_do_update(index_elements=["id"], set_={"name": given.excluded.name})
        self.keep_review = insertion(dialect, REVIEWS).on_conflict_do_nothing()
        self.add_entries = insertion(dialect, ENTRIES)


class Store:
    """The database of one server. Its methods belong to the event loop; reading and writing happen in other threads."""

    def __init__(self, where: Path | str, on_batch: Callable[[int], None]) -> None:
        """Opens the database, and makes its tables or brings them up to date where that is needed.

        Args:
            where: an SQLite file, which is made where it is missing, or the address of a PostgreSQL database.
            on_batch: called from the writing thread with the number of jobs of each transaction.

        Raises:
            StoreError: it is of a later version, in use, or no database.
        """
        self._writer = Writer(opened(where), on_batch)
        self._engine = for_reading(where)
        self._statements = _Statements(self._engine.dialect.name)

    async def close(self) -> None:
        """Writes what is still waiting and closes the database."""
        await self._writer.close()
        self._engine.dispose()

    async def ask(self, question: Callable[Concatenate[sql.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer to a question that only reads, put in another thread."""

        def put() -> T:
            with self._engine.connect() as connection:
                return question(connection, *args, **kwargs)

        return await asyncio.to_thread(put)

    async def change(self, work: Callable[Concatenate[sql.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Does something in a transaction of its own, all of it or nothing; what it gives back.

        Raises:
            StoreError: the database refuses.
        """
        return await self._writer.change(lambda connection: work(connection, *args, **kwargs))

    async def append(
        self,
        table: str,
        first: int,
        events: Sequence[bytes],
        seated: Iterable[str] = (),
        finished: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Writes events of a table, numbered from ``first``; they are on the disk when this returns.

        Args:
            seated: who sits down by them.
            finished: the matches that they finish, as rows of the log of matches.

        Raises:
            StoreError: an event of such a number is there already, or the disk refuses.
        """
        rows: list[dict[str, Any]] = [
            {"table_id": table, "number": first + index, "data": data} for index, data in enumerate(events)
        ]
        writes: list[Write] = [(self._statements.add_events, rows)]
        if people := [{"identity": identity, "table_id": table} for identity in seated]:
            writes.append((self._statements.add_seated, people))
        if finished:
            writes.append((self._statements.add_entries, [dict(row) for row in finished]))
        await self._writer.write(*writes)

    async def log(self, table: str) -> list[bytes]:
        """All events of a table in order; none when there is no such table."""
        return await self.ask(log_of, table)

    async def rename(self, guest: str, name: str) -> None:
        """Gives a guest a name."""
        await self._writer.write((self._statements.name_guest, [{"id": guest, "name": name}]))

    async def name(self, guest: str) -> str | None:
        """The name that a guest has chosen."""
        return await self.ask(_name, guest)

    async def keep_review(self, table: str, deal: int, data: bytes) -> None:
        """Keeps the review of a deal, and counts what its cards cost; one that is there already stays."""
        await self._writer.change(lambda connection: self._keep_review(connection, table, deal, data))

    async def review(self, table: str, deal: int) -> bytes | None:
        """The review of a deal, if there is one."""
        return await self.ask(_review, table, deal)

    async def are_friends(self, one: str, other: str) -> bool:
        """Whether the two identities are friends."""
        return await self.ask(friends.are_friends, one, other)

    async def has_blocked(self, who: str, other: str) -> bool:
        """Whether ``who`` wants to have nothing to do with the other identity."""
        return await self.ask(friends.has_blocked, who, other)

    def _keep_review(self, connection: sql.Connection, table: str, deal: int, data: bytes) -> None:
        row = {"table_id": table, "deal": deal, "data": data}
        if connection.execute(self._statements.keep_review, row).rowcount:
            count_review(connection, table, deal, data)


def check(where: Path | str) -> None:
    """Makes sure that a store can be opened there.

    Raises:
        StoreError: it cannot; the sentence says why.
    """
    opened(where).dispose()


def _name(connection: sql.Connection, guest: str) -> str | None:
    return connection.scalar(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest))


def _review(connection: sql.Connection, table: str, deal: int) -> bytes | None:
    return connection.scalar(sql.select(REVIEWS.c.data).where(REVIEWS.c.table_id == table, REVIEWS.c.deal == deal))
