"""The finished deals of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from atout.server.access import Parts, Visitor
from atout.server.failures import RequestError
from atout.server.messages import Deals, Records
from atout.server.shown import DealInFull

router = APIRouter(tags=["deals"])


@router.get("/tables/{table_id}/deals")
async def list_deals(table_id: str, _who: Visitor, parts: Parts) -> Deals:
    """The score sheet: a line for each finished deal."""
    table = await (await parts.tables.get(table_id)).stored()
    return Deals.model_validate({"deals": table.deals()})


@router.get("/tables/{table_id}/deals/{number}")
async def show_deal(
    table_id: str, number: Annotated[int, Path(description="From 1.")], who: Visitor, parts: Parts
) -> DealInFull:
    """One finished deal: hands as dealt, every action, the sheet, the proof of the shuffle."""
    table = await (await parts.tables.get(table_id)).stored()
    found = table.deal(number)
    if found is None:
        raise RequestError("no-such-deal", status=404)
    seen = table.update(table.seat_of(who.id))
    return DealInFull.model_validate({**found, "table": seen["table"]})


@router.get("/tables/{table_id}/record")
async def show_record(table_id: str, _who: Visitor, parts: Parts) -> Records:
    """The finished deals as game records: what `atout verify` reads, one record a line."""
    table = await (await parts.tables.get(table_id)).stored()
    return Records(records=table.records())
