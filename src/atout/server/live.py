"""A table in memory: commands come in, events are stored, and everybody is told.

Everything that changes a table goes one way, under its lock: decide, apply, store, tell. Nobody is answered and nothing
is sent before it is stored. A *keeper* does what happens by itself: what is due at its time, and the computers' part.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from atout.games.actions import Action
from atout.games.game import Deal
from atout.players.facts import just_finished
from atout.server.audience import KEPT_MESSAGES, Audience, Connection, numbered
from atout.server.failures import LateError
from atout.server.room import Room, entropy
from atout.server.standing.entering import match_row
from atout.server.store import StoreError
from atout.server.talk import Talk
from atout.table import Join, LateCommand, Table, Turn, decode, encode
from atout.table.commands import Command
from atout.table.events import Acted, Event, SeatLeft, SeatTaken
from atout.table.table import Viewer

_LOG: Final = structlog.get_logger()

_PRESENCE_S: Final = 0.05
"""How long a change of who is connected waits for others, so that many make one message, in seconds."""


@dataclass(frozen=True)
class _Thought:
    """What a computer will do, and when."""

    turn: Turn
    action: Action
    at: int


class LiveTable:
    """One table in memory.

    Attributes:
        id: its id.
        table: the table itself, which can be ahead of what is stored; to show of it, see :meth:`stored`.
        audience: who listens.
        talk: what people say to each other.
        is_closed: whether it must be loaded anew: it was unloaded, or something could not be stored.
    """

    def __init__(self, table: Table, stored: int, room: Room) -> None:
        """
        Args:
            table: as the stored events made it.
            stored: how many events are stored.
        """
        self.table: Final = table
        self.id: Final = table.state.opened.table
        self.audience: Final = Audience(room.clock_s)
        self.talk: Final = Talk(self.audience, room.store, room.clock_ms)
        self.is_closed = False
        self._stored = stored
        self._room = room
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._touched_s = room.clock_s()
        self._presence: asyncio.TimerHandle | None = None
        self._keeper = asyncio.create_task(self._keep())

    @property
    def idle_s(self) -> float:
        """For how long nobody has been here and nothing has happened, in seconds; 0 while something goes on."""
        is_busy = bool(self.audience) or self._lock.locked()
        return 0.0 if is_busy else self._room.clock_s() - self._touched_s

    async def stored(self) -> Table:
        """The table when nothing at it waits to be stored: what nobody may see yet is not shown by looking at it."""
        async with self._lock:
            self._check_open()
            return self.table

    async def command(self, command: Command | Join, who: str, answers: int) -> int:
        """Does what somebody asks for.

        Args:
            who: the person's identity.
            answers: the number of the last update that the person's program has seen.

        Returns:
            The number of the person's stream after it.

        Raises:
            LateError: it answers a question that is no longer put.
            CommandError, IllegalAction, NotationError, DealError: it cannot be done.
            StoreError: it could not be stored, so it has not happened.
        """
        async with self._lock:
            self._check_open()
            at = self._room.clock_ms()
            try:
                events = self.table.decide(command, who, answers, at, entropy())
            except LateCommand:
                raise LateError(self.table.number(self.table.seat_of(who))) from None
            await self._happen(events, at)
            return self.table.number(self.table.seat_of(who))

    async def listen(self, who: str, after: int | None, session: str = "") -> Connection:
        """Opens a stream for a person at the table, or for somebody who watches.

        Args:
            after: the number of the last update that the program has seen; ``None`` for a new one.
            session: the person's session, with which the stream ends; none for a guest.

        Raises:
            StoreError: the table has to be loaded anew.
        """
        async with self._lock:
            self._check_open()
            connection = Connection(who, self.table.seat_of(who), session)
            for message in await self._missing(connection.viewer, after):
                connection.put(message)
            self.audience.add(connection)
            self._tell_presence_soon()
            return connection

    def forget(self, connection: Connection) -> None:
        """A stream has ended."""
        self.audience.remove(connection)
        self._touched_s = self._room.clock_s()
        self._tell_presence_soon()

    def close(self) -> None:
        """Ends all streams and lets nothing more happen here; the table can be loaded anew."""
        self.is_closed = True
        self._keeper.cancel()
        if self._presence is not None:
            self._presence.cancel()
        for connection in self.audience:
            connection.close()

    def _check_open(self) -> None:
        if self.is_closed:
            raise StoreError("not-stored")

    async def _happen(self, events: Sequence[Event], at: int) -> None:
        """Applies the events and all that is due after them, stores them and tells everybody."""
        mail: list[tuple[Viewer, int, bytes]] = []
        finished: dict[int, Deal] = {}
        matches = []

        def tell(event: Event) -> None:
            self._seat_listeners(event)
            mail.extend(self._letters(event))
            number, deal = len(self.table.state.played), self.table.state.deal
            if isinstance(event, Acted) and deal is not None and deal.result is not None:
                finished[number] = deal
            match = just_finished(self.table.state, event)
            if match is not None:
                matches.append(match_row(match))

        try:
            carried = self.table.carry(events or self.table.due(at, entropy()), at, entropy(), tell)
            if not carried:
                return
            stored = [encode(event) for event in carried]
            await self._room.store.append(self.id, self._stored + 1, stored, seated_by(carried), matches)
        except BaseException:
            self.close()  # what is in memory may be ahead of what is stored
            raise
        self._stored += len(stored)
        self._touched_s = self._room.clock_s()
        for viewer, number, message in mail:
            self.audience.deliver(viewer, number, message)
        for number, deal in finished.items():
            self._room.on_deal(self.id, number, deal)
        if matches:
            self._room.on_match()
        self._changed.set()

    def _letters(self, event: Event) -> list[tuple[Viewer, int, bytes]]:
        """What the event is to each viewer who listens, right after it has been applied."""
        letters = []
        for viewer in self.audience.viewers():
            happened = self.table.redact(event, viewer)
            if happened is not None:
                update = self.table.update(viewer, happened)
                message = numbered(update["number"], msgspec.json.encode(update))
                letters.append((viewer, update["number"], message))
        return letters

    def _seat_listeners(self, event: Event) -> None:
        """Whoever sat down or got up is shown the table from there."""
        if isinstance(event, SeatTaken | SeatLeft):
            for connection in list(self.audience):
                viewer = self.table.seat_of(connection.who)
                if viewer != connection.viewer:
                    self.audience.move(connection, viewer)
            self._tell_presence_soon()

    async def _missing(self, viewer: Viewer, after: int | None) -> list[bytes]:
        """What a program has to be sent that has seen everything up to ``after``: each update that it missed, or the
        table as it is now when it is new here or missed too many."""
        last = self.table.number(viewer)
        if after is not None and last - KEPT_MESSAGES <= after <= last:
            kept = self.audience.since(viewer, after, last)
            if kept is not None:
                return kept
            log = await self._room.store.log(self.id)
            return await asyncio.to_thread(_updates, log, viewer, after)
        return [numbered(last, msgspec.json.encode(self.table.update(viewer)))]

    def _tell_presence_soon(self) -> None:
        if self._presence is None and not self.is_closed:
            self._presence = asyncio.get_running_loop().call_later(_PRESENCE_S, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self.audience.tell_presence(len(self.table.state.seats))

    async def _keep(self) -> None:
        """Does what happens by itself, until the table is closed."""
        thought: _Thought | None = None
        known = -1
        try:
            while True:
                self._changed.clear()
                if known != self.table.state.count:
                    known = self.table.state.count
                    turn = self.table.computer_to_act()
                    if turn is None:
                        thought = None
                    elif thought is None or (thought.turn.seat, thought.turn.asked) != (turn.seat, turn.asked):
                        thought = await self._think(turn)
                        continue
                moments = (self.table.next_wake(), None if thought is None else thought.at)
                soonest = min((moment for moment in moments if moment is not None), default=None)
                if soonest is None or soonest > self._room.clock_ms():
                    await self._wait_until(soonest)
                else:
                    await self._step(thought)
        except Exception as error:  # noqa: BLE001 - whatever it is, the table is loaded anew when it is asked for
            _LOG.error("table-failed", table=self.id, exc_info=error)
            self.close()

    async def _wait_until(self, moment: int | None) -> None:
        """Waits for the moment, or for something to happen before it."""
        try:
            async with asyncio.timeout(None if moment is None else max(0, moment - self._room.clock_ms()) / 1000):
                await self._changed.wait()
        except TimeoutError:
            pass

    async def _step(self, thought: _Thought | None) -> None:
        """The computer's action, if its time has come, and what is due."""
        async with self._lock:
            at = self._room.clock_ms()
            events: list[Event] = []
            if thought is not None and thought.at <= at:
                with suppress(LateCommand):  # the person may have come back while the computer thought
                    events = self.table.decide_computer(thought.turn, thought.action, at)
            await self._happen(events, at)

    async def _think(self, turn: Turn) -> _Thought:
        """Lets a computer think about its turn, while the table's pace runs already."""
        try:
            seed = secrets.randbits(64)
            action = await self._room.thinkers.choose(turn.view, turn.level, seed, self._due_ms(turn))
        except Exception as error:  # noqa: BLE001 - a player that fails must not stop the others' game
            _LOG.error("player-failed", game=turn.view.game, level=turn.level, exc_info=error)
            action = turn.view.legal[0]
        return _Thought(turn, action, self._due_ms(turn))

    def _due_ms(self, turn: Turn) -> int:
        """When a computer acts."""
        return self.table.state.since + (self.table.state.settings.pace_ms if turn.paced else 0)


def seated_by(events: Sequence[Event]) -> list[str]:
    """The identities of those who sit down in these events."""
    return [event.who for event in events if isinstance(event, SeatTaken)]


def _updates(log: Sequence[bytes], viewer: Viewer, after: int) -> list[bytes]:
    """The viewer's updates with numbers above ``after``, made from the log as they were made when they happened."""
    events = map(decode, log)
    table = Table.replay([next(events)])
    messages = []
    for event in events:
        table.apply(event)
        if table.number(viewer) > after and (happened := table.redact(event, viewer)) is not None:
            messages.append(numbered(table.number(viewer), msgspec.json.encode(table.update(viewer, happened))))
    return messages
