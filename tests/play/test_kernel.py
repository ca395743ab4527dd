"""The kernel and the engine written for people agree: cards, duties, winners, points, on states met in random play.

``ATOUT_STATES`` sets the number of states for each mode of each game: 100000 by default.
"""

from __future__ import annotations

import os
import random

import pytest

from atout.cards import Card
from atout.errors import IllegalAction
from atout.play import TrickPlay
from atout.play.kernel import KernelRules, Position
from tests.play.declared import GAMES, Declared, invented

STATES = int(os.environ.get("ATOUT_STATES", "100000"))


def index(card: Card) -> int:
    return card.index


def play_both(declared: Declared, kernel_rules: KernelRules, rng: random.Random) -> int:
    """Plays a random deal in both engines side by side; how many states were compared."""
    hands, leader = declared.hands(rng), rng.randrange(len(declared.partner))
    people = TrickPlay(hands, leader, declared.mode, declared.duties, declared.partner)
    kernel = Position(kernel_rules, hands, leader)
    states = 0
    while not people.over:
        may = people.playable()
        legal = kernel.legal()
        assert kernel.actor == people.actor
        assert legal.cards == sorted(may.cards, key=index)
        assert legal.duty is may.duty
        assert kernel.winner == people.trick.winner
        card = rng.choice(may.cards)
        if kernel.play(card) != people.play(card) or not people.trick.cards:
            assert kernel.points == people.points
            assert kernel.wins == people.wins
        states += 1
    assert kernel.over
    assert kernel.hands == people.hands
    return states


@pytest.mark.parametrize("declared", GAMES, ids=[each.name for each in GAMES])
def test_agrees_in_every_game_and_mode(declared: Declared) -> None:
    rng = random.Random(declared.name)
    kernel_rules = declared.rules
    seen = 0
    while seen < STATES:
        seen += play_both(declared, kernel_rules, rng)


def test_agrees_on_rules_that_no_game_has() -> None:
    rng = random.Random("invented")
    seen = 0
    while seen < STATES:
        declared = invented(rng)
        kernel_rules = declared.rules
        for _ in range(10):
            seen += play_both(declared, kernel_rules, rng)


@pytest.mark.parametrize("declared", GAMES, ids=[each.name for each in GAMES])
def test_forbids_with_the_same_reason(declared: Declared) -> None:
    rng = random.Random(declared.name)
    kernel_rules = declared.rules
    for _ in range(3):
        hands = declared.hands(rng)
        people = TrickPlay(hands, 0, declared.mode, declared.duties, declared.partner)
        kernel = Position(kernel_rules, hands, 0)
        while not people.over:
            for card in set(declared.mode.deck) - set(people.playable().cards):
                with pytest.raises(IllegalAction) as ours:
                    kernel.play(card)
                theirs = people.why_not(card)
                assert (ours.value.slug, ours.value.rule) == (theirs.slug, theirs.rule)
                assert ours.value.context == theirs.context
            card = rng.choice(people.playable().cards)
            people.play(card)
            kernel.play(card)


@pytest.mark.parametrize("declared", GAMES, ids=[each.name for each in GAMES])
def test_resumes_in_the_middle_of_a_trick(declared: Declared) -> None:
    rng = random.Random(declared.name)
    for _ in range(50):
        people = TrickPlay(declared.hands(rng), 0, declared.mode, declared.duties, declared.partner)
        for _ in range(rng.randrange(declared.hand_size * len(declared.partner))):
            people.play(rng.choice(people.playable().cards))
        trick = people.trick
        kernel = Position(declared.rules, people.hands, trick.leader, trick.cards, people.points, people.wins)
        assert kernel.legal().duty is people.playable().duty
        assert (kernel.actor, kernel.winner, kernel.leader) == (people.actor, trick.winner, trick.leader)
        assert (list(kernel.trick), kernel.points, kernel.wins) == (trick.cards, people.points, people.wins)
