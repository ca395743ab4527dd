"""A few processes to think in: begun when they are first needed, begun anew when one is lost, the same for ever after.

Whoever wants one and finds all of them busy waits; when one is free, the most urgent goes first.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from atout.server.pipe import LENGTH, Failed, length, packed, unpacked
from atout.server.processes import begin, end
from atout.server.questions import Question

_NICE: Final = 2
"""How far those who think for a table stand behind the server, which has to answer everybody."""
_LONGEST_S: Final = 60.0
"""A question of theirs that takes longer has gone astray."""


class ThinkingError(RuntimeError):
    """A question that has no answer: whoever was to answer it failed."""


class LostError(ThinkingError):
    """The process ended before it had answered, so that the question can be put again."""


class Thinker:
    """One process, or the place for one."""

    def __init__(self, nice: int = _NICE, longest_s: float = _LONGEST_S) -> None:
        """
        Args:
            nice: from 1, a little below the server, to 19, the lowest priority.
            longest_s: a question that takes longer has gone astray: its process is ended.
        """
        self.process: Process | None = None
        self._nice = nice
        self._longest_s = longest_s

    async def begin(self) -> None:
        """Begins the process, if it does not run.

        Raises:
            OSError: it cannot be started.
        """
        if self.process is None or self.process.returncode is not None:
            self.process = await begin("atout.server.thinker", str(self._nice))

    async def ask(self, question: Question) -> Any:
        """The answer. Only one question can be put at a time; one that is given up ends the process.

        Raises:
            LostError: the process ended first, or could not be started.
            ThinkingError: there is no answer.
        """
        answered = None
        try:
            async with asyncio.timeout(self._longest_s):
                answered = await self._asked(question)
        except (OSError, EOFError, RuntimeError) as error:  # the last is what uvloop says of a broken pipe
            raise LostError from error
        finally:
            if answered is None:
                await self.close()
        if isinstance(answered, Failed):
            raise ThinkingError(answered.why)
        return answered

    async def close(self) -> None:
        """Ends the process, if there is one."""
        process = self.process
        if process is not None:
            await end(process)
            if self.process is process:
                self.process = None

    async def _asked(self, question: Question) -> Any:
        await self.begin()
        assert self.process is not None
        to, back = self.process.stdin, self.process.stdout
        assert to is not None
        assert back is not None
        to.write(packed(question))
        await to.drain()
        return unpacked(await back.readexactly(length(await back.readexactly(LENGTH))))


class Pool:
    """So many processes, shared by all who ask."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self._all = [Thinker() for _ in range(size)]
        self._free = list(self._all)
        """The last one that was used is the next to be used: no more are begun than are needed at the same time."""
        self._queue: list[tuple[int, int, asyncio.Future[Thinker]]] = []
        self._numbers = itertools.count()

    @property
    def waiting(self) -> int:
        """How many wait until a process is free."""
        return len(self._queue)

    @asynccontextmanager
    async def thinker(self, due: int, patience_s: float | None = None) -> AsyncIterator[Thinker]:
        """A process of one's own for a while.

        Args:
            due: who has the smallest goes first, and of equal ones who came first.
            patience_s: how long one waits for it at most.

        Raises:
            TimeoutError: it took longer.
        """
        async with asyncio.timeout(patience_s):
            found = await self._taken(due)
        try:
            yield found
        finally:
            self._give_back(found)

    async def close(self) -> None:
        """Ends all processes, whatever they are doing."""
        await asyncio.gather(*(each.close() for each in self._all))

    async def _taken(self, due: int) -> Thinker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (due, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the very moment
                self._give_back(turn.result())
            raise

    def _give_back(self, thinker: Thinker) -> None:
        while self._queue:
            *_, turn = heapq.heappop(self._queue)
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)
