"""Statistics: what somebody bid and made and what his cards cost, and the deals behind each number."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import RowMapping

from atout.games.registry import game as game_of
from atout.players.statistics import Kind
from atout.server.access import Parts, Visitor
from atout.server.statistics import asking
from atout.server.statistics.shown import (
    CellView,
    CountedDeal,
    CountedDeals,
    Double,
    Month,
    MonthView,
    Statistics,
    Strain,
    Value,
)

router = APIRouter(tags=["statistics"])

_PLACE = r"^[0-9]{1,14}\.[0-9]{1,9}\.[0-9]{1,9}\.[A-Za-z0-9_-]{0,32}$"


@router.get("/me/statistics/{game}")
async def show_statistics(game: str, who: Visitor, parts: Parts, month: Month | None = None) -> Statistics:
    """Your numbers in a game: of all months, or of one."""
    game_of(game)
    await parts.keeper.catch_up()
    cells = await parts.store.ask(asking.cells, who.id, game, month)
    months = await parts.store.ask(asking.months, who.id, game)
    return Statistics(
        game=game,
        cells=[CellView.model_validate(dict(each)) for each in cells],
        months=[MonthView.model_validate(dict(each)) for each in months],
    )


@router.get("/me/statistics/{game}/deals")
async def list_counted_deals(
    game: str,
    kind: Kind,
    who: Visitor,
    parts: Parts,
    strain: Strain | None = None,
    value: Value | None = None,
    double: Double | None = None,
    month: Month | None = None,
    good: bool = False,
    after: Annotated[str | None, Query(pattern=_PLACE, description="The `next` of the deals before.")] = None,
) -> CountedDeals:
    """The deals behind one of your numbers, newest first, or those that came out well."""
    game_of(game)
    chosen = asking.Chosen(kind, strain, value, double, month)
    begins = None if after is None else asking.Place.read(after)
    found, more = await parts.store.ask(asking.deals, who.id, game, chosen, good, begins)
    deals = [CountedDeal.model_validate(_deal(each)) for each in found]
    return CountedDeals(deals=deals, next=None if more is None else more.text)


def _deal(row: RowMapping) -> dict[str, Any]:
    names = ("deal", "at", "seat", "strain", "value", "double", "times", "good", "points")
    return {"table": row["table_id"], **{name: row[name] for name in names}}
