"""The shop: what coins buy, and what of it is on your table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from atout.server.access import Parts, Visitor
from atout.server.clock import now_ms
from atout.server.standing import buying
from atout.server.standing.messages import ChooseLook, Shop

router = APIRouter(tags=["shop"])


@router.get("/shop")
async def show_shop(who: Visitor, parts: Parts) -> Shop:
    """What there is, what is yours, what you can pay with."""
    await parts.keeper.catch_up()
    return await parts.store.ask(buying.shown, who.id)


@router.post("/shop/{item}", status_code=201)
async def buy(item: Annotated[str, Path(max_length=40)], who: Visitor, parts: Parts) -> Shop:
    """Buys something; the second time it is refused."""
    await parts.keeper.catch_up()
    return await parts.store.change(buying.buy, who.id, item, now_ms())


@router.put("/me/looks")
async def choose_look(who: Visitor, body: ChooseLook, parts: Parts) -> Shop:
    """Has your table look like something that is yours, from now on."""
    return await parts.store.change(buying.choose, who.id, body.item)
