"""Processes that think: what goes over to them, what comes back, and what is done when they are lost or too few."""

from __future__ import annotations

import asyncio
import functools
import os
import pickletools
import random
import signal
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from atout.bots import Budget
from atout.games.coinche.view import CoincheView
from atout.games.conformance import random_deal
from atout.games.game import Dealt, Game
from atout.games.registry import GAMES
from atout.games.view import View
from atout.records import Match
from atout.server import thinkers
from atout.server.live import LiveTable
from atout.server.metrics import Metrics
from atout.server.pipe import LENGTH, packed
from atout.server.pool import LostError, Pool, Thinker, ThinkingError
from atout.server.questions import Decision
from atout.server.thinkers import LEAST_MS, LEAST_WORLDS, WITHIN_MS, Thinkers, hurried, is_overrun
from atout.table import Table

SAMPLES = Budget(samples=2)
FOR_EVER: Any = SimpleNamespace(answer=functools.partial(time.sleep, 1e6))
"""A question that is never answered."""
WHO: Any = SimpleNamespace(answer=os.getpid)
"""A question that is answered with the number of the process."""
WRONG: Any = SimpleNamespace(answer=functools.partial(int, "x"))
"""A question that fails."""


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 240))


@asynccontextmanager
async def thinker(**options: Any) -> AsyncIterator[Thinker]:
    found = Thinker(**options)
    yield found
    await found.close()


async def begun(found: Thinker) -> int:
    """The number of its process, once there is one."""
    while found.process is None:
        await asyncio.sleep(0.001)
    return found.process.pid


def choices(game: Game, seed: int, every: int = 1) -> Iterator[View]:
    """Views at which somebody has a choice, of a random deal."""
    played = random_deal(game, random.Random(seed))
    deal = game.deal(played.dealt, played.dealer)
    for number, (seat, action) in enumerate(played.history):
        if number % every == 0 and len(deal.legal()) > 1:
            yield deal.view(seat)
        deal.play(action)


def a_choice() -> View:
    """The choice of a card at Coinche."""
    return next(
        view
        for seed in range(100)
        for view in choices(GAMES["coinche-bg"], seed)
        if isinstance(view, CoincheView) and view.playing and len(view.tricks) > 5
    )


# What goes over


def test_a_process_decides_what_would_be_decided_here() -> None:
    async def test() -> None:
        async with thinker() as found:
            for game in GAMES.values():
                for seed, view in enumerate(choices(game, 2, every=7)):
                    decision = Decision(view, "club", seed, SAMPLES)
                    assert await found.ask(decision) == decision.answer(), (game.id, seed)

    run(test())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_nothing_but_a_view_goes_over(game: Game) -> None:
    a_deal = game.deal(game.shuffle(random.Random(0), 0), 0)
    hidden = {type(a_deal).__name__, type(a_deal.dealt).__name__, Match.__name__, Table.__name__, LiveTable.__name__}
    for view in choices(game, 3):
        pickled = packed(Decision(view, "club", 1, SAMPLES))[LENGTH:]
        names = {value for _, value, _ in pickletools.genops(pickled) if isinstance(value, str)}
        assert type(view).__name__ in names
        assert not names & hidden


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_goes_over_is_the_same_whatever_the_others_hold(game: Game) -> None:
    dealt = game.shuffle(random.Random(4), 0)
    seat = game.deal(dealt, 0).actor
    assert seat is not None
    hands = list(dealt.hands)
    one, other = [each for each in range(game.players) if each != seat][:2]
    hands[one], hands[other] = hands[other], hands[one]
    sent = [
        packed(Decision(game.deal(cards, 0).view(seat), "master", 5, SAMPLES))
        for cards in (dealt, Dealt(tuple(hands), dealt.rest))
    ]
    assert sent[0] == sent[1]


# One process


