"""Talk at a table: what was said last, and saying something."""

from __future__ import annotations

from fastapi import APIRouter, Request

from atout.server.access import Parts, Visitor, charge
from atout.server.sayings import ANY_TIME, BETWEEN_DEALS, Say, Saying, TalkView

router = APIRouter(tags=["talk"])


@router.get("/tables/{table_id}/talk")
async def show_talk(table_id: str, who: Visitor, parts: Parts) -> TalkView:
    """What can be said at a table, and what was said last."""
    live = await parts.tables.get(table_id)
    writes = live.table.seat_of(who.id) is not None and await live.talk.is_among_friends(live.table)
    last = await live.talk.last(who.id)
    return TalkView(any_time=ANY_TIME, between_deals=BETWEEN_DEALS, text=writes, last=last)


@router.post("/tables/{table_id}/talk")
async def say(request: Request, table_id: str, who: Visitor, body: Say, parts: Parts) -> Saying:
    """Says a phrase to all at your table, or words of your own where all who have a seat are friends."""
    charge(request, "talk", who)
    live = await parts.tables.get(table_id)
    table = await live.stored()
    if body.phrase is not None:
        return await live.talk.say(table, who.id, body.phrase)
    assert body.text is not None, "one of the two is there"
    return await live.talk.write(table, who.id, body.text)
