"""What every request passes before anything else reads it, and what every answer carries."""

from __future__ import annotations

from typing import Final

from fastapi import Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atout.server.failures import RequestError, refusal
from atout.server.languages import language_of

MOST_BYTES: Final = 64 * 1024
"""How large the body of a request may be."""

_SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
_OWN_SITE: Final = {"same-origin", "none"}

_HEADERS: Final = {
    # Everything from here and from nowhere else. A card's place on the table is a style of its own.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an address may hold an invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses requests from other sites and those that are too large; adds the headers that keep a browser safe."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        fault = None if scope["method"] in _SAFE_METHODS else _fault(Headers(scope=scope))
        if fault is None:
            await self._app(scope, receive, send_guarded)
        else:
            answer = refusal(fault, language_of(Request(scope)))
            answer.headers["Connection"] = "close"  # its body is not read
            await answer(scope, receive, send_guarded)


def _fault(headers: Headers) -> RequestError | None:
    """Why a request that changes something is not let in."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None and origin.partition("://")[2].lower() != headers.get("host", "").lower():
        return RequestError("foreign-origin", status=403)
    if site is not None and site not in _OWN_SITE:
        return RequestError("foreign-origin", status=403)
    if "transfer-encoding" in headers:
        return RequestError("request-without-length", status=411)
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > MOST_BYTES:
        return RequestError("request-too-large", status=413, most=MOST_BYTES // 1024)
    return None
