"""Ends of deals of Coinche in which one card decides the contract, by points that have to be counted."""

from __future__ import annotations

import pytest

from atout.games.coinche.game import CoincheDeal
from tests.bots.table import answer
from tests.bots.test_coinche_positions import ALL, Case, reached

CASES = (
    Case(
        "a contractor keeps the last trump for the last trick, whose ten makes the contract",
        ALL, "160 h, pass, pass, pass",
        "9h 7h 8h Qh Ah Th Kh Jc As 9s Js Ts Ks Jd Ad Qs Td Qd Kd 9d Ac Qc Kc Tc",
        ("Jh 9h Ah As Ks Td Ac 7c", "7h Th 9s Qd Jd Qc 9c 8c", "8h Kh Js Kd Ad Kc 8d 7d", "Qh Jc Ts Qs 9d Tc 8s 7s"),
        "7c",
    ),
    Case(
        "a defender lets a trick go rather than the last one, whose ten beats the contract",
        ALL, "pass, 80 h, pass, pass, pass",
        "Qs As 9s Js Ad Kd Jd Qd 7h 8h Qh Ah 9h Th Kh 9d Ks Td Tc Ts Qc Ac 8c Kc",
        ("Jh 9h Ah Qs Ks Qd Ac 7c", "As Ad 7h Th Td Jc 9c 8c", "8h Kh 9s Kd Tc 8d 7d Kc", "Qh Jd Ts Js 9d Qc 8s 7s"),
        "7c",
    ),
)  # fmt: skip
"""In both the others hold two clubs, of which one is higher, two diamonds and two spades, wherever they lie."""

EACH = pytest.mark.parametrize(
    ("case", "game_id"),
    [pytest.param(case, game_id, id=f"{game_id}: {case.name}") for case in CASES for game_id in ALL],
)


@EACH
def test_the_card_decides_the_contract(case: Case, game_id: str) -> None:
    outcomes = {}
    for action in reached(case, game_id).legal():
        deal = reached(case, game_id)
        assert isinstance(deal, CoincheDeal)
        deal.play(action)
        while deal.actor is not None:
            deal.play(deal.legal()[-1])  # of two clubs the higher one, which is what matters here
        assert deal.result is not None
        outcomes[action.text] = deal.result.outcome
    contractors = case.auction.startswith("160")
    assert outcomes == {"7c": "made" if contractors else "lost", "Jh": "lost" if contractors else "made"}


@pytest.mark.parametrize("level", ["club", "master"])
@EACH
def test_it_is_found(case: Case, game_id: str, level: str) -> None:
    assert answer(reached(case, game_id), level) == case.right
