"""Tables: opening one, finding one, sitting down."""

from __future__ import annotations

import random

from fastapi import APIRouter, Request

from atout.bots import computer
from atout.games.registry import game as game_of
from atout.server.access import Parts, Visitor, charge, name_of
from atout.server.accounts import friends
from atout.server.failures import RequestError
from atout.server.messages import Joined, JoinTable, Lobby, Moment, Opened, OpenTable
from atout.server.services import Services
from atout.server.shown import TableLine
from atout.table import Join
from atout.table.events import Origin, Settings

router = APIRouter(tags=["tables"])

_MOST_LISTED = 100


@router.post("/tables", status_code=201)
async def open_table(request: Request, who: Visitor, body: OpenTable, parts: Parts) -> Opened:
    """Opens a table and seats you."""
    charge(request, "table", who)
    computer(game_of(body.game), body.level, random.Random(0))  # says so when there is no such game or level
    origin = None if body.origin is None else await _moment(parts, body.origin, body.game)
    live = await parts.tables.open(
        game=body.game, kind=body.kind, who=who.id, name=await name_of(request, who), seat=body.seat, origin=origin,
        settings=Settings(level=body.level, pace_ms=body.pace_ms, clock_s=body.clock_s),
    )  # fmt: skip
    return Opened(id=live.id, seat=body.seat, invitation=live.table.state.opened.invitation or None)


@router.get("/tables")
async def list_tables(_who: Visitor, parts: Parts) -> Lobby:
    """The lobby: open tables where somebody is."""
    listed = [live.table for live in parts.tables if live.table.state.opened.table_kind == "open" and live.audience]
    listed.sort(key=lambda table: table.state.phase != "gathering")
    return Lobby(tables=[TableLine.model_validate(table.lobby()) for table in listed[:_MOST_LISTED]])


@router.post("/tables/{table_id}/join")
async def join_table(request: Request, table_id: str, who: Visitor, body: JoinTable, parts: Parts) -> Joined:
    """Seats you at a table that is still gathering players."""
    charge(request, "command", who)
    live = await parts.tables.get(table_id)
    blockers = await parts.store.ask(friends.blockers_of, who.id)
    if any(seat.who in blockers for seat in live.table.state.seats):
        raise RequestError("table-not-for-you", status=422)
    join = Join(await name_of(request, who), body.seat, body.invitation)
    number = await live.command(join, who.id, 0)
    seat = live.table.seat_of(who.id)
    assert seat is not None, "whoever has joined sits"
    return Joined(seat=seat, number=number)


async def _moment(parts: Services, moment: Moment, game: str) -> Origin:
    table = await (await parts.tables.get(moment.table)).stored()
    of_same_game = table.state.opened.game == game
    origin = table.origin(moment.deal, moment.action) if of_same_game else None
    if origin is None:
        raise RequestError("no-such-moment", status=422)
    return origin
