"""Seats, dealer, cut and deal (C1 to C4, C7, K1.1)."""

from __future__ import annotations

import random

import pytest

from atout.cards import cards, join
from atout.errors import DealError
from atout.games.coinche.game import PROFILES, Coinche
from atout.games.coinche.spec import DECK
from tests.games.coinche.table import BG, FFB, ONLINE, begin, finish

every = pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)


def test_C1_seats_0_and_2_play_against_1_and_3() -> None:
    assert FFB.sides == (0, 1, 0, 1)


def test_C1_the_turn_goes_from_seat_to_seat() -> None:
    deal = begin(FFB, dealer=1, says="pass, pass, 80 h, pass, pass")
    assert [seat for seat, _ in deal.history] == [2, 3, 0, 1, 2]


def test_C2_the_deal_passes_to_the_next_seat() -> None:
    assert [FFB.next_dealer(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_C3_the_seat_before_the_dealer_cuts() -> None:
    assert [FFB.cutter(seat) for seat in range(4)] == [3, 0, 1, 2]


@pytest.mark.parametrize(("game", "least"), [(FFB, 3), (ONLINE, 1), (BG, 1)], ids=["ffb", "1001", "bg"])
def test_C3_a_cut_leaves_enough_cards_in_both_parts(game: Coinche, least: int) -> None:
    def allowed(cut: int) -> bool:
        try:
            game.from_deck(DECK, cut, dealer=0)
        except DealError:
            return False
        return True

    assert [cut for cut in range(-1, 35) if allowed(cut)] == list(range(least, 33 - least))


@every
def test_C4_the_seat_after_the_dealer_speaks_first_and_leads_first(game: Coinche) -> None:
    deal = begin(game, dealer=1)
    first = deal.actor
    deal = begin(
        game, "7c 7d 7h 7s", "8c 8d 8h 8s", "9c 9d 9h 9s", dealer=1, says="pass, pass, pass, 80 c, pass, pass, pass"
    )
    assert (first, deal.actor) == (2, 2)


def test_K1_1_the_deck_has_seven_to_ace_of_four_suits() -> None:
    ranks = {card.rank for card in DECK}
    assert (len(DECK), ranks) == (32, set("789TJQKA"))


# Cut at the eighth card of the sorted deck, the cards come as diamonds, hearts, spades, clubs, each 7 8 9 J Q K T A.
@every
def test_K1_1_cards_come_in_packets_of_3_2_3_from_the_seat_after_the_dealer(game: Coinche) -> None:
    hands = game.from_deck(DECK, 8, dealer=3).hands
    assert [join(hand) for hand in hands] == [
        "7d 8d 9d Qh Kh Qs Ks Ts",
        "Jd Qd Kd Th Ah As 7c 8c",
        "Td Ad 7h 7s 8s 9c Jc Qc",
        "8h 9h Jh 9s Js Kc Tc Ac",
    ]


def test_K1_1_the_dealer_is_dealt_to_last() -> None:
    assert join(FFB.from_deck(DECK, 8, dealer=0).hands[1]) == "7d 8d 9d Qh Kh Qs Ks Ts"


@pytest.mark.parametrize(
    ("deck", "slug"),
    [
        (DECK[1:], "cards-missing"),
        ((*DECK[1:], DECK[5]), "cards-too-often"),
        ((*DECK[1:], *cards("6c")), "card-not-of-this-game"),
        ((), "cards-missing"),
    ],
)
def test_K1_1_a_deck_that_is_not_complete_is_refused(deck: tuple[()], slug: str) -> None:
    with pytest.raises(DealError) as caught:
        FFB.from_deck(deck, 5, dealer=0)
    assert caught.value.slug == slug


def test_K1_1_hands_of_other_sizes_than_eight_are_refused() -> None:
    with pytest.raises(DealError) as caught:
        FFB.from_hands([DECK[:9], DECK[9:16], DECK[16:24], DECK[24:]])
    assert str(caught.value) == "The hands hold 9 7 8 8 cards: each of the 4 seats needs 8. [K1.1]"


@every
def test_C7_the_same_shuffle_and_actions_give_the_same_deal_and_result(game: Coinche) -> None:
    def played() -> object:
        deal = game.deal(game.shuffle(random.Random(7), dealer=2), dealer=2)
        deal.play(game.action("100 s"))
        return deal.dealt, finish(deal), deal.history

    assert played() == played()
