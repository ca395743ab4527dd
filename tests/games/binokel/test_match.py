"""N7: who wins the match, and from where it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from atout.games.binokel.game import BINOKEL
from atout.games.binokel.match import winner
from atout.games.view import Standing

Start = Callable[..., Any]


@pytest.mark.parametrize(
    ("totals", "soloist", "won_by"),
    [
        ((1499, 1490, 0), 0, None),
        ((1500, 0, 0), 0, 0),
        ((1500, 1900, 1900), 0, 0),  # the soloist first, though others have more
        ((1400, 1500, 0), 0, 1),
        ((1400, 1500, 1510), 0, 2),  # only opponents: the higher total
        ((1400, 1510, 1510), 0, None),  # equal: another deal
        ((1600, 1600, 1600), 2, 2),
    ],
)
def test_N7_the_winner(totals: tuple[int, int, int], soloist: int, won_by: int | None) -> None:
    assert winner(totals, soloist) == won_by


def test_N7_the_winner_stands_in_the_result(start: Start) -> None:
    deal = start("pass", "pass", "discard 9c 9c 9d", "concede h", totals=(1640, 1399, 1440))
    # 1490, 1499, 1500
    assert (deal.result.standing.totals, deal.result.standing.winner) == ((1490, 1499, 1500), 2)


def test_N7_equal_opponents_play_another_deal(start: Start) -> None:
    deal = start("pass", "pass", "discard 9c 9c 9d", "concede h", totals=(0, 1400, 1440))
    assert (deal.result.standing.totals, deal.result.standing.winner) == ((-150, 1500, 1500), None)


def test_N7_any_of_the_three_may_win_that_deal() -> None:
    assert [winner(totals, 0) for totals in ((1500, 1600, 1600), (0, 1650, 1600), (0, 1600, 1650))] == [0, 1, 2]


@pytest.mark.parametrize(
    ("totals", "ended"),
    [
        ((0, 0, 0), False),
        ((1499, 1499, -800), False),
        ((1500, 0, 0), True),
        ((1500, 1501, 0), True),
        ((1500, 1500, 1499), False),  # the third was the soloist
        ((1500, 1500, 1500), True),
        ((1600, 1600, 1500), True),
    ],
)
def test_N7_from_where_a_match_goes_on(totals: tuple[int, int, int], ended: bool) -> None:
    assert BINOKEL.has_ended(Standing(totals)) is ended


def test_N7_a_match_with_a_winner_has_ended() -> None:
    assert BINOKEL.has_ended(Standing((1500, 1500, 0), winner=1))
