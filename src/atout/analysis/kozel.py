"""The judge of Kozel: exact once the stock is empty, before that by deals played out by rules of thumb."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.analysis.estimate import Column, Estimate, Hint
from atout.analysis.group_reasons import group_reasons
from atout.bots import Budget
from atout.bots.kozel.past import past_of, rollouts, worlds_of
from atout.bots.kozel.search import best_shown
from atout.games.actions import Action, OnCards
from atout.games.game import Deal, Game
from atout.games.kozel.claims import SILENT
from atout.games.kozel.game import KozelDeal
from atout.games.kozel.spec import ALL_POINTS
from atout.games.kozel.view import KozelView
from atout.games.solving import solve_deal
from atout.games.view import View
from atout.play.group import Cards
from atout.play.group_rollout import SHOW, Utility
from atout.play.group_rollout import SILENT as NOT_SHOWN
from atout.worlds import Worlds

_PLAYED_OUT: Final = 25
"""Deals that are played out take so little time that so many stand for one that is solved."""
_ROUND: Final = 100
_EXPLAINED: Final = 64
"""In how many deals facts are looked for."""


def won(points: int) -> float:
    """Whether a side with so many card points wins the deal; half of it where both have as many (Z4.1)."""
    return (1 + (2 * points > ALL_POINTS) - (2 * points < ALL_POINTS)) / 2


_POINTS: Final = Utility(tuple(map(float, range(ALL_POINTS + 1))), 0.0, float(ALL_POINTS))
_WON: Final = Utility(tuple(map(won, range(ALL_POINTS + 1))), 0.0, 1.0)


class KozelJudge:
    """Groups and claims."""

    def as_it_lies(self, deal: Deal) -> Column | None:
        """The exact value of everything that may be done, once nothing is drawn any more."""
        assert isinstance(deal, KozelDeal)
        if deal.tricks.stock:
            return None
        pairs = solve_deal(deal).values
        return Column({action: Estimate(own, won(own)) for action, (own, _) in pairs.items()}, "card-points", 1)

    def could_know(self, game: Game, view: View, rng: random.Random, budget: Budget, done: Action | None) -> Hint:
        """What the view tells; all that may be done is tried, ``done`` among it."""
        del done
        assert isinstance(view, KozelView)
        exact = view.stock == 0 and SILENT not in view.legal
        if not exact and budget.samples is not None:
            budget = replace(budget, samples=budget.samples * _PLAYED_OUT)
        trial = _Trial(game, view, rng, exact)
        for size in budget.rounds(1 if exact else _ROUND):
            trial.go_on(size)
        column = trial.column()
        return Hint(column, group_reasons(view, trial.hands(_EXPLAINED), column))


class _Trial:
    """Everything that may be done, tried in the same deals."""

    def __init__(self, game: Game, view: KozelView, rng: random.Random, exact: bool) -> None:
        self._view, self._rng, self._exact = view, rng, exact
        self._worlds = Worlds(game, view)
        self._past, self._seed = past_of(view), rng.getrandbits(63)
        self._options = [_asked(action) for action in view.legal]
        self._rows: list[NDArray[np.uint64]] = []
        self._values: list[NDArray[np.float64]] = []

    def go_on(self, size: int) -> None:
        """Tries so many deals more."""
        view = self._view
        assert view.seat is not None
        rows = worlds_of(view, self._worlds.places(size, self._rng))
        both = []
        for utility in (_POINTS, _WON):
            outlook = rollouts(view.trump).values(
                self._past, rows, view.seat, self._options, utility,
                best=best_shown(view), exact=self._exact, seed=self._seed, stream=sum(map(len, self._rows)),
            )  # fmt: skip
            both.append(outlook.values.astype(np.float64))
        self._rows.append(rows)
        self._values.append(np.stack(both, axis=-1))

    def column(self) -> Column:
        """The means."""
        numbers = np.concatenate(self._values)
        means = numbers.mean(axis=0).tolist()
        values = {action: Estimate(*mean) for action, mean in zip(self._view.legal, means, strict=True)}
        return Column(values, "card-points", len(numbers))

    def hands(self, number: int) -> Sequence[Sequence[int]]:
        """The hands in the first deals, as the cards' bits."""
        return [row[:4] for row in np.concatenate(self._rows)[:number].tolist()]


def _asked(action: Action) -> tuple[Cards, bool]:
    if isinstance(action, OnCards):
        return action.cards, action.word != "hide"
    return NOT_SHOWN if action == SILENT else SHOW