def test_a_process_that_is_lost_is_replaced() -> None:
    async def test() -> None:
        async with thinker() as found:
            first = await found.ask(WHO)
            assert first != os.getpid()
            assert await found.ask(WHO) == first
            asking = asyncio.create_task(found.ask(FOR_EVER))
            await asyncio.sleep(0)
            os.kill(first, signal.SIGKILL)
            with pytest.raises(LostError):
                await asking
            assert await found.ask(WHO) != first

    run(test())


def test_a_question_that_goes_astray_or_is_given_up_ends_its_process() -> None:
    async def test() -> None:
        async with thinker(longest_s=0.001) as found:
            with pytest.raises(LostError):
                await found.ask(FOR_EVER)
            assert found.process is None
        async with thinker() as found:
            asking = asyncio.create_task(found.ask(FOR_EVER))
            number = await begun(found)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            with pytest.raises(ProcessLookupError):
                os.kill(number, 0)

    run(test())


def test_a_question_that_fails_costs_no_process() -> None:
    async def test() -> None:
        async with thinker() as found:
            before = await found.ask(WHO)
            with pytest.raises(ThinkingError, match="ValueError"):
                await found.ask(WRONG)
            assert await found.ask(WHO) == before

    run(test())


# Several


def test_no_more_processes_are_begun_than_are_needed_at_the_same_time() -> None:
    async def test() -> None:
        pool = Pool(4)
        numbers = set()
        for _ in range(3):
            async with pool.thinker(0) as one, pool.thinker(0) as other:
                numbers |= {await one.ask(WHO), await other.ask(WHO)}
        assert len(numbers) == 2
        await pool.close()

    run(test())


def test_the_most_urgent_goes_first_and_who_has_gone_is_passed_over() -> None:
    order: list[int] = []

    async def test() -> None:
        pool = Pool(1)

        async def wait(due: int) -> None:
            async with pool.thinker(due):
                order.append(due)

        async with pool.thinker(0):
            waiting = [asyncio.create_task(wait(due)) for due in (30, 10, 20, 40)]
            await asyncio.sleep(0)
            assert pool.waiting == 4
            waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert pool.waiting == 0

    run(test())
    assert order == [10, 30, 40]


# The computers of a server


def test_a_decision_whose_process_is_killed_is_made_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_choice()
    asked: list[Any] = []
    in_earnest = Thinker._asked

    async def hangs_first(self: Thinker, question: Any) -> Any:
        asked.append(question)
        if len(asked) > 1:
            return await in_earnest(self, question)
        asking = asyncio.create_task(in_earnest(self, FOR_EVER))
        os.kill(await begun(self), signal.SIGKILL)
        return await asking

    async def test() -> None:
        monkeypatch.setattr(Thinker, "_asked", hangs_first)
        computers = Thinkers(1, Metrics(), lambda *_: SAMPLES)
        action = await computers.choose(view, "club", 7, 0)
        assert action.text == Decision(view, "club", 7, SAMPLES).answer()
        assert asked[0] == asked[1]
        await computers.close()

    run(test())


def test_where_processes_are_lost_again_and_again_the_rules_of_thumb_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_choice()

    async def lost(*_: Any) -> Any:
        raise EOFError

    async def test() -> None:
        monkeypatch.setattr(Thinker, "_asked", lost)
        computers = Thinkers(1, Metrics())
        assert (await computers.choose(view, "master", 7, 0)).text == Decision(view, "thumb", 7).answer()
        await computers.close()

    run(test())


def test_computers_that_think_can_be_stopped_at_any_time() -> None:
    async def test() -> None:
        computers = Thinkers(1, Metrics(), lambda *_: Budget(samples=1 << 20))
        view = next(choices(GAMES["binokel"], 1))
        choosing = [asyncio.create_task(computers.choose(view, "master", 7, due)) for due in range(3)]
        number = await begun(computers._pool._all[0])
        for each in choosing:
            each.cancel()
        await computers.close()
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
        for each in choosing:
            with suppress(asyncio.CancelledError):
                await each

    run(test())


