"""What a request can be refused for, and how that is said: a slug, a rule, a context and a sentence."""

from __future__ import annotations

import math
from typing import Any, Final

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from atout.errors import AtoutError, RuleError
from atout.server.languages import language_of
from atout.server.store import StoreError
from atout.table import CommandError, EventError

_LOG: Final = structlog.get_logger()

_WRONG_FIELD: Final = {
    "missing": "request-field-missing",
    "extra_forbidden": "request-field-unknown",
    "json_invalid": "request-not-json",
}
"""What a fault of a request's form is called, by pydantic's name for it; any other is a field of the wrong kind."""

_BY_STATUS: Final = {404: "no-such-page", 405: "wrong-method"}


class RequestError(RuleError):
    """A request that cannot be answered, with the HTTP status that says so."""

    def __init__(self, slug: str, /, *, status: int, wait_s: float = 0.0, **context: str | int) -> None:
        super().__init__(slug, rule="", **context)
        self.status = status
        self.wait_s = wait_s
        """When it may be tried again; 0 when that would not help."""


class LateError(RequestError):
    """A command that answered a question which is no longer put."""

    def __init__(self, number: int) -> None:
        super().__init__("late", status=409)
        self.number = number
        """The number of the last update that the sender may see."""


def install(app: FastAPI) -> None:
    """Makes the app answer every failure in this form."""
    app.add_exception_handler(AtoutError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)


def problem(error: AtoutError, lang: str) -> dict[str, Any]:
    """The error as the answer's body."""
    body: dict[str, Any] = {
        "slug": error.slug,
        "rule": error.rule if isinstance(error, RuleError) else "",
        "context": error.context,
        "text": error.sentence(lang),
    }
    if isinstance(error, LateError):
        body["number"] = error.number
    return body


def refusal(error: AtoutError, lang: str) -> JSONResponse:
    """The answer that tells the error."""
    headers = {}
    if isinstance(error, RequestError) and error.wait_s:
        headers["Retry-After"] = str(math.ceil(error.wait_s))
    return JSONResponse(problem(error, lang), _status(error), headers)


def _status(error: AtoutError) -> int:
    match error:
        case RequestError():
            return error.status
        case StoreError():
            return 503
        case EventError():  # a stored log that cannot be read
            return 500
        case _:
            return 422


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, AtoutError)
    if _status(error) >= 500:
        _LOG.error("request-failed", path=request.url.path, method=request.method, slug=error.slug, **error.context)
    return refusal(error, language_of(request))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    """The first fault of a request's form, in a sentence."""
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    slug = _WRONG_FIELD.get(fault["type"], "request-field-wrong")
    field = ".".join(map(str, fault["loc"][1:])) or str(fault["loc"][0])
    context = {} if slug == "request-not-json" else {"field": field[:60]}
    return refusal(CommandError(slug, **context), language_of(request))


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    # What is left is a body that cannot be read at all: it gets the status of all malformed requests.
    slug = _BY_STATUS.get(error.status_code, "request-not-json")
    status = error.status_code if slug in _BY_STATUS.values() else 422
    answer = refusal(RequestError(slug, status=status), language_of(request))
    answer.headers.update(error.headers or {})
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(_methods(request))
    return answer


def _methods(request: Request) -> list[str]:
    """How the address of a request may be asked: several routes can share one."""
    paths: dict[str, dict[str, Any]] = request.app.openapi()["paths"]
    asked = request.url.path
    return sorted({way.upper() for path, ways in paths.items() if compile_path(path)[0].match(asked) for way in ways})


async def _broken(request: Request, error: Exception) -> JSONResponse:
    """A fault of ours: told in the log, and only that it happened in the answer."""
    _LOG.error("request-failed", path=request.url.path, method=request.method, exc_info=error)
    return refusal(RequestError("server-failed", status=500), language_of(request))
