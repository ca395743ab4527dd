"""Cards: one object each, written as rank and suit (C5)."""

from __future__ import annotations

import copy
import pickle

import pytest

from atout.cards import CARDS, RANKS, SUITS, card, cards, in_order, join
from atout.errors import NotationError


def test_C5_a_card_is_written_rank_then_suit() -> None:
    ten = card("Th")
    assert (ten.rank, ten.suit, ten.text, repr(ten)) == ("T", "h", "Th", "Th")


def test_there_are_36_cards_by_their_index() -> None:
    assert [each.index for each in CARDS] == list(range(36))


def test_every_text_gives_its_card_back() -> None:
    assert all(card(each.text) is each for each in CARDS)


def test_cards_are_suit_by_suit_from_low_to_high() -> None:
    assert [each.text for each in CARDS] == [rank + suit for suit in SUITS for rank in RANKS]


@pytest.mark.parametrize("text", ["", "T", "th", "10h", "Tx", "1h", "Th ", "Thh", "♥T", "5c"])
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        card(text)
    assert caught.value.context == {"text": text}


def test_a_long_text_is_cut_short_in_the_error() -> None:
    with pytest.raises(NotationError) as caught:
        card("x" * 1000)
    assert caught.value.context == {"text": "x" * 20}


def test_cards_and_join_undo_each_other() -> None:
    assert join(cards("Th 9c As")) == "Th 9c As"


def test_no_text_is_no_cards() -> None:
    assert (cards(""), join(())) == ((), "")


@pytest.mark.parametrize("text", [" Th", "Th  9c", "Th,9c", "Th\n9c"])
def test_cards_are_parted_by_single_blanks(text: str) -> None:
    with pytest.raises(NotationError):
        cards(text)


def test_in_order_goes_clubs_diamonds_hearts_spades_from_low_to_high() -> None:
    assert join(in_order(cards("As 6s Ah 9d Td Kd 7c Ac Tc"))) == "7c Tc Ac 9d Kd Td Ah 6s As"


def test_a_card_stays_itself_when_copied_or_pickled() -> None:
    ace = card("As")
    assert all(each is ace for each in (copy.copy(ace), copy.deepcopy([ace])[0], pickle.loads(pickle.dumps(ace))))
