"""The exact solver is held equal to plain minimax: in every game, mode and duty, for every question."""

from __future__ import annotations

import random

import pytest

from atout import _kernel
from atout.cards import cards
from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import FFB
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver, Utility, table_size
from tests.play.declared import ALONE, GAMES, PAIRS, Declared, invented
from tests.play.minimax import ending, minimax

HEARTS = rules(FFB.modes["h"], FFB.duties["h"], PAIRS)
SPADES = rules(binokel.MODES["s"], binokel.DUTIES, ALONE, copies=2)
SOLVER = Solver(14)
TECHNIQUES = ("remember", "look_ahead", "merge", "near", "claim", "order", "narrow")


def asked(declared: Declared, rng: random.Random) -> Question:
    """A question as the game asks it, for one of its sides."""
    if declared.name == "binokel durch":
        return Question((rng.randrange(3),), all_tricks=1, card_points=False)
    if declared.partner == ALONE:
        return Question((rng.randrange(3),), last_trick=10, no_trick=rng.choice((0, 40)))
    return Question(rng.choice(((0, 2), (1, 3))), last_trick=10, all_tricks=90, no_trick=rng.choice((0, 90)))


@pytest.mark.parametrize("declared", GAMES, ids=[each.name for each in GAMES])
def test_values_are_those_of_minimax(declared: Declared) -> None:
    rng = random.Random(declared.name)
    for number in range(60):
        left = 4 if number < 10 and len(declared.partner) == 3 else rng.randint(1, 3)
        position, question = ending(declared.rules, rng, declared.hand_size, left), asked(declared, rng)
        solution = SOLVER.values(position, question)
        assert solution.complete
        assert solution.values == minimax(position, question)


def test_values_are_those_of_minimax_in_games_that_nobody_plays() -> None:
    rng = random.Random("invented")
    for _ in range(300):
        declared = invented(rng)
        seats = range(len(declared.partner))
        question = Question(
            counted=tuple(seat for seat in seats if rng.random() < 0.5),
            maximising=rng.choice((None, tuple(seat for seat in seats if rng.random() < 0.5))),
            last_trick=rng.choice((0, 10)),
            all_tricks=rng.choice((0, 7)),
            no_trick=rng.choice((0, 7)),
            card_points=rng.random() < 0.8,
        )
        position = ending(declared.rules, rng, declared.hand_size, min(declared.hand_size, rng.randint(1, 3)))
        assert SOLVER.values(position, question).values == minimax(position, question), (declared, question)


@pytest.mark.parametrize("switched", [*TECHNIQUES, "all", "none"])
def test_no_technique_changes_a_value(switched: str) -> None:
    on = {name: switched in (name, "all") or (switched == "look_ahead" and name == "remember") for name in TECHNIQUES}
    alone, rng = _kernel.Solver(10, **on), random.Random(7)
    for number in range(80):
        declared = GAMES[number % len(GAMES)]
        position, question = ending(declared.rules, rng, declared.hand_size, 3), asked(declared, rng)
        found, complete, _ = alone.values(position.native, question.native, 1 << 60, None)
        by_bit = declared.rules.labels.by_bit
        assert complete
        assert {by_bit[bit]: value for bit, value in found} == minimax(position, question)


@pytest.mark.parametrize("switched_off", TECHNIQUES)
def test_every_technique_spares_work(switched_off: str) -> None:
    def nodes(solver: _kernel.Solver) -> int:
        deals = [Position.deal(HEARTS, 5, 0, seed) for seed in range(12)]
        question = Question((0, 2), last_trick=10).native
        return sum(solver.values(deal.native, question, 1 << 60, None)[2] for deal in deals)

    assert nodes(_kernel.Solver(18)) < nodes(_kernel.Solver(18, **{switched_off: False}))


def test_a_deal_may_be_solved_card_by_card_to_its_end() -> None:
    question, position = Question((0, 2), last_trick=10, all_tricks=90), Position.deal(HEARTS, 8, 1, seed=4)
    while not position.over:
        values = SOLVER.values(position, question).values
        best = (max if position.actor in (0, 2) else min)(values, key=lambda card: values[card])
        position.play(best)
        if not position.over:
            found = SOLVER.values(position, question).values.values()
            assert (max(found) if position.actor in (0, 2) else min(found)) == values[best]
    assert SOLVER.values(position, question).values == {}


