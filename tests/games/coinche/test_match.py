"""The end of a match (F7, B7, O7), and what a deal adds to it."""

from __future__ import annotations

from typing import Any

import pytest

from atout.games.coinche.game import PROFILES, Coinche
from atout.games.view import Standing
from tests.games.coinche.table import BG, FFB, ONLINE, settled, thrown_in

MADE: dict[str, Any] = {"cards": [85, 77]}
"""80 made by side 0: F and B record 170 to 80."""
LOST: dict[str, Any] = {"cards": [70, 92], "belote": [20, 0]}
"""120 lost by side 0, which keeps its belote: F and B record 20 to 280."""
ALL: dict[str, Any] = {"cards": [0, 162], "tricks": [0, 8]}
"""Side 0 gets no trick."""


def ffb_made(*totals: int, pending: tuple[int, ...] = ()) -> Standing:
    return settled(FFB, Standing(totals, pending=pending), "80 h", **MADE).standing


def ffb_lost(*totals: int, pending: tuple[int, ...] = ()) -> Standing:
    return settled(FFB, Standing(totals, pending=pending), "120 h", **LOST).standing


def test_F7_2000_win() -> None:
    assert ffb_made(1830, 1000) == Standing((2000, 1080), winner=0)


def test_F7_1990_do_not() -> None:
    assert ffb_made(1820, 1000) == Standing((1990, 1080))


def test_F7_both_there_the_greater_total_wins() -> None:
    assert ffb_made(1830, 1930) == Standing((2000, 2010), winner=1)


def test_F7_equal_totals_play_on() -> None:
    assert ffb_made(1900, 1990) == Standing((2070, 2070))


def test_F7_after_equal_totals_a_thrown_in_deal_plays_on_too() -> None:
    assert thrown_in(FFB, Standing((2070, 2070))).standing == Standing((2070, 2070))


def test_F7_there_by_belote_alone_with_the_contract_lost_is_pending() -> None:
    assert ffb_lost(1990, 1000) == Standing((2010, 1280), pending=(0,))


def test_F7_exactly_at_2000_by_belote_is_pending_too() -> None:
    assert ffb_lost(1980, 1000) == Standing((2000, 1280), pending=(0,))


def test_F7_there_by_belote_alone_without_a_trick_is_pending() -> None:
    """Side 1 makes 100 with all tricks: 252 + 100 = 352."""
    after = settled(FFB, Standing((1990, 1000)), "100 h", 1, **ALL, belote=[20, 0]).standing
    assert after == Standing((2010, 1350), pending=(0,))


def test_F7_there_by_belote_with_the_contract_made_wins() -> None:
    """85 + 20 + 80 = 185; without the 20 it would be 1990."""
    after = settled(FFB, Standing((1820, 1000)), "80 h", **MADE, belote=[20, 0]).standing
    assert after == Standing((2010, 1080), winner=0)


def test_F7_there_by_belote_as_the_defence_with_tricks_wins() -> None:
    """102 + 80 = 182; 60 + 20 = 80, without which it would be 1990."""
    after = settled(FFB, Standing((1000, 1930)), "80 h", cards=[102, 60], belote=[0, 20]).standing
    assert after == Standing((1180, 2010), winner=1)


def test_F7_there_without_the_belote_too_is_not_pending() -> None:
    """Without a trick, by declarations: 550 + 20 + 300 = 870."""
    after = settled(FFB, Standing((1150, 0)), "300 h", **ALL, declarations=[550, 0], belote=[20, 0]).standing
    assert after == Standing((2020, 250), winner=0)


def test_F7_pending_does_not_count_as_there_the_other_side_wins_with_less() -> None:
    assert ffb_lost(1990, 1720) == Standing((2010, 2000), pending=(0,), winner=1)


def test_F7_pending_counts_again_with_a_trick_in_the_next_deal() -> None:
    assert ffb_lost(2010, 1280, pending=(0,)) == Standing((2030, 1560), winner=0)


def test_F7_pending_stays_without_a_trick_in_the_next_deal() -> None:
    after = settled(FFB, Standing((2010, 1000), pending=(0,)), "100 h", 1, **ALL).standing
    assert after == Standing((2010, 1350), pending=(0,))


