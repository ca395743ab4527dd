"""Which card to play, by looking ahead: sampled worlds, each solved exactly, averaged in what they pay.

A world is a deal that agrees with everything the seat knows; worlds in which the others would hardly have bid and
played as they did count less (:mod:`atout.bots.coinche.evidence`). In each the exact solver tells what every card leads
to, and :mod:`atout.bots.coinche.payoff` what that is worth in the match. While many cards are out a world is dear, so
the solver is asked there only about a few limits: the contract, and somewhat more and less.

In a solved world everybody sees all cards, so the average believes that later decisions will always be right. Endings
in which all worlds can be listed are therefore decided by one strategy for all of them, against opponents who know the
world (:mod:`atout.play.best_defence`).

Known limits: before the ending, finding out where a card lies is worth nothing; hiding one is worth nothing ever.
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
from atout.bots.coinche.evidence import dealt
from atout.bots.coinche.features import Holdings
from atout.bots.coinche.forecast import forecast
from atout.bots.coinche.payoff import ALL_POINTS, Payoffs, Stakes, expected_payoffs, sweep_bonus
from atout.bots.coinche.play import worths
from atout.bots.coinche.stakes import StakesOfWorlds
from atout.bots.weighted import evenly
from atout.cards import Card
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import LAST_TRICK, PARTNER, Profile
from atout.games.coinche.view import CoincheView
from atout.play.best_defence import best_defence
from atout.play.kernel import KernelRules, Position, rules
from atout.play.solve import Question, Solver
from atout.worlds import Worlds

Weigh = Callable[[CoincheView, Profile, KernelRules, NDArray[np.uint64]], NDArray[np.float64]]
"""How likely worlds are, on any scale, by what was said and played: their masks in, a number for each out."""
Pays = Callable[[Profile, Stakes, int, int], Payoffs]
"""What card points are worth to a side, as of :func:`~atout.bots.coinche.payoff.expected_payoffs`."""


_CANDIDATES: Final = 24
"""How many worlds are drawn for each one that may be solved, so that the likely ones can be chosen."""
_MOST_DRAWN: Final = 2000
_DRAWN_PER_MS: Final = 10
"""The same where there is little time."""
_MOST_SOLVED: Final = 500
_CHEAP: Final = 14
"""With so few cards out, and not more worlds than the budget allows, all of them are solved."""
_DEAR: Final = 25
"""With so many cards out a world is dear, and only a few limits are asked about."""
_CUTS: Final = (0.2, 0.5, 0.8)
"""Where those limits are: what parts of all that is at stake lie below them."""
_SEEN: Final = 8.0
"""How many card points more contractors take where everybody sees all cards (see ``forecast``)."""
_BY_THUMB: Final = 1.5
"""How many worlds the rules of thumb weigh as much as: they choose between cards that the worlds find alike."""
_PLACES: Final = np.arange(-1, ALL_POINTS + 2)
_ANYWHERE: Final = 1e-3
"""How likely a result is, compared with the one expected, wherever it lies."""
_SENSE: Final = 0.01
"""The part that they have at least, for each card of the hand but the last two: solved worlds cannot tell that trumps
are better drawn at once than later, as in them it is always known when it is time to."""
_ENDING: Final = 4
"""With so many cards in hand it is tried to decide for all worlds at once."""
_POSITIONS: Final = 1_000_000
"""So many positions are looked at for that."""
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
    listed: int = 0
    """Endings are decided by one strategy for all possible worlds if these are not more, nor more than are drawn."""


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
        self.most = _MOST_SOLVED if budget.samples is None else budget.samples
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
        self.worlds = Worlds(game, view)
        self.number = budget.at_most(min(_CANDIDATES * self.most, _MOST_DRAWN), _DRAWN_PER_MS)

    def run(self) -> dict[Card, float]:
        """One strategy for all worlds if that can be found, otherwise the average over worlds, each solved alone."""
        return self._together() or self._apart()

    def _together(self) -> dict[Card, float] | None:
        """The most that a strategy can promise which does the same in all worlds that look the same."""
        listed = self.worlds.every_mask() if len(self.view.hand) <= _ENDING and self.mind.listed else None
        if listed is None or len(listed[0]) > min(self.mind.listed, self.number):
            return None
        masks, counts = listed
        weights = counts * self.mind.weigh(self.view, self.profile, self.rules, masks)
        tables = np.array([self._table(mask) for mask in masks.tolist()])
        left = self.deadline - time.monotonic()
        found = best_defence(
            self._position(masks[0].tolist()),
            masks,
            weights,
            tables,
            own=self.question.counted,
            last_trick=LAST_TRICK,
            nodes=_POSITIONS,
            seconds=None if left == float("inf") else max(left / 2, 0.0),
        )
        if found is None:
            return None
        return self._by_thumb_too(np.array([found[each] for each in self.cards]), len(masks), _per_point(tables[-1]))

    def _apart(self) -> dict[Card, float]:
        """Solves worlds until the budget is used up, all of them are solved, or the choice is clear."""
        self.masks, counts = np.unique(self.worlds.masks(self.number, self.rng), axis=0, return_counts=True)
        self.weights = counts * self.mind.weigh(self.view, self.profile, self.rules, self.masks)
        if self.dear:
            self.expected, self.spread = self._forecast()
        known: dict[int, Payoffs] = {}
        rows, weights = [], []
        per_point = 0.0
        for index, weight in self._order():
            if index not in known:
                if known and (len(known) >= self.most or time.monotonic() >= self.deadline):
                    break
                table = self._table(self.masks[index].tolist())
                per_point = _per_point(table)
                pays = self._solve(index, table)
                if pays is None:
                    break
                known[index] = pays
            rows.append(known[index])
            weights.append(weight)
            if len(rows) % _ROUND == 0 and _is_clear(np.array(rows), np.array(weights)):
                break
        if not rows:
            return self.thumb
        return self._by_thumb_too(np.average(np.array(rows), axis=0, weights=weights), len(rows), per_point)

    def _forecast(self) -> tuple[NDArray[np.float64], float]:
        """How many card points the side may take in each world, and how far off that is."""
        assert self.view.contract is not None
        contract = self.view.contract
        by = forecast(contract.bid.strain)
        held = Holdings.of_kernel(self.rules, dealt(self.view, self.rules, self.masks))
        above = [held.above_average(seat, contract.bid.strain) for seat in range(4)]
        first = self.view.tricks[0].leader if self.view.tricks else self.leader
        mean = by.mean(above, contract.side, first) + _SEEN
        return (mean if contract.side == self.side else ALL_POINTS - mean), by.spread

    def _table(self, hands: list[int]) -> Payoffs:
        """What card points are worth in a world."""
        stakes = self.stakes.of(hands)
        return self.mind.pays(self.profile, stakes, self.side, 8 - len(self.view.tricks))

    def _by_thumb_too(self, means: Payoffs, worlds: int, per_point: float) -> dict[Card, float]:
        """The mean payoffs over so many worlds, with the rules of thumb as a few worlds more."""
        thumb = np.array([self.thumb[each] for each in self.cards])
        share = self.mind.by_thumb / (worlds + self.mind.by_thumb)
        share = max(share, _SENSE * max(len(self.view.hand) - 2, 0))
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
        position = self._position(self.masks[index].tolist())
        seconds = None if self.deadline == float("inf") else max(self.deadline - time.monotonic(), 1e-4)
        if not self.dear:
            solved = self.solver.values(position, self.question, seconds=seconds)
            pays = {card: table[min(max(value, -1), ALL_POINTS + 1) + 1] for card, value in solved.values.items()}
        else:
            limits, between = self._limits(table, self.expected[index])
            solved = self.solver.levels(position, self.question, limits, seconds=seconds)
            pays = {card: between[level] for card, level in solved.values.items()}
        return np.array([pays[each] for each in self.cards]) if solved.complete else None

    def _position(self, hands: list[int]) -> Position:
        """The moment in a world."""
        return Position.of_bits(self.rules, hands, self.leader, self.trick, (*self.view.cards_taken, 0, 0), self.wins)

    def _limits(self, table: Payoffs, expected: float) -> tuple[list[int], list[float]]:
        """The limits to ask about in a world: they part what is at stake, by how likely it is. And what values below,
        between and above them pay on average."""
        likely = np.exp(-0.5 * ((_PLACES - expected) / self.spread) ** 2) + _ANYWHERE
        at_stake = np.cumsum(np.abs(np.diff(table)) * (likely[1:] + likely[:-1]))
        cuts = np.searchsorted(at_stake, np.multiply(_CUTS, at_stake[-1])) + 1
        places = sorted(set(cuts.tolist()))
        limits = [ALL_POINTS + self.bonus if place == len(table) - 1 else place - 1 for place in places]
        edges = [0, *places, len(table)]
        pays = [float(np.average(table[low:high], weights=likely[low:high])) for low, high in pairwise(edges)]
        return limits, pays


def _per_point(table: Payoffs) -> float:
    """What a card point is worth on average."""
    return float(table[123] - table[41]) / 82


def _is_clear(rows: Payoffs, weights: NDArray[np.float64]) -> bool:
    """Whether the best card leads by so much that more worlds would hardly change it."""
    means = np.average(rows, axis=0, weights=weights)
    behind = rows[:, [int(np.argmax(means))]] - rows
    error = behind.std(axis=0) / len(rows) ** 0.5
    return bool(np.all((behind.mean(axis=0) > _CLEAR * error) | (np.abs(behind).max(axis=0) == 0)))
