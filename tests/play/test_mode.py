"""Modes: how cards rank, count and beat each other."""

from __future__ import annotations

import pytest

from atout.cards import CARDS, Card, card
from atout.play import Mode, Scale

PLAIN = Scale("ATKQJ9876", (11, 10, 4, 3, 2, 0, 0, 0, 0))
TRUMPS = Scale("J9ATKQ876", (20, 14, 11, 10, 4, 3, 0, 0, 0))
HEARTS = Mode("h", CARDS, "h", PLAIN, TRUMPS)
NO_TRUMP = Mode("n", CARDS, None, PLAIN)


@pytest.mark.parametrize(
    ("high", "low", "beats"),
    [
        ("Th", "Kh", True),
        ("Jh", "Ah", True),  # trumps rank in their own order
        ("Js", "As", False),
        ("Ts", "Ks", True),
        ("6h", "As", True),  # any trump beats any plain card
        ("As", "6h", False),
        ("Ac", "6s", False),  # another plain suit never does
        ("As", "As", False),  # an equal copy does not
    ],
)
def test_what_beats_what_with_a_trump_suit(high: str, low: str, beats: bool) -> None:
    assert HEARTS.beats(card(high), card(low)) is beats


def test_without_trumps_a_card_beats_only_within_its_suit() -> None:
    assert {each.suit for each in NO_TRUMP.beaters[card("Qd")]} == {"d"}


def test_a_top_card_beats_all_others_and_nothing_beats_it() -> None:
    mode = Mode("h", CARDS, "h", PLAIN, top=card("6s"))
    beaten = [each for each in CARDS if mode.beats(card("6s"), each)]
    assert (len(beaten), len(mode.beaters[card("6s")])) == (35, 0)


def test_a_top_card_leaves_the_rest_as_it_was() -> None:
    mode = Mode("h", CARDS, "h", PLAIN, top=card("6s"))
    assert mode.beats(card("6h"), card("As"))


def test_points_follow_the_scale_of_the_suit() -> None:
    assert [HEARTS.points[card(text)] for text in ("Jh", "Js", "9h", "9s", "Ah")] == [20, 2, 14, 0, 11]


def test_strength_is_zero_for_the_lowest() -> None:
    assert [HEARTS.strength(card(text)) for text in ("6h", "Jh", "Js", "As")] == [0, 8, 4, 8]


def test_copies_in_the_deck_make_no_difference() -> None:
    assert Mode("h", CARDS * 2, "h", PLAIN, TRUMPS).beaters == HEARTS.beaters


def test_beating_is_a_strict_order_within_each_trick() -> None:
    """No two cards beat each other, and what beats a winner beats what it has beaten."""

    def is_strict(one: Card, other: Card) -> bool:
        return not (HEARTS.beats(one, other) and HEARTS.beats(other, one)) and all(
            HEARTS.beats(third, other) for third in HEARTS.beaters[one] if HEARTS.beats(one, other)
        )

    assert all(is_strict(one, other) for one in CARDS for other in CARDS)


@pytest.mark.parametrize(("ranks", "points"), [("AT", (11,)), ("AA", (11, 11))])
def test_a_scale_needs_every_rank_once_with_a_number(ranks: str, points: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="every rank once"):
        Scale(ranks, points)
