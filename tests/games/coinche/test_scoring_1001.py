"""The score of a deal by the online rules (O6).

Summaries hold 81 card points and four tricks each where nothing else is said.
"""

from __future__ import annotations

from typing import Any

import pytest

from atout.games.view import Standing
from tests.games.coinche.table import ONLINE, begin, finish, scored, settled, thrown_in

ALL: dict[str, Any] = {"cards": [162, 0], "tricks": [8, 0]}
"""Side 0 takes every trick."""
NONE: dict[str, Any] = {"cards": [0, 162], "tricks": [0, 8]}
"""Side 1 does."""
START = Standing((0, 0))
WAITING = Standing((0, 82), aside=120)
"""A dispute has set 120 points aside."""


def test_O6_1_fewer_than_the_bid_are_lost() -> None:
    assert scored(ONLINE, "90 h", cards=[89, 73])[0] == "lost"


def test_O6_1_more_than_the_bid_are_made() -> None:
    assert scored(ONLINE, "80 h", cards=[82, 80])[0] == "made"


def test_O6_1_as_many_as_the_bid_are_a_dispute() -> None:
    assert scored(ONLINE, "90 h", cards=[90, 72])[0] == "dispute"


def test_O6_1_as_many_as_the_defence_are_a_dispute() -> None:
    assert scored(ONLINE, "80 h", cards=[81, 81])[0] == "dispute"


def test_O6_1_fewer_than_the_bid_are_lost_though_the_defence_has_as_many() -> None:
    assert scored(ONLINE, "90 h", cards=[81, 81])[0] == "lost"


def test_O6_1_a_defence_with_more_does_not_matter() -> None:
    """82 against 80 + 100."""
    assert scored(ONLINE, "80 h", cards=[82, 80], declarations=[0, 100]) == ("made", 82, 180)


def test_O6_1_a_capot_without_all_tricks_is_lost_never_a_dispute() -> None:
    """150 + 100 equal 250; all of it goes to the defence: 162 + 100."""
    lost = scored(ONLINE, "capot h", cards=[150, 12], tricks=[7, 1], declarations=[100, 0])
    assert lost == ("lost", 0, 262)


def test_O6_1_a_capot_with_all_tricks_is_made() -> None:
    assert scored(ONLINE, "capot h", **ALL) == ("made", 402, 0)


def test_O6_2_all_tricks_count_402_though_not_bid() -> None:
    assert scored(ONLINE, "80 h", **ALL) == ("made", 402, 0)


def test_O6_2_all_tricks_by_one_player_count_652_though_not_bid() -> None:
    assert scored(ONLINE, "80 h", **ALL, generale=True) == ("made", 652, 0)


def test_O6_2_the_defence_can_take_them_too() -> None:
    assert scored(ONLINE, "80 h", **NONE, generale=True) == ("lost", 0, 652)


def test_O6_2_a_hand_of_all_trumps_is_a_generale() -> None:
    """652, the run of hearts 100, belote 20; the partner holds no combination."""
    hands = ("7h 8h 9h Th Jh Qh Kh Ah", "7c", "8c 9c Qc 7d 9d Qd 7s 9s")
    result = finish(begin(ONLINE, *hands, says="80 h, pass, pass, pass"))
    assert (result.outcome, result.score) == ("made", (772, 0))


def test_O6_2_all_tricks_by_two_partners_are_none() -> None:
    """Seat 0 leads trumps seven times, the jack first, and then the seven of spades to its partner's ace."""
    deal = begin(ONLINE, "7h 8h Th Jh Qh Kh Ah 7s", "8s", "As 9h", "9s", says="80 h, pass, pass, pass, Jh")
    while deal.actor is not None:
        deal.play(min(deal.legal(), key=lambda action: action.text in ("7s", "8s", "9s", "As")))
    assert deal.result is not None
    assert {line.slug: line.points for line in deal.result.tally}["all-tricks"] == (240, 0)


def test_O6_3_made_each_side_records_its_total() -> None:
    """60 + 20; 102 + 50."""
    made = scored(ONLINE, "110 h", 1, cards=[60, 102], declarations=[0, 50], belote=[20, 0])
    assert made == ("made", 80, 152)


def test_O6_4_lost_the_contractors_keep_their_belote_all_else_goes_to_the_defence() -> None:
    """85 + 20 + 20 = 125; 162 + 20."""
    lost = scored(ONLINE, "130 h", cards=[85, 77], declarations=[20, 0], belote=[20, 0])
    assert lost == ("lost", 20, 182)


