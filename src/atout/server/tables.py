"""All tables of a server: those in memory, and those that wait in the store until somebody comes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterator
from typing import Final

import structlog

from atout.server.audience import Connection
from atout.server.failures import RequestError
from atout.server.live import LiveTable, seated_by
from atout.server.room import Room, entropy
from atout.server.spoken import random_text
from atout.table import Table, decode, encode, opening
from atout.table.events import Origin, Settings, TableKind

_LOG: Final = structlog.get_logger()

_SWEEP_S: Final = 20.0
"""How often idle tables are looked for, in seconds."""
_ID_LENGTH: Final = 10
LONGEST_ID: Final = 32


def new_id() -> str:
    """The id of a new table, which nobody can guess."""
    return random_text(_ID_LENGTH)


class Tables:
    """The tables of one server."""

    def __init__(self, room: Room, idle_s: float) -> None:
        """
        Args:
            idle_s: after how many seconds without anything a table leaves the memory.
        """
        self._room = room
        self._idle_s = idle_s
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper = asyncio.create_task(self._sweep())
        self._is_closed = False

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    async def get(self, table_id: str) -> LiveTable:
        """The table of this id, from the memory or the store.

        Raises:
            RequestError: there is none.
        """
        self._check_open()
        live = self._live.get(table_id)
        if live is not None and not live.is_closed:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def open(
        self, *, game: str, kind: TableKind, who: str, name: str, seat: int, settings: Settings,
        origin: Origin | None = None,
    ) -> LiveTable:  # fmt: skip
        """Opens a table; see :func:`atout.table.opening`.

        Raises:
            CommandError, NotationError, DealError, IllegalAction: something in it cannot be.
            StoreError: it could not be stored.
        """
        self._check_open()
        at = self._room.clock_ms()
        events = opening(
            table=new_id(), game=game, kind=kind, who=who, name=name, at=at, entropy=entropy(), seat=seat,
            settings=settings, invitation=secrets.token_urlsafe(16) if kind == "link" else "", origin=origin,
        )  # fmt: skip
        table = Table.replay(events)
        events += table.carry(table.due(at, entropy()), at, entropy())
        stored = [encode(event) for event in events]
        await self._room.store.append(table.state.opened.table, 1, stored, seated_by(events))
        return self._keep(table, len(events))

    async def renew(self, table_ids: Collection[str]) -> None:
        """Has these tables loaded anew, as their logs have been changed; their streams are resumed by the clients."""
        for table_id in table_ids:
            if table_id in self._loading:  # it may be reading what was there before
                await asyncio.wait([self._loading[table_id]])
            if table_id in self._live:
                self._live[table_id].close()

    def end_streams(self, is_meant: Callable[[Connection], bool]) -> None:
        """Ends the open streams that are meant, at whatever table."""
        for live in self:
            for connection in live.audience:
                if is_meant(connection):
                    connection.close()

    def let_go(self) -> None:
        """Takes the tables out of memory at which nothing happens any more."""
        for live in self:
            if live.is_closed or live.idle_s > self._idle_s:
                live.close()
                del self._live[live.id]
        self._room.metrics.tables.set(len(self._live))

    def close(self) -> None:
        """Ends all streams; nothing more happens at any table."""
        self._is_closed = True
        self._sweeper.cancel()
        for live in self:
            live.close()
        self._live.clear()

    def _check_open(self) -> None:
        if self._is_closed:
            raise RequestError("server-stopping", status=503, wait_s=2)

    async def _load(self, table_id: str) -> LiveTable:
        can_be = len(table_id) <= LONGEST_ID and table_id.isprintable()  # not every database takes just any character
        log = await self._room.store.log(table_id) if can_be else []
        if not log:
            raise RequestError("no-such-table", status=404)
        table = await asyncio.to_thread(lambda: Table.replay(map(decode, log)))
        self._check_open()
        return self._keep(table, len(log))

    def _keep(self, table: Table, stored: int) -> LiveTable:
        live = LiveTable(table, stored, self._room)
        self._live[live.id] = live
        self._room.metrics.tables.set(len(self._live))
        return live

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_S)
            self.let_go()
