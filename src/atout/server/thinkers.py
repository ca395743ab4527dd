"""Where computers think: those that look ahead in processes of their own, those by rules of thumb in threads.

What a decision may cost follows the load. Where none waits it is the level's own budget. When others wait, all that
wait share the next half second, down to a few worlds. Where even those would keep somebody waiting longer, rules of
thumb decide at once; and so they do for a decision that has waited for a second, on a machine busy with other things.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

import structlog

from atout.bots import Budget, usual_budget
from atout.games.actions import Action
from atout.games.registry import game as game_of
from atout.games.view import View
from atout.server.metrics import Metrics
from atout.server.pool import LostError, Pool
from atout.server.questions import Decision

_LOG: Final = structlog.get_logger()

WITHIN_MS: Final = 500.0
"""In this time all decisions that wait have their turn."""
LEAST_MS: Final = 10.0
"""With less time than this there is nothing to think about."""
LEAST_WORLDS: Final = 4
"""The same in worlds."""
PATIENCE_S: Final = 1.0
"""So long a decision waits for a process at most, in seconds."""
_TRIES: Final = 3
"""So often a decision is asked for whose process is lost."""
_BY_THUMB: Final = "thumb"
_THREADS: Final = 2


class Thinkers:
    """The computers of one server, at all its tables."""

    def __init__(self, processes: int, metrics: Metrics, usual: Callable[..., Budget | None] = usual_budget) -> None:
        """
        Args:
            processes: how many can think at the same time; none is begun before it is needed.
            usual: what a decision may cost where none waits, by game and level; ``None`` where a level does not think.
        """
        self._pool = Pool(processes)
        self._threads = ThreadPoolExecutor(_THREADS, "thumb")
        self._metrics = metrics
        self._usual = usual
        metrics.waiting.set_function(lambda: self._pool.waiting)

    async def choose(self, view: View, level: str, seed: int, due_ms: int) -> Action:
        """What a computer does.

        Args:
            view: of its seat.
            level: how it plays.
            seed: of its chances.
            due_ms: when its action is awaited, on any scale: the most urgent is thought about first.

        Raises:
            ThinkingError: the player failed.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        game = game_of(view.game)
        usual = self._usual(game, level)
        with self._metrics.thinking.time():
            if usual is None:
                text = await self._at_once(Decision(view, level, seed))
            else:
                text = await self._thought(Decision(view, level, seed, usual), due_ms)
        return game.action(text)

    async def close(self) -> None:
        """Ends the processes, whatever they are doing."""
        await self._pool.close()
        self._threads.shutdown(cancel_futures=True)

    async def _at_once(self, decision: Decision) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, decision.answer)

    async def _thought(self, decision: Decision, due_ms: int) -> str:
        """What a process makes of it; the rules of thumb where there is no time, or processes are lost over it."""
        assert decision.budget is not None
        tries = 0 if is_overrun(self._pool.waiting, self._pool.size) else _TRIES
        for _ in range(tries):
            try:
                async with self._pool.thinker(due_ms, PATIENCE_S) as thinker:
                    budget = hurried(decision.budget, self._pool.waiting, self._pool.size)
                    text = str(await thinker.ask(replace(decision, budget=budget)))
                    self._metrics.decisions.labels("thought" if budget == decision.budget else "hurried").inc()
                    return text
            except TimeoutError:
                break
            except LostError as lost:
                _LOG.warning("thinker-lost", game=decision.view.game, level=decision.level, why=repr(lost.__cause__))
        self._metrics.decisions.labels("thumb").inc()
        return await self._at_once(replace(decision, level=_BY_THUMB))


def hurried(usual: Budget, waiting: int, processes: int, within_ms: float = WITHIN_MS) -> Budget:
    """What a decision may cost while others wait.

    Args:
        usual: where none waits.
        waiting: how many others do.
        processes: how many are thought about at the same time.
        within_ms: the time in which all that wait shall have their turn.
    """
    if usual.time_ms is None or usual.samples is None or not waiting:
        return usual
    share = min(1.0, within_ms * processes / waiting / usual.time_ms)
    time_ms = min(usual.time_ms, max(LEAST_MS, share * usual.time_ms))
    return Budget(time_ms, min(usual.samples, max(LEAST_WORLDS, round(share * usual.samples))))


def is_overrun(waiting: int, processes: int, within_ms: float = WITHIN_MS) -> bool:
    """Whether one more would keep the others waiting for too long, be it ever so short."""
    return waiting * LEAST_MS >= within_ms * processes
