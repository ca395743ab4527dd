"""N2: the auction. Seat 0 is forehand, seat 1 middlehand, seat 2 rearhand and dealer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from atout.errors import IllegalAction, NotationError
from atout.games.binokel.game import BINOKEL

Start = Callable[..., Any]


@pytest.mark.parametrize(
    ("said", "actors"),
    [
        ("raise raise pass", [1, 0, 1, 2]),
        ("raise pass raise raise pass", [1, 0, 2, 1, 2, 1]),
        ("pass raise raise", [1, 2, 0, 2]),
    ],
)
def test_N2_1_two_bid_until_one_passes_then_rearhand_with_the_other(start: Start, said: str, actors: list[int]) -> None:
    deal = start()
    met = [deal.actor]
    for text in said.split():
        deal.play(BINOKEL.action(text))
        met.append(deal.actor)
    assert met == actors


@pytest.mark.parametrize(
    ("said", "soloist", "bid"),
    [
        ("pass pass", 0, 150),
        ("raise pass pass", 1, 160),
        ("raise raise pass pass", 0, 170),
        ("pass raise pass", 2, 160),
        ("pass raise raise pass", 0, 170),
        ("raise pass raise raise pass", 1, 180),
        ("raise pass raise raise raise pass", 2, 190),
    ],
)
def test_N2_2_who_remains_is_soloist_at_his_last_bid(start: Start, said: str, soloist: int, bid: int) -> None:
    deal = start(*said.split())
    assert (deal.soloist, deal.auction.bid, deal.actor) == (soloist, bid, soloist)


def test_N2_1_forehand_opens_at_150_unasked(start: Start) -> None:
    view = start().view(None)
    assert [(call.seat, call.bid) for call in view.calls] == [(0, 150)]


def test_N2_1_a_raise_is_ten(start: Start) -> None:
    view = start("raise", "raise", "pass").view(None)
    assert [(call.seat, call.bid) for call in view.calls] == [(0, 150), (1, 160), (0, 170), (1, None)]


@pytest.mark.parametrize("text", ["raise 20", "180"])
def test_N2_2_no_jumps(text: str) -> None:
    with pytest.raises(IllegalAction) as fault:
        BINOKEL.action(text)
    assert (fault.value.slug, fault.value.rule) == ("binokel-no-jump", "N2.2")


@pytest.mark.parametrize("text", ["durch", "trump h", "9c", "discard 9c 9c 9d"])
def test_N2_1_nothing_but_raise_and_pass(start: Start, text: str) -> None:
    with pytest.raises(IllegalAction) as fault:
        start("raise").play(BINOKEL.action(text))
    assert str(fault.value) == "The auction is on: raise to 170, or pass. [N2.1]"


@pytest.mark.parametrize("text", ["", "Pass", "raise ", "rise", "trump", "trump n", "discard", "discard 9c  9d", "10h"])
def test_an_action_is_written_in_one_way_only(text: str) -> None:
    with pytest.raises(NotationError):
        BINOKEL.action(text)
