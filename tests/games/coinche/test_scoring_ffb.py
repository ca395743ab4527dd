"""The score of a deal by the rules of the federation (F6).

Summaries hold 81 card points and four tricks each where nothing else is said.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coinche.table import FFB, scored

ALL: dict[str, Any] = {"cards": [162, 0], "tricks": [8, 0]}
"""Side 0 takes every trick."""
NONE: dict[str, Any] = {"cards": [0, 162], "tricks": [0, 8]}
"""Side 1 does."""


def test_F6_1_made_when_the_total_reaches_the_bid_and_exceeds_the_defence() -> None:
    assert scored(FFB, "80 h", cards=[82, 80])[0] == "made"


def test_F6_1_a_total_equal_to_the_bid_is_enough() -> None:
    assert scored(FFB, "90 h", cards=[90, 72])[0] == "made"


def test_F6_1_equal_totals_lose() -> None:
    assert scored(FFB, "80 h", cards=[81, 81])[0] == "lost"


def test_F6_1_a_defence_with_more_makes_it_lost() -> None:
    """100 are enough for the bid; but the defence has 62 + 50."""
    assert scored(FFB, "80 h", cards=[100, 62], declarations=[0, 50])[0] == "lost"


def test_F6_1_declarations_and_belote_help_to_make_it() -> None:
    """82 + 20 + 20 = 122."""
    assert scored(FFB, "120 h", cards=[82, 80], declarations=[20, 0], belote=[20, 0])[0] == "made"


def test_F6_1_the_test_is_on_unrounded_points() -> None:
    assert scored(FFB, "90 h", cards=[89, 73])[0] == "lost"


def test_F6_1_all_tricks_count_252() -> None:
    assert scored(FFB, "250 h", **ALL)[0] == "made"


def test_F6_1_a_bid_over_252_needs_more_than_the_tricks() -> None:
    assert scored(FFB, "260 h", **ALL)[0] == "lost"


def test_F6_1_a_capot_needs_all_eight_tricks() -> None:
    """156 + 100 would be more than 250."""
    assert scored(FFB, "capot h", cards=[156, 6], tricks=[7, 1], declarations=[100, 0])[0] == "lost"


def test_F6_1_declarations_of_the_defence_count_in_the_test_though_it_has_no_trick() -> None:
    """252 against 270, F6.3: 160 + 270 + 90."""
    assert scored(FFB, "90 h", **ALL, declarations=[0, 270]) == ("lost", 0, 520)


def test_F6_1_a_capot_too_can_fail_on_the_defences_declarations() -> None:
    """252 against 250 + 20; 160 + 250 + 20 + 250."""
    assert scored(FFB, "capot h", **ALL, declarations=[0, 250], belote=[0, 20]) == ("lost", 0, 680)


def test_F6_2_made_the_contractors_record_total_and_bid_the_defence_its_total() -> None:
    """92 + 50 + 20 + 110 = 272 and 70."""
    assert scored(FFB, "110 h", cards=[92, 70], declarations=[50, 0], belote=[20, 0]) == ("made", 270, 70)


def test_F6_2_the_defence_keeps_its_declarations_and_belote() -> None:
    """130 + 80 = 210; 32 + 20 + 20 = 72."""
    assert scored(FFB, "80 h", cards=[130, 32], declarations=[0, 20], belote=[0, 20]) == ("made", 210, 70)


def test_F6_2_all_tricks_take_the_defences_declarations_too_but_not_its_belote() -> None:
    """252 + 100 + 100 = 452."""
    assert scored(FFB, "100 h", **ALL, declarations=[0, 100], belote=[0, 20]) == ("made", 450, 20)


def test_F6_2_a_capot_records_252_and_250() -> None:
    assert scored(FFB, "capot h", **ALL) == ("made", 500, 0)


def test_F6_3_lost_the_contractors_keep_their_belote_only() -> None:
    """80 + 50 + 20 = 150; the defence records 160 + 50 + 160."""
    assert scored(FFB, "160 h", cards=[80, 82], declarations=[50, 0], belote=[20, 0]) == ("lost", 20, 370)


def test_F6_3_the_defence_records_its_declarations_and_belote() -> None:
    """160 + 20 + 20 + 100."""
    assert scored(FFB, "100 h", cards=[91, 71], declarations=[0, 20], belote=[0, 20]) == ("lost", 0, 300)


def test_F6_3_a_defence_with_all_tricks_still_records_160() -> None:
    """160 + 80."""
    assert scored(FFB, "80 h", **NONE) == ("lost", 0, 240)


def test_F6_3_a_lost_capot_counts_250_as_the_bid() -> None:
    """160 + 250."""
    assert scored(FFB, "capot h", cards=[156, 6], tricks=[7, 1]) == ("lost", 0, 410)


@pytest.mark.parametrize(("double", "recorded"), [(2, 600), (4, 1200)])
def test_F6_4_made_after_coinche_all_of_it_is_multiplied_the_belote_too(double: int, recorded: int) -> None:
    """(160 + 20 + 20 + 100) times 2 or 4; the 20 of declarations are the defence's."""
    made = scored(FFB, "100 h", 0, double, cards=[110, 52], declarations=[0, 20], belote=[20, 0])
    assert made == ("made", recorded, 0)


