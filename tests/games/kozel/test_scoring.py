"""Z4: penalties, the end of a match, summaries."""

from __future__ import annotations

import json

import pytest

from atout.errors import SummaryError
from atout.games.game import Line
from atout.games.kozel.game import KOZEL
from atout.games.view import Standing
from tests.games.kozel.table import begin, options


@pytest.mark.parametrize(
    ("cards", "tricks", "score"),
    [
        ([61, 59], [4, 5], (0, 2)),
        ([89, 31], [4, 5], (0, 2)),
        ([90, 30], [4, 5], (0, 4)),
        ([0, 120], [1, 5], (4, 0)),  # a trick of nothing is a trick
        ([0, 120], [0, 6], (6, 0)),
        ([29, 91], [1, 5], (4, 0)),
        ([31, 89], [1, 5], (2, 0)),
        ([60, 60], [1, 5], (2, 2)),
    ],
)
def test_Z4_1_penalties(cards: list[int], tricks: list[int], score: tuple[int, int]) -> None:
    assert KOZEL.score({"cards": cards, "tricks": tricks}).score == score


@pytest.mark.parametrize(("cards", "outcome"), [([61, 59], "won"), ([60, 60], "drawn")])
def test_Z4_1_outcomes(cards: list[int], outcome: str) -> None:
    assert KOZEL.score({"cards": cards, "tricks": [3, 3]}).outcome == outcome


def test_Z4_1_the_sheet_says_where_the_penalty_comes_from() -> None:
    score = KOZEL.score({"cards": [90, 30], "tricks": [5, 1]})
    assert score.record == (Line("kozel-few-points", "Z4.1", (0, 4)),)
    assert score.tally == (Line("cards", "Z4.1", (90, 30)), Line("kozel-tricks", "Z4.1", (5, 1)))


@pytest.mark.parametrize(
    ("totals", "ended"),
    [
        ((10, 11), False),
        ((12, 11), True),
        ((2, 12), True),
        ((12, 14), True),
        ((12, 12), False),  # play on until a deal parts them
        ((14, 14), False),
        ((16, 14), True),
    ],
)
def test_Z4_2_a_side_with_twelve_has_lost_of_both_the_one_with_more(totals: tuple[int, int], ended: bool) -> None:
    assert KOZEL.has_ended(Standing(totals)) is ended


@pytest.mark.parametrize(
    ("before", "after", "winner"),
    [
        ((0, 0), (0, 6), None),
        ((10, 6), (10, 12), 0),
        ((14, 10), (14, 16), 0),  # both at twelve or more: fewer penalties survive
        ((16, 10), (16, 16), None),
        ((14, 14), (14, 20), 0),
    ],
)
def test_Z4_2_the_deal_ends_the_match(before: tuple[int, int], after: tuple[int, int], winner: int | None) -> None:
    deal = begin("As Ks Qs Ts", "7d 8d 9c 6d", "Jc Qd Kh Th", "6c 8c Jd 9d", turn_up="7s", totals=before)
    # Seat 0 leads and everybody else hides: side 1 takes no trick, and writes six.
    while deal.actor is not None:
        deal.play(deal.legal()[-1])
    assert deal.result is not None
    assert (deal.result.score, deal.result.standing) == ((0, 6), Standing(after, winner=winner))


def test_Z4_3_the_example_of_the_source() -> None:
    deal = begin("8h Jh 7c 9d", "7h Qh 8d 6s", "6c 8c 9c Jc", "6d 7d Jd Qd", turn_up="9h", says="lead 8h Jh")
    assert options(deal, "beat") == "beat Qh 6s"
    assert KOZEL.score({"cards": [30, 90], "tricks": [1, 5]}).score == (4, 0)
    assert KOZEL.score({"cards": [31, 89], "tricks": [1, 5]}).score == (2, 0)


@pytest.mark.parametrize(
    ("summary", "says"),
    [
        ('{"cards": [30, 91], "tricks": [1, 5]}', "121"),
        ('{"cards": [130, -10], "tricks": [1, 5]}', "cards"),
        ('{"cards": [30, 90.0], "tricks": [1, 5]}', "cards"),
        ('{"cards": [30, 90], "tricks": [true, 5]}', "tricks"),
        ('{"cards": [30, 90, 0], "tricks": [1, 5]}', "cards"),
        ('{"cards": [30, 90], "tricks": [0, 6]}', "without a trick"),
        ('{"cards": [60, 60], "tricks": [1, 1]}', "Z2.2"),  # three tricks at least: nine cards a seat, four to a group
        ('{"cards": [60, 60], "tricks": [5, 5]}', "Z2.2"),  # nine at most
        ('{"cards": [60, 60], "tricks": [1, 8]}', "Z2.2"),  # nine tricks are of one card: four aces are 44
        ('{"cards": [85, 35], "tricks": [1, 7]}', "Z2.2"),  # one of two cards at most: four aces and four tens are 84
        ('{"cards": [1, 119], "tricks": [3, 3]}', "Z2.2"),  # no card counts 1
        ('{"cards": [60, 60]}', "tricks"),
        ('{"cards": [60, 60], "tricks": [3, 3], "by": 0}', "by"),
        ("[60, 60]", "object"),
    ],
)
def test_Z4_1_a_summary_that_cannot_be_is_refused(summary: str, says: str) -> None:
    with pytest.raises(SummaryError, match=says):
        KOZEL.score(json.loads(summary))


@pytest.mark.parametrize(
    ("cards", "tricks"),
    [
        ([44, 76], [1, 8]),  # nine tricks are of one card each: four aces
        ([84, 36], [1, 7]),  # the one of two cards: four aces and four tens
        ([120, 0], [2, 1]),  # four and four cards hold all that counts, the last one nothing
        ([0, 120], [4, 2]),  # four of the sixteen that count nothing each time
    ],
)
def test_Z2_2_few_tricks_can_hold_much_and_many_little(cards: list[int], tricks: list[int]) -> None:
    assert KOZEL.score({"cards": cards, "tricks": tricks}).outcome == "won"