def test_the_points_of_the_trick_on_the_table_belong_to_the_value() -> None:
    hands = [cards(""), cards("8h"), cards("7d"), cards("8d")]
    position = Position(HEARTS, hands, 0, cards("Ad"), points=[0, 30, 0, 0], wins=[0, 1, 0, 0])
    assert SOLVER.values(position, Question((1, 3))).values == {cards("8h")[0]: 30 + 11}
    assert SOLVER.values(position, Question((1, 3), last_trick=10)).values == {cards("8h")[0]: 30 + 11 + 10}


def test_all_tricks_means_those_taken_before_too() -> None:
    hands = [cards("Jh"), cards("8h"), cards("7d"), cards("8d")]
    question = Question((0, 2), all_tricks=90, card_points=False)
    assert SOLVER.values(Position(HEARTS, hands, 0, wins=[3, 0, 4, 0]), question).values == {cards("Jh")[0]: 90}
    assert SOLVER.values(Position(HEARTS, hands, 0, wins=[3, 1, 3, 0]), question).values == {cards("Jh")[0]: 0}


def test_whoever_takes_no_trick_pays() -> None:
    hands = [cards("8h"), cards("Jh"), cards("7d"), cards("8d")]
    question = Question((0, 2), no_trick=90)
    assert SOLVER.values(Position(HEARTS, hands, 0), question).values == {cards("8h")[0]: -90}
    assert SOLVER.values(Position(HEARTS, hands, 0, wins=[1, 0, 0, 0]), question).values == {cards("8h")[0]: 0}


def test_a_soloist_plays_against_two() -> None:
    hands = [cards("As 9h"), cards("Ts 9d"), cards("Ks Ah")]
    # The ace of spades draws both trumps: 11 + 10 + 4, and the nine of hearts loses to the ace. Led first, the nine is
    # trumped, and the ace of spades then takes the king in the last trick: 11 + 4 + 10.
    values = SOLVER.values(Position(SPADES, hands, 0), Question((0,), last_trick=10)).values
    assert values == {cards("9h")[0]: 25, cards("As")[0]: 25}


@pytest.mark.parametrize("declared", GAMES[::3], ids=[each.name for each in GAMES[::3]])
def test_a_question_of_yes_and_no_is_answered_like_the_value(declared: Declared) -> None:
    rng = random.Random(declared.name)
    for _ in range(40):
        position, question = ending(declared.rules, rng, declared.hand_size, 4), asked(declared, rng)
        maximising = position.actor in question.counted
        value = (max if maximising else min)(SOLVER.values(position, question).values.values())
        for points in (value - 3, value, value + 1, value + 20):
            assert SOLVER.reaches(position, question, points) is (value >= points)


@pytest.mark.parametrize("declared", GAMES[1::3], ids=[each.name for each in GAMES[1::3]])
def test_a_utility_sees_the_points_through_its_steps(declared: Declared) -> None:
    rng = random.Random(declared.name)
    utility = Utility(((20, 1.0), (41, 2.5), (42, 2.5), (100, 7.0)), below=-3.0)
    for _ in range(40):
        position, question = ending(declared.rules, rng, declared.hand_size, 4), asked(declared, rng)
        values = SOLVER.values(position, question).values
        assert SOLVER.utilities(position, question, utility) == {card: utility(values[card]) for card in values}


def test_a_utility_rises() -> None:
    for steps in (((2, 1.0), (1, 2.0)), ((1, 2.0), (2, 1.0)), ((1, 1.0), (1, 2.0)), ((1, -1.0),)):
        with pytest.raises(ValueError, match="rises"):
            Utility(steps)
    assert Utility(())(5) == 0.0


def test_the_same_question_takes_the_same_number_of_positions() -> None:
    question, deals = Question((0, 2), last_trick=10), [Position.deal(HEARTS, 6, 0, seed) for seed in range(5)]
    counts = [SOLVER.values(deal, question).nodes for deal in deals]
    again = Solver(14)
    assert [again.values(deal, question).nodes for deal in reversed(deals)] == counts[::-1]


def test_binokel_has_a_larger_table() -> None:
    assert (table_size(HEARTS), table_size(SPADES)) == (18, 20)
