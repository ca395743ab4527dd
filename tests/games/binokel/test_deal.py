"""N1: the deck and how it is dealt; C2 to C5 as Binokel has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from atout.cards import cards, join
from atout.errors import DealError, NotationError
from atout.games.binokel.game import BINOKEL
from atout.games.binokel.spec import CARD_POINTS, MODES

Start = Callable[..., Any]

ORDERED = cards(
    "9c 9c Jc Jc Qc Qc Kc Kc Tc Tc Ac Ac 9d 9d Jd Jd Qd Qd Kd Kd Td Td Ad Ad "
    "9h 9h Jh Jh Qh Qh Kh Kh Th Th Ah Ah 9s 9s Js Js Qs Qs Ks Ks Ts Ts As As"
)


def test_C1_three_seats_each_for_itself() -> None:
    assert (BINOKEL.players, BINOKEL.sides) == (3, (0, 1, 2))


def test_C2_the_deal_passes_to_the_next_seat() -> None:
    assert [BINOKEL.next_dealer(dealer) for dealer in range(3)] == [1, 2, 0]


def test_C3_the_seat_before_the_dealer_cuts() -> None:
    assert [BINOKEL.cutter(dealer) for dealer in range(3)] == [2, 0, 1]


@pytest.mark.parametrize("cut", [0, 48, -1])
def test_C3_a_cut_leaves_a_card_in_each_part(cut: int) -> None:
    with pytest.raises(DealError) as fault:
        BINOKEL.from_deck(ORDERED, cut, 0)
    assert fault.value.rule == "C3"


def test_C4_middlehand_is_the_first_to_decide(start: Start) -> None:
    assert start().actor == 1  # forehand's bid of 150 is forced and no decision (N2.1)


def test_C5_a_card_of_another_deck_is_no_action() -> None:
    with pytest.raises(NotationError) as fault:
        BINOKEL.action("8h")
    assert fault.value.slug == "card-not-of-this-game"


def test_N1_1_two_copies_of_24_cards() -> None:
    assert Counter(BINOKEL.deck) == Counter(ORDERED)


def test_N1_1_the_cards_count_240() -> None:
    assert sum(CARD_POINTS[card] for card in BINOKEL.deck) == 240


def test_N1_1_the_order_is_A_T_K_Q_J_9_in_trumps_too() -> None:
    trumps = MODES["h"]
    ranked = sorted(cards("9h Jh Qh Kh Th Ah"), key=trumps.strength, reverse=True)
    assert join(ranked) == "Ah Th Kh Qh Jh 9h"


def test_N1_1_card_points() -> None:
    assert [CARD_POINTS[card] for card in cards("As Ts Ks Qs Js 9s")] == [11, 10, 4, 3, 2, 0]


def test_N1_1_a_deck_with_a_card_too_often_is_refused() -> None:
    with pytest.raises(DealError) as fault:
        BINOKEL.from_deck((*ORDERED[:-1], ORDERED[0]), 5, 0)
    assert (fault.value.slug, fault.value.rule) == ("cards-too-often", "N1.1")


def test_N1_2_packets_of_three_from_forehand_the_tapp_after_the_first_round() -> None:
    # The cut puts the last nine cards on top: they are the first round, the next three the Tapp.
    dealt = BINOKEL.from_deck(ORDERED, 39, dealer=2)
    first_round = [join(hand[:3]) for hand in dealt.hands]
    assert (first_round, join(dealt.rest)) == (["Js Qs Qs", "Ks Ks Ts", "Ts As As"], "9c 9c Jc")


def test_N1_2_forehand_is_the_seat_after_the_dealer() -> None:
    dealt = BINOKEL.from_deck(ORDERED, 39, dealer=0)
    assert join(dealt.hands[1]) == "Js Qs Qs Jc Qc Qc 9d 9d Jd Td Ad Ad Kh Kh Th"


def test_N1_2_each_seat_gets_fifteen() -> None:
    dealt = BINOKEL.from_deck(ORDERED, 7, dealer=1)
    assert [len(hand) for hand in dealt.hands] == [15, 15, 15]


def test_N1_2_hands_of_other_sizes_are_refused() -> None:
    with pytest.raises(DealError) as fault:
        BINOKEL.from_hands([ORDERED[:14], ORDERED[14:30], ORDERED[30:45]], ORDERED[45:])
    assert fault.value.slug == "wrong-hand-sizes"
