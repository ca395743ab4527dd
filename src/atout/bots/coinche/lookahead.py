"""Which card to play, by looking ahead: sampled worlds, each solved exactly, averaged in what they pay.

A world is a deal that agrees with everything the seat knows; worlds in which the others would hardly have bid and
played as they did count less (:mod:`atout.bots.coinche.evidence`). In each the exact solver tells what every card leads
to, and :mod:`atout.bots.coinche.payoff` what that is worth in the match. While many cards are out a world is dear, so
the solver is asked there only about a few limits: the contract, and somewhat more and less.

Known limits: in a solved world everybody sees all cards, so the average believes that later decisions will always be
right, and sees no value in hiding a card or in finding out where one lies.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.budget import Budget
from atout.bots.coinche.payoff import ALL_POINTS, Payoffs, Stakes, expected_payoffs, sweep_bonus
from atout.bots.coinche.play import worths
from atout.bots.coinche.stakes import StakesOfWorlds
from atout.bots.weighted import evenly
from atout.cards import Card
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import LAST_TRICK, PARTNER, Profile
from atout.games.coinche.view import CoincheView
from atout.play.kernel import KernelRules, Position, rules
from atout.play.solve import Question, Solver
from atout.worlds import Worlds

Weigh = Callable[[CoincheView, KernelRules, NDArray[np.uint64]], NDArray[np.float64]]
"""How likely worlds are, on any scale, by what was said and played: their masks in, a number for each out."""
Pays = Callable[[Profile, Stakes, int, int], Payoffs]
"""What card points are worth to a side, as of :func:`~atout.bots.coinche.payoff.expected_payoffs`."""


_CANDIDATES: Final = 12
"""How many worlds are drawn for each one that may be solved, so that the likely ones can be chosen."""
_MOST_DRAWN: Final = 500
_MOST_DEAR: Final = 150
"""The same while worlds are dear and only few of them are solved."""
_CHEAP: Final = 14
"""With so few cards out, and not more worlds than the budget allows, all of them are solved."""
_DEAR: Final = 25
"""With so many cards out a world is dear, and only a few limits are asked about."""
_BAND: Final = 22
"""How far apart those limits are, in card points."""
_BY_THUMB: Final = 1.5
"""How many worlds the rules of thumb weigh as much as: they choose between cards that the worlds find alike."""
_SENSE: Final = 0.01
"""The part that they have at least, for each card of the hand but the last two: solved worlds cannot tell that trumps
are better drawn at once than later, as in them it is always known when it is time to."""
_ROUND: Final = 16
"""After so many worlds it is asked whether more can change the choice."""
_CLEAR: Final = 4.5
"""By how many standard errors a card has to lead for that."""


@dataclass(frozen=True)
class Mind:
    """What a player that looks ahead goes by, besides the cards."""

    weigh: Weigh
    pays: Pays = expected_payoffs
    by_thumb: float = _BY_THUMB


def values(
    view: CoincheView, game: Coinche, rng: random.Random, budget: Budget, mind: Mind, solver: Solver
) -> dict[Card, float]:
    """What each legal card pays on average over as many worlds as the budget allows."""
    return _Search(view, game, rng, budget, mind, solver).run()


class _Search:
    """One decision."""

    def __init__(
        self, view: CoincheView, game: Coinche, rng: random.Random, budget: Budget, mind: Mind, solver: Solver
    ) -> None:
        assert view.contract is not None
        assert view.trick is not None
        assert view.seat is not None
        self.deadline = budget.deadline_s()
        self.view, self.mind, self.solver, self.rng = view, mind, solver, rng
        self.most = _MOST_DRAWN if budget.samples is None else budget.samples
        self.profile, strain = game.profile, view.contract.bid.strain
        self.side = view.seat % 2
        self.rules = rules(self.profile.modes[strain], self.profile.duties[strain], PARTNER)
        self.bonus = sweep_bonus(self.profile)
        self.question = Question((self.side, self.side + 2), None, LAST_TRICK, self.bonus, self.bonus)
        self.leader = view.trick.leader
        self.trick = self.rules.labels.bits_of(view.trick.cards)
        self.wins = [0, 0, 0, 0]
        for trick in view.tricks:
            self.wins[trick.winner or 0] += 1
        self.stakes = StakesOfWorlds(game, view)
        self.thumb = worths(view, self.profile)
        self.cards = list(self.thumb)
        self.dear = sum(view.hand_sizes) >= _DEAR
        drawn = Worlds(game, view).masks(min(_CANDIDATES * self.most, _MOST_DEAR if self.dear else _MOST_DRAWN), rng)
        self.masks, counts = np.unique(drawn, axis=0, return_counts=True)
        self.weights = counts * mind.weigh(view, self.rules, self.masks)

    def run(self) -> dict[Card, float]:
        """Solves worlds until the budget is used up, all of them are solved, or the choice is clear."""
        known: dict[int, Payoffs] = {}
        rows, weights = [], []
        per_point = 0.0
        for index, weight in self._order():
            if index not in known:
                if known and (len(known) >= self.most or time.monotonic() >= self.deadline):
                    break
                table = self._table(index)
                per_point = float(table[123] - table[41]) / 82
                pays = self._solve(index, table)
                if pays is None:
                    break
                known[index] = pays
            rows.append(known[index])
            weights.append(weight)
            if len(rows) % _ROUND == 0 and _is_clear(np.array(rows), np.array(weights)):
                break
        return self._averages(rows, weights, per_point)

    def _table(self, index: int) -> Payoffs:
        """What card points are worth in a world."""
        stakes = self.stakes.of(self.masks[index].tolist())
        return self.mind.pays(self.profile, stakes, self.side, 8 - len(self.view.tricks))

    def _averages(self, rows: list[Payoffs], weights: list[float], per_point: float) -> dict[Card, float]:
        """The mean payoffs, with the rules of thumb as a few worlds more."""
        thumb = np.array([self.thumb[each] for each in self.cards])
        if not rows:
            return dict(zip(self.cards, thumb.tolist(), strict=True))
        share = self.mind.by_thumb / (len(rows) + self.mind.by_thumb)
        share = max(share, _SENSE * max(len(self.view.hand) - 2, 0))
        means = np.average(np.array(rows), axis=0, weights=weights)
        total = (1 - share) * means + share * per_point * (thumb - thumb.max())
        return dict(zip(self.cards, total.tolist(), strict=True))

    def _order(self) -> Iterator[tuple[int, float]]:
        """Worlds and weights: each once where all can be solved, otherwise drawn by their weights."""
        if len(self.masks) <= self.most and sum(self.view.hand_sizes) <= _CHEAP:
            yield from enumerate(self.weights.tolist())
            return
        order = evenly(self.weights, len(self.weights), self.rng.random()).tolist()
        self.rng.shuffle(order)
        yield from ((index, 1.0) for index in order)

    def _solve(self, index: int, table: Payoffs) -> Payoffs | None:
        """What each card pays in a world; ``None`` if there was no time to find out."""
        hands = self.masks[index].tolist()
        position = Position.of_bits(
            self.rules, hands, self.leader, self.trick, (*self.view.cards_taken, 0, 0), self.wins
        )
        seconds = None if self.deadline == float("inf") else max(self.deadline - time.monotonic(), 1e-4)
        if not self.dear:
            solved = self.solver.values(position, self.question, seconds=seconds)
            places = {card: min(max(value, -1), ALL_POINTS + 1) + 1 for card, value in solved.values.items()}
        else:
            limits, between = self._limits(table)
            solved = self.solver.levels(position, self.question, limits, seconds=seconds)
            places = {card: between[level] for card, level in solved.values.items()}
        return table[[places[each] for each in self.cards]] if solved.complete else None

    def _limits(self, table: Payoffs) -> tuple[list[int], list[int]]:
        """The limits to ask about: where most is at stake, and around it. And the places that stand for values between
        two of them."""
        step = int(np.argmax(np.abs(np.diff(table)))) + 1
        last = len(table) - 1
        places = sorted({min(max(place, 1), last) for place in (step - _BAND, step, step + _BAND)})
        limits = [ALL_POINTS + self.bonus if place == last else place - 1 for place in places]
        edges = [max(places[0] - _BAND, 0), *places, min(places[-1] + _BAND, last + 1)]
        return limits, [max((low + high) // 2, low) if high > low else low for low, high in pairwise(edges)]


def _is_clear(rows: Payoffs, weights: NDArray[np.float64]) -> bool:
    """Whether the best card leads by so much that more worlds would hardly change it."""
    means = np.average(rows, axis=0, weights=weights)
    behind = rows[:, [int(np.argmax(means))]] - rows
    error = behind.std(axis=0) / len(rows) ** 0.5
    return bool(np.all((behind.mean(axis=0) > _CLEAR * error) | (np.abs(behind).max(axis=0) == 0)))
