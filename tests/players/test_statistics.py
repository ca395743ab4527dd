"""What deals add to the statistics of a seat, counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from atout.cards import cards
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.kozel.game import KOZEL, KozelDeal
from atout.games.view import Standing
from atout.players.statistics import Cell, Count, cost, counted
from tests.analysis.endings import TWO_ACES, deal_of
from tests.games.binokel.conftest import BLACK, HIGH, RED, TAPP
from tests.games.coinche.table import BG, begin

LOST = "Ac Kc Qs Js As"
"""Seat 0 keeps the wrong ace: seat 1 takes 32 points in the seventh trick and 30 in the last, so side 0 stays at 74."""
MADE = "As Kc Qs Js Ac"
"""Seat 0 keeps the right one, and has 104."""


@pytest.mark.parametrize(
    ("seat", "kind", "good", "points"),
    [(0, "bid", 0, 0), (1, "defence", 1, 240), (2, "partner", 0, 0), (3, "defence", 1, 240)],
)
def test_a_lost_contract_counts_by_who_bid_it(seat: int, kind: Any, good: int, points: int) -> None:
    deal = deal_of("coinche-bg", TWO_ACES, then=LOST)
    assert counted(deal, seat) == {Cell(kind, "h", 80): Count(1, good, points)}  # the defence records 160 and the bid


@pytest.mark.parametrize(
    ("seat", "kind", "good"), [(0, "bid", 1), (1, "defence", 0), (2, "partner", 1), (3, "defence", 0)]
)
def test_a_contract_that_is_made_is_good_for_those_who_play_it(seat: int, kind: Any, good: int) -> None:
    found = counted(deal_of("coinche-bg", TWO_ACES, then=MADE), seat)
    assert [(cell, count.good) for cell, count in found.items()] == [(Cell(kind, "h", 80), good)]


def test_a_double_makes_another_cell() -> None:
    deal = begin(BG, "Jh 9h Ah Th Kh Qh 8h 7h", says="capot h, coinche, pass, surcoinche")
    while deal.actor is not None:
        deal.play(deal.legal()[0])
    assert list(counted(deal, 0)) == [Cell("bid", "h", 1000, 4)]


def test_a_deal_that_is_thrown_in_belongs_to_nobody() -> None:
    deal = begin(BG, says="pass, pass, pass, pass")
    assert [counted(deal, seat) for seat in range(4)] == [{Cell("thrown-in"): Count(1, 0, 0)}] * 4


def binokel(*actions: str) -> BinokelDeal:
    """The deal in which seat 0 holds all aces and is left the bid of 150."""
    dealt = BINOKEL.from_hands([cards(HIGH), cards(RED), cards(BLACK)], cards(TAPP))
    deal = BINOKEL.deal(dealt, 2, Standing((0, 0, 0)))
    for text in ("pass", "pass", "discard 9c 9c 9d", *actions):
        deal.play(BINOKEL.action(text))
    return deal


def test_a_game_conceded_is_lost_for_the_soloist_and_won_for_the_others() -> None:
    deal = binokel("concede h")
    assert counted(deal, 0) == {Cell("soloist", "concede", 150): Count(1, 0, -150)}
    assert counted(deal, 1) == {Cell("opponent", "concede", 150): Count(1, 1, 100)}  # 50, and 50 of melds
    assert counted(deal, 2) == {Cell("opponent", "concede", 150): Count(1, 1, 60)}  # 50, and 10


def test_all_tricks_make_a_durch() -> None:
    deal = binokel("durch")
    while deal.actor is not None:
        deal.play(deal.legal()[0])  # nobody can beat an ace, or a ten of which no ace is out
    assert counted(deal, 0) == {Cell("soloist", "durch", 150): Count(1, 1, 1000)}
    assert counted(deal, 2) == {Cell("opponent", "durch", 150): Count(1, 0, 0)}


KOZEL_HANDS = ("Qd Th Qs Ts", "Ah Qc 8d 8c", "6h Kc 8s Kd", "7s 9s 7c Ks")
STOCK = "Td 9c 9d Js 7h Jc 7d Qh 6d As Kh 8h Tc Ac Jh 9h 6s Jd 6c Ad"
PLAYED = """
lead 7c, beat Qd, hide 8c, hide 8s, molodka, lead 7s, hide Th, beat 8d, beat 9d, lead Kc, hide Jc, beat 7d, hide 9c,
lead Td, hide Qc, hide Kd, hide 8h, molodka, lead 6h 7h, hide 9h 9s, hide Tc 6d, beat Qh Ah, lead Ac, beat Jd, hide 6c,
beat Ad, lead Qs, hide 6s, hide Jh, beat Ks, lead Js, beat Ts, beat As, hide Kh
"""
"""Side 0 wins tricks of 3, 10, 6, 17 and 24 points, side 1 of 24, 9 and 27: 60 each, so both write two penalties."""


MOLODKA, ONE, TWO = Cell("molodka"), Cell("lead", value=1), Cell("lead", value=2)


def kozel() -> KozelDeal:
    deal = KOZEL.deal(KOZEL.from_hands([cards(hand) for hand in KOZEL_HANDS], cards(STOCK)), 2)
    for text in PLAYED.split(","):
        deal.play(KOZEL.action(text.strip()))
    return deal


@pytest.mark.parametrize(
    ("seat", "more"),
    [
        (0, {ONE: Count(2, 1, 2)}),  # Td holds, Qs goes to a king
        (1, {ONE: Count(1, 0, 2)}),  # Ac is trumped
        (2, {MOLODKA: Count(1, 0, 2), ONE: Count(1, 1, 2), TWO: Count(1, 0, 2)}),  # the partner wins Kc
        (3, {MOLODKA: Count(1, 0, 2), ONE: Count(3, 1, 2)}),  # the partner takes over Js
    ],
)
def test_kozel_counts_penalties_claims_and_leads(seat: int, more: dict[Cell, Count]) -> None:
    assert counted(kozel(), seat) == {Cell("drawn", "d", 2): Count(1, 0, 2), **more}


def decision(seat: int, action: str, points: float | None, unit: str = "card-points") -> dict[str, Any]:
    known = None if points is None else {"points": points, "chance": 0.0}
    return {"seat": seat, "action": action, "unit": unit, "could_know": known}


def test_cards_are_what_the_cost_is_of() -> None:
    decisions = [
        decision(0, "90 h", 30.0, "score"),
        decision(0, "declare none", 20.0),
        decision(0, "Th", 0.0),
        decision(0, "Ah", 4.5),
        decision(1, "9h", 7.0),
        decision(0, "Kh", None),
    ]
    assert cost(decisions, 0) == Count(2, 1, 4.5)
    assert cost(decisions, 2) is None
