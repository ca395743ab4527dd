"""The soloist's eighteen cards: which three he lays away, and what he plays then (N3).

Every way to lay cards away that looks well is tried, with each trump suit, on a few deals of the hidden cards; the
better half of them on twice as many, and so on. What conceding is worth is counted, not played.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel import aims, durch
from atout.bots.binokel.counts import KINDS, POINTS, SHAPE, Counts, cards_of, counted, spread
from atout.bots.binokel.dealt import Sampled, Seats
from atout.bots.binokel.table import likely
from atout.bots.budget import Budget, is_time_for_another
from atout.cards import SUITS, Card, in_order
from atout.games.actions import Action, OnSuit, Word
from atout.games.binokel.spec import HAND_SIZE, PLAYERS, TAPP_SIZE
from atout.games.binokel.view import BinokelView

_FIRST_DEALS: Final = 8
"""How many deals the first choice is made by."""


@dataclass(frozen=True)
class Plan:
    """What a soloist may do with his cards."""

    worth: float
    """His chance to win the match."""
    choice: Action
    """The game to name."""
    laid: tuple[Card, ...]
    """The cards to lay away, in the order of records."""


def best_plan(view: BinokelView, rng: random.Random, budget: Budget, deals: int, candidates: int) -> Plan:
    """What to lay away and what to play; what was laid away already stays where it is.

    Args:
        view: of the soloist, before he has named a game.
        rng: chance.
        budget: how many deals of the hidden cards, or how long.
        deals: on how many of them the last candidates are tried at most.
        candidates: how many are tried at all.
    """
    chance = np.random.Generator(np.random.PCG64(rng.getrandbits(128)))
    began, deadline = time.monotonic(), budget.deadline_s()
    planning = _Planning(view, chance, deals if budget.samples is None else min(deals, budget.samples))
    durch_until = began + (deadline - began) / 2
    plans = [planning.conceding(), *planning.durch(durch_until), planning.with_trumps(candidates, deadline)]
    return max(plans, key=lambda plan: plan.worth)


class _Planning:
    """One decision: the cards, and the deals on which it is tried what they are worth."""

    def __init__(self, view: BinokelView, chance: np.random.Generator, deals: int) -> None:
        assert view.soloist is not None
        self.view = view
        self.soloist: int = view.soloist
        self.deals = deals
        self.cards = counted((*view.hand, *view.laid_away))
        self.left = counted(view.hand)[None] if view.laid_away else _ways(self.cards)
        self.laid = (POINTS * (self.cards - self.left)).sum(axis=(-2, -1))
        self.hidden = spread(chance, cards_of(self.cards), deals, (HAND_SIZE, HAND_SIZE))
        seats = Seats(self.soloist, (view.dealer + 1) % PLAYERS)
        self.sampled = {suit: Sampled(seats, suit, self.cards, self.hidden) for suit in SUITS}

    def with_trumps(self, candidates: int, deadline_s: float) -> Plan:
        """The best game with a trump suit that is played."""
        looks = np.stack([likely(self.left, suit) + self.laid for suit in SUITS])
        tried = np.argsort(-looks, axis=None, kind="stable")[:candidates]
        deals = min(_FIRST_DEALS, self.deals)
        while True:
            began = time.monotonic()
            worth = self._worth(tried, deals)
            ranked = np.argsort(-worth, kind="stable")
            if deals == self.deals or not is_time_for_another(began, deadline_s):
                break
            tried = tried[ranked[: max(len(tried) // 2, 2)]]
            deals = min(2 * deals, self.deals)
        best = ranked[0]
        suit, way = divmod(int(tried[best]), len(self.left))
        return Plan(float(worth[best]), OnSuit("trump", SUITS[suit]), self._laid(way))

    def _worth(self, tried: NDArray[np.int64], deals: int) -> NDArray[np.float64]:
        """What candidates are worth on average over the first deals."""
        worth = np.zeros(len(tried))
        suits, ways = np.divmod(tried, len(self.left))
        for number in np.unique(suits):
            of_suit = suits == number
            some = ways[of_suit]
            scores = self.sampled[SUITS[number]].played(self.left[some], self.laid[some], self.view.bid, deals)
            worth[of_suit] = aims.after(self.view, scores, self.soloist)[..., self.soloist].mean(axis=1)
        return worth

    def conceding(self) -> Plan:
        """Conceding, with the trump suit that helps the opponents least."""
        scores = [self.sampled[suit].conceded(self.view.bid) for suit in SUITS]
        worth = [aims.after(self.view, each, self.soloist)[:, self.soloist].mean() for each in scores]
        best = int(np.argmax(worth))
        return Plan(float(worth[best]), OnSuit("concede", SUITS[best]), self._laid(0))

    def durch(self, deadline_s: float) -> list[Plan]:
        """Durch, where it can be thought of."""
        way = durch.best_way(self.left, self.cards)
        if way is None:
            return []
        likely_made = durch.chance(self.view, self.left[way], self.hidden, deadline_s)
        lost, won = aims.of_durch(self.view)
        worth = likely_made * won[self.soloist] + (1 - likely_made) * lost[self.soloist]
        return [Plan(float(worth), Word("durch"), self._laid(way))]

    def _laid(self, way: int) -> tuple[Card, ...]:
        return in_order(cards_of(self.cards - self.left[way]))


def _ways(cards: Counts) -> Counts:
    """All hands that are left when three of these cards are laid away, shape ``(ways, 4, 6)``."""
    flat = cards.reshape(-1)
    threes = np.array(list(combinations_with_replacement(np.flatnonzero(flat), TAPP_SIZE)))
    laid = np.zeros((len(threes), len(KINDS)), dtype=np.int8)
    np.add.at(laid, (np.arange(len(threes))[:, None], threes), 1)
    left = flat - laid
    return left[(left >= 0).all(axis=1)].reshape(-1, *SHAPE)
