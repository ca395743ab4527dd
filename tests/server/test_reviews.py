"""Reviews that cannot be made or kept, and more reviews than anybody could wait for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from atout.server import reviews
from atout.server.failures import RequestError
from atout.server.reviewer import Job
from atout.server.reviews import Reviews
from atout.server.store import Store, StoreError
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
    in_earnest = reviews._reviewed

    async def astray(job: Job) -> bytes:
        return await in_earnest(job) if job.number == 1 else b"{}"

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
    monkeypatch.setattr(reviews, "_LONGEST_S", 0.001)
    assert asyncio.run(test()) == b"{}"


def test_a_review_that_was_made_and_could_not_be_kept_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    async def made(job: Job) -> bytes:
        tried.append(job.number)
        return b"{}"

    async def full(*_: object) -> None:
        raise StoreError("not-stored")

    async def test() -> bytes | None:
        store = Store(tmp_path / "db", lambda _: None)
        found = Reviews(store, 1)

        async def asked() -> bytes | None:
            answer = await found.get("t", 1, DEAL)
            while found.waiting:
                await asyncio.sleep(0.001)
            return answer

        with monkeypatch.context() as disk:
            disk.setattr(store, "keep_review", full)
            assert await asked() is None
        assert await asked() is None
        answer = await asked()
        await found.close()
        await store.close()
        return answer

    monkeypatch.setattr(reviews, "_reviewed", made)
    assert asyncio.run(test()) == b"{}"
    assert tried == [1, 1]


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
