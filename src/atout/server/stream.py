"""The stream of a table as an HTTP response: server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from atout.server.audience import Connection

HEARTBEAT_S: Final = 15.0
"""How often a silent stream says that it is alive, in seconds."""
_PATIENCE_S: Final = 30.0
"""How long a client may take for what it is sent."""
_RETRY_MS: Final = 1000
"""How soon a client should come back after the stream has ended."""


class EventStream(Response):
    """Sends what is put into a connection until it is closed or the client goes."""

    media_type = "text/event-stream"

    def __init__(self, connection: Connection, on_end: Callable[[], None]) -> None:
        """
        Args:
            connection: where the messages come from.
            on_end: called when the stream has ended, however it did.
        """
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._connection = connection
        self._on_end = on_end

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        connection = self._connection
        gone = asyncio.create_task(_until_gone(receive))
        gone.add_done_callback(lambda _: connection.close())
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            data = b"retry: %d\n\n" % _RETRY_MS
            while not gone.done():
                async with asyncio.timeout(_PATIENCE_S):
                    await send({"type": "http.response.body", "body": data, "more_body": not connection.is_closed})
                if connection.is_closed:
                    break
                data = await connection.take(HEARTBEAT_S) or b": alive\n\n"
        except TimeoutError:
            connection.was_slow = True
        finally:
            gone.cancel()
            self._on_end()


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
