"""Z3: moskva and molodka, who is asked, who leads."""

from __future__ import annotations

import pytest

from atout.cards import cards, join
from atout.games.kozel.claims import claim_of
from tests.games.kozel.table import begin, claims, options


@pytest.mark.parametrize("hand", ["Ac Td Th Ts", "Ac Ad Ah As", "Ac Tc Ad Td", "Ac Tc Th 6s", "Ac Ad Ah 6s"])
def test_Z3_1_moskva_is_four_aces_and_tens_with_a_true_ace_the_shokha_a_ten(hand: str) -> None:
    assert str(claim_of(cards(hand))) == "moskva"


@pytest.mark.parametrize("hand", ["7c 8c Jc Kc", "7c 8c Jc 6s", "7s Ts As 6s", "Kd Td Ad 6s"])
def test_Z3_1_molodka_is_four_of_one_suit_or_three_and_the_shokha(hand: str) -> None:
    assert str(claim_of(cards(hand))) == "molodka"


@pytest.mark.parametrize(
    "hand",
    ["Tc Td Th Ts", "Tc Td Th 6s", "Ac Td Th Ks", "7c 8c Jc Kd", "7c 8c Jd 6s", "Ac Ad Ah", "7c 8c Jc", "7c 8c 6s", ""],
)
def test_Z3_1_any_other_hand_claims_nothing(hand: str) -> None:
    assert claim_of(cards(hand)) is None


def test_Z3_2_nobody_is_asked_before_the_first_lead() -> None:
    deal = begin("7c 8c Jc Kc", "Ac Ad Ah As", "7s 8s Js 6s", "Qd Qh Qs 6d")
    assert (deal.actor, options(deal)[:4]) == (0, "lead")


def test_Z3_2_all_holders_are_asked_in_turn_order_from_the_ordinary_leader() -> None:
    deal, asked = claims(), []
    while deal.waiting:
        asked.append((deal.actor, options(deal)))
        deal.play(deal.legal()[0])  # claim: the others are asked all the same
    assert asked == [(1, "molodka, silent"), (2, "molodka, silent"), (0, "moskva, silent")]


@pytest.mark.parametrize(
    ("answers", "leader"),
    [
        ("molodka, molodka, moskva", 0),  # moskva goes before molodka
        ("molodka, molodka, silent", 1),  # of two alike the first in turn order
        ("silent, molodka, silent", 2),
        ("silent, molodka, moskva", 0),
        ("silent, silent, silent", 1),  # the winner of the trick
    ],
)
def test_Z3_2_the_best_claim_takes_the_lead(answers: str, leader: int) -> None:
    deal = claims(answers)
    assert (deal.actor, options(deal)[:4]) == (leader, "lead")


def test_Z3_2_a_molodka_after_a_moskva_is_shown_and_does_not_lead() -> None:
    deal = begin(
        "8c Ac Ad Ah", "9c 7d 8d 9d", "7c Js Qs Ks", "6c Jc Kd Qh", stock="Ts Jd 8s 7h",
        says="lead 8c, hide 9c, hide 7c, hide 6c, moskva, molodka, silent",
    )  # fmt: skip
    assert (deal.actor, [shown.claim for shown in deal.view(3).shown]) == (0, ["moskva", "molodka"])


def test_Z3_2_the_draw_that_empties_the_stock_still_opens_the_question() -> None:
    # Seat 0 leads single cards and wins them all. Seat 2 draws Kh, then four spades, and lays all the rest.
    deal = begin(
        "Ac Kc Qc Jd", "7c 6d 7h 9d", "6c 8c 8d 8h", "9c Jc 9h Jh",
        stock="Tc Kd 6h Kh Qd Qh 7s Td Ad Th 8s Ah Ks Qs 9s As Ts 7d Js", turn_up="6s",
    )  # fmt: skip
    for _ in range(5):
        while deal.waiting:
            deal.play(deal.legal()[-1])
        deal.play(deal.legal()[0])
        for _ in range(3):
            deal.play(next(action for action in deal.legal() if action.text.startswith("hide")))
    assert (len(deal.tricks.stock), join(deal.tricks.hands[2]), 2 in deal.waiting) == (0, "7s 8s 9s Js", True)


def test_Z3_2_the_next_draw_asks_again() -> None:
    deal = claims("silent, silent, silent, lead Jd, hide 8s, hide 7h, hide Ad")
    assert deal.waiting == [1, 2, 0]


def test_Z3_3_whoever_took_the_lead_makes_any_lead_and_has_won_nothing_by_it() -> None:
    deal = claims("molodka, molodka, moskva")
    assert options(deal) == "lead Ac, lead Ad, lead Ah, lead Ts"
    assert (deal.view(0).wins, deal.tricks.points) == ((0, 1), [0, 0, 0, 0])


def test_Z3_4_the_shown_cards_are_known_to_all_from_then_on() -> None:
    deal = claims("silent, molodka, silent, lead Js")
    for seat in (0, 1, 2, 3, None):
        shown = [(each.seat, each.claim, join(each.cards), each.trick) for each in deal.view(seat).shown]
        assert shown == [(2, "molodka", "8s Js Qs Ks", 1)]


def test_Z3_4_what_a_silent_player_holds_is_not_shown() -> None:
    assert claims("silent, silent, silent").view(3).shown == ()
