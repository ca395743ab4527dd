"""The shop: coins are spent once, for what is there and not one's own yet."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from atout.server.failures import RequestError
from atout.server.standing import buying
from atout.server.standing.tables import PEOPLE
from atout.server.store import Store
from tests.server.test_standing_store import with_store


def test_coins_are_spent_once(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        def give(connection: sql.Connection) -> None:
            connection.execute(sql.insert(PEOPLE).values(person="anna", experience=0, coins=500))

        async def slug(work: Any, *args: Any) -> str:
            with pytest.raises(RequestError) as refused:
                await store.change(work, *args)
            return refused.value.slug

        assert await slug(buying.buy, "anna", "back-waves", 1) == "shop-too-dear"
        await store.change(give)
        assert await slug(buying.choose, "anna", "back-waves") == "shop-not-owned"
        outcomes = await asyncio.gather(
            *[store.change(buying.buy, "anna", "back-waves", 1) for _ in range(5)], return_exceptions=True
        )
        assert sum(not isinstance(each, Exception) for each in outcomes) == 1
        assert await slug(buying.buy, "anna", "cloth-wine", 1) == "shop-too-dear"  # 200 are left of 500
        assert await slug(buying.buy, "anna", "faces-none", 1) == "no-such-item"
        assert await slug(buying.buy, "anna", "back-plain", 1) == "shop-owned"
        shop = await store.change(buying.choose, "anna", "back-waves")
        assert (shop.coins, [item.id for item in shop.items if item.chosen]) == (
            200, ["back-waves", "cloth-green", "faces-plain"],
        )  # fmt: skip
        shop = await store.change(buying.choose, "anna", "back-plain")
        assert next(item.id for item in shop.items if item.chosen) == "back-plain"

    with_store(tmp_path / "db", play)
