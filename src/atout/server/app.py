"""The server as an ASGI application."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import FastAPI

from atout.server import failures, openapi
from atout.server.accounts import records
from atout.server.accounts.known import Known
from atout.server.accounts.service import Accounts
from atout.server.audience import Connection
from atout.server.clock import now_ms
from atout.server.guard import Guard
from atout.server.hints import Hints
from atout.server.limits import Limits
from atout.server.lock import FolderLock
from atout.server.messages import Problem
from atout.server.metrics import Metrics
from atout.server.page import Page
from atout.server.reviews import Reviews
from atout.server.room import Room
from atout.server.routes import (
    account,
    analysis,
    club,
    deals,
    friends,
    games,
    health,
    me,
    play,
    rules,
    shop,
    standing,
    statistics,
    tables,
    talk,
)
from atout.server.services import Services
from atout.server.sessions import COOKIE_AGE_S, Signer
from atout.server.settings import Settings
from atout.server.standing.keeper import Keeper
from atout.server.store import Store
from atout.server.tables import Tables
from atout.server.thinkers import Thinkers

_LOG = structlog.get_logger()

_REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": words}
    for status, words in {
        401: "The token does not hold.",
        403: "The request comes from another site.",
        404: "There is no such thing.",
        413: "The request is too large.",
        422: "It cannot be done; the answer says why.",
        429: "Too many requests; `Retry-After` says when to go on.",
        503: "It could not be stored, so it has not happened.",
    }.items()
}
"""What any request can be answered instead."""


def create_app(settings: Settings) -> FastAPI:
    """The server with these settings. Its data folder is opened when it starts.

    Example:
        >>> from pathlib import Path
        >>> app = create_app(Settings(Path("data")))
        >>> "/api/tables/{table_id}/commands" in app.openapi()["paths"]
        True
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _opened(settings) as services:
            app.state.services = services
            yield

    app = FastAPI(lifespan=lifespan, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None)
    failures.install(app)
    # What is asked for most is looked at first.
    for noun in (
        play,
        me,
        games,
        tables,
        talk,
        deals,
        analysis,
        rules,
        account,
        friends,
        standing,
        statistics,
        shop,
        club,
    ):
        app.include_router(noun.router, prefix="/api", responses=_REFUSED)
    app.include_router(health.router)
    app.include_router(Page().router)
    app.add_middleware(Guard)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = openapi.describe(app)
    return app.openapi_schema


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Services]:
    """The parts of a running server, closed in order at the end."""
    settings.prepare()
    metrics = Metrics()
    with FolderLock(settings.data):
        thinkers, hints = Thinkers(settings.thinkers, metrics), Hints()
        store = Store(settings.database, metrics.batches.observe)
        reviews, keeper = Reviews(store, settings.review_samples), Keeper(store)
        room = Room(store, thinkers, metrics, now_ms, time.monotonic, reviews.add, keeper.wake)
        tables = Tables(room, settings.idle_s)
        accounts = await _accounts(store, Signer(settings.secret_key()), tables)
        limits = Limits(settings.rate, time.monotonic)
        _LOG.info("server-started", data=str(settings.data))
        try:
            yield Services(settings, store, tables, accounts, limits, metrics, reviews, hints, keeper)
        finally:
            tables.close()
            await hints.close()
            await thinkers.close()
            await reviews.close()
            await keeper.close()
            await store.close()
            _LOG.info("server-stopped")


async def _accounts(store: Store, signer: Signer, tables: Tables) -> Accounts:
    """The accounts that the store holds; with a session end the streams that it has open."""

    def end_streams(identity: str, sessions: Collection[str]) -> None:
        def is_meant(connection: Connection) -> bool:
            return connection.who == identity and connection.session in sessions

        tables.end_streams(is_meant)

    await store.change(records.end_unused_sessions, now_ms() - COOKIE_AGE_S * 1000)
    known = Known(await store.ask(records.names), await store.ask(records.sessions))
    return Accounts(store, signer, known, now_ms, end_streams)
