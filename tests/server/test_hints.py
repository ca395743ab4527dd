"""Hints: one in hand for each visitor, and none that a computer waits for."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from atout.bots import Budget
from atout.games.registry import GAMES
from atout.games.view import View
from atout.server import hints
from atout.server.failures import RequestError
from atout.server.hints import Hints
from atout.server.metrics import Metrics
from atout.server.pool import LostError, Thinker
from atout.server.questions import Advice
from atout.server.thinkers import Thinkers


def question() -> View:
    """The first choice of a deal of Kozel."""
    game = GAMES["kozel"]
    deal = game.deal(game.shuffle(random.Random(1), 0), 0)
    assert deal.actor is not None
    return deal.view(deal.actor)


class Gate:
    """Lets questions through once it is opened; notes what was asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Any] = []
        self.is_open = asyncio.Event()

        async def ask(_: Thinker, question: Any) -> Any:
            self.asked.append(question)
            if isinstance(question, Advice):
                await self.is_open.wait()
                return {"samples": len(self.asked)}
            return question.answer()

        monkeypatch.setattr(Thinker, "ask", ask)

    async def first(self) -> None:
        """Something has been asked."""
        while not self.asked:
            await asyncio.sleep(0)


def test_whoever_asks_again_waits_for_the_same_hint_and_another_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        gate, found, view = Gate(monkeypatch), Hints(), question()
        asking = [asyncio.create_task(found.give("ada", ("t", 5), view)) for _ in range(3)]
        await gate.first()
        with pytest.raises(RequestError) as refused:
            await found.give("ada", ("t", 6), view)
        assert (refused.value.status, refused.value.wait_s > 0) == (429, True)
        gate.is_open.set()
        assert await asyncio.gather(*asking) == [{"samples": 1}] * 3
        assert await found.give("ada", ("t", 6), view) == {"samples": 2}
        await found.close()

    asyncio.run(test())


def test_somebody_who_has_gone_does_not_take_the_hint_from_who_waits_for_it_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        gate, found, view = Gate(monkeypatch), Hints(), question()
        gone, waiting = [asyncio.create_task(found.give("ada", ("t", 5), view)) for _ in range(2)]
        await gate.first()
        gone.cancel()
        await asyncio.sleep(0)
        gate.is_open.set()
        assert await waiting == {"samples": 1}
        await found.close()

    asyncio.run(test())


def test_a_computer_does_not_wait_for_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        gate, found, view = Gate(monkeypatch), Hints(), question()
        computers = Thinkers(1, Metrics(), lambda *_: Budget(samples=1))
        asking = [asyncio.create_task(found.give(str(who), ("t", who), view)) for who in range(9)]
        await gate.first()
        assert await computers.choose(view, "club", 1, 0) in view.legal
        assert not any(each.done() for each in asking)
        gate.is_open.set()
        await asyncio.gather(*asking)
        await computers.close()
        await found.close()

    asyncio.run(test())


def test_hints_get_shorter_as_more_people_wait_for_one_and_are_refused_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        monkeypatch.setattr(hints, "_MOST_WAITING", 8)
        gate, found, view = Gate(monkeypatch), Hints(), question()
        asking = [asyncio.create_task(found.give(str(who), ("t", who), view)) for who in range(9)]
        while found._pool.waiting < 8:
            await asyncio.sleep(0)
        with pytest.raises(RequestError):
            await found.give("ada", ("t", 5), view)
        gate.is_open.set()
        await asyncio.gather(*asking)
        first, second, *_, last = [each.budget for each in gate.asked]
        assert first == last == hints.USUAL
        assert second.samples < hints.USUAL.samples
        await found.close()

    asyncio.run(test())


def test_a_hint_whose_process_is_lost_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        tried: list[Any] = []

        async def lost_once(_: Thinker, question: Any) -> Any:
            tried.append(question)
            if len(tried) == 1:
                raise LostError
            return question.answer()

        monkeypatch.setattr(Thinker, "ask", lost_once)
        found = Hints(Budget(samples=1))
        hint = await found.give("ada", ("t", 1), question())
        assert hint["options"]
        assert tried[0] == tried[1]
        await found.close()

    asyncio.run(test())
