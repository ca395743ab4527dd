"""Who makes a request, and whether that is not one too many: what the routes depend on."""

from __future__ import annotations

import math
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Annotated

from fastapi import Depends, Request, Response

from atout.server.accounts.devices import described
from atout.server.failures import RequestError
from atout.server.languages import language_of
from atout.server.limits import Kind
from atout.server.names import name_of_guest
from atout.server.services import Services
from atout.server.sessions import COOKIE, COOKIE_AGE_S, Who, new_identity

_BEARER = "bearer "
_NETWORK_BITS = 64


def services(request: Request) -> Services:
    """The parts of the server that answers the request."""
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


async def visitor(request: Request, response: Response) -> Who:
    """Whoever makes the request: by token, by cookie, or a new guest, who gets a cookie with the answer.

    Raises:
        RequestError: the token does not hold, or that was one request too many.
    """
    accounts = services(request).accounts
    authorization = request.headers.get("authorization", "")
    if authorization[: len(_BEARER)].lower() == _BEARER:
        known = accounts.who("token", authorization[len(_BEARER) :].strip())
        if known is None:
            raise RequestError("no-such-token", status=401)
    else:
        known = accounts.who("cookie", request.cookies.get(COOKIE, ""))
    who = known or Who(new_identity(), is_new=True)
    charge(request, "request", who)
    if who.is_new:
        charge(request, "guest", who)
        give_cookie(request, response, accounts.as_guest(who.id))
    return who


def give_cookie(request: Request, response: Response, shown: str) -> None:
    """Has the browser show this from now on."""
    response.set_cookie(
        COOKIE, shown, max_age=COOKIE_AGE_S, path="/",
        httponly=True, samesite="lax", secure=request.url.scheme == "https",
    )  # fmt: skip


def charge(request: Request, kind: Kind, who: Who) -> None:
    """Counts something that the visitor does. A new guest is counted by his address, as he could be new every time.

    Raises:
        RequestError: he has done too much of it.
    """
    charge_to(request, kind, address(request) if who.is_new else who.id)


def charge_to(request: Request, kind: Kind, payer: str) -> None:
    """Counts something that is done by, or to, whoever this is.

    Raises:
        RequestError: there has been too much of it.
    """
    wait_s = services(request).limits.wait_s(kind, payer)
    if wait_s:
        raise RequestError("too-many-requests", status=429, wait_s=wait_s, seconds=math.ceil(wait_s))


def address(request: Request) -> str:
    """Where a request comes from. Of IPv6 it is the network, as anybody has 2⁶⁴ addresses in his own."""
    host = request.client.host if request.client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address) or found.ipv4_mapped is not None:
        return host
    return str(IPv6Network((int(found), _NETWORK_BITS), strict=False))


def device(request: Request) -> str:
    """What the program that makes a request is called."""
    return described(request.headers.get("user-agent", ""))


async def name_of(request: Request, who: Who) -> str:
    """What the visitor is called. A guest's name that has become like an account's is his no more."""
    parts = services(request)
    if who.has_account:
        return parts.accounts.known.name(who.id) or ""
    chosen = None if who.is_new else await parts.store.name(who.id)
    if chosen is None or parts.accounts.known.is_taken(chosen, who.id):
        return name_of_guest(who.id, language_of(request))
    return chosen


async def _parts(request: Request) -> Services:
    return services(request)


async def _lang(request: Request) -> str:
    return language_of(request)


# What a route depends on is asynchronous, however little it does: a plain function would be run in a thread each time.
Visitor = Annotated[Who, Depends(visitor)]
"""A parameter of a route: whoever makes the request."""
Parts = Annotated[Services, Depends(_parts)]
"""A parameter of a route: the parts of the server."""
Lang = Annotated[str, Depends(_lang)]
"""A parameter of a route: the language that the request asks for."""
