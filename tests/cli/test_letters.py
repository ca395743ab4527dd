"""What people type for cards and suits, in the letters of their languages (C5)."""

from __future__ import annotations

import pytest

from atout.cards import cards
from atout.cli.terminal.letters import pick_cards, read_typed_card, read_typed_strain, read_typed_suit
from atout.errors import NotationError

HAND = cards("Ah Kh Ts")


@pytest.mark.parametrize(
    ("typed", "lang", "card"),
    [
        ("10h", "en", "Th"),
        ("Th", "en", "Th"),
        ("h10", "en", "Th"),
        ("♥10", "en", "Th"),
        ("Q♠️", "en", "Qs"),
        ("uh", "en@german", "Jh"),
        ("OS", "en@german", "Qs"),
        ("Вч", "ru", "Jh"),
        ("тк", "ru", "Ac"),
        ("кт", "ru", "Kc"),
        ("10п", "ru", "Ts"),
        ("дб", "ru", "Qd"),
        ("Kh", "ru", "Kh"),
        ("В♥", "ru", "Jh"),
        ("пку", "bg", "Kh"),
        ("аку", "bg", "Ah"),
        ("10сп", "bg", "Tc"),
        ("пп", "bg", "Ks"),
        ("вка", "bg", "Jd"),
        ("Vp", "fr", "Js"),
        ("10co", "fr", "Th"),
        ("Rca", "fr", "Kd"),
        ("at", "fr", "Ac"),
        ("Bh", "de", "Jh"),
        ("kka", "de", "Kd"),
        ("kkr", "de", "Kc"),
        ("Dp", "de", "Qs"),
    ],
)
def test_C5_cards_are_read_as_people_write_them(typed: str, lang: str, card: str) -> None:
    assert read_typed_card(typed, lang).text == card


@pytest.mark.parametrize(
    ("typed", "lang"), [("", "en"), ("h", "en"), ("1h", "en"), ("11h", "en"), ("Вч", "en"), ("к", "bg")]
)
def test_C5_what_is_no_card_is_not_read(typed: str, lang: str) -> None:
    with pytest.raises(NotationError, match="no card here"):
        read_typed_card(typed, lang)


@pytest.mark.parametrize(
    ("typed", "lang", "strain"),
    [
        ("h", "en", "h"),
        ("♦", "ru", "d"),
        ("NT", "en", "n"),
        ("бк", "ru", "n"),
        ("вк", "bg", "a"),
        ("ку", "bg", "h"),
        ("ta", "fr", "a"),
        ("ot", "de", "n"),
    ],
)
def test_strains_are_read_in_the_letters_of_the_language(typed: str, lang: str, strain: str) -> None:
    assert read_typed_strain(typed, lang) == strain


def test_no_trump_is_no_suit() -> None:
    with pytest.raises(NotationError, match="no suit"):
        read_typed_suit("nt", "en")


@pytest.mark.parametrize("typed", ["1 3", "1,3", "ah 10s", "1 Ts", "Ah+3"])
def test_cards_are_picked_by_number_or_name(typed: str) -> None:
    assert pick_cards(typed, HAND, "en") == cards("Ah Ts")


@pytest.mark.parametrize(
    ("typed", "slug"), [("4", "typed-no-such-number"), ("0", "typed-no-such-number"), ("1 1", "typed-twice")]
)
def test_wrong_numbers_are_refused(typed: str, slug: str) -> None:
    with pytest.raises(NotationError) as refused:
        pick_cards(typed, HAND, "en")
    assert refused.value.slug == slug
