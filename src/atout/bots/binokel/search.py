"""Which card to play: a tree search over the worlds that are possible, for the chance to win the match."""

from __future__ import annotations

import random
import time
from collections import Counter
from math import inf
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel import aims
from atout.bots.binokel.evidence import likely_worlds
from atout.bots.binokel.play import mode_of
from atout.bots.budget import Budget
from atout.games.actions import PLAY, Action
from atout.games.binokel.game import BINOKEL
from atout.games.binokel.spec import DECK, DURCH, DURCH_DUTIES, DUTIES, PLAYERS, points_of
from atout.games.binokel.view import BinokelView
from atout.play.kernel import KernelRules, Position, rules
from atout.play.tree import Growth, Tree
from atout.worlds import Worlds

_BATCH: Final = 32
"""How many worlds are drawn at once."""


def best_card(view: BinokelView, rng: random.Random, budget: Budget, rounds: int, growth: Growth) -> Action:
    """The card that was tried most.

    Args:
        view: of the seat to play.
        rng: chance.
        budget: how many worlds, or how long.
        rounds: how many deals are played in each world.
        growth: how the tree grows.
    """
    assert view.trick is not None
    assert view.soloist is not None
    deadline = budget.deadline_s()
    by = rules_of(view)
    known = Worlds(BINOKEL, view)
    tree: Tree | None = None
    for number in budget.rounds(_BATCH):
        hands = np.ascontiguousarray(likely_worlds(known, by, number, rng)[:, :PLAYERS])
        points = points_of_worlds(view, by, hands)
        if tree is None:
            tree = Tree(position_of(view, by, hands[0]), aims.payoff(view), _friends(view.soloist), growth)
        left = deadline - time.monotonic()
        tree.grow(hands, points, rounds, None if left == inf else max(left, 0.0))
    assert tree is not None
    options = tree.options()
    return PLAY[max(options, key=lambda card: (options[card].visits, options[card].worth))]


def rules_of(view: BinokelView) -> KernelRules:
    """The kernel's rules of the game that the soloist named."""
    mode = mode_of(view)
    return rules(mode, DURCH_DUTIES if mode is DURCH else DUTIES, (None,) * PLAYERS, copies=2)


def _friends(soloist: int) -> list[list[int]]:
    others = [seat for seat in range(PLAYERS) if seat != soloist]
    return [[seat] if seat == soloist else others for seat in range(PLAYERS)]


def position_of(view: BinokelView, by: KernelRules, hands: NDArray[np.uint64]) -> Position:
    """What everybody sees, with the hands of one world: shape ``(seats,)``, sets of bits."""
    assert view.trick is not None
    held = [by.labels.cards_of(int(hand)) for hand in hands]
    return Position(by, held, view.trick.leader, view.trick.cards, view.cards_taken, view.tricks_taken)


def points_of_worlds(view: BinokelView, by: KernelRules, hands: NDArray[np.uint64]) -> NDArray[np.uint16]:
    """The points that each seat has in each world: what it took, and the soloist's cards laid away."""
    assert view.trick is not None
    assert view.soloist is not None
    points = np.tile(np.array(view.cards_taken, dtype=np.uint16), (len(hands), 1))
    left = Counter(DECK)
    for trick in (*view.tricks, view.trick):
        left.subtract(trick.cards)
    inside = np.zeros(len(hands), dtype=np.int64)
    for bit, card in enumerate(by.labels.by_bit):
        held = (hands >> np.uint64(bit)) & np.uint64(1)
        inside += by.mode.points[card] * held.sum(axis=1, dtype=np.int64)
    points[:, view.soloist] += (points_of(tuple(left.elements())) - inside).astype(np.uint16)
    return points
