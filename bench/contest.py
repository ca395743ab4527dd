"""Contenders take turns in short rounds, and the median round counts. Time is processor time of this process, so that
what else runs on the machine matters little.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

Round = Callable[[float], tuple[int, int]]
"""Works for about so many seconds; says how many units (decisions, play-outs) and how many deals it got through."""


@dataclass
class Contender:
    """One engine at one task."""

    name: str
    work: Round
    units: list[float] = field(default_factory=list)
    """Units a second, round by round."""
    deals: list[float] = field(default_factory=list)
    """Deals a second, round by round."""

    @property
    def speed(self) -> float:
        """Units a second in the median round."""
        return statistics.median(self.units)

    @property
    def deal_speed(self) -> float:
        """Deals a second in the median round."""
        return statistics.median(self.deals)


def compete(contenders: Sequence[Contender], rounds: int, seconds: float) -> None:
    """Every contender works ``rounds`` times for ``seconds`` of processor time, in turn."""
    gc.collect()
    gc.freeze()  # nobody's garbage collector looks through what the others have loaded
    for _ in range(rounds):
        for each in contenders:
            begin = time.process_time()
            units, deals = each.work(seconds)
            spent = time.process_time() - begin
            each.units.append(units / spent)
            each.deals.append(deals / spent)


def ratios(ours: Contender, peers: Sequence[Contender]) -> str:
    """How many times as fast as each peer."""
    return "  ".join(f"{ours.speed / peer.speed:.2f} x {peer.name}" for peer in peers)
