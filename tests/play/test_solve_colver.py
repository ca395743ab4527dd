"""Equal to another engine's solver on thousands of positions, where it is installed (``pip install colver``).

``ATOUT_SOLVER_DEALS=2000`` compares that many times the usual number of deals: 20 000 positions take some minutes.
"""

from __future__ import annotations

import os
import random

import pytest

from atout.cards import CARDS, Card
from atout.games.coinche.spec import DECK, FFB, LAST_TRICK
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver
from tests.play.declared import PAIRS

colver = pytest.importorskip("colver")
SUITS, RANKS = "shdc", "789JQKTA"
DEALS = int(os.environ.get("ATOUT_SOLVER_DEALS", "3"))
"""How many deals are compared from their first lead on; each stands for ten positions."""


def index(card: Card) -> int:
    """The number of a card there."""
    return SUITS.index(card.suit) * 8 + RANKS.index(card.rank)


BY_INDEX = {index(card): card for card in CARDS if card.rank != "6"}


def test_values_are_those_of_another_solver() -> None:
    rng, solver = random.Random(2026), Solver(18)
    question = Question((0, 2), last_trick=LAST_TRICK, all_tricks=FFB.scoring.all_tricks - 162)
    different = []
    for number in range(DEALS):
        deck = list(DECK)
        rng.shuffle(deck)
        hands, trump = [deck[seat::4] for seat in range(4)], rng.choice(FFB.strains)
        env = colver.Env.deal_with_hands(3, [[index(card) for card in hand] for hand in hands])
        env.set_contract(SUITS.index(trump), 90, 0, 0)
        env.set_phase_playing()
        position = Position(rules(FFB.modes[trump], FFB.duties[trump], PAIRS), hands, env.current_player())
        asked = {0, *rng.sample(range(8, 31), 9)}
        for played in range(32):
            if played in asked:
                theirs = {BY_INDEX[card]: value for card, value in env.solve_scores()["scores"]}
                if solver.values(position, question).values != theirs:
                    different.append((number, played))
            card = rng.choice(position.legal().cards)
            position.play(card)
            env.step(index(card))
    assert different == []
