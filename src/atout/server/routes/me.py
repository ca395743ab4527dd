"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request

from atout.server.access import Parts, Visitor, name_of
from atout.server.failures import RequestError
from atout.server.messages import Me, Name, Token
from atout.server.names import cleaned

router = APIRouter(tags=["me"])


@router.get("/me")
async def who_am_i(request: Request, who: Visitor) -> Me:
    """Who you are; a new guest gets a cookie."""
    return Me(name=await name_of(request, who))


@router.put("/me")
async def name_me(who: Visitor, body: Name, parts: Parts) -> Me:
    """Gives you a name, cleaned of what is not seen. At a table you keep the name with which you sat down."""
    name = cleaned(body.name)
    if not any(char.isalnum() for char in name):
        raise RequestError("name-empty", status=422)
    await parts.store.rename(who.id, name)
    return Me(name=name)


@router.post("/tokens", status_code=201)
async def make_token(who: Visitor, parts: Parts) -> Token:
    """A token with which a program plays in your name: `Authorization: Bearer TOKEN`."""
    return Token(token=parts.signer.sign("token", who.id))
