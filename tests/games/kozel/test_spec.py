"""Z1: the deck, the shokha and the deal."""

from __future__ import annotations

import pytest

from atout.cards import CARDS, cards, join
from atout.errors import DealError
from atout.games.kozel.game import KOZEL
from atout.games.kozel.spec import DECK, MODES, SHOKHA
from tests.games.kozel.table import begin


def test_Z1_1_the_deck_has_36_cards_worth_120() -> None:
    assert (len(set(DECK)), sum(MODES["h"].points[card] for card in DECK)) == (36, 120)


def test_Z1_1_ranks_and_points_from_the_ace_to_the_six() -> None:
    mode = MODES["h"]
    for trump_or_plain in "hd":
        suit = sorted((card for card in DECK if card.suit == trump_or_plain), key=mode.strength, reverse=True)
        assert [card.rank for card in suit] == list("ATKQJ9876")
        assert [mode.points[card] for card in suit] == [11, 10, 4, 3, 2, 0, 0, 0, 0]


@pytest.mark.parametrize("trump", MODES)
def test_Z1_2_the_shokha_beats_every_other_card_and_is_worth_nothing(trump: str) -> None:
    mode = next(mode for suit, mode in MODES.items() if suit == trump)
    assert all(mode.beats(SHOKHA, card) for card in DECK if card is not SHOKHA)
    assert mode.beaters[SHOKHA] == frozenset()
    assert mode.points[SHOKHA] == 0


def test_Z1_3_four_each_one_at_a_time_then_the_turn_up_which_is_drawn_last() -> None:
    dealt = KOZEL.from_deck(CARDS, 1, dealer=1)  # from the top after the cut: 7c 8c 9c Jc …, 6c at the bottom
    assert [join(hand) for hand in dealt.hands] == ["9c Tc 8d Kd", "Jc Ac 9d Td", "7c Qc 6d Jd", "8c Kc 7d Qd"]
    assert join(dealt.rest) == "6h 7h 8h 9h Jh Qh Kh Th Ah 6s 7s 8s 9s Js Qs Ks Ts As 6c Ad"
    assert KOZEL.deal(dealt, 1).mode is MODES["d"]


def test_Z1_3_a_turned_up_shokha_makes_spades_trumps() -> None:
    deal = begin("7c 8d 9h Jh", "8c 9d Th Qh", "9c Td Ah Kh", "Jc Qd 6d 6c", turn_up="6s")
    assert deal.mode is MODES["s"]


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (3, 0)])
def test_Z1_4_the_seat_after_the_dealer_leads_first(dealer: int, leader: int) -> None:
    deal = begin("7c 8d 9h Jh", "8c 9d Th Qh", "9c Td Ah Kh", "Jc Qd 6d 6c", dealer=dealer)
    assert deal.actor == leader


def test_C2_the_deal_passes_to_the_next_seat() -> None:
    assert [KOZEL.next_dealer(dealer) for dealer in range(4)] == [1, 2, 3, 0]


def test_C3_the_seat_before_the_dealer_cuts_and_leaves_a_card_in_each_part() -> None:
    assert KOZEL.cutter(0) == 3
    with pytest.raises(DealError, match="C3"):
        KOZEL.from_deck(CARDS, 0, dealer=0)


@pytest.mark.parametrize(
    ("hands", "rule"),
    [
        (["7c 8d 9h", "8c 9d Th Qh Jh", "9c Td Ah Kh", "Jc Qd 6d 6c"], "Z1.1"),
        (["7c 8d 9h Jh", "8c 9d Th Qh", "9c Td Ah Kh", "Jc Qd 6d Jh"], "Z1.1"),
    ],
)
def test_Z1_3_hands_that_cannot_have_been_dealt_are_refused(hands: list[str], rule: str) -> None:
    given = [cards(hand) for hand in hands]
    rest = [card for card in DECK if all(card not in hand for hand in given)]
    with pytest.raises(DealError, match=rule):
        KOZEL.from_hands(given, rest)
