"""Reviews that cannot be made, and more reviews and hints than anybody could wait for."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import httpx
import pytest

from atout.analysis import Hint
from atout.server import reviews
from atout.server.app import create_app
from atout.server.failures import RequestError
from atout.server.reviewer import Job
from atout.server.reviews import Reviews
from atout.server.routes import analysis
from atout.server.settings import Settings
from atout.server.store import Store
from bench.line import answer_to
from tests.analysis.endings import TWO_ACES, deal_of

DEAL = deal_of("coinche-bg", TWO_ACES, then="Ac Kc Qs Js As")


def test_a_review_that_failed_is_refused_and_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def killed(job: Job) -> bytes:
        tried.append(job.number)
        raise RuntimeError

    async def test() -> None:
        store = Store(tmp_path / "db", lambda _: None)
        found = Reviews(store, 1)
        assert await found.get("t", 1, DEAL) is None
        while not tried or found.waiting:
            await asyncio.sleep(0)
        for _ in range(2):
            with pytest.raises(RequestError) as refused:
                await found.get("t", 1, DEAL)
            assert (refused.value.slug, refused.value.status) == ("review-failed", 422)
        assert await found.get("t", 2, DEAL) is None
        await found.close()
        await store.close()

    monkeypatch.setattr(reviews, "_reviewed", killed)
    asyncio.run(test())
    assert tried.count(1) == 1


def test_a_review_that_goes_astray_does_not_hold_up_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def astray(job: Job) -> bytes:
        if job.number == 1:
            await asyncio.Event().wait()
        return b"{}"

    async def test() -> bytes | None:
        store = Store(tmp_path / "db", lambda _: None)
        found = Reviews(store, 1)
        found.add("t", 1, DEAL)
        found.add("t", 2, DEAL)
        while found.waiting:
            await asyncio.sleep(0.001)
        made = await found.get("t", 2, DEAL)
        await found.close()
        await store.close()
        return made

    monkeypatch.setattr(reviews, "_reviewed", astray)
    monkeypatch.setattr(reviews, "_LONGEST_S", 0.01)
    assert asyncio.run(test()) == b"{}"


def test_what_somebody_asks_for_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def test() -> None:
        asked = asyncio.Event()

        async def made(job: Job) -> bytes:
            tried.append(job.number)
            await asked.wait()
            return b"{}"

        monkeypatch.setattr(reviews, "_reviewed", made)
        store = Store(tmp_path / "db", lambda _: None)
        found = Reviews(store, 1)
        for number in (1, 2, 3):
            found.add("t", number, DEAL)
        assert await found.get("t", 3, DEAL) is None
        asked.set()
        while found.waiting:
            await asyncio.sleep(0.001)
        await found.close()
        await store.close()

    asyncio.run(test())
    assert tried.index(3) < tried.index(2)


def test_only_so_many_deals_wait_however_many_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: Job) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    async def test() -> list[int]:
        store = Store(tmp_path / "db", lambda _: None)
        found, counts = Reviews(store, 1), []
        for number in range(1, 6):
            found.add("t", number, DEAL)
        counts.append(found.waiting)
        for number in range(1, 9):
            assert await found.get("t", number, DEAL) is None
        counts.append(found.waiting)
        await found.close()
        await store.close()
        return counts

    monkeypatch.setattr(reviews, "_reviewed", never)
    monkeypatch.setattr(reviews, "_MOST_WAITING", 3)
    monkeypatch.setattr(reviews, "_MOST_ASKED", 5)
    assert asyncio.run(test()) == [3, 5]


def test_hints_leave_room_for_the_computers_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many people ask at the same time, one of two threads makes hints and the other is for the computers."""
    busy: list[str] = []
    most: list[int] = []

    def slow(*_: object) -> Hint:
        busy.append("hint")
        most.append(len(busy))
        time.sleep(0.05)
        busy.pop()
        return Hint(None)

    async def test() -> list[int]:
        app = create_app(Settings(tmp_path, 10_000))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://t") as http,
        ):
            opened = {"game": "kozel", "level": "thumb", "pace_ms": 0}
            table = (await http.post("/api/tables", json=opened)).json()["id"]
            address = f"/api/tables/{table}"
            live = await app.state.services.tables.get(table)
            async with asyncio.timeout(60):
                while not (seen := live.table.update(0))["view"] or not seen["view"]["legal"]:
                    if answer := answer_to(seen, random.Random(0)):  # the person may be the one to cut
                        kind, fields = answer
                        body = {"answers": seen["number"], "command": {"kind": kind, **fields}}
                        assert (await http.post(f"{address}/commands", json=body)).status_code in (200, 409)
                    await asyncio.sleep(0.01)
            answers = await asyncio.gather(*[http.post(f"{address}/hint") for _ in range(4)])
        return [answer.status_code for answer in answers]

    monkeypatch.setattr(analysis, "hint", slow)
    assert asyncio.run(test()) == [200] * 4
    assert set(most) == {1}
