"""Limits: the solver says when it gave up, what it found before is right, and nothing lingers."""

from __future__ import annotations

import pytest

from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import FFB
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver
from tests.play.declared import ALONE, PAIRS

HEARTS = rules(FFB.modes["h"], FFB.duties["h"], PAIRS)
SPADES = rules(binokel.MODES["s"], binokel.DUTIES, ALONE, copies=2)
DEAL = Position.deal(HEARTS, 6, 0, seed=2)
LONG = Position.deal(SPADES, 15, 0, seed=1)
QUESTION = Question((0, 2), last_trick=10)


def test_after_so_many_positions_it_gives_up() -> None:
    whole = Solver(14).values(DEAL, QUESTION)
    for nodes in (0, 1, 500, whole.nodes - 1):
        part = Solver(14).values(DEAL, QUESTION, nodes=nodes)
        assert not part.complete
        assert part.nodes <= nodes
        assert part.values.items() <= whole.values.items()
    assert Solver(14).values(DEAL, QUESTION, nodes=whole.nodes) == whole


def test_after_so_long_it_gives_up() -> None:
    solution = Solver().values(LONG, Question((0,), last_trick=10), seconds=0.05)
    assert not solution.complete
    assert Solver().values(LONG, Question((0,)), seconds=0).nodes == 0


def test_a_question_of_yes_and_no_may_stay_open() -> None:
    assert Solver(14).reaches(LONG, Question((0,)), 120, nodes=100) is None
    assert Solver(14).reaches(LONG, Question((0,)), 0, nodes=100) is True  # nobody takes less than nothing


def test_giving_up_leaves_nothing_behind() -> None:
    solver = Solver(14)
    whole = solver.values(DEAL, QUESTION)
    solver.values(LONG, Question((0,)), nodes=1000)
    assert solver.values(DEAL, QUESTION) == whole


def test_a_position_is_left_as_it_was() -> None:
    before = DEAL.copy()
    Solver(14).values(DEAL, QUESTION)
    assert before == DEAL


def test_many_solves_do_not_wear_the_table_out() -> None:
    solver, position = Solver(4), Position.deal(HEARTS, 3, 0, seed=5)
    first = solver.values(position, QUESTION)
    for _ in range((1 << 16) + 2):
        solver.reaches(position, QUESTION, 500)  # beyond all that can be had: no search, but a season
    assert solver.values(position, QUESTION) == first


@pytest.mark.parametrize("bits", [0, -1, 29])
def test_tables_that_cannot_be_are_refused(bits: int) -> None:
    with pytest.raises(ValueError, match="table"):
        Solver(bits)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (Question((4,)), "no such seats"),
        (Question((0,), maximising=(-1,)), "no such seats"),
        (Question((0, 2), last_trick=-1), "0 to 2000"),
        (Question((0, 2), all_tricks=2001), "0 to 2000"),
        (Question((0, 2), no_trick=-5), "0 to 2000"),
    ],
)
def test_questions_that_cannot_be_are_refused(question: Question, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Solver(10).values(DEAL, question)


def test_a_seat_must_be_at_the_table() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        Solver(10).values(LONG, Question((3,)), nodes=10)


def test_limits_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="no number of positions"):
        Solver(10).values(DEAL, QUESTION, nodes=-1)
    with pytest.raises(ValueError, match="seconds"):
        Solver(10).values(DEAL, QUESTION, seconds=-1)
    with pytest.raises(ValueError, match="thresholds"):
        Solver(10).levels(DEAL, QUESTION, (5, 3))


def test_no_thresholds_at_all() -> None:
    assert set(Solver(10).levels(DEAL, QUESTION, ()).values.values()) == {0}
