"""Real tables: what the pages for clubs ask. Without a connection they put the same questions to the same functions."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from atout.club import reply, written
from atout.server.access import Visitor, charge
from atout.server.messages import ClubAnswer, ClubFault

router = APIRouter(tags=["club"])

_QUESTION: Final[dict[str, Any]] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}


@router.post("/club", openapi_extra=_QUESTION, responses={200: {"model": ClubAnswer}, 422: {"model": ClubFault}})
async def ask(request: Request, response: Response, who: Visitor) -> Response:
    """What a sheet's journal says, or what may be played to a trick. Nothing is stored (docs/keeping.md)."""
    charge(request, "command", who)
    # A long journal takes longer than others at their tables should wait.
    found = await run_in_threadpool(reply, await request.body())
    answer = Response(written(found), 422 if "fault" in found else 200, media_type="application/json")
    answer.raw_headers += [header for header in response.raw_headers if header[0] == b"set-cookie"]
    return answer
