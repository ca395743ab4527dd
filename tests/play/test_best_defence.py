"""Endings over sets of worlds that look the same: equal to trying every strategy, and right where averages are not."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from atout.cards import Card, card, cards
from atout.games.coinche.spec import ONLINE
from atout.play.best_defence import best_defence
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver
from tests.play.declared import GAMES, PAIRS, Declared
from tests.play.minimax import ending

COINCHE = [each for each in GAMES if each.name.startswith("coinche")]
NO_TRUMP = rules(ONLINE.modes["n"], ONLINE.duties["n"], PAIRS)
COLUMNS = 165
MOST_STRATEGIES = 64

Worth = NDArray[np.float64]
Strategy = dict[tuple[Card, ...], Card]
"""By all cards played since the decision, what the player then plays."""


def promised(strategy: Strategy, world: Position, worth: Worth) -> float:
    """What a strategy brings in a world in which the opponents do their worst and the partner does his best."""
    me = world.actor
    own, others = (me, (me + 2) % 4), ((me + 1) % 4, (me + 3) % 4)

    def value(at: Position, seen: tuple[Card, ...]) -> float:
        if at.over:
            if not any(at.wins[seat] for seat in own):
                return float(worth[0])
            if not any(at.wins[seat] for seat in others):
                return float(worth[-1])
            return float(worth[1 + sum(at.points[seat] for seat in own) + (10 if at.actor in own else 0)])
        may = [strategy[seen]] if at.actor == me else at.legal().cards
        found = [value(after(at, each), (*seen, each)) for each in may]
        return max(found) if at.actor in own else min(found)

    return value(world, ())


def after(at: Position, played: Card) -> Position:
    following = at.copy()
    following.play(played)
    return following


def strategies(worlds: Sequence[Position], first: Card) -> Iterator[Strategy]:
    """All strategies that begin with a card; none where they are too many."""
    me, choices = worlds[0].actor, dict[tuple[Card, ...], Sequence[Card]]()

    def walk(at: Position, seen: tuple[Card, ...]) -> None:
        if at.over:
            return
        may = at.legal().cards if seen else [first]
        if at.actor == me:
            choices[seen] = may
        for each in may:
            walk(after(at, each), (*seen, each))

    for world in worlds:
        walk(world, ())
    if np.prod([len(may) for may in choices.values()], dtype=float) <= MOST_STRATEGIES:
        for chosen in itertools.product(*choices.values()):
            yield dict(zip(choices, chosen, strict=True))


def exchanged(position: Position, rng: random.Random) -> Position:
    """The same moment with a card of one other player for a card of another."""
    hands = [list(hand) for hand in position.hands]
    one, other = rng.sample([seat for seat in range(4) if seat != position.actor and hands[seat]], 2)
    a, b = rng.randrange(len(hands[one])), rng.randrange(len(hands[other]))
    hands[one][a], hands[other][b] = hands[other][b], hands[one][a]
    return Position(position.rules, hands, position.leader, position.trick, position.points, position.wins)


def masks(worlds: Sequence[Position]) -> NDArray[np.uint64]:
    return np.array([world.native.hands for world in worlds], dtype=np.uint64)


@pytest.mark.parametrize("declared", COINCHE, ids=lambda each: each.name)
def test_no_strategy_promises_more_and_one_promises_as_much(declared: Declared) -> None:
    rng, checked = random.Random(declared.name), 0
    while checked < 8:
        position = ending(declared.rules, rng, 8, 3)
        worlds = [position, *[exchanged(position, rng) for _ in range(2)]]
        weights = [rng.random() + 0.1 for _ in worlds]
        worth = np.array([[rng.randrange(6) for _ in range(COLUMNS)] for _ in worlds], dtype=float)
        if rng.random() < 0.5:
            worth.sort(axis=1)
        own = (position.actor, (position.actor + 2) % 4)
        found = best_defence(position, masks(worlds), np.array(weights), worth, own=own, last_trick=10)
        assert found is not None
        assert found.keys() == set(position.legal().cards)
        for first, value in found.items():
            tried = [
                np.average([promised(each, *world) for world in zip(worlds, worth, strict=True)], weights=weights)
                for each in strategies(worlds, first)
            ]
            if tried:
                assert value == pytest.approx(max(tried))
                checked += 1


def test_in_one_world_it_is_what_the_solver_says() -> None:
    rng = random.Random(1)
    for declared in COINCHE:
        position = ending(declared.rules, rng, 8, 4)
        own = (position.actor, (position.actor + 2) % 4)
        solved = Solver().values(position, Question(own, last_trick=10, all_tricks=1, no_trick=1))
        worth = np.arange(-1.0, COLUMNS - 1)[None]
        found = best_defence(position, masks([position]), np.ones(1), worth, own=own, last_trick=10)
        assert found == dict(solved.values)


# No trump; seat 0 leads. The queens of hearts and clubs are high, the partner has one of them and seat 1 the other. Who
# leads the partner's suit takes every trick: the queen, the king of diamonds, the ace of spades.
# Once the ace of spades is gone, to lead the other suit loses two tricks: the queen, and then a spade of seat 1. That
# leaves the ace's trick alone: 19 points, and 4 or 10 that seat 1 has to add. While the ace is there, it is lost
# with one trick only: the queen, three points, two of a jack, nothing of the partner's, who throws the nine of spades.
# Then the ace takes a spade of seat 1 and the partner's queen the rest, 42 of 47 points.
# Solved apart, every world is won by the ace too: the guess comes later, when it is always right.
OWN = "As 8h 8c"
QUEEN_OF_HEARTS = (OWN, "Qc Ks Ts", "Qh Kd 9s", "Jh Jc 7s")
QUEEN_OF_CLUBS = (OWN, "Qh Ks Ts", "Qc Kd 9s", "Jh Jc 7s")
TELLING = (OWN, "Qh Ks 7s", "Qc Kd 9s", "Jh Jc Ts")


def guess(*worlds: Sequence[str]) -> tuple[dict[Card, float], dict[Card, float]]:
    """What each card promises for all of these worlds, as likely as each other, and when they are solved apart: 1 for
    every trick, 0.6 for 40 points."""
    worth = np.zeros(COLUMNS)
    worth[41:], worth[-1] = 0.6, 1.0
    positions = [Position(NO_TRUMP, [cards(hand) for hand in world], leader=0) for world in worlds]

    def found(some: Sequence[Position]) -> dict[Card, float]:
        tables = np.tile(worth, (len(some), 1))
        values = best_defence(some[0], masks(some), np.ones(len(some)), tables, own=(0, 2))
        assert values is not None
        return values

    apart = [found([position]) for position in positions]
    return found(positions), {each: float(np.mean([values[each] for values in apart])) for each in apart[0]}


def test_a_guess_is_not_put_off_to_where_it_costs_more() -> None:
    together, apart = guess(QUEEN_OF_HEARTS, QUEEN_OF_CLUBS)
    assert apart == pytest.approx({card("As"): 1.0, card("8h"): 0.8, card("8c"): 0.8})
    assert together == pytest.approx({card("As"): 0.5, card("8h"): 0.8, card("8c"): 0.8})


def test_a_trick_that_tells_how_to_guess_is_played_first() -> None:
    # The ten of spades is with seat 3 where the queen of clubs is with the partner, and has to follow the ace.
    together, _ = guess(QUEEN_OF_HEARTS, TELLING)
    assert together[card("As")] == pytest.approx(1.0)
    assert max(together[card("8h")], together[card("8c")]) < 0.9


def test_it_gives_up_at_its_limits() -> None:
    position = ending(NO_TRUMP, random.Random(3), 8, 4)
    own, worth = (position.actor, (position.actor + 2) % 4), np.arange(float(COLUMNS))[None]
    assert best_defence(position, masks([position]), np.ones(1), worth, own=own, nodes=0) is None
    assert best_defence(position, masks([position]), np.ones(1), worth, own=own, seconds=0) is None


def test_worlds_that_do_not_fit_are_refused() -> None:
    position = Position(NO_TRUMP, [cards(hand) for hand in QUEEN_OF_HEARTS], leader=0)
    others = Position(NO_TRUMP, [cards(hand) for hand in ("As 8h 7c", *QUEEN_OF_HEARTS[1:])], leader=0)
    worth = np.zeros((1, COLUMNS))
    with pytest.raises(ValueError, match="knows its hand"):
        best_defence(position, masks([others]), np.ones(1), worth, own=(0, 2))
    with pytest.raises(ValueError, match="own seats"):
        best_defence(position, masks([position]), np.ones(1), worth, own=(1, 3))
    with pytest.raises(ValueError, match="weight"):
        best_defence(position, masks([position]), np.zeros(1), worth, own=(0, 2))
