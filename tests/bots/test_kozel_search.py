"""The strong players of Kozel: legal, repeatable, in time."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from atout.bots import Budget
from atout.bots.kozel import strong
from atout.bots.kozel.match import chance, utility
from atout.games.game import Deal
from atout.games.kozel.game import KOZEL
from atout.games.view import Standing

LEVELS = ("club", "master")


def played(level: str, seed: int, samples: int = 3, standing: Standing | None = None) -> Deal:
    """A deal that four of these players played to its end."""
    rng = random.Random(seed)
    players = [strong(KOZEL, level, rng, Budget(samples=samples)) for _ in range(4)]
    deal = KOZEL.deal(KOZEL.shuffle(random.Random(seed), seed % 4), seed % 4, standing)
    while deal.actor is not None:
        deal.play(players[deal.actor].choose(deal.view(deal.actor)))
    return deal


@pytest.mark.parametrize("level", LEVELS)
def test_plays_matches_to_their_end_legally(level: str) -> None:
    for seed in range(4):
        standing = Standing((0, 0))
        for number in range(20):
            deal = played(level, seed * 100 + number, standing=standing)
            assert deal.result is not None
            standing = deal.result.standing
            if standing.winner is not None:
                break
        assert standing.winner is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_samples_give_the_same_play(level: str) -> None:
    assert played(level, 5, samples=40).history == played(level, 5, samples=40).history


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_depends_on_what_the_seat_can_see_alone(level: str) -> None:
    """Two hidden hands change places: as long as it looks the same to a seat, its player answers the same."""
    for seed in range(5):
        dealt = KOZEL.shuffle(random.Random(seed), 0)
        swapped = type(dealt)((dealt.hands[2], dealt.hands[1], dealt.hands[0], dealt.hands[3]), dealt.rest)
        first, other = KOZEL.deal(dealt, 0), KOZEL.deal(swapped, 0)
        players = [strong(KOZEL, level, random.Random(seed), Budget(samples=20)) for _ in range(2)]
        answers = [player.choose(deal.view(1)) for player, deal in zip(players, (first, other), strict=True)]
        assert answers[0] is answers[1]


def test_Z4_2_a_match_is_won_with_fewer_penalties_and_lost_at_twelve() -> None:
    assert chance(12, 10) == 0
    assert chance(10, 12) == 1
    assert chance(14, 14) == 0.5
    assert all(chance(ours, 6) > chance(ours + 2, 6) for ours in range(0, 12, 2))
    assert chance(4, 8) + chance(8, 4) == pytest.approx(1)


def test_Z4_1_card_points_that_save_penalties_are_worth_most() -> None:
    worth = utility(0, 0).by_points
    steps = {points: worth[points] - worth[points - 1] for points in range(1, 121)}
    assert sorted(sorted(steps, key=lambda points: -steps[points])[:4]) == [31, 60, 61, 90]
    assert all(one < other for one, other in pairwise(worth))
    assert utility(0, 0).no_trick < worth[0]
    assert utility(0, 0).all_tricks > worth[120]


def test_Z4_2_at_ten_penalties_every_loss_is_the_same() -> None:
    last = utility(10, 10)
    assert last.by_points[10] == pytest.approx(last.by_points[40], abs=1e-3)
    assert last.no_trick == pytest.approx(last.by_points[40], abs=1e-3)
