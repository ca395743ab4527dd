"""Search over sampled worlds, and deals played out by rules of thumb."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from atout.cards import Card, cards
from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import FFB
from atout.play.kernel import KernelRules, Position, rules
from atout.play.tree import Growth, Payoff, Tree, play_sensibly
from tests.play.declared import ALONE, GAMES, PAIRS, Declared

HEARTS = rules(FFB.modes["h"], FFB.duties["h"], PAIRS)
SPADES = rules(binokel.MODES["s"], binokel.DUTIES, ALONE, copies=2)
TWO_SIDES = ((0, 2), (1, 3), (0, 2), (1, 3))
SOLOIST = ((0,), (1, 2), (1, 2))


def own_points(seats: int) -> Payoff:
    """Everybody plays for his own points."""
    worth = np.zeros((seats, seats, 302))
    for seat in range(seats):
        worth[seat, seat, :-1] = np.arange(301)
    return Payoff(tuple(range(seats)), 10, worth)


def side_points() -> Payoff:
    """Each of two sides plays for its points."""
    worth = np.zeros((4, 2, 302))
    for seat in range(4):
        worth[seat, seat % 2, :-1] = np.arange(301)
    return Payoff((0, 1, 0, 1), 10, worth)


def sets(by: KernelRules, *hands: str) -> NDArray[np.uint64]:
    taken: dict[Card, int] = {}
    return np.array([[by.labels.set_of(cards(hand), taken) for hand in hands]], dtype=np.uint64)


def grown(
    position: Position, payoff: Payoff, friends: tuple[tuple[int, ...], ...], rounds: int, even: bool = False
) -> Tree:
    tree = Tree(position, payoff, friends, Growth(even=even))
    hands = np.array([position.native.hands], dtype=np.uint64)
    assert tree.grow(hands, np.array([position.points], dtype=np.uint16), rounds) == rounds
    return tree


@pytest.mark.parametrize("declared", GAMES, ids=lambda each: each.name)
def test_sensible_players_play_every_card_and_share_out_all_points(declared: Declared) -> None:
    rng = random.Random(1)
    hands = [declared.hands(rng) for _ in range(20)]
    rows = np.array([Position(declared.rules, each, leader=0).native.hands for each in hands], dtype=np.uint64)
    friends = TWO_SIDES if len(declared.partner) == 4 else SOLOIST
    points, tricks = play_sensibly(declared.rules, rows, 0, friends, last_trick=10)
    held = [sum(declared.mode.points[card] for hand in each for card in hand) + 10 for each in hands]
    assert points.sum(axis=1).tolist() == held
    assert set(tricks.sum(axis=1).tolist()) == {declared.hand_size}


def test_sensible_players_give_points_to_a_friend_and_none_to_others() -> None:
    """The ace takes the partner's king and small cards; the other trick is lost."""
    hands = sets(HEARTS, "As 7d", "7s Ad", "Ks 8s", "9s Td")
    points, _ = play_sensibly(HEARTS, hands, 0, TWO_SIDES)
    assert points[0].tolist() == [15, 21, 0, 0]


def test_a_tree_finds_the_card_that_is_worth_most() -> None:
    """The jack draws the last trump, then the ace is good; the other way round it is ruffed."""
    hands = [cards(hand) for hand in ("Jh As", "7h Ts", "7d 8d", "7s 8s")]
    tree = grown(Position(HEARTS, hands, leader=0), side_points(), TWO_SIDES, 200)
    options = tree.options()
    best = max(options, key=lambda card: options[card].visits)
    assert best.text == "Jh"


def test_a_tree_that_grows_evenly_tries_every_card_as_often() -> None:
    position = Position.deal(SPADES, 15, 0, seed=3)
    options = grown(position, own_points(3), SOLOIST, 601, even=True).options()
    visits = sorted(option.visits for option in options.values())
    assert sum(visits) == 601
    assert visits[-1] - visits[0] <= 1
    uneven = sorted(option.visits for option in grown(position, own_points(3), SOLOIST, 601).options().values())
    assert uneven[-1] > 2 * uneven[0]


def test_a_tree_is_the_same_for_the_same_worlds() -> None:
    position = Position.deal(SPADES, 15, 0, seed=3)
    assert (
        grown(position, own_points(3), SOLOIST, 500).options() == grown(position, own_points(3), SOLOIST, 500).options()
    )


def test_a_tree_gives_one_answer_for_two_copies_of_a_card() -> None:
    hands = [cards(hand) for hand in ("Ah Ah Kh", "Kh Qh Qh", "Jh Jh 9h")]
    options = grown(Position(SPADES, hands, leader=0), own_points(3), SOLOIST, 60).options()
    assert sorted(card.text for card in options) == ["Ah", "Kh"]
    assert sum(option.visits for option in options.values()) == 60


def test_points_before_belong_to_the_world() -> None:
    """The soloist has made his game in the world in which he laid enough away."""
    worth = np.zeros((3, 3, 302))
    worth[0, 0, 100:-1] = 1.0
    position = Position(SPADES, [cards(hand) for hand in ("As", "9s", "9h")], leader=0)
    tree = Tree(position, Payoff((0, 1, 2), 10, worth), SOLOIST, Growth())
    hands = np.array([position.native.hands] * 2, dtype=np.uint64)
    tree.grow(hands, np.array([[70, 0, 0], [90, 0, 0]], dtype=np.uint16), 5)
    assert [option.worth for option in tree.options().values()] == [0.5]


def test_a_tree_stops_when_the_time_is_over() -> None:
    position = Position.deal(SPADES, 15, 0, seed=3)
    tree = Tree(position, own_points(3), SOLOIST, Growth())
    hands = np.array([position.native.hands], dtype=np.uint64)
    assert tree.grow(hands, np.zeros((1, 3), dtype=np.uint16), 100_000_000, seconds=0.01) < 100_000_000


def test_what_does_not_fit_is_refused() -> None:
    position = Position.deal(SPADES, 15, 0, seed=3)
    with pytest.raises(ValueError, match="every seat plays for itself"):
        Tree(position, own_points(3), ((0,), (2,), (1, 2)), Growth())
    tree = Tree(position, own_points(3), SOLOIST, Growth())
    other = np.array([Position.deal(SPADES, 15, 0, seed=4).native.hands], dtype=np.uint64)
    with pytest.raises(ValueError, match="the actor knows its hand"):
        tree.grow(other, np.zeros((1, 3), dtype=np.uint16), 1)
    with pytest.raises(ValueError, match="do not fit the position"):
        tree.grow(np.zeros((1, 3), dtype=np.uint64), np.zeros((1, 3), dtype=np.uint16), 1)
    with pytest.raises(ValueError, match="points for each"):
        tree.grow(other, np.zeros((2, 3), dtype=np.uint16), 1)
