"""Hints: thought about in a process of their own, so that no computer waits for one."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from atout.bots import Budget
from atout.games.view import View
from atout.server.failures import RequestError
from atout.server.pool import LostError, Pool
from atout.server.questions import Advice
from atout.server.thinkers import hurried

USUAL: Final = Budget(time_ms=2000, samples=60)
_WITHIN_MS: Final = 4000.0
"""In this time all hints that are asked for at the same moment have their turn."""
_MOST_WAITING: Final = 40
_RETRY_S: Final = 2

Moment = tuple[str, int]
"""A table, and the number of the person's update there."""


class Hints:
    """The hints of one server."""

    def __init__(self, usual: Budget = USUAL) -> None:
        """
        Args:
            usual: what a hint may cost where nobody else waits for one.
        """
        self._usual = usual
        self._pool = Pool(1)
        self._in_hand: dict[str, tuple[Moment, asyncio.Task[dict[str, Any]]]] = {}

    async def give(self, who: str, moment: Moment, view: View) -> dict[str, Any]:
        """A hint as JSON has it. One for each visitor is in hand; whoever asks for the same again waits for that one.

        Args:
            who: the visitor.
            moment: where he is.
            view: of his seat.

        Raises:
            RequestError: he waits for another one still, or too many others do.
            ThinkingError: it could not be made.
        """
        known, task = self._in_hand.get(who, (moment, None))
        if known != moment or (task is None and self._pool.waiting >= _MOST_WAITING):
            raise RequestError("too-many-requests", status=429, wait_s=_RETRY_S, seconds=_RETRY_S)
        if task is None:
            task = asyncio.create_task(self._made(view))
            self._in_hand[who] = moment, task
            task.add_done_callback(lambda _: self._in_hand.pop(who))
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Nothing more is thought about."""
        tasks = [task for _, task in self._in_hand.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _made(self, view: View) -> dict[str, Any]:
        async with self._pool.thinker(0) as thinker:
            question = Advice(view, hurried(self._usual, self._pool.waiting, self._pool.size, _WITHIN_MS))
            try:
                found: dict[str, Any] = await thinker.ask(question)
            except LostError:
                found = await thinker.ask(question)
            return found
