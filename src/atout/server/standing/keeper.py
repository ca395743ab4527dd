"""Brings what follows from the log forward, in the background, and right away when somebody waits for it."""

from __future__ import annotations

import asyncio
from typing import Final

import sqlalchemy as sql
import structlog

from atout.players.ledger import ReviewFacts
from atout.server.schema import SEATED
from atout.server.standing import entering, survey
from atout.server.standing.tables import ENTRIES
from atout.server.store import Store

_LOG: Final = structlog.get_logger()

_AT_ONCE: Final = 50
"""So many entries are entered in one transaction: the tables' events wait no longer than that takes."""
_PAUSE_S: Final = 5.0
"""How long it waits before it tries again what has failed."""


class Keeper:
    """Keeps what people have earned up to date. Its methods belong to the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._news.set()  # something may have been left when the server stopped
        self._is_closing = False
        self._worker = asyncio.create_task(self._work())

    def wake(self) -> None:
        """Something has been added to the log."""
        self._news.set()

    async def catch_up(self) -> None:
        """Enters all that is in the log; returns once nothing is left.

        Raises:
            StoreError: it could not be written.
        """
        async with self._lock:
            while self._news.is_set():
                self._news.clear()
                try:
                    while await self._store.change(entering.bring_forward, _AT_ONCE) == _AT_ONCE:
                        if self._is_closing:
                            return
                except BaseException:
                    self._news.set()
                    raise

    async def reviewed(self, table: str, deal: int, review: ReviewFacts) -> None:
        """Somebody has opened the review of a deal that he played; only the first time counts."""
        row = entering.review_row(table, deal, review)
        if not await self._store.ask(_is_there, row):
            await self._store.change(_add, row)
            self.wake()

    async def close(self) -> None:
        """Nothing more is begun; what is left will be entered when the server starts again."""
        self._is_closing = True
        self.wake()
        await self._worker  # what it has begun uses the database

    async def _work(self) -> None:
        is_surveyed = False
        while not self._is_closing:
            try:
                if not is_surveyed:
                    if await survey.run(self._store, lambda: self._is_closing):
                        self.wake()
                    is_surveyed = True
                await self._news.wait()
                if not self._is_closing:
                    await self.catch_up()
            except Exception as error:  # noqa: BLE001 - whatever it is, the log has all that is needed to try again
                _LOG.error("standing-not-kept", exc_info=error)
                await self._pause()

    async def _pause(self) -> None:
        """Waits a while, or until this is to close."""
        last = asyncio.get_running_loop().time() + _PAUSE_S
        while not self._is_closing and asyncio.get_running_loop().time() < last:
            await asyncio.sleep(0.1)


def _add(connection: sql.Connection, row: dict[str, object]) -> None:
    """Adds a review to the log, unless whoever opened it has had himself deleted meanwhile."""
    sat = sql.exists().where(SEATED.c.identity == row["who"], SEATED.c.table_id == row["table_id"])
    if connection.scalar(sql.select(sat)) and not _is_there(connection, row):
        connection.execute(sql.insert(ENTRIES).values(row))


def _is_there(connection: sql.Connection, row: dict[str, object]) -> bool:
    same = [ENTRIES.c[name] == row[name] for name in ("kind", "table_id", "part", "who")]
    return bool(connection.scalar(sql.select(sql.exists().where(*same))))
