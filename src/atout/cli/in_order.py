"""Numbered work, in this process or shared among several: the results come in the order of the numbers."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


def in_order(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Generator[T, None, None]:
    """What ``work`` makes of one number after the other.

    Args:
        work: something that can be pickled where there are several processes.
        numbers: as many as there is work, for ever if need be; twice as many as there are processes are begun ahead,
            so that none waits.
        jobs: how many processes share the work; with one it is done here.
    """
    if jobs == 1:
        yield from map(work, numbers)
        return
    pool = ProcessPoolExecutor(jobs)
    ahead: deque[Future[T]] = deque()
    try:
        for number in numbers:
            with _interrupts_held_back():
                ahead.append(pool.submit(work, number))
            if len(ahead) == 2 * jobs:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C waits until after this, for a process that is begun in it for ever: interrupts are the parent's alone.

    Handing out work is what begins processes, and an interrupt in the middle of that would be lost.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
