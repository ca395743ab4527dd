"""The score of a deal by the Bulgarian rules (B6).

Summaries hold 81 card points and four tricks each where nothing else is said.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coinche.table import BG, scored

ALL: dict[str, Any] = {"cards": [162, 0], "tricks": [8, 0]}
"""Side 0 takes every trick."""
NONE: dict[str, Any] = {"cards": [0, 162], "tricks": [0, 8]}
"""Side 1 does."""


def test_B6_1_made_with_82_in_cards_and_a_total_that_reaches_the_bid() -> None:
    assert scored(BG, "90 h", cards=[82, 80], declarations=[20, 0])[0] == "made"


def test_B6_1_81_in_cards_lose_whatever_the_total() -> None:
    """81 + 100 + 20 = 201."""
    assert scored(BG, "90 h", cards=[81, 81], declarations=[100, 0], belote=[20, 0])[0] == "lost"


def test_B6_1_a_total_below_the_bid_loses() -> None:
    assert scored(BG, "100 h", cards=[99, 63])[0] == "lost"


def test_B6_1_a_total_equal_to_the_bid_makes_it() -> None:
    """100 + 20."""
    assert scored(BG, "120 h", cards=[100, 62], declarations=[20, 0])[0] == "made"


def test_B6_1_a_defence_with_more_does_not_matter() -> None:
    """90 against 72 + 100."""
    assert scored(BG, "90 h", cards=[90, 72], declarations=[0, 100])[0] == "made"


def test_B6_1_a_capot_is_made_with_all_tricks() -> None:
    assert scored(BG, "capot h", **ALL)[0] == "made"


def test_B6_1_a_capot_is_lost_with_seven_tricks() -> None:
    """156 + 100 would be more than 250."""
    assert scored(BG, "capot h", cards=[156, 6], tricks=[7, 1], declarations=[100, 0])[0] == "lost"


def test_B6_2_made_the_contractors_record_total_and_bid_the_defence_its_total_rounded() -> None:
    """85 + 80 = 165 and 77."""
    assert scored(BG, "80 h", cards=[85, 77]) == ("made", 170, 80)


def test_B6_2_four_rounds_down() -> None:
    """84 + 20 + 90 = 194; 78 + 0."""
    assert scored(BG, "90 h", cards=[84, 78], declarations=[20, 0]) == ("made", 190, 80)


def test_B6_2_all_tricks_count_250_and_the_defence_keeps_its_declarations() -> None:
    """250 + 100; 50 + 20."""
    assert scored(BG, "100 h", **ALL, declarations=[0, 50], belote=[0, 20]) == ("made", 350, 70)


def test_B6_3_lost_the_contractors_keep_their_belote() -> None:
    """95 + 20 = 115; the defence records 160 + 130 + 20."""
    assert scored(BG, "130 h", cards=[95, 67], declarations=[0, 20], belote=[20, 0]) == ("lost", 20, 310)


def test_B6_3_the_defence_records_the_contractors_declarations_and_its_own_belote() -> None:
    """160 + 150 + 50 + 20."""
    assert scored(BG, "150 h", cards=[90, 72], declarations=[50, 0], belote=[0, 20]) == ("lost", 0, 380)


def test_B6_3_a_defence_with_all_tricks_records_250() -> None:
    """250 + 80."""
    assert scored(BG, "80 h", **NONE) == ("lost", 0, 330)


@pytest.mark.parametrize(
    ("taken", "recorded"),
    [(ALL, ("made", 500, 0)), ({"cards": [150, 12], "tricks": [7, 1]}, ("lost", 0, 500)), (NONE, ("lost", 0, 500))],
)
def test_B6_3_a_capot_bid_is_worth_500_made_or_not(taken: dict[str, Any], recorded: tuple[str, int, int]) -> None:
    assert scored(BG, "capot h", **taken) == recorded


@pytest.mark.parametrize(("double", "recorded"), [(2, 580), (4, 1140)])
def test_B6_4_made_after_coinche_the_belote_is_not_multiplied(double: int, recorded: int) -> None:
    """(160 + 100 + 20) times 2 or 4, and 20; the declarations are the defence's."""
    made = scored(BG, "100 h", 0, double, cards=[110, 52], declarations=[0, 20], belote=[20, 0])
    assert made == ("made", recorded, 0)


def test_B6_4_the_losers_keep_their_belote_and_nothing_else() -> None:
    """(160 + 100) x 2."""
    assert scored(BG, "100 h", 0, 2, cards=[110, 52], belote=[0, 20]) == ("made", 520, 20)


@pytest.mark.parametrize(("double", "recorded"), [(2, 600), (4, 1200)])
def test_B6_4_lost_after_coinche(double: int, recorded: int) -> None:
    """(160 + 120 + 20) times 2 or 4; the contractors had 70 + 20 + 20 = 110."""
    lost = scored(BG, "120 h", 0, double, cards=[70, 92], declarations=[20, 0], belote=[20, 0])
    assert lost == ("lost", 20, recorded)


def test_B6_4_the_defences_belote_is_not_multiplied_either() -> None:
    """(160 + 120) x 4 + 20."""
    assert scored(BG, "120 h", 0, 4, cards=[70, 92], belote=[0, 20]) == ("lost", 0, 1140)


def test_B6_4_all_tricks_put_250_in_place_of_160_for_the_contractors() -> None:
    """(250 + 100) x 2."""
    assert scored(BG, "100 h", 0, 2, **ALL) == ("made", 700, 0)


def test_B6_4_and_for_the_defence() -> None:
    """(250 + 80) x 2."""
    assert scored(BG, "80 h", 0, 2, **NONE) == ("lost", 0, 660)


def test_B6_4_a_capot_bid_does_so_whoever_wins_it() -> None:
    """(250 + 250) x 4."""
    lost = scored(BG, "capot h", 0, 4, cards=[150, 12], tricks=[7, 1])
    assert (lost, scored(BG, "capot h", 0, 4, **ALL)) == (("lost", 0, 2000), ("made", 2000, 0))


def test_B6_1_all_trump_may_hold_four_belotes() -> None:
    """90 + 40 = 130 + 130 = 260; 72 + 40 = 112."""
    assert scored(BG, "130 a", cards=[90, 72], belote=[40, 40]) == ("made", 260, 110)