def test_F6_4_the_defence_keeps_its_belote_only() -> None:
    """(160 + 50 + 100) x 2."""
    made = scored(FFB, "100 h", 0, 2, cards=[110, 52], declarations=[50, 0], belote=[0, 20])
    assert made == ("made", 620, 20)


def test_F6_4_all_tricks_put_250_in_place_of_160() -> None:
    """(250 + 120) x 4."""
    assert scored(FFB, "120 h", 0, 4, **ALL) == ("made", 1480, 0)


def test_F6_4_a_capot_made_after_coinche() -> None:
    """(250 + 250) x 2."""
    assert scored(FFB, "capot h", 0, 2, **ALL) == ("made", 1000, 0)


@pytest.mark.parametrize(("double", "recorded"), [(2, 600), (4, 1200)])
def test_F6_5_lost_after_coinche_the_contractors_belote_is_not_multiplied(double: int, recorded: int) -> None:
    """(160 + 20 + 120) times 2 or 4; the contractors had 70 + 20 + 20 = 110."""
    lost = scored(FFB, "120 h", 0, double, cards=[70, 92], declarations=[20, 0], belote=[20, 0])
    assert lost == ("lost", 20, recorded)


def test_F6_5_the_defences_own_belote_is_multiplied() -> None:
    """(160 + 20 + 120) x 2."""
    assert scored(FFB, "120 h", 0, 2, cards=[70, 92], belote=[0, 20]) == ("lost", 0, 600)


def test_F6_5_a_defence_with_all_tricks_still_starts_from_160() -> None:
    """(160 + 250) x 2."""
    assert scored(FFB, "capot h", 0, 2, **NONE) == ("lost", 0, 820)


@pytest.mark.parametrize(
    ("cards", "recorded"), [([85, 77], (170, 80)), ([84, 78], (160, 80)), ([97, 65], (180, 70)), ([98, 64], (180, 60))]
)
def test_F6_6_the_record_is_rounded_to_the_nearest_ten_five_upwards(
    cards: list[int], recorded: tuple[int, int]
) -> None:
    assert scored(FFB, "80 h", cards=cards) == ("made", *recorded)


def test_F6_6_what_is_rounded_is_the_sum() -> None:
    """84 + 20 + 80 = 184 and 78."""
    assert scored(FFB, "80 h", cards=[84, 78], belote=[20, 0]) == ("made", 180, 80)


def test_F6_7_the_example_of_the_source() -> None:
    assert scored(FFB, "90 h", cards=[89, 73]) == ("lost", 0, 250)


def test_F6_2_the_second_side_may_be_the_contractors() -> None:
    """32, and 130 + 80 = 210."""
    assert scored(FFB, "80 h", 1, cards=[32, 130]) == ("made", 30, 210)