def test_O6_4_with_all_tricks_the_defence_records_the_bonus_and_its_belote() -> None:
    """402 + 50 + 20."""
    lost = scored(ONLINE, "80 h", **NONE, declarations=[50, 0], belote=[0, 20])
    assert lost == ("lost", 0, 472)


def test_O6_5_in_a_dispute_the_defence_records_its_total() -> None:
    """80 + 20 + 20 = 120 against 82."""
    tied = scored(ONLINE, "120 h", cards=[80, 82], declarations=[20, 0], belote=[20, 0])
    assert tied == ("dispute", 0, 82)


def test_O6_5_the_contractors_total_is_set_aside() -> None:
    result = settled(ONLINE, START, "120 h", cards=[80, 82], declarations=[20, 0], belote=[20, 0])
    assert result.standing == Standing((0, 82), aside=120)


def test_O6_5_it_goes_to_the_contractors_of_the_next_deal_who_make_it() -> None:
    result = settled(ONLINE, WAITING, "80 h", 1, cards=[62, 100])
    assert (result.score, result.standing) == ((62, 220), Standing((62, 302)))


def test_O6_5_or_to_its_defence_when_they_lose() -> None:
    result = settled(ONLINE, WAITING, "110 h", 1, cards=[62, 100])
    assert (result.score, result.standing) == ((282, 0), Standing((282, 82)))


def test_O6_5_another_dispute_sets_its_points_on_top() -> None:
    result = settled(ONLINE, WAITING, "90 h", cards=[90, 72])
    assert (result.score, result.standing) == ((0, 72), Standing((0, 154), aside=210))


def test_O6_5_a_thrown_in_deal_passes_it_on() -> None:
    assert thrown_in(ONLINE, WAITING).standing == WAITING


def test_O6_5_a_dispute_two_deals_ago_is_won_after_a_thrown_in_deal() -> None:
    after = settled(ONLINE, thrown_in(ONLINE, WAITING).standing, "80 h", cards=[100, 62])
    assert after.score == (220, 62)


@pytest.mark.parametrize(("double", "recorded"), [(2, 340), (4, 660)])
def test_O6_6_made_after_coinche_the_winners_points_are_multiplied_belote_excepted(double: int, recorded: int) -> None:
    """(110 + 50) times 2 or 4, and 20."""
    made = scored(ONLINE, "100 h", 0, double, cards=[110, 52], declarations=[50, 0], belote=[20, 0])
    assert made == ("made", recorded, 52)


def test_O6_6_the_other_side_records_what_it_would_anyway() -> None:
    """130 x 2; 32 + 100 + 20."""
    made = scored(ONLINE, "100 h", 0, 2, cards=[130, 32], declarations=[0, 100], belote=[0, 20])
    assert made == ("made", 260, 152)


@pytest.mark.parametrize(("double", "recorded"), [(2, 384), (4, 748)])
def test_O6_6_lost_after_coinche(double: int, recorded: int) -> None:
    """(162 + 20) times 2 or 4, and the defence's belote."""
    lost = scored(ONLINE, "130 h", 0, double, cards=[85, 77], declarations=[20, 0], belote=[0, 20])
    assert lost == ("lost", 0, recorded)


def test_O6_6_the_contractors_belote_stays_theirs() -> None:
    assert scored(ONLINE, "100 h", 0, 4, cards=[70, 92], belote=[20, 0]) == ("lost", 20, 648)


def test_O6_6_a_dispute_is_not_multiplied() -> None:
    result = settled(ONLINE, START, "90 h", 0, 4, cards=[90, 72])
    assert (result.score, result.standing.aside) == ((0, 72), 90)


def test_O6_6_points_set_aside_are_not_multiplied() -> None:
    """100 x 2 + 120."""
    assert settled(ONLINE, WAITING, "80 h", 1, 2, cards=[62, 100]).score == (62, 320)


def test_O6_6_a_generale_is_multiplied() -> None:
    """652 x 2 + 20."""
    assert scored(ONLINE, "capot h", 0, 2, **ALL, belote=[20, 0], generale=True) == ("made", 1324, 0)


def test_O6_7_nothing_is_rounded() -> None:
    assert scored(ONLINE, "80 h", cards=[85, 77]) == ("made", 85, 77)
