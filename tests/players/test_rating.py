"""Ratings: openskill's own numbers, and what must hold whoever plays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from atout.bots import BASELINES, LEVELS
from atout.players.rating import COMPUTERS, NEW, Strength, computer, is_rated, rated
from tests.players.matches import match

known = st.builds(Strength, st.floats(5, 45), st.floats(1, 25 / 3))


def test_a_new_player_has_1000_and_what_is_shown_is_two_deviations_wide() -> None:
    assert (NEW.rating, NEW.spread) == (1000, 667)
    assert (Strength(27.5, 2.0).rating, Strength(27.5, 2.0).spread) == (1100, 160)


def test_pairs_are_rated_as_openskill_rates_two_teams() -> None:
    model = PlackettLuce()
    first, second = [model.rating(25, 8), model.rating(30, 2)], [model.rating(20, 4), model.rating(25, 25 / 3)]
    before = {"anna": Strength(25, 8), "vera": Strength(30, 2), "boris": Strength(20, 4)}
    after = rated(match(winner=1), before)
    second, first = model.rate([second, first])  # given in the order of their places
    expected = [*zip(("anna", "vera"), first, strict=True), *zip(("boris", "georgi"), second, strict=True)]
    assert after == {who: Strength(each.mu, each.sigma) for who, each in expected}


def test_three_are_rated_by_their_places_the_winner_first_whatever_the_totals_say() -> None:
    model = PlackettLuce()
    # Anna has fewer points than Boris, but was the soloist who got there: places anna, boris, vera.
    after = rated(match(game="binokel", winner=0, totals=(1510, 1600, 400)), {})
    places = model.rate([[model.rating()], [model.rating()], [model.rating()]])
    assert [after[who] for who in ("anna", "boris", "vera")] == [Strength(each.mu, each.sigma) for [each] in places]


def test_equal_totals_share_a_place() -> None:
    after = rated(match(game="binokel", winner=2, totals=(700, 700, 1500)), {})
    assert after["anna"] == after["boris"]


@given(st.lists(known, min_size=4, max_size=4), st.integers(0, 1))
def test_winners_gain_losers_lose_and_everybody_is_known_better(strengths: list[Strength], winner: int) -> None:
    facts = match(winner=winner)
    before = dict(zip(facts.people, strengths, strict=True))
    after = rated(facts, before)
    for who, seat in facts.people.items():
        assert (after[who].mean > before[who].mean) == facts.has_won(seat)
        # A little is added for each match, as people change: openskill's tau, a twelfth of a point.
        assert after[who].sigma < before[who].sigma + 0.01


@given(st.lists(known, min_size=3, max_size=3), st.integers(0, 2))
def test_the_winner_of_three_gains_and_the_last_one_loses(strengths: list[Strength], winner: int) -> None:
    totals = [500, 300]
    totals.insert(winner, 1500)
    facts = match(game="binokel", winner=winner, totals=tuple(totals))
    before = dict(zip(facts.people, strengths, strict=True))
    after = rated(facts, before)
    last = list(facts.people)[totals.index(300)]
    winning = list(facts.people)[winner]
    assert after[winning].mean > before[winning].mean
    assert after[last].mean < before[last].mean


@pytest.mark.parametrize("winner", [0, 1])
def test_leaving_is_a_loss_whoever_wins(winner: int) -> None:
    after = rated(match(left=[0], winner=winner), {})
    assert after["anna"].mean < NEW.mean
    assert (after["vera"].mean > NEW.mean) == (winner == 0)  # her partner is a computer now


def test_leaving_three_is_the_last_place() -> None:
    stayed = rated(match(game="binokel", winner=0, totals=(1500, 800, 300)), {})
    left = rated(match(game="binokel", winner=0, totals=(1500, 800, 300), left=[0]), {})
    assert left["anna"].mean < NEW.mean < stayed["anna"].mean


def test_winning_against_stronger_computers_gains_more() -> None:
    after = [rated(match(game="binokel", who=("anna", "", ""), level=level), {})["anna"].mean for level in LEVELS]
    assert NEW.mean < after[0] < after[1] < after[2]


def test_computers_strengths_are_fixed_and_in_order() -> None:
    assert all(
        levels["novice"].mean < levels["club"].mean < levels["master"].mean and set(levels) == set(LEVELS)
        for levels in COMPUTERS.values()
    )
    assert set(rated(match(who=("anna", "", "", "")), {})) == {"anna"}


@pytest.mark.parametrize("level", BASELINES)
def test_computers_of_unknown_strength_leave_ratings_alone(level: str) -> None:
    assert computer(match(level=level)) is None
    assert is_rated(match(level=level))  # nobody but people played
    assert not is_rated(match(level=level, who=("anna", "", "vera", "georgi")))
    assert not is_rated(match(level=level, left=[3]))  # a computer finished it for somebody
