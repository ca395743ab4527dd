"""How long a computer player may think about one decision: for a time, or over a number of sampled worlds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Budget:
    """What one decision may cost; whichever limit is reached first ends it.

    With ``samples`` alone a decision depends on the view and the seed only, so it can be repeated exactly.
    """

    time_ms: float | None = None
    """Time in milliseconds; it is a promise, so work in hand has to end before it."""
    samples: int | None = None
    """Sampled worlds."""

    def __post_init__(self) -> None:
        if self.time_ms is None and self.samples is None:
            raise ValueError("a budget needs a time or a number of samples")

    def without_clock(self) -> Budget:
        """The same number of worlds, however long they take: a decision that can be repeated exactly."""
        return replace(self, time_ms=None)

    def at_most(self, most: int, per_ms: float) -> int:
        """How many of something cheap fit in: ``most``, fewer where there is little time, and always one."""
        return most if self.time_ms is None else min(most, max(int(self.time_ms * per_ms), 1))

    def deadline_s(self) -> float:
        """The moment of ``time.monotonic()`` at which a decision that begins now has to be made."""
        return float("inf") if self.time_ms is None else time.monotonic() + self.time_ms / 1000

    def rounds(self, size: int = 1) -> Iterator[int]:
        """The numbers of worlds to look at next, at most ``size`` at a time, until the budget is used up.

        The first round always comes, so that there is something to decide by; another one only if it will be over in
        time when it takes as long as the one before.
        """
        deadline, left = self.deadline_s(), self.samples
        while left is None or left > 0:
            now = size if left is None else min(size, left)
            began = time.monotonic()
            yield now
            left = None if left is None else left - now
            if not is_time_for_another(began, deadline):
                return


def is_time_for_another(began_s: float, deadline_s: float) -> bool:
    """Whether another piece of work will be over in time, if it takes as long as the one that is done now.

    Args:
        began_s: when that one began, of ``time.monotonic()``.
        deadline_s: when it has to be over.
    """
    now = time.monotonic()
    return now + (now - began_s) < deadline_s
