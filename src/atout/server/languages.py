"""Which language a request asks for."""

from __future__ import annotations

from fastapi import Request

from atout.i18n import LANGUAGES

COOKIE = "lang"


def language_of(request: Request) -> str:
    """The language of the ``lang`` cookie, else the best of ``Accept-Language`` that we speak, else English."""
    chosen = request.cookies.get(COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first language of an ``Accept-Language`` header, by weight, that we speak.

    >>> preferred("de;q=0.5, bg-BG;q=0.9, *;q=0.1")
    'bg'
    """
    wanted = []
    for part in header[:400].split(","):
        code, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), code[:2].lower()))
        except ValueError:
            continue
    wanted.sort(key=lambda each: each[0])
    return next((code for _, code in wanted if code in LANGUAGES), LANGUAGES[0])
