"""What card points are worth to a player of Coinche: the contract, and what a match still needs."""

from __future__ import annotations

import numpy as np
import pytest

from atout.bots.coinche.payoff import Stakes, chance, expected_payoffs, match_payoffs
from atout.games.coinche.auction import Bid, Contract
from atout.games.coinche.game import PROFILES
from atout.games.coinche.spec import FFB, Profile
from atout.games.view import Standing

EVERY_PROFILE = [game.profile for game in PROFILES]


def stakes(number: int, totals: tuple[int, int] = (0, 0)) -> Stakes:
    """Side 0 plays a contract in hearts."""
    return Stakes(Contract(Bid(number, "h"), 0, 1), Standing(totals), (0, 0), (0, 0))


@pytest.mark.parametrize("profile", EVERY_PROFILE, ids=lambda each: each.id)
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("table", [match_payoffs, lambda *args: expected_payoffs(*args, 8)])
def test_more_card_points_are_never_worth_less(profile: Profile, side: int, table: object) -> None:
    assert callable(table)
    for number in (80, 120, 160):
        assert np.diff(table(profile, stakes(number), side)).min() >= -1e-12


def test_F6_2_most_is_at_stake_where_the_contract_is_made() -> None:
    steps = np.diff(match_payoffs(FFB, stakes(100), 0))
    assert np.argmax(steps) == 100  # from 99 card points to 100


def test_near_the_target_only_what_wins_the_match_matters() -> None:
    """Side 0 is 180 from the target: with its bid of 80 some hundred card points win, and more are worth nothing."""
    table = match_payoffs(FFB, stakes(80, (1820, 1500)), 0)
    assert table[1 + 105] > table[1 + 90] + 0.05
    assert table[1 + 140] == pytest.approx(table[1 + 110], abs=1e-3)


def test_a_lost_match_is_worth_nothing_and_a_won_one_everything() -> None:
    assert chance(FFB, Standing((2000, 1200), winner=0), 0) == 1
    assert chance(FFB, Standing((2000, 1200), winner=0), 1) == 0


@pytest.mark.parametrize("profile", EVERY_PROFILE, ids=lambda each: each.id)
def test_both_sides_together_have_all_chances(profile: Profile) -> None:
    for totals in ((0, 0), (300, 100), (profile.target - 10, 400)):
        assert chance(profile, Standing(totals), 0) + chance(profile, Standing(totals), 1) == pytest.approx(1, abs=1e-4)


def test_with_cards_to_come_a_contract_lost_by_little_is_worth_more_than_one_lost_by_much() -> None:
    table = expected_payoffs(FFB, stakes(100), 0, 8)
    assert table[1 + 97] > table[1 + 70] + 0.02
