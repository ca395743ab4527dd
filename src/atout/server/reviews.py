"""Reviews of finished deals: made once in the background, one after the other, and kept in the store."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from typing import Final

import msgspec
import structlog

from atout.errors import AtoutError
from atout.games.game import Deal
from atout.server.reviewer import Job
from atout.server.store import Store
from atout.table.history import origin_of

_LOG: Final = structlog.get_logger()

_MOST_WAITING: Final = 100
"""So many deals wait for their review; one that finishes when there are more is reviewed once somebody asks for it."""


class Reviews:
    """The reviews of one server."""

    def __init__(self, store: Store, samples: int) -> None:
        """
        Args:
            store: where they are kept.
            samples: how many deals are sampled for each decision.
        """
        self._store = store
        self._samples = samples
        self._waiting: dict[tuple[str, int], Job] = {}
        self._something = asyncio.Event()
        self._worker = asyncio.create_task(self._work())

    def add(self, table: str, number: int, deal: Deal) -> None:
        """A deal has finished: it will be reviewed when its turn comes, if there is room."""
        if len(self._waiting) < _MOST_WAITING:
            self._wait(table, number, deal)

    async def get(self, table: str, number: int, deal: Deal) -> bytes | None:
        """The review of a finished deal as JSON; ``None`` if it is still to be made."""
        found = await self._store.review(table, number)
        if found is None:
            self._wait(table, number, deal)
        return found

    async def close(self) -> None:
        """Nothing more is reviewed. What is still waiting will be reviewed once somebody asks for it."""
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)

    def _wait(self, table: str, number: int, deal: Deal) -> None:
        job = Job(deal.game.id, origin_of(deal, len(deal.history)), number, self._samples)
        self._waiting.setdefault((table, number), job)
        self._something.set()

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._something.clear()
                await self._something.wait()
            (table, number), job = next(iter(self._waiting.items()))
            try:
                await self._store.keep_review(table, number, await _reviewed(job))
            except (OSError, AtoutError, RuntimeError) as error:
                _LOG.error("review-failed", table=table, deal=number, exc_info=error)
            finally:
                del self._waiting[table, number]


async def _reviewed(job: Job) -> bytes:
    """The review, made by a process of its own; it ends with whoever waits for it.

    Raises:
        OSError: no process could be started.
        RuntimeError: it failed.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "atout.server.reviewer", stdin=PIPE, stdout=PIPE, stderr=PIPE
    )
    try:
        review, fault = await process.communicate(msgspec.json.encode(job))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise RuntimeError(fault.decode(errors="replace")[-2000:])
    return review
