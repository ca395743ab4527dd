"""What people may type for a card (C5)."""

from __future__ import annotations

import pytest

from atout.cards import CARDS, join, read_card, read_cards
from atout.errors import NotationError


@pytest.mark.parametrize(
    "typed", ["Th", "th", "tH", "TH", "10h", "10H", "T♥", "10♥", "10♡", "t♥\ufe0f", " Th "]
)  # fmt: skip
def test_C5_the_ten_of_hearts_as_people_type_it(typed: str) -> None:
    assert read_card(typed).text == "Th"


@pytest.mark.parametrize(("sign", "suit"), list(zip("♣♧♦♢♥♡♠♤", "ccddhhss", strict=True)))
def test_C5_suits_may_be_typed_as_signs(sign: str, suit: str) -> None:
    assert read_card("K" + sign).text == "K" + suit


def test_C5_every_card_can_be_typed_in_small_and_capital_letters() -> None:
    assert all(read_card(each.text.lower()) is read_card(each.text.upper()) is each for each in CARDS)


@pytest.mark.parametrize("typed", ["", "h", "10", "11h", "1h", "0h", "5h", "Xh", "hT", "T♥♥", "T h", "two"])
def test_what_is_no_card_is_refused(typed: str) -> None:
    with pytest.raises(NotationError, match="is no card"):
        read_card(typed)


@pytest.mark.parametrize("typed", ["9c 10d Jh", "9c,10d,jh", " 9♣ , 10♦  J♥ "])
def test_several_cards_are_parted_by_blanks_or_commas(typed: str) -> None:
    assert join(read_cards(typed)) == "9c Td Jh"


def test_nothing_typed_is_no_cards() -> None:
    assert read_cards("  ") == ()
