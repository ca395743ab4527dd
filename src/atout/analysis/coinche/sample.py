"""The deals that a seat has to reckon with: likely ones more often, by what was said."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from atout.bots import Budget
from atout.bots.coinche.evidence import weigh_calls
from atout.bots.coinche.features import Holdings
from atout.bots.coinche.reading import OF_PEOPLE, Reader
from atout.bots.weighted import evenly
from atout.games.coinche.game import Coinche
from atout.games.coinche.view import CoincheView
from atout.play.kernel import KernelRules
from atout.worlds import World, Worlds

_CANDIDATES: Final = 12
"""How many deals are drawn for each one that is looked at."""
_MOST: Final = 4000
_TIMED: Final = 500
"""How many are looked at most where only the time is limited."""

Case = TypeVar("Case")


@dataclass(frozen=True)
class Sample(Generic[Case]):
    """Deals to look at, in this order, each with its weight."""

    cases: Sequence[Case]
    weights: Sequence[float]
    whole: bool
    """Whether these are all the deals that can be."""


def masks(
    game: Coinche, view: CoincheView, kernel: KernelRules, rng: random.Random, budget: Budget
) -> Sample[tuple[int, ...]]:
    """Hands as they are now, as the kernel's bits. All that can be, where they are few enough."""
    most = _most(budget)
    worlds = Worlds(game, view)
    drawn = worlds.masks(min(_CANDIDATES * most, _MOST), rng, kernel.mode)
    rows, counts = np.unique(drawn, axis=0, return_counts=True)
    likely = weigh_calls(view, game.profile, kernel, rows, OF_PEOPLE)
    cases = [tuple(row) for row in rows.tolist()]
    if len(cases) <= most and len(cases) == worlds.count:
        return Sample(cases, likely.tolist(), whole=True)
    return _chosen(cases, likely * counts, most, rng)


def dealt(
    game: Coinche, view: CoincheView, kernel: KernelRules, rng: random.Random, budget: Budget
) -> Sample[World]:  # fmt: skip
    """Whole deals, before a card is played; ``kernel`` of any strain."""
    most = _most(budget)
    worlds = Worlds(game, view).draw(min(_CANDIDATES * most, _MOST // 4), rng)
    held = np.array([[kernel.labels.set_of(hand) for hand in world.hands] for world in worlds], dtype=np.uint64)
    return _chosen(worlds, Reader(game.profile, Holdings.of_kernel(kernel, held)).likelihood(view), most, rng)


def _most(budget: Budget) -> int:
    return _TIMED if budget.samples is None else budget.samples


def _chosen(
    cases: Sequence[Case], likely: NDArray[np.float64], most: int, rng: random.Random
) -> Sample[Case]:  # fmt: skip
    """So many of them by their weights, evenly spread, in random order: then each weighs the same."""
    order = evenly(likely, most, rng.random()).tolist()
    rng.shuffle(order)
    return Sample([cases[index] for index in order], [1.0] * most, whole=False)