def test_rules_of_thumb_and_forced_actions_need_no_process() -> None:
    async def test() -> None:
        computers = Thinkers(1, Metrics())
        for game in GAMES.values():
            played = random_deal(game, random.Random(6))
            deal = game.deal(played.dealt, played.dealer)
            for seat, action in played.history:
                view = deal.view(seat)
                level = "novice" if len(view.legal) > 1 else "master"
                assert await computers.choose(view, level, 1, 0) in view.legal
                deal.play(action)
        assert computers._pool._all[0].process is None
        await computers.close()

    run(test())


# Under load


USUAL = Budget(time_ms=800, samples=64)


def test_a_decision_costs_less_the_more_others_wait() -> None:
    assert hurried(USUAL, 0, 1) == USUAL
    assert hurried(USUAL, 1, 2) == USUAL
    assert hurried(USUAL, 4, 1) == Budget(time_ms=125, samples=10)
    assert hurried(USUAL, 4, 2) == Budget(time_ms=250, samples=20)
    assert hurried(USUAL, 10_000, 1) == Budget(LEAST_MS, LEAST_WORLDS)
    assert hurried(Budget(time_ms=1, samples=1), 10_000, 1) == Budget(time_ms=1, samples=1)
    assert hurried(SAMPLES, 10_000, 1) == SAMPLES


@pytest.mark.parametrize("processes", [1, 3])
def test_all_that_wait_have_their_turn_in_time(processes: int) -> None:
    most = next(waiting for waiting in range(10_000) if is_overrun(waiting, processes))
    for waiting in range(1, most + 1):
        # Nobody comes after them, and each one takes all the time that it is given.
        budgets = [hurried(USUAL, behind, processes).time_ms or 0 for behind in range(waiting, 0, -1)]
        assert budgets[0] * waiting / processes <= WITHIN_MS + 1e-6
        assert all(sooner <= later for sooner, later in pairwise(budgets))


def test_a_decision_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_choice()

    async def test() -> None:
        gate = asyncio.Event()

        async def slow(*_: Any) -> str:
            await gate.wait()
            return view.legal[-1].text

        monkeypatch.setattr(Thinker, "ask", slow)
        monkeypatch.setattr(thinkers, "PATIENCE_S", 0.001)
        computers = Thinkers(1, Metrics())
        first = asyncio.create_task(computers.choose(view, "master", 7, 0))
        await asyncio.sleep(0)
        assert (await computers.choose(view, "master", 7, 0)).text == Decision(view, "thumb", 7).answer()
        assert not first.done()
        gate.set()
        assert (await first).text == view.legal[-1].text
        await computers.close()

    run(test())


def test_under_the_heaviest_load_the_rules_of_thumb_decide_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_choice()
    given: list[Budget] = []

    async def test() -> None:
        gate = asyncio.Event()

        async def slow(_: Thinker, decision: Decision) -> str:
            assert decision.budget is not None
            given.append(decision.budget)
            await gate.wait()
            return view.legal[-1].text

        monkeypatch.setattr(Thinker, "ask", slow)
        monkeypatch.setattr(thinkers, "PATIENCE_S", 1e6)
        computers = Thinkers(1, Metrics(), lambda *_: USUAL)
        most = int(WITHIN_MS / LEAST_MS)
        choosing = [asyncio.create_task(computers.choose(view, "master", 7, due)) for due in range(1 + most)]
        while computers._pool.waiting < most:
            await asyncio.sleep(0)
        assert (await computers.choose(view, "master", 7, 0)).text == Decision(view, "thumb", 7).answer()
        gate.set()
        assert {action.text for action in await asyncio.gather(*choosing)} == {view.legal[-1].text}
        await computers.close()

    run(test())
    assert given[0] == given[-1] == USUAL
    worlds = [budget.samples or 0 for budget in given[1:]]
    assert worlds == sorted(worlds)
    assert worlds[0] == LEAST_WORLDS
