"""What decisions cost, and what would be best: reviews of finished deals, hints at tables against computers."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse

from atout.players.ledger import ReviewFacts
from atout.server.access import Parts, Visitor, charge
from atout.server.clock import now_ms
from atout.server.failures import RequestError
from atout.server.reviewed import HintView, Review, ReviewPending

router = APIRouter(tags=["analysis"])

_RETRY_S: Final = 2


@router.get(
    "/tables/{table_id}/deals/{number}/review",
    responses={200: {"model": Review}, 202: {"model": ReviewPending, "description": "Still to be made."}},
)
async def show_review(
    table_id: str, number: Annotated[int, Path(description="From 1.")], who: Visitor, response: Response, parts: Parts
) -> Response:
    """What each decision of a finished deal cost. It is made once, in the background: until then 202."""
    table = await (await parts.tables.get(table_id)).stored()
    deal = table.finished(number)
    if deal is None:
        raise RequestError("no-such-deal", status=404)
    found = await parts.reviews.get(table_id, number, deal)
    if found is None:
        pending = ReviewPending().model_dump()
        return _with_cookie(JSONResponse(pending, 202, headers={"Retry-After": str(_RETRY_S)}), response)
    if table.seat_of(who.id) is not None and table.state.opened.origin is None:
        opened = ReviewFacts(who.id, table.state.opened.game, now_ms())
        await parts.keeper.reviewed(table_id, number, opened)
    return _with_cookie(Response(found, media_type="application/json"), response)


@router.post("/tables/{table_id}/hint")
async def give_hint(request: Request, table_id: str, who: Visitor, parts: Parts) -> HintView:
    """What your seat can know about its choice now, at a table against computers, made from your view alone."""
    charge(request, "hint", who)
    table = await (await parts.tables.get(table_id)).stored()
    seat = table.seat_of(who.id)
    if table.state.opened.table_kind != "solo":
        raise RequestError("no-hints-here", status=422)
    view = None if seat is None else table.view(seat)
    if seat is None or view is None or not view.legal:
        raise RequestError("no-choice-now", status=422)
    number = table.number(seat)
    found = await parts.hints.give(who.id, (table_id, number), view)
    return HintView.model_validate({"seat": seat, "number": number, **found})


def _with_cookie(answer: Response, response: Response) -> Response:
    """The answer with the cookie that a new guest gets."""
    answer.raw_headers += [header for header in response.raw_headers if header[0] == b"set-cookie"]
    return answer
