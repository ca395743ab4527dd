"""The least that a server could do: what is posted to a channel goes to everybody who listens there.

``python -m bench.echo PORT`` serves it. No game, no store, no identity: a bare Starlette stream, to compare with.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

_LISTENERS: defaultdict[str, set[asyncio.Queue[bytes]]] = defaultdict(set)


async def _listen(request: Request) -> Response:
    queue: asyncio.Queue[bytes] = asyncio.Queue()
    _LISTENERS[request.path_params["channel"]].add(queue)

    async def messages() -> AsyncIterator[bytes]:
        while True:
            yield b"data: " + await queue.get() + b"\n\n"

    return StreamingResponse(messages(), media_type="text/event-stream")


async def _say(request: Request) -> Response:
    body = await request.body()
    for queue in _LISTENERS[request.path_params["channel"]]:
        queue.put_nowait(body)
    return JSONResponse({"number": 1})


app = Starlette(routes=[Route("/{channel}", _listen), Route("/{channel}", _say, methods=["POST"])])


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_config=None, timeout_keep_alive=65)
