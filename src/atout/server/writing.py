"""The one thread that writes to the database.

It commits whatever has gathered from all tables in one transaction, so that a busy server pays for one flush to the
disk where it would pay for hundreds; nothing counts as stored before that flush. What has to look before it writes, as
few things do, has a transaction of its own. Everything happens in the order in which it was asked for.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sql

from atout.server.database import StoreError

T = TypeVar("T")

Write = tuple[Any, list[dict[str, Any]]]
"""A statement and the rows that it is carried out for."""


@dataclass
class _Job:
    """Something to be done in one transaction, and who waits for it."""

    waiting: asyncio.Future[Any]
    writes: Sequence[Write] = ()
    work: Callable[[sql.Connection], Any] | None = None
    """Instead of them: what looks before it writes."""
    result: Any = None
    error: Exception | None = field(default=None)


class Writer:
    """Writes to one database. Its methods belong to the event loop."""

    def __init__(self, engine: sql.Engine, on_batch: Callable[[int], None]) -> None:
        """
        Args:
            engine: of a single connection; it is disposed of when this closes.
            on_batch: called from the writing thread with the number of jobs of each transaction.
        """
        self.engine = engine
        self._on_batch = on_batch
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, *writes: Write) -> None:
        """Writes the rows together with whatever else waits; they are on the disk when this returns.

        Raises:
            StoreError: one of them cannot be written, so none is.
        """
        await self._submit(_Job(self._loop.create_future(), writes))

    async def change(self, work: Callable[[sql.Connection], T]) -> T:
        """Does the work in a transaction of its own; what it gives back. When it raises, nothing has changed.

        Raises:
            StoreError: the database refuses.
        """
        result: T = await self._submit(_Job(self._loop.create_future(), work=work))
        return result

    async def close(self) -> None:
        """Writes what is still waiting and lets the database go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self.engine.dispose()

    async def _submit(self, job: _Job) -> Any:
        self._jobs.put(job)
        return await job.waiting

    def _run(self) -> None:
        """The writing thread: gathers, commits, tells."""
        going_on = True
        while going_on:
            gathered: list[_Job | None] = [self._jobs.get()]
            while not self._jobs.empty():
                gathered.append(self._jobs.get())
            jobs = [job for job in gathered if job is not None]
            going_on = len(jobs) == len(gathered)
            for batch in _batches(jobs):
                _commit(self.engine, batch)
                self._on_batch(len(batch))
                self._loop.call_soon_threadsafe(_tell, batch)


def _batches(jobs: Sequence[_Job]) -> list[list[_Job]]:
    """The jobs in their order, those together that can share a transaction."""
    batches: list[list[_Job]] = []
    for job in jobs:
        if batches and job.work is None and batches[-1][0].work is None:
            batches[-1].append(job)
        else:
            batches.append([job])
    return batches


def _commit(engine: sql.Engine, jobs: Sequence[_Job]) -> None:
    """One transaction for all; when it fails, one for each, so that nobody fails for another's fault."""
    together: dict[Any, list[dict[str, Any]]] = {}
    for job in jobs:
        for statement, rows in job.writes:
            together.setdefault(statement, []).extend(rows)
    try:
        with engine.begin() as connection:
            for statement, rows in together.items():
                connection.execute(statement, rows)
            for job in jobs:
                if job.work is not None:
                    job.result = job.work(connection)
    except Exception as error:  # noqa: BLE001 - whatever it is, the others' have to go on
        if len(jobs) > 1:
            for job in jobs:
                _commit(engine, [job])
        elif isinstance(error, sql.exc.SQLAlchemyError):
            jobs[0].error = StoreError("not-stored", why=type(error).__name__)
        else:
            jobs[0].error = error


def _tell(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.waiting.done():  # whoever waited has gone
            continue
        if job.error is None:
            job.waiting.set_result(job.result)
        else:
            job.waiting.set_exception(job.error)
