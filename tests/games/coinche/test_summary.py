"""Summaries of a deal that cannot be are refused with one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

from atout.errors import SummaryError
from tests.games.coinche.table import BG, FFB, ONLINE, summary


@pytest.mark.parametrize(
    ("fields", "slug"),
    [
        ({"cards": [80, 81]}, "summary-sum-wrong"),
        ({"cards": [252, 0], "tricks": [8, 0]}, "summary-list-wrong"),
        ({"cards": [-1, 163]}, "summary-list-wrong"),
        ({"cards": [81, 81, 0]}, "summary-list-wrong"),
        ({"cards": 162}, "summary-list-wrong"),
        ({"cards": [81.0, 81]}, "summary-list-wrong"),
        ({"tricks": [4, 5]}, "summary-sum-wrong"),
        ({"tricks": [8, 0]}, "summary-no-trick-no-points"),
        ({"cards": [162, 0], "tricks": [5, 3]}, "summary-cards-impossible"),
        ({"cards": [100, 62], "tricks": [1, 7]}, "summary-cards-impossible"),
        ({"cards": [1, 161]}, "summary-cards-impossible"),  # no card counts 1
        ({"cards": [152, 10], "tricks": [8, 0]}, "summary-no-trick-no-points"),
        ({"by": 2}, "summary-field-wrong"),
        ({"by": True}, "summary-field-wrong"),
        ({"double": 3}, "summary-field-wrong"),
        ({"declarations": [20, 50]}, "summary-both-declare"),
        ({"declarations": [30, 0]}, "summary-no-such-declarations"),
        ({"declarations": [600, 0]}, "summary-no-such-declarations"),
        ({"belote": [10, 0]}, "summary-no-such-belote"),
        ({"belote": [20, 20]}, "summary-no-such-belote"),
        ({"contract": "90"}, "summary-no-contract"),
        ({"contract": "90 n"}, "summary-no-contract"),
        ({"contract": "85 h"}, "summary-no-contract"),
        ({"contract": None}, "summary-no-contract"),
        ({"generale": True}, "summary-field-unknown"),
        ({"note": "?"}, "summary-field-unknown"),
    ],
)
def test_a_summary_that_cannot_be_is_refused(fields: dict[str, Any], slug: str) -> None:
    with pytest.raises(SummaryError) as caught:
        FFB.score(summary("90 h") | fields)
    assert caught.value.slug == slug


@pytest.mark.parametrize(
    ("cards", "tricks"),
    [
        ([162, 0], [7, 1]),  # the other trick may hold sevens, eights and nines alone
        ([162, 0], [6, 2]),  # there are eleven cards that count nothing: enough for two such tricks
        ([66, 96], [1, 7]),  # jack, nine and ace of trumps, another ace, and the last trick: 20 + 14 + 11 + 11 + 10
        ([0, 162], [0, 8]),
    ],
)
def test_K2_5_few_tricks_can_hold_much_and_many_little(cards: list[int], tricks: list[int]) -> None:
    assert FFB.score(summary("90 h", cards=cards, tricks=tricks))


@pytest.mark.parametrize("name", ["contract", "by", "double", "cards", "tricks", "declarations", "belote"])
def test_every_field_is_required(name: str) -> None:
    whole = summary("90 h")
    del whole[name]
    with pytest.raises(SummaryError, match=f"lacks “{name}”"):
        FFB.score(whole)


@pytest.mark.parametrize("wrong", [None, [], "90 h", 5])
def test_a_summary_is_an_object(wrong: object) -> None:
    with pytest.raises(SummaryError, match="one JSON object"):
        FFB.score(wrong)


def test_O6_2_a_generale_without_all_tricks_is_refused() -> None:
    with pytest.raises(SummaryError, match=r"\[O6\.2\]"):
        ONLINE.score(summary("90 h", generale=True))


def test_K5_8_no_belote_without_trumps() -> None:
    with pytest.raises(SummaryError, match=r"\[K5\.8\]"):
        BG.score(summary("90 n", belote=[20, 0]))


def test_K5_8_four_belotes_at_most_with_all_trumps() -> None:
    with pytest.raises(SummaryError, match=r"\[K5\.8\]"):
        BG.score(summary("90 a", belote=[60, 40]))


def test_the_score_sheet_says_where_each_number_comes_from() -> None:
    score = FFB.score(summary("100 h", 0, 2, cards=[110, 52], tricks=[6, 2], belote=[20, 0]))
    sheet = [(line.slug, line.rule, line.points) for line in score.record]
    assert sheet == [
        ("stake", "F6.4", (160, 0)),
        ("bid", "F6.4", (100, 0)),
        ("belote", "F6.4", (20, 0)),
        ("coinched", "K3.7", (280, 0)),
    ]


def test_the_tally_says_what_decided_the_contract() -> None:
    score = FFB.score(summary("100 h", cards=[110, 52], tricks=[6, 2], belote=[20, 0]))
    tally = [(line.slug, line.rule, line.points) for line in score.tally]
    assert tally == [
        ("cards", "K2.2", (110, 52)),
        ("belote", "K5.8", (20, 0)),
        ("total", "F6.1", (130, 52)),
    ]
