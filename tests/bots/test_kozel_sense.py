"""The strong players of Kozel, where one move is plainly right or plainly wrong."""

from __future__ import annotations

import random

import pytest

from atout.bots import computer
from atout.bots.levels import usual_budget
from atout.games.game import Deal
from atout.games.kozel.game import KOZEL
from tests.bots.kozel_moments import early, late

SEEDS = range(3)

pytestmark = pytest.mark.parametrize("level", ["club", "master"])


def answers(deal: Deal, level: str) -> set[str]:
    """What the player does in the actor's seat, looking at as many worlds as usual, whatever the chances of these."""
    view, usual = deal.view(deal.actor), usual_budget(KOZEL, level)
    assert usual is not None
    return {computer(KOZEL, level, random.Random(seed), usual.without_clock()).choose(view).text for seed in SEEDS}


def test_lays_the_ten_where_the_partner_or_it_itself_is_sure_to_win(level: str) -> None:
    hands = ("9h Ts 7h 8h", "Qh 8c 7c Js", "Ac 9c Jh Kc", "Th 7d Ad 6c")
    assert answers(early(hands, "lead 9h, beat Qh, hide 9c"), level) <= {"hide Th", "beat Th"}


def test_takes_valuable_points_over_with_a_trump_and_not_with_the_shokha(level: str) -> None:
    hands = ("As Ts 7h 8h", "Tc 8c Qh Js", "Ah 9c 9h Kc", "7d Ad 6s 6c")
    assert answers(early(hands, "lead Ts, hide 8c, hide Ah"), level) <= {"beat 7d", "beat Ad"}


def test_keeps_the_shokha_from_a_worthless_trick(level: str) -> None:
    hands = ("6h Ts 7h 8h", "Tc 8c Qh Js", "Ac 9c 9h Kc", "7c Qd 6s 6c")
    assert not any("6s" in each for each in answers(early(hands, "lead 6h, hide 8c, hide 9c"), level))


def test_gives_opponents_who_are_sure_to_win_no_points(level: str) -> None:
    hands = ("Ad Ts Qh 8h", "Tc 8c 7h Ah", "Ac 9c 9h Kc", "7c Qc 6c As")
    assert answers(early(hands, "lead Ad"), level) <= {"hide 8c", "hide 7h"}


def test_gives_opponents_with_the_two_best_trumps_two_worthless_cards(level: str) -> None:
    hands = ("Kd Ad 9s 6c", "Tc 8c 7h Ah", "9h 8h Ac Jc", "Th Kc 7s 8s")
    assert answers(early(hands, "lead Kd Ad"), level) == {"hide 8c 7h"}


def test_gives_all_it_has_to_the_partners_trick_as_last_seat(level: str) -> None:
    hands = ("8c 7c 9s 6c", "Ad Kd Qs Js", "9h 8h Ac Tc", "Th Kc 7s 8s")
    assert answers(early(hands, "lead 7c 8c, beat Kd Ad, hide 8h 9h"), level) == {"hide Kc Th"}


def test_Z1_2_takes_two_high_cards_over_with_two_trumps_or_one_and_the_shokha(level: str) -> None:
    hands = ("As Ts 7h 8h", "9c 8c Qh Js", "Ah Th 9h Kc", "7d 9d 6s 6c")
    taken = answers(early(hands, "lead Ts As, hide 8c 9c, hide Th Ah"), level)
    assert taken <= {"beat 7d 9d", "beat 7d 6s", "beat 9d 6s"}


def test_leads_a_group_of_high_trumps_that_only_the_shokha_could_stop(level: str) -> None:
    hands = ("Ad Td Kd 6s", "Tc 8c 7h Ah", "9h 8h Ac Jc", "Th Kc 7s 8s")
    assert all(each.endswith(("d", "6s")) for each in answers(early(hands, ""), level))


def test_Z3_1_takes_the_lead_with_four_trumps(level: str) -> None:
    hands = ("8c Ac As Ah", "6c Jd Kd Qd", "9c Js Qs Ks", "7c Jc 8d Qh")
    deal = early(hands, "lead 8c, hide 6c, beat 9c, hide 7c", draws="7h 8s 7s Ad")
    assert answers(deal, level) == {"molodka"}


def test_Z3_1_takes_the_lead_away_from_opponents_with_aces_and_tens(level: str) -> None:
    hands = ("8c Ac As Ah", "9c Jd 8d 9d", "7c Js Qs Ks", "6c Jc Kc Qh")
    deal = early(hands, "lead 8c, hide 9c, hide 7c, beat Kc", draws="Kd Tc 9h 7h")
    assert answers(deal, level) == {"moskva"}


def test_Z4_1_takes_its_sides_first_trick_when_the_deal_is_lost(level: str) -> None:
    deal = late(
        ("lead Jc Qc Kc Ac", "hide 6c 7c 8c 9c", "hide 9s Ks Ts As", "hide 6d 7d 8d 7s"),
        ("lead Tc", "hide 8s", "hide Js", "hide 9d"),
        ("Qs Jd Th 9h", "Qd Td 7h Kh", "Kd Ad 6s 8h", "Ah Qh Jh 6h"),
        "lead Jd, hide Qd, hide Kd",
    )
    assert all(each.startswith("beat") for each in answers(deal, level))


def test_Z4_1_leads_the_trumps_that_bring_in_enough_for_the_small_penalty(level: str) -> None:
    deal = late(
        ("lead 6c 7c 8c Jc", "beat Qc Kc Tc Ac", "hide 7s 8s 9s Js", "hide 6d 7d 8d 9d"),
        ("hide 9c", "lead Jd", "beat Qd", "hide Qs"),
        ("Th 9h Ks Td", "6s 7h Ts Kd", "Ah Jh As Kh", "Qh 6h 8h Ad"),
    )
    assert answers(deal, level) == {"lead Jh Kh Ah"}


def test_gives_points_and_not_the_shokha_to_the_partners_two_trumps_that_nobody_can_beat(level: str) -> None:
    hands = ("Ad Kd 9s 6c", "Tc 8c 7h Ah", "6s Th Kc 8h", "9h 7c 7s 8s")
    given = answers(early(hands, "lead Kd Ad, hide 8c 7h"), level)
    assert all(each.startswith("hide") and "Th" in each and "6s" not in each for each in given)


def test_gives_a_worthless_trick_away_and_holds_back_the_three_trumps_that_win_all_the_rest(level: str) -> None:
    deal = late(
        ("lead 6h 7h 8h 9h", "beat 9d Jd Td 6s", "hide Jc Qc 8d Jh", "hide 6d 7s 8s 9s"),
        ("beat Ks", "lead Qs", "hide Js", "hide 7d"),
        ("9c Ac Ts As", "8c Kc Qh Kh", "6c Tc Th Ah", "7c Qd Kd Ad"),
        "lead 9c, hide 8c, hide 6c",
    )
    assert answers(deal, level) == {"hide 7c"}
