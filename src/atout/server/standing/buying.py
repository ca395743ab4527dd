"""The shop: what is somebody's, buying, choosing. What is bought goes through the one writer: nothing is paid twice."""

from __future__ import annotations

import sqlalchemy as sql

from atout.players.shop import ITEMS, Item
from atout.server.failures import RequestError
from atout.server.standing.messages import ItemView, Shop
from atout.server.standing.reading import coins, looks
from atout.server.standing.tables import CHOSEN, PURCHASES


def shown(connection: sql.Connection, who: str) -> Shop:
    """The shop as somebody finds it."""
    owned, chosen = _owned(connection, who), set(looks(connection, who).values())
    items = [
        ItemView(id=item.id, kind=item.kind, price=item.price, owned=item.id in owned, chosen=item.id in chosen)
        for item in ITEMS.values()
    ]
    return Shop(coins=coins(connection, who), items=items)


def buy(connection: sql.Connection, who: str, item_id: str, at: int) -> Shop:
    """Buys something; the shop after it.

    Raises:
        RequestError: there is no such thing, it is his already, or he has too few coins.
    """
    item = _item(item_id)
    if item.id in _owned(connection, who):
        raise RequestError("shop-owned", status=422)
    has = coins(connection, who)
    if has < item.price:
        raise RequestError("shop-too-dear", status=422, price=item.price, coins=has)
    row = {"person": who, "item": item.id, "price": item.price, "at": at}
    connection.execute(sql.insert(PURCHASES).values(row))
    return shown(connection, who)


def choose(connection: sql.Connection, who: str, item_id: str) -> Shop:
    """Has somebody's table look so from now on; the shop after it.

    Raises:
        RequestError: there is no such thing, or it is not his.
    """
    item = _item(item_id)
    if item.id not in _owned(connection, who):
        raise RequestError("shop-not-owned", status=422)
    connection.execute(sql.delete(CHOSEN).where(CHOSEN.c.person == who, CHOSEN.c.kind == item.kind))
    connection.execute(sql.insert(CHOSEN).values({"person": who, "kind": item.kind, "item": item.id}))
    return shown(connection, who)


def _item(item_id: str) -> Item:
    item = ITEMS.get(item_id)
    if item is None:
        raise RequestError("no-such-item", status=404)
    return item


def _owned(connection: sql.Connection, who: str) -> set[str]:
    bought = connection.scalars(sql.select(PURCHASES.c.item).where(PURCHASES.c.person == who))
    return {*bought, *[item.id for item in ITEMS.values() if item.price == 0]}
