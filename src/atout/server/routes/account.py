"""Your account: making it, coming in, its sessions, and all that the server holds on you."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from atout.server.access import (
    Lang,
    Parts,
    Visitor,
    address,
    charge,
    charge_to,
    device,
    give_cookie,
    name_of,
    services,
)
from atout.server.account_messages import (
    AccountView,
    Codes,
    Credentials,
    Deletion,
    Held,
    NewPassword,
    PasswordOnly,
    Recovery,
    Registered,
    SessionView,
)
from atout.server.accounts import personal, records
from atout.server.accounts.looks import folded_look
from atout.server.accounts.records import AccountError
from atout.server.failures import RequestError
from atout.server.messages import Me
from atout.server.sessions import COOKIE, Who

router = APIRouter(tags=["account"])

_FILE: Final = 'attachment; filename="atout.json"'


@router.post("/account", status_code=201)
async def make_account(
    request: Request, response: Response, who: Visitor, body: Credentials, parts: Parts
) -> Registered:
    """Makes you, who are a guest, an account. You stay who you are, and keep your tables and friends."""
    if who.has_account:
        raise AccountError("account-already")
    charge_to(request, "account", address(request))
    shown, codes = await parts.accounts.register(who.id, body.name, body.password, device(request))
    give_cookie(request, response, shown)
    return Registered(name=parts.accounts.known.name(who.id) or "", codes=codes)


@router.get("/account")
async def show_account(who: Visitor, parts: Parts) -> AccountView:
    """Your account and its sessions."""
    name = _name(who, parts.accounts.known.name(who.id))
    sessions = [
        SessionView(
            id=each.id, kind=each.kind, device=each.device, made_at=each.made_at, seen_at=each.seen_at,
            current=each == who.session,
        )
        for each in parts.accounts.known.sessions_of(who.id)
    ]  # fmt: skip
    made_at = await parts.store.ask(records.made_at, who.id)
    codes = await parts.store.ask(records.count_codes, who.id)
    return AccountView(name=name, made_at=made_at, codes=codes, sessions=sessions)


@router.post("/account/login")
async def log_in(request: Request, response: Response, who: Visitor, body: Credentials, parts: Parts) -> Me:
    """Lets you into your account in this browser, in place of whoever you are here now."""
    _charge_try(request, body.name)
    shown = await parts.accounts.log_in(body.name, body.password, device(request))
    return await _come_in(request, response, who, shown)


@router.post("/account/recover")
async def recover(request: Request, response: Response, who: Visitor, body: Recovery, parts: Parts) -> Me:
    """Lets you in by a recovery code, gives your account a new password and ends all its other sessions."""
    _charge_try(request, body.name)
    shown = await parts.accounts.recover(body.name, body.code, body.password, device(request))
    return await _come_in(request, response, who, shown)


@router.post("/account/logout", status_code=204)
async def log_out(response: Response, who: Visitor, parts: Parts) -> None:
    """Ends the session of this browser, which is a new guest's then."""
    if who.session is None:
        raise AccountError("no-account")
    await parts.accounts.end([who.session])
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.put("/account/password", status_code=204)
async def change_password(request: Request, who: Visitor, body: NewPassword, parts: Parts) -> None:
    """Changes your password and ends all your other sessions."""
    _charge_try(request, _name(who, parts.accounts.known.name(who.id)))
    await parts.accounts.change_password(who, body.password, body.new)


@router.post("/account/codes")
async def make_codes(request: Request, who: Visitor, body: PasswordOnly, parts: Parts) -> Codes:
    """New recovery codes; those before do not hold any more."""
    _charge_try(request, _name(who, parts.accounts.known.name(who.id)))
    return Codes(codes=await parts.accounts.new_codes(who.id, body.password))


@router.delete("/account/sessions", status_code=204)
async def end_other_sessions(who: Visitor, parts: Parts) -> None:
    """Ends all your sessions but this one."""
    await parts.accounts.end_others(who)


@router.delete("/account/sessions/{session_id}", status_code=204)
async def end_session(session_id: str, who: Visitor, parts: Parts) -> None:
    """Ends one of your sessions: it lets nobody in any more, and its streams end."""
    found = [each for each in parts.accounts.known.sessions_of(who.id) if each.id == session_id]
    if not found:
        raise RequestError("no-such-session", status=404)
    await parts.accounts.end(found)


@router.get("/me/export")
async def export(request: Request, response: Response, who: Visitor, parts: Parts) -> Held:
    """All that the server holds on you, in one piece."""
    charge(request, "export", who)
    response.headers["Content-Disposition"] = _FILE
    return Held.model_validate(await parts.store.ask(personal.export, who.id))


@router.post("/me/delete", status_code=204)
async def delete(request: Request, response: Response, who: Visitor, body: Deletion, parts: Parts, lang: Lang) -> None:
    """Deletes all that the server holds on you, and you with it. Others keep their matches, played with nobody."""
    if who.has_account:
        _charge_try(request, parts.accounts.known.name(who.id) or "")
        await parts.accounts.check_password(who.id, body.password)
    for _ in range(2):  # a request that was made before may have sat him down meanwhile
        tables = await parts.store.change(personal.erase, who.id, lang)
        parts.accounts.forget(who.id)
        await parts.tables.renew(tables)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def _charge_try(request: Request, name: str) -> None:
    """Counts a try at the secrets of an account, whether there is such an account or not.

    Raises:
        RequestError: there have been too many, at this account or from this address.
    """
    charge_to(request, "knock", address(request))
    charge_to(request, "password", folded_look(name))


def _name(who: Who, name: str | None) -> str:
    if not who.has_account or name is None:
        raise RequestError("no-account", status=404)
    return name


async def _come_in(request: Request, response: Response, who: Who, shown: str) -> Me:
    """The browser is the account's from now on, and no longer that of another one."""
    parts = services(request)
    if who.session is not None:
        await parts.accounts.end([who.session])
    give_cookie(request, response, shown)
    entered = parts.accounts.who("cookie", shown)
    assert entered is not None, "the session has just begun"
    return Me(name=await name_of(request, entered), account=True)