def test_F7_pending_stays_after_a_thrown_in_deal() -> None:
    before = Standing((2010, 1000), pending=(0,))
    assert thrown_in(FFB, before).standing == before


def test_F7_pending_with_a_trick_still_loses_to_a_greater_total() -> None:
    assert ffb_lost(2010, 1980, pending=(0,)) == Standing((2030, 2260), winner=1)


def test_F7_pending_without_a_trick_loses_to_the_other_side_that_gets_there() -> None:
    after = settled(FFB, Standing((2500, 1700), pending=(0,)), "100 h", 1, **ALL).standing
    assert after == Standing((2500, 2050), pending=(0,), winner=1)


def test_F7_pending_stays_though_another_belote_comes_on_top() -> None:
    after = settled(
        FFB, Standing((1000, 2010), pending=(1,)), "100 h", cards=[162, 0], tricks=[8, 0], belote=[0, 20]
    ).standing
    assert after == Standing((1350, 2030), pending=(1,))


def test_F7_who_was_there_before_does_not_become_pending() -> None:
    """At 2070 each they play on; the contract is lost with a belote."""
    assert ffb_lost(2070, 2070) == Standing((2090, 2350), winner=1)


def test_B7_1000_end_the_match_and_the_higher_total_wins() -> None:
    assert settled(BG, Standing((900, 930)), "80 h", **MADE).standing == Standing((1070, 1010), winner=0)


def test_B7_990_do_not() -> None:
    assert settled(BG, Standing((820, 900)), "80 h", **MADE).standing == Standing((990, 980))


def test_B7_equal_totals_go_to_the_contractors_who_made_the_deal() -> None:
    assert settled(BG, Standing((830, 920)), "80 h", **MADE).standing == Standing((1000, 1000), winner=0)


def test_B7_equal_totals_go_to_the_defence_that_won_the_deal() -> None:
    assert settled(BG, Standing((980, 720)), "120 h", **LOST).standing == Standing((1000, 1000), winner=1)


def test_B7_a_belote_alone_is_enough() -> None:
    assert settled(BG, Standing((980, 0)), "120 h", **LOST).standing == Standing((1000, 280), winner=0)


def test_O7_1001_end_the_match() -> None:
    assert settled(ONLINE, Standing((916, 0)), "80 h", **MADE).standing == Standing((1001, 77), winner=0)


def test_O7_1000_do_not() -> None:
    assert settled(ONLINE, Standing((915, 0)), "80 h", **MADE).standing == Standing((1000, 77))


def test_O7_the_higher_total_wins() -> None:
    assert settled(ONLINE, Standing((950, 990)), "80 h", **MADE).standing == Standing((1035, 1067), winner=1)


def test_O7_equal_totals_play_on() -> None:
    assert settled(ONLINE, Standing((950, 958)), "80 h", **MADE).standing == Standing((1035, 1035))


def test_O7_points_set_aside_at_the_end_are_lost() -> None:
    """90 = 90 is a dispute; the defence gets 72 and is there."""
    result = settled(ONLINE, Standing((980, 950), aside=50), "90 h", cards=[90, 72])
    assert result.standing == Standing((980, 1022), winner=1)


def test_O7_points_set_aside_can_win_the_match() -> None:
    """85 + 120."""
    result = settled(ONLINE, Standing((800, 990), aside=120), "80 h", **MADE)
    assert result.standing == Standing((1005, 1067), winner=1)


@pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
def test_K3_4_a_thrown_in_deal_changes_nothing(game: Coinche) -> None:
    before = Standing((500, 600))
    assert thrown_in(game, before).standing == before


@pytest.mark.parametrize(
    ("game", "standing", "ended"),
    [
        (FFB, Standing((2000, 0)), True),
        (FFB, Standing((2000, 0), pending=(0,)), False),
        (FFB, Standing((2000, 2000), pending=(0,)), True),
        (FFB, Standing((2000, 2000)), False),
        (ONLINE, Standing((1001, 1001)), False),
        (ONLINE, Standing((1000, 1001)), True),
        (BG, Standing((1000, 1000)), True),
        (BG, Standing((990, 990)), False),
    ],
)
def test_F7_B7_O7_whether_a_match_could_go_on(game: Coinche, standing: Standing, ended: bool) -> None:
    assert game.has_ended(standing) is ended
