"""Who listens at a table: open streams, what each has still to be sent, and what was sent of late.

A message of a stream is made once for each seat (and once for all who watch) and goes to every stream of that seat. The
last messages are kept for a while, for whoever comes back after a broken line.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from atout.table.table import Viewer

KEPT_MESSAGES: Final = 64
"""How many of the last messages are kept for a seat."""
KEPT_S: Final = 60.0
"""How long they are kept after its last stream has ended, in seconds."""
MOST_WAITING: Final = 128
"""How many messages may wait for a slow client before its stream is ended; it can resume."""


class Connection:
    """One open stream."""

    def __init__(self, who: str, viewer: Viewer, session: str = "") -> None:
        self.who: Final = who
        self.session: Final = session
        self.viewer = viewer
        self.is_closed = False
        self.was_slow = False
        self._waiting: list[bytes] = []
        self._news = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Sends a message as soon as the client takes it."""
        if len(self._waiting) >= MOST_WAITING:
            self.was_slow = True
            self.close()
        else:
            self._waiting.append(message)
            self._news.set()

    def close(self) -> None:
        """Ends the stream."""
        self.is_closed = True
        self._news.set()

    async def take(self, timeout_s: float) -> bytes:
        """All that waits, as soon as something does; nothing after the timeout or when the stream is ended."""
        if not self._news.is_set():
            try:
                async with asyncio.timeout(timeout_s):
                    await self._news.wait()
            except TimeoutError:
                return b""
        self._news.clear()
        taken = b"".join(self._waiting)
        self._waiting.clear()
        return taken


@dataclass
class _Channel:
    """All streams of one seat, or of those who watch."""

    connections: set[Connection] = field(default_factory=set)
    recent: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=KEPT_MESSAGES))
    """The last messages by number, without a gap."""
    left_s: float = 0.0
    """When the last stream ended."""


class Audience:
    """All streams at one table."""

    def __init__(self, clock_s: Callable[[], float]) -> None:
        """
        Args:
            clock_s: the time in seconds; only differences count.
        """
        self._clock = clock_s
        self._channels: dict[Viewer, _Channel] = {}

    def __iter__(self) -> Iterator[Connection]:
        return (connection for channel in self._channels.values() for connection in channel.connections)

    def __bool__(self) -> bool:
        return any(channel.connections for channel in self._channels.values())

    def viewers(self) -> list[Viewer]:
        """For whom messages have to be made: all who listen, or did until a moment ago."""
        for viewer, channel in list(self._channels.items()):
            if not channel.connections and self._clock() - channel.left_s > KEPT_S:
                del self._channels[viewer]
        return list(self._channels)

    def add(self, connection: Connection) -> None:
        """A stream begins."""
        self._channels.setdefault(connection.viewer, _Channel()).connections.add(connection)

    def remove(self, connection: Connection) -> None:
        """A stream has ended."""
        channel = self._channels[connection.viewer]
        channel.connections.discard(connection)
        channel.left_s = self._clock()

    def move(self, connection: Connection, viewer: Viewer) -> None:
        """Somebody who listens has sat down, or got up."""
        self.remove(connection)
        connection.viewer = viewer
        self.add(connection)

    def deliver(self, viewer: Viewer, number: int, message: bytes) -> None:
        """Sends the numbered message to all streams of the viewer."""
        channel = self._channels[viewer]
        channel.recent.append((number, message))
        for connection in channel.connections:
            connection.put(message)

    def since(self, viewer: Viewer, after: int, last: int) -> list[bytes] | None:
        """The messages with numbers above ``after`` up to ``last``; ``None`` when they are not all kept."""
        channel = self._channels.get(viewer)
        kept = [] if channel is None else [message for number, message in channel.recent if number > after]
        return kept if len(kept) == last - after else None

    def tell_presence(self, seats: int) -> None:
        """Tells everybody who is connected: for each seat whether anybody is, and how many watch."""
        count = [0] * seats
        watchers = 0
        for connection in self:
            if connection.viewer is None:
                watchers += 1
            else:
                count[connection.viewer] += 1
        data = msgspec.json.encode({"seats": [each > 0 for each in count], "watchers": watchers})
        for connection in self:
            connection.put(b"event: presence\ndata: " + data + b"\n\n")


def numbered(number: int, data: bytes) -> bytes:
    """A numbered message of a stream."""
    return b"id: %d\ndata: %b\n\n" % (number, data)
