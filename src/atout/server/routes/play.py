"""Playing: the stream of updates down, the commands up."""

from __future__ import annotations

import random
import time
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response

from atout.bots import computer
from atout.server.access import Parts, Visitor, address, charge, services
from atout.server.audience import Connection
from atout.server.failures import LateError, RequestError
from atout.server.limits import STREAMS
from atout.server.messages import Accepted, CommandRequest, Late
from atout.server.services import Services
from atout.server.store import StoreError
from atout.server.stream import EventStream
from atout.table import read_command
from atout.table.commands import ChangeSettings, Command

router = APIRouter(tags=["play"])

_STREAM: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Server-sent events. The data of those without a name is an `Update`, of `presence` `Presence`, "
        "of `talk` `Saying`.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


@router.get("/tables/{table_id}/stream", status_code=200, response_class=EventStream, responses=_STREAM)
async def follow_table(
    request: Request,
    response: Response,
    table_id: str,
    who: Visitor,
    parts: Parts,
    last_event_id: Annotated[str | None, Header(description="The number of the last update that you saw.")] = None,
) -> EventStream:
    """The stream of updates for your seat, or for a watcher. It resumes after `Last-Event-ID`."""
    visitor = address(request) if who.is_new else who.id
    if parts.streams[visitor] >= STREAMS * parts.settings.rate:
        raise RequestError("too-many-streams", status=429, wait_s=5)
    live = await parts.tables.get(table_id)
    connection = await live.listen(who.id, _number(last_event_id), who.session_key)
    if parts.accounts.is_over(who):  # ended while the table was waited for
        connection.close()
    parts.streams[visitor] += 1
    parts.metrics.streams.inc()

    def end() -> None:
        live.forget(connection)
        _count_out(parts, visitor, connection)

    stream = EventStream(connection, end)
    stream.raw_headers += [header for header in response.raw_headers if header[0] == b"set-cookie"]
    return stream


@router.post("/tables/{table_id}/commands", responses={409: {"model": Late}})
async def give_command(request: Request, table_id: str, who: Visitor, body: CommandRequest) -> Accepted:
    """Does something at a table. It is stored before it is acknowledged."""
    began = time.perf_counter()
    parts = services(request)
    result = "refused"
    try:
        charge(request, "command", who)
        command = read_command(body.command)
        live = await parts.tables.get(table_id)
        _check_level(command, live.table.state.game)
        number = await live.command(command, who.id, body.answers)
        result = "accepted"
    except LateError:
        result = "late"
        raise
    except StoreError:
        result = "failed"
        raise
    finally:
        parts.metrics.commands.labels(result).inc()
    parts.metrics.latency.observe(time.perf_counter() - began)
    return Accepted(number=number)


def _check_level(command: Command, game: Any) -> None:
    if isinstance(command, ChangeSettings) and command.level is not None:
        computer(game, command.level, random.Random(0))


def _number(last_event_id: str | None) -> int | None:
    """The number that a client saw last; ``None`` when it says nothing that we gave it."""
    text = (last_event_id or "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _count_out(parts: Services, visitor: str, connection: Connection) -> None:
    parts.streams[visitor] -= 1
    if not parts.streams[visitor]:
        del parts.streams[visitor]
    parts.metrics.streams.dec()
    if connection.was_slow:
        parts.metrics.dropped.inc()
