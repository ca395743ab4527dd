"""The rule-of-thumb player of Coinche, in positions where one move is plainly right or plainly wrong."""

from __future__ import annotations

import random

import pytest

from atout.bots import computer
from atout.games.coinche.view import CoincheView
from atout.games.registry import game
from tests.bots.table import answer, position

# Hearts are trumps where a contract in them is named; seat 3 leads.
MIXED = (
    "As 9s 7h 8h Kd 7d Qc 7c",
    "Ks 8s Jh Qh 8d 9d Jc 8c",
    "9h Th Td Qd Jd Ac 9c Tc",
    "Ts Qs Js 7s Ah Kh Ad Kc",
)
HEARTS = "80 h, pass, pass, pass"


def test_lays_a_ten_on_the_partners_sure_winner_and_does_not_ruff_it() -> None:
    deal = position("coinche-ffb", MIXED, f"{HEARTS}, declare none, Qs, As, 8s, declare none", dealer=2)
    assert answer(deal) in ("Td", "Tc")


def test_gives_opponents_who_are_sure_to_win_the_lowest_card() -> None:
    deal = position("coinche-1001", MIXED, "80 n, pass, pass, pass, Ad", dealer=2)
    assert answer(deal) == "7d"


def test_wins_as_last_seat_with_the_lower_trump() -> None:
    deal = position("coinche-ffb", MIXED, f"{HEARTS}, declare none, Ts, 9s, 8s, declare none", dealer=2)
    assert answer(deal) == "Th"


def test_contractor_draws_trumps_from_the_top() -> None:
    hands = ("Jh 9h Ah Kh 7s 8s Kd 7c", "Th 7h As 9s Ad 8d Jc Qc", "8h Ks Js Td 7d Ac Tc 8c", "Qh Ts Qs Jd 9d Qd Kc 9c")
    assert answer(position("coinche-ffb", hands, "100 h, pass, pass, pass")) in ("Jh", "9h", "Ah")


def test_defender_leads_an_ace_and_no_trump() -> None:
    hands = ("Jh 7h Ah As 7s 8s 9d 7c", "9h Kh Th 9s Ad 8d Jc Qc", "8h Ks Js Td 7d Ac Tc 8c", "Qh Ts Qs Jd Kd Qd Kc 9c")
    assert answer(position("coinche-ffb", hands, "pass, 80 h, pass, pass, pass")) == "As"


def test_opens_the_suit_of_its_trumps() -> None:
    hands = ("Jh 9h Ah 7h As 8s Kd 7c", "Th Kh 7s 9s Ad 8d Jc Qc", "8h Ks Js Td 7d Ac Tc 8c", "Qh Ts Qs Jd 9d Qd Kc 9c")
    number, strain = answer(position("coinche-ffb", hands, "")).split()
    assert strain == "h"
    assert 90 <= int(number) <= 120


def test_passes_with_nothing() -> None:
    hands = ("7h 8h 7s 8s Qd 9d 7c 8c", "Th Kh Ts 9s Ad 8d Jc Qc", "9h Ks Js Td 7d Ac Tc Jh", "Qh As Qs Jd Ah Kd Kc 9c")
    assert answer(position("coinche-ffb", hands, "")) == "pass"


@pytest.mark.parametrize(("game_id", "strain"), [("coinche-1001", "n"), ("coinche-bg", "n")])
def test_names_no_trump_with_four_aces(game_id: str, strain: str) -> None:
    hands = ("Ah Th As Ts Ad 9d Ac 8c", "7h Kh 7s 9s 7d 8d Jc Qc", "8h Ks Js Td Qd 7c Tc Jh", "Qh 8s Qs Jd 9h Kd Kc 9c")
    assert answer(position(game_id, hands, "")).endswith(strain)


def test_names_all_trump_with_four_jacks() -> None:
    hands = ("Jh 9h Js 9s Jd 9d Jc 8c", "7h Kh 7s Ts 7d 8d Ac Qc", "8h Ks As Td Qd 7c Tc Ah", "Qh 8s Qs Ad Th Kd Kc 9c")
    assert answer(position("coinche-bg", hands, "")).endswith("a")


def test_promises_capot_with_a_hand_that_takes_every_trick() -> None:
    hands = ("Jh 9h Ah Th Kh As Ad Ac", "7h Qh 7s Ts 7d 8d 9c Qc", "8h Ks Js Td Qd 7c Tc Jd", "8s Qs 9s Kd 9d Kc Jc 8c")
    assert answer(position("coinche-ffb", hands, "")) == "capot h"


def test_doubles_opponents_in_its_own_best_suit() -> None:
    hands = ("7h 8h Ks Qs Td 9d 7c 8c", "Jh 9h Ah Th As 8d Ac Qc", "Kh Ts Js Ad 7d Kc Tc Jd", "Qh 7s 8s 9s Qd Kd Jc 9c")
    assert answer(position("coinche-ffb", hands, "100 h")) == "coinche"


def test_leaves_a_partners_low_bid_alone_without_help_for_it() -> None:
    hands = ("Jh 9h Ah 8h Ks Qs 7d 8d", "Th Kh Ts 9s Ad Kd Jc Qc", "7h 7s 8s Td 9d 7c 8c Qd", "Qh As Js Jd Ac Tc Kc 9c")
    assert answer(position("coinche-ffb", hands, "80 h, pass")) == "pass"


def test_supports_the_partner_against_the_opponents() -> None:
    hands = ("Jh 9h Ah 8h Ks Qs 7d 8d", "Th Ts Js Kd Kc Jc Qc Tc", "7h Kh As Ad Td 7s 7c 8c", "Qh 8s 9s Jd 9d Qd Ac 9c")
    assert answer(position("coinche-ffb", hands, "80 h, 90 c")).endswith(" h")


def test_declares_everything_that_counts() -> None:
    hands = ("Jh Js Jd Jc As Ks Qs 7d", "Th 7h Ts 9s Ad 8d Qc Tc", "7s Kh Td 8h 7c 8c Ah 9h", "Qh 8s Kd 9d Qd Ac Kc 9c")
    assert answer(position("coinche-ffb", hands, "100 s, pass, pass, pass")) == "declare four:J run:As:3"


@pytest.mark.parametrize("game_id", ["coinche-ffb", "coinche-1001", "coinche-bg"])
def test_plays_the_cards_better_than_chance_in_the_same_contracts(game_id: str) -> None:
    """Everybody bids by rules of thumb, one side plays its cards by them; both sides get the same cards in turn."""
    played = game(game_id)
    points = [0, 0]
    for seed in range(20):
        for side in (0, 1):
            rng = random.Random(seed)
            thumb, anything = computer(played, "thumb", rng), computer(played, "random", rng)
            deal = played.deal(played.shuffle(rng, 3), 3)
            while deal.actor is not None:
                view = deal.view(deal.actor)
                assert isinstance(view, CoincheView)
                careful = not view.playing or deal.actor % 2 == side
                deal.play((thumb if careful else anything).choose(view))
            last = deal.view(None)
            assert isinstance(last, CoincheView)
            points[0] += last.cards_taken[side]
            points[1] += last.cards_taken[1 - side]
    assert points[0] > points[1] * 1.2
