"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request

from atout.server.access import Parts, Visitor, device, name_of
from atout.server.messages import Me, Name, Token

router = APIRouter(tags=["me"])


@router.get("/me")
async def who_am_i(request: Request, who: Visitor) -> Me:
    """Who you are; a new guest gets a cookie."""
    return Me(name=await name_of(request, who), account=who.has_account)


@router.put("/me")
async def name_me(who: Visitor, body: Name, parts: Parts) -> Me:
    """Gives you a name, cleaned of what is not seen. At a table you keep the name with which you sat down."""
    if who.has_account:
        return Me(name=await parts.accounts.rename(who.id, body.name), account=True)
    name = parts.accounts.checked_name(body.name, who.id, for_account=False)
    await parts.store.rename(who.id, name)
    return Me(name=name, account=False)


@router.post("/tokens", status_code=201)
async def make_token(request: Request, who: Visitor, parts: Parts) -> Token:
    """A token with which a program plays in your name: `Authorization: Bearer TOKEN`."""
    return Token(token=await parts.accounts.new_token(who, device(request)))
