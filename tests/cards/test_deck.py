"""Decks as data: shuffled, cut, checked (C3, C7)."""

from __future__ import annotations

import random

import pytest

from atout.cards import CARDS, card, cards, check_cards, cut_deck, join, shuffled
from atout.errors import DealError

DECK = cards("7c 8c 9c Tc Jc Qc")


def test_C3_the_top_cards_go_under_the_rest() -> None:
    assert join(cut_deck(DECK, 2, least=1)) == "9c Tc Jc Qc 7c 8c"


@pytest.mark.parametrize(("least", "allowed"), [(1, [1, 2, 3, 4, 5]), (3, [3])])
def test_C3_a_cut_leaves_at_least_so_many_in_each_part(least: int, allowed: list[int]) -> None:
    def can_be_cut(cut: int) -> bool:
        try:
            cut_deck(DECK, cut, least)
        except DealError:
            return False
        return True

    assert [cut for cut in range(-2, 9) if can_be_cut(cut)] == allowed


def test_C3_the_error_says_where_one_may_cut() -> None:
    with pytest.raises(DealError) as caught:
        cut_deck(DECK, 6, least=2)
    assert str(caught.value) == "A cut of 6 cards leaves too few in one part: cut between 2 and 4. [C3]"


def test_C7_the_same_source_of_chance_shuffles_the_same_way() -> None:
    assert shuffled(CARDS, random.Random(3)) == shuffled(CARDS, random.Random(3))


def test_a_shuffle_keeps_all_cards_and_leaves_the_deck_alone() -> None:
    mixed = shuffled(CARDS, random.Random(1))
    assert set(mixed) == set(CARDS)
    assert mixed != CARDS


def test_check_cards_takes_them_in_any_order() -> None:
    check_cards(reversed(DECK), DECK, rule="K1.1")


@pytest.mark.parametrize(
    ("some", "said"),
    [
        ("7c 8c 9c Tc Jc", "Missing from the deck: Q♣. [K1.1]"),
        ("7c 7c 8c 9c Tc Jc Qc", "The deck does not hold so many of 7♣. [K1.1]"),
        ("7c 8c 9c Tc Jc 6d", "6♦ is not in the deck of this game. [C5]"),
    ],
)
def test_check_cards_says_what_is_wrong(some: str, said: str) -> None:
    with pytest.raises(DealError) as caught:
        check_cards(cards(some), DECK, rule="K1.1")
    assert str(caught.value) == said


def test_check_cards_counts_copies() -> None:
    double = (card("7c"), card("7c"))
    with pytest.raises(DealError, match="Missing"):
        check_cards(double[:1], double, rule="N1.1")
