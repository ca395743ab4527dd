"""Reviews of finished deals: made once in the background, one after the other, and kept in the store.

Deals that somebody asks for come before those that nobody has asked for yet.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from atout.games.game import Deal
from atout.server.failures import RequestError
from atout.server.pool import Thinker
from atout.server.reviewer import Job
from atout.server.store import Store, StoreError
from atout.table.history import origin_of

_LOG: Final = structlog.get_logger()

_MOST_WAITING: Final = 100
"""So many deals wait for their review; one that finishes when there are more is reviewed once somebody asks for it."""
_MOST_ASKED: Final = 1000
"""The same for deals that somebody asks for; he asks again later anyway."""
_MOST_FAILED: Final = 1000
"""So many deals are remembered that could not be reviewed."""
_LOWEST: Final = 19
"""The priority at which deals are reviewed."""
_LONGEST_S: Final = 900.0
"""A review that takes longer has gone astray."""


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
        self._asked: dict[tuple[str, int], None] = {}
        """Those of them that somebody asks for, in this order."""
        self._failed: dict[tuple[str, int], None] = {}
        """Deals that would fail again: they are not tried until the server starts anew. Oldest first."""
        self._something = asyncio.Event()
        self._worker = asyncio.create_task(self._work())

    @property
    def waiting(self) -> int:
        """How many deals wait for their review, the one in hand among them."""
        return len(self._waiting)

    def add(self, table: str, number: int, deal: Deal) -> None:
        """A deal has finished: it will be reviewed when its turn comes, if there is room."""
        self._wait(table, number, deal, _MOST_WAITING)

    async def get(self, table: str, number: int, deal: Deal) -> bytes | None:
        """The review of a finished deal as JSON; ``None`` if it is still to be made.

        Raises:
            RequestError: it was tried, and failed.
        """
        found = await self._store.review(table, number)
        if found is None:
            if (table, number) in self._failed:
                raise RequestError("review-failed", status=422)
            self._wait(table, number, deal, _MOST_ASKED)
            if (table, number) in self._waiting:
                self._asked[table, number] = None
        return found

    async def close(self) -> None:
        """Nothing more is reviewed. What is still waiting will be reviewed once somebody asks for it."""
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)

    def _wait(self, table: str, number: int, deal: Deal, most: int) -> None:
        if len(self._waiting) >= most:
            return
        job = Job(deal.game.id, origin_of(deal, len(deal.history)), number, self._samples)
        self._waiting.setdefault((table, number), job)
        self._something.set()

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._something.clear()
                await self._something.wait()
            table, number = next(iter(self._asked or self._waiting))
            job = self._waiting[table, number]
            try:
                await self._store.keep_review(table, number, await _reviewed(job))
            except (OSError, StoreError) as error:  # no process, or no room: the next time it may go well
                _LOG.error("review-not-kept", table=table, deal=number, exc_info=error)
            except Exception as error:  # noqa: BLE001 - whatever it is, the others' reviews have to go on
                _LOG.error("review-failed", table=table, deal=number, exc_info=error)
                self._give_up(table, number)
            finally:
                del self._waiting[table, number]
                self._asked.pop((table, number), None)

    def _give_up(self, table: str, number: int) -> None:
        self._failed[table, number] = None
        if len(self._failed) > _MOST_FAILED:
            del self._failed[next(iter(self._failed))]


async def _reviewed(job: Job) -> bytes:
    """The review, made by a process of its own; it ends with whoever waits for it.

    Raises:
        OSError: no process could be started.
        ThinkingError: it failed.
    """
    reviewer = Thinker(_LOWEST, _LONGEST_S)
    try:
        await reviewer.begin()
        made: bytes = await reviewer.ask(job)
        return made
    finally:
        await reviewer.close()
