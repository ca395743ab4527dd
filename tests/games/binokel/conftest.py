"""A table of Binokel whose cards are known, so that every value in the tests can be worked out by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from atout.cards import cards
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.view import Standing

HIGH = "Ac Ac Ad Ad Ah Ah As As Tc Tc Td Td Th Th Ts"
RED = "Kc Kc Qd Qd Kh Kh Qs Qs Jc Jc Jd Jh 9h 9s Ts"
BLACK = "Qc Qc Kd Kd Qh Qh Ks Ks Jd Jh Js Js 9d 9h 9s"
TAPP = "9c 9c 9d"


@pytest.fixture
def start() -> Callable[..., BinokelDeal]:
    """Begins the deal in which forehand, seat 0, holds all aces, and plays the given actions in it.

    With hearts as trumps seat 0 melds 1000 (eight aces), seat 1 50 (binokel 40, a nine 10), seat 2 10 (a nine).
    """

    def started(*actions: str, totals: tuple[int, int, int] = (0, 0, 0)) -> BinokelDeal:
        dealt = BINOKEL.from_hands([cards(HIGH), cards(RED), cards(BLACK)], cards(TAPP))
        deal = BINOKEL.deal(dealt, 2, Standing(totals))
        for text in actions:
            deal.play(BINOKEL.action(text))
        return deal

    return started
