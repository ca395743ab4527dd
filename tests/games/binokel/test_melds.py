"""N4: melds, each value worked out by hand. Trumps are hearts unless said."""

from __future__ import annotations

import pytest

from atout.cards import Suit, cards
from atout.games.binokel.melds import meld_points, melds_of


def melded(hand: str, trump: Suit = "h") -> list[tuple[str, int]]:
    return [(meld.kind, meld.points) for meld in melds_of(cards(hand), trump)]


@pytest.mark.parametrize(
    ("hand", "kind", "points"),
    [
        ("As Ts Ks Qs Js", "family", 100),
        ("Ah Th Kh Qh Jh", "family", 150),
        ("As As Ts Ts Ks Ks Qs Qs Js Js", "double-family", 1000),
        ("Ah Ah Th Th Kh Kh Qh Qh Jh Jh", "double-family", 1500),
    ],
)
def test_N4_1_family(hand: str, kind: str, points: int) -> None:
    assert melded(hand) == [(kind, points)]


@pytest.mark.parametrize("hand", ["As Ts Ks Js", "As Ts Qs Js", "Ts Ks Js As 9s"])
def test_N4_1_a_family_needs_all_five(hand: str) -> None:
    assert melded(hand) == []


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("Ks Qs", [("pair", 20)]),
        ("Kh Qh", [("pair", 40)]),
        ("Ks Ks Qs Qs", [("pair", 20), ("pair", 20)]),
        ("Kh Kh Qh Qh", [("pair", 40), ("pair", 40)]),
        ("Kc Qc Kh Qh", [("pair", 20), ("pair", 40)]),
        ("Ks Ks Qs", [("pair", 20)]),
        ("Ks Qc", []),
    ],
)
def test_N4_2_pair(hand: str, melds: list[tuple[str, int]]) -> None:
    assert melded(hand) == melds


def test_N4_2_king_and_queen_of_a_family_are_no_pair() -> None:
    assert melded("Ah Th Kh Qh Jh Kh") == [("family", 150)]


def test_N4_2_another_king_and_queen_are() -> None:
    assert melded("Ah Th Kh Qh Jh Kh Qh") == [("family", 150), ("pair", 40)]


def test_N4_2_a_double_family_leaves_no_pair() -> None:
    assert melded("Ac Ac Tc Tc Kc Kc Qc Qc Jc Jc") == [("double-family", 1000)]


@pytest.mark.parametrize(("rank", "points"), [("A", 100), ("K", 80), ("Q", 60), ("J", 40)])
def test_N4_3_four_of_a_rank(rank: str, points: int) -> None:
    assert melded(" ".join(rank + suit for suit in "cdhs")) == [("four", points)]


@pytest.mark.parametrize("rank", ["A", "K", "Q", "J"])
def test_N4_3_eight_of_a_rank(rank: str) -> None:
    assert melded(" ".join(rank + suit for suit in "ccddhhss")) == [("eight", 1000)]


def test_N4_3_seven_of_a_rank_are_four() -> None:
    assert melded("Ac Ac Ad Ad Ah Ah As") == [("four", 100)]


@pytest.mark.parametrize("hand", ["Tc Td Th Ts", "Tc Tc Td Td Th Th Ts Ts", "9c 9d 9s"])
def test_N4_3_tens_and_nines_are_nothing(hand: str) -> None:
    assert melded(hand) == []


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("Qs Jd", [("binokel", 40)]),
        ("Qs Qs Jd", [("binokel", 40)]),
        ("Qs Qs Jd Jd", [("double-binokel", 300)]),
        ("Qd Js", []),
    ],
)
def test_N4_4_binokel(hand: str, melds: list[tuple[str, int]]) -> None:
    assert melded(hand) == melds


@pytest.mark.parametrize(("hand", "points"), [("9h", 10), ("9h 9h", 20), ("9c 9d 9s", 0)])
def test_N4_5_nines_of_trumps(hand: str, points: int) -> None:
    assert meld_points(melds_of(cards(hand), "h")) == points


def test_N4_6_a_card_serves_in_each_kind() -> None:
    # The queen of spades is in a pair, in four queens and in a binokel: 20 + 60 + 40.
    assert melded("Ks Qs Qc Qd Qh Jd") == [("pair", 20), ("four", 60), ("binokel", 40)]


def test_N4_6_everything_at_once() -> None:
    # Family of trumps 150, pair of trumps 40; kings 80, queens 60, in clubs, diamonds and spades a pair each 60;
    # binokel 40; a nine 10: 440. With a second nine in place of the jack: 410.
    hand = "Ah Th Kh Qh Jh Kh Qh Kc Qc Kd Qd Ks Qs Jd 9h"
    assert meld_points(melds_of(cards(hand), "h")) == 440
    assert meld_points(melds_of(cards(hand.replace("Jd", "9h")), "h")) == 410
