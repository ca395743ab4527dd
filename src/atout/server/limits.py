"""How much one visitor may ask for: buckets of tokens that fill up again with time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal[
    "request", "command", "table", "guest", "hint", "talk", "account", "password", "knock", "friend", "export",
]  # fmt: skip


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_s: float


ALLOWANCES: Final[dict[Kind, Allowance]] = {
    "request": Allowance(200, 40),
    "command": Allowance(100, 20),
    "table": Allowance(30, 0.2),
    "guest": Allowance(120, 1),
    "hint": Allowance(20, 0.5),
    "talk": Allowance(6, 0.1),
    "account": Allowance(10, 1 / 600),
    "password": Allowance(10, 1 / 30),
    "knock": Allowance(30, 0.1),
    "friend": Allowance(60, 0.5),
    "export": Allowance(3, 1 / 60),
}
"""Generous for people and bots: no hand taps twenty cards a second. ``account`` counts accounts made from one address,
``password`` tries at the secrets of one account, ``knock`` such tries from one address."""

STREAMS: Final = 24
"""How many streams one visitor can have open at the same time."""

_MOST_BUCKETS: Final = 50_000


class Limits:
    """The buckets of all visitors."""

    def __init__(self, rate: float, clock_s: Callable[[], float]) -> None:
        """
        Args:
            rate: how many times the usual allowances hold.
            clock_s: the time in seconds; only differences count.
        """
        self._rate = rate
        self._clock = clock_s
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}

    def wait_s(self, kind: Kind, visitor: str) -> float:
        """0 when the visitor may go on, which is then counted; else the seconds until he may."""
        allowance = ALLOWANCES[kind]
        burst, per_s = allowance.burst * self._rate, allowance.per_s * self._rate
        now = self._clock()
        tokens, since = self._buckets.get((kind, visitor), (burst, now))
        tokens = min(burst, tokens + (now - since) * per_s)
        if tokens < 1:
            return (1 - tokens) / per_s
        self._buckets[kind, visitor] = tokens - 1, now
        if len(self._buckets) > _MOST_BUCKETS:
            self._forget_the_full(now)
        return 0.0

    def _forget_the_full(self, now: float) -> None:
        """A bucket that has filled up again is as good as none; should most not have, all are forgotten."""
        kept = {}
        for key, (tokens, since) in self._buckets.items():
            allowance = ALLOWANCES[key[0]]
            if tokens + (now - since) * allowance.per_s * self._rate < allowance.burst * self._rate:
                kept[key] = tokens, since
        self._buckets = kept if len(kept) < _MOST_BUCKETS // 2 else {}
