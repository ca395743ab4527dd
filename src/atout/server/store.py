"""The database: the log of every table, the names of the guests, reviews of finished deals.

One thread writes. It commits whatever has gathered from all tables in one transaction, so that a busy server pays for
one flush to the disk where it would pay for hundreds; nothing counts as stored before that flush. The pair (table,
number) is unique: what has happened at a table can be written once and never again.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from atout.server.database import StoreError, for_reading, opened
from atout.server.schema import EVENTS, GUESTS, REVIEWS

__all__ = ["Store", "StoreError", "check"]


class _Statements:
    """What is written, in the words of one kind of database."""

    def __init__(self, dialect: str) -> None:
        insert: Callable[[sql.Table], sqlite.Insert | postgresql.Insert]
        insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self.add_events = insert(EVENTS)
        given = insert(GUESTS)
        self.name_guest = given.on_conflict_do_update(index_elements=["id"], set_={"name": given.excluded.name})
        self.keep_review = insert(REVIEWS).on_conflict_do_nothing()


@dataclass
class _Job:
    """Rows to be written together, and who waits for them."""

    statement: Any
    rows: list[dict[str, Any]]
    waiting: asyncio.Future[None]
    error: Exception | None = field(default=None)


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
        self._writer = opened(where)
        self._engine = for_reading(where)
        self._statements = _Statements(self._writer.dialect.name)
        self._on_batch = on_batch
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Writes what is still waiting and closes the database."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()
        self._writer.dispose()

    async def append(self, table: str, first: int, events: Sequence[bytes]) -> None:
        """Writes events of a table, numbered from ``first``; they are on the disk when this returns.

        Raises:
            StoreError: an event of such a number is there already, or the disk refuses.
        """
        await self._submit(
            self._statements.add_events,
            [{"table_id": table, "number": first + index, "data": data} for index, data in enumerate(events)],
        )

    async def log(self, table: str) -> list[bytes]:
        """All events of a table in order; none when there is no such table."""
        return await asyncio.to_thread(self._read_log, table)

    async def rename(self, guest: str, name: str) -> None:
        """Gives a guest a name."""
        await self._submit(self._statements.name_guest, [{"id": guest, "name": name}])

    async def name(self, guest: str) -> str | None:
        """The name that a guest has chosen."""
        return await asyncio.to_thread(self._read_name, guest)

    async def keep_review(self, table: str, deal: int, data: bytes) -> None:
        """Keeps the review of a deal; one that is there already stays."""
        await self._submit(self._statements.keep_review, [{"table_id": table, "deal": deal, "data": data}])

    async def review(self, table: str, deal: int) -> bytes | None:
        """The review of a deal, if there is one."""
        return await asyncio.to_thread(self._read_review, table, deal)

    def _read_review(self, table: str, deal: int) -> bytes | None:
        asked = sql.select(REVIEWS.c.data).where(REVIEWS.c.table_id == table, REVIEWS.c.deal == deal)
        with self._engine.connect() as connection:
            return connection.scalar(asked)

    def _read_log(self, table: str) -> list[bytes]:
        asked = sql.select(EVENTS.c.data).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
        with self._engine.connect() as connection:
            return list(connection.scalars(asked))

    def _read_name(self, guest: str) -> str | None:
        with self._engine.connect() as connection:
            return connection.scalar(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest))

    async def _submit(self, statement: Any, rows: list[dict[str, Any]]) -> None:
        job = _Job(statement, rows, self._loop.create_future())
        self._jobs.put(job)
        await job.waiting

    def _write(self) -> None:
        """The writing thread: gathers, commits, tells."""
        going_on = True
        while going_on:
            gathered: list[_Job | None] = [self._jobs.get()]
            while not self._jobs.empty():
                gathered.append(self._jobs.get())
            jobs = [job for job in gathered if job is not None]
            going_on = len(jobs) == len(gathered)
            if jobs:
                _commit(self._writer, jobs)
                self._on_batch(len(jobs))
                self._loop.call_soon_threadsafe(_tell, jobs)


def check(where: Path | str) -> None:
    """Makes sure that a store can be opened there.

    Raises:
        StoreError: it cannot; the sentence says why.
    """
    opened(where).dispose()


def _commit(writer: sql.Engine, jobs: Sequence[_Job]) -> None:
    """One transaction for all; when it fails, one for each, so that nobody fails for another's fault."""
    together: dict[Any, list[dict[str, Any]]] = {}
    for job in jobs:
        together.setdefault(job.statement, []).extend(job.rows)
    try:
        with writer.begin() as connection:
            for statement, rows in together.items():
                connection.execute(statement, rows)
    except sql.exc.SQLAlchemyError as error:
        if len(jobs) > 1:
            for job in jobs:
                _commit(writer, [job])
        else:
            jobs[0].error = StoreError("not-stored", why=type(error).__name__)


def _tell(jobs: Iterable[_Job]) -> None:
    for job in jobs:
        if job.waiting.done():  # whoever waited has gone
            continue
        if job.error is None:
            job.waiting.set_result(None)
        else:
            job.waiting.set_exception(job.error)
