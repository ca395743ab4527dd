"""N6: the score of a deal, from summaries whose numbers are worked out by hand, and from deals played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from atout.errors import SummaryError
from atout.games.binokel.game import BINOKEL

Start = Callable[..., Any]

PLAYED: dict[str, Any] = {
    "soloist": 0, "bid": 200, "trump": "s", "cards": [80, 100, 60], "laid_away": 10, "tricks": [6, 6, 3],
    "melds": [150, 40, 20],
}  # fmt: skip


def scored(**changed: object) -> tuple[str, tuple[int, ...]]:
    score = BINOKEL.score({**PLAYED, **changed})
    return score.outcome, score.score


def test_N6_1_cards_last_ten_melds_and_what_was_laid_away() -> None:
    assert scored() == ("made", (80 + 10 + 150, 100 + 40, 60 + 20))


def test_N6_1_melds_count_only_with_a_trick() -> None:
    assert scored(cards=[140, 100, 0], tricks=[9, 6, 0]) == ("made", (300, 140, 0))


def test_N6_2_a_sum_equal_to_the_bid_is_enough() -> None:
    assert scored(bid=240) == ("made", (240, 140, 80))


def test_N6_2_ten_more_and_he_loses_twice_the_bid() -> None:
    assert scored(bid=250) == ("lost", (-500, 140, 80))


def test_N6_2_cards_laid_away_are_no_trick() -> None:
    # His melds would make the bid by far, but he has no trick.
    lost = scored(cards=[0, 160, 60], laid_away=30, tricks=[0, 10, 5], melds=[1500, 0, 0])
    assert lost == ("lost", (-400, 160, 60))


def test_N6_3_opponents_record_their_own_sums_when_he_fails() -> None:
    assert scored(bid=300, cards=[80, 0, 160], tricks=[6, 0, 9]) == ("lost", (-600, 0, 180))


def test_N6_4_no_rounding() -> None:
    assert scored(cards=[83, 97, 60]) == ("made", (243, 137, 80))


def test_N6_5_the_example_made() -> None:
    assert scored(melds=[150, 0, 0])[1][0] == 240


def test_N6_5_the_example_lost() -> None:
    assert scored(melds=[100, 0, 0]) == ("lost", (-400, 100, 60))


def test_N3_3_conceded_with_the_soloists_melds_left_out() -> None:
    score = BINOKEL.score({"soloist": 1, "bid": 230, "concede": True, "melds": [40, 1000, 0]})
    assert (score.outcome, score.score) == ("conceded", (90, -230, 50))


@pytest.mark.parametrize(
    ("tricks", "outcome", "won"),
    [([0, 0, 15], "durch-made", 1000), ([1, 0, 0], "durch-lost", -1000), ([0, 1, 14], "durch-lost", -1000)],
)
def test_N3_4_durch(tricks: list[int], outcome: str, won: int) -> None:
    score = BINOKEL.score({"soloist": 2, "bid": 160, "durch": True, "tricks": tricks})
    assert (score.outcome, score.score) == (outcome, (0, 0, won))


@pytest.mark.parametrize(
    "changed",
    [
        {"soloist": 3}, {"soloist": True}, {"soloist": "0"}, {"soloist": None},
        {"bid": 140}, {"bid": 155}, {"bid": 200.0}, {"bid": None},
        {"trump": "n"}, {"trump": ["s"]}, {"trump": 1},
        {"cards": [81, 100, 60]}, {"cards": [80, 100]}, {"cards": "80"}, {"cards": [-10, 190, 60]},
        {"cards": [80, 100, True]},
        {"laid_away": 20}, {"laid_away": 34, "cards": [80, 100, 36]}, {"laid_away": 1, "cards": [89, 100, 60]},
        {"tricks": [6, 6, 4]}, {"tricks": [15, 0, 0]}, {"tricks": [16, -1, 0]},
        {"tricks": [1, 11, 3]},  # three cards and the last ten are 43 at most, not 80
        {"tricks": [14, 0, 1], "cards": [139, 0, 101]},
        {"melds": [155, 0, 0]}, {"melds": [150, 0]}, {"melds": [150, 0, 5000]}, {"melds": [-10, 0, 0]},
        {"double": 2}, {"concede": True}, {"durch": True},
    ],
)  # fmt: skip
def test_a_summary_that_cannot_be(changed: dict[str, Any]) -> None:
    with pytest.raises(SummaryError) as fault:
        BINOKEL.score({**PLAYED, **changed})
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    "summary",
    [
        None, [], "binokel", {}, {"soloist": 0},
        {"soloist": 0, "bid": 150, "concede": False, "melds": [0, 0, 0]},
        {"soloist": 0, "bid": 150, "concede": 1, "melds": [0, 0, 0]},
        {"soloist": 0, "bid": 150, "concede": True, "melds": [0, 0, 0], "trump": "h"},
        {"soloist": 0, "bid": 150, "durch": True, "tricks": [14, 0, 0]},
        {"soloist": 0, "bid": 150, "durch": True, "tricks": [13, 1, 1]},
        {"soloist": 0, "bid": 150, "durch": True, "tricks": [15, 1, 0]},
        {"soloist": 0, "bid": 145, "durch": True, "tricks": [15, 0, 0]},
    ],
)  # fmt: skip
def test_what_is_no_summary(summary: object) -> None:
    with pytest.raises(SummaryError):
        BINOKEL.score(summary)


def test_the_tally_shows_where_the_sums_come_from(start: Start) -> None:
    deal = start("pass", "pass", "discard 9c 9c Ac", "trump h")
    while deal.actor is not None:
        deal.play(deal.legal()[-1])
    lines = {line.slug: line.points for line in deal.result.tally}
    taken, last = deal.view(None).cards_taken, deal.view(None).tricks[-1].winner
    assert lines["binokel-cards"] == taken
    assert lines["binokel-last-ten"] == tuple(10 if seat == last else 0 for seat in range(3))
    assert lines["binokel-laid-away"] == (11, 0, 0)
    assert lines["binokel-melds"] == (100, 50, 10)
