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
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite

from atout.errors import AtoutError

VERSION: Final = 1
"""The version of the tables below; a later version brings the steps from each earlier one."""

_METADATA: Final = sql.MetaData()
_VERSION: Final = sql.Table("schema_version", _METADATA, sql.Column("version", sql.Integer, nullable=False))
_EVENTS: Final = sql.Table(
    "events",
    _METADATA,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
_GUESTS: Final = sql.Table(
    "guests",
    _METADATA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sqlite_with_rowid=False,
)

_REVIEWS: Final = sql.Table(
    "reviews",
    _METADATA,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("deal", sql.Integer, primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

_ADD_EVENTS: Final = sql.insert(_EVENTS)
_NAME_GUEST: Final = (_given := sqlite.insert(_GUESTS)).on_conflict_do_update(
    index_elements=["id"], set_={"name": _given.excluded.name}
)
_KEEP_REVIEW: Final = sqlite.insert(_REVIEWS).on_conflict_do_nothing()


class StoreError(AtoutError):
    """What could not be stored, or a database that cannot be used."""


@dataclass
class _Job:
    """Rows to be written together, and who waits for them."""

    statement: Any
    rows: list[dict[str, Any]]
    waiting: asyncio.Future[None]
    error: Exception | None = field(default=None)


class Store:
    """The database of one server. Its methods belong to the event loop; reading and writing happen in other threads."""

    def __init__(self, path: Path, on_batch: Callable[[int], None]) -> None:
        """Opens the database, and makes it where it is missing.

        Args:
            path: its file.
            on_batch: called from the writing thread with the number of jobs of each transaction.

        Raises:
            StoreError: it is of a later version, or no database.
        """
        self._engine = _opened(path)
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

    async def append(self, table: str, first: int, events: Sequence[bytes]) -> None:
        """Writes events of a table, numbered from ``first``; they are on the disk when this returns.

        Raises:
            StoreError: an event of such a number is there already, or the disk refuses.
        """
        await self._submit(
            _ADD_EVENTS,
            [{"table_id": table, "number": first + index, "data": data} for index, data in enumerate(events)],
        )

    async def log(self, table: str) -> list[bytes]:
        """All events of a table in order; none when there is no such table."""
        return await asyncio.to_thread(self._read_log, table)

    async def rename(self, guest: str, name: str) -> None:
        """Gives a guest a name."""
        await self._submit(_NAME_GUEST, [{"id": guest, "name": name}])

    async def name(self, guest: str) -> str | None:
        """The name that a guest has chosen."""
        return await asyncio.to_thread(self._read_name, guest)

    async def keep_review(self, table: str, deal: int, data: bytes) -> None:
        """Keeps the review of a deal; one that is there already stays."""
        await self._submit(_KEEP_REVIEW, [{"table_id": table, "deal": deal, "data": data}])

    async def review(self, table: str, deal: int) -> bytes | None:
        """The review of a deal, if there is one."""
        return await asyncio.to_thread(self._read_review, table, deal)

    def _read_review(self, table: str, deal: int) -> bytes | None:
        asked = sql.select(_REVIEWS.c.data).where(_REVIEWS.c.table_id == table, _REVIEWS.c.deal == deal)
        with self._engine.connect() as connection:
            return connection.scalar(asked)

    def _read_log(self, table: str) -> list[bytes]:
        asked = sql.select(_EVENTS.c.data).where(_EVENTS.c.table_id == table).order_by(_EVENTS.c.number)
        with self._engine.connect() as connection:
            return list(connection.scalars(asked))

    def _read_name(self, guest: str) -> str | None:
        with self._engine.connect() as connection:
            return connection.scalar(sql.select(_GUESTS.c.name).where(_GUESTS.c.id == guest))

    async def _submit(self, statement: Any, rows: list[dict[str, Any]]) -> None:
        job = _Job(statement, rows, self._loop.create_future())
        self._jobs.put(job)
        await job.waiting

    def _write(self) -> None:
        """The writing thread: gathers, commits, tells."""
        with self._engine.connect() as connection:
            going_on = True
            while going_on:
                gathered: list[_Job | None] = [self._jobs.get()]
                while not self._jobs.empty():
                    gathered.append(self._jobs.get())
                jobs = [job for job in gathered if job is not None]
                going_on = len(jobs) == len(gathered)
                if jobs:
                    _commit(connection, jobs)
                    self._on_batch(len(jobs))
                    self._loop.call_soon_threadsafe(_tell, jobs)


def check(path: Path) -> None:
    """Makes sure that a store can be opened there.

    Raises:
        StoreError: it cannot; the sentence says why.
    """
    _opened(path).dispose()


def _opened(path: Path) -> sql.Engine:
    """The database, with the tables of this version in it."""
    engine = sql.create_engine(f"sqlite:///{path}")
    sql.event.listen(engine, "connect", _set_pragmas)
    try:
        with engine.begin() as connection:
            _METADATA.create_all(connection)
            found = connection.scalar(sql.select(_VERSION.c.version))
            if found is None:
                connection.execute(sql.insert(_VERSION), [{"version": VERSION}])
            elif found != VERSION:
                raise StoreError("database-too-new", found=found, known=VERSION)
    except sql.exc.DatabaseError as error:
        raise StoreError("database-unusable", file=str(path), why=str(error.orig)) from None
    return engine


def _commit(connection: sql.Connection, jobs: Sequence[_Job]) -> None:
    """One transaction for all; when it fails, one for each, so that nobody fails for another's fault."""
    together: dict[Any, list[dict[str, Any]]] = {}
    for job in jobs:
        together.setdefault(job.statement, []).extend(job.rows)
    try:
        with connection.begin():
            for statement, rows in together.items():
                connection.execute(statement, rows)
    except sql.exc.SQLAlchemyError as error:
        if len(jobs) > 1:
            for job in jobs:
                _commit(connection, [job])
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


def _set_pragmas(connection: Any, _record: object) -> None:
    """Readers beside the writer, and a commit that has returned survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}").close()
