"""Every feat, in a deal in which it was done and in one in which it just was not, both played by the engine."""

from __future__ import annotations

import random

import pytest

from atout.cards import cards
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal
from atout.players.feats import FEATS, Feat, feats
from tests.games.binokel.conftest import BLACK, HIGH, RED, TAPP
from tests.games.coinche import table as coinche
from tests.games.kozel import table as kozel

HEARTS = "Jh 9h Ah Th Kh Qh 8h 7h"
TOPS = "Ac Tc Ad Td Ah Th As Ts"
PASSES = "pass, pass, pass"
TRUMPS = "Jh 9h Ah Th Kh Qh 8h 7c"
"""All hearts but the seven, and a club that is led last."""
CLUBS = "8s 9s Ts Js 8d 9d 7h Ac"
"""The seven of hearts, and the ace of clubs as the last card."""


def of_coinche(*hands: str, says: str) -> CoincheDeal:
    """A deal of the online profile in which everybody plays the first card that he may, in the order of his hand."""
    deal = coinche.begin(coinche.ONLINE, *hands, says=says)
    coinche.finish(deal)
    return deal


def of_binokel(*says: str, hands: tuple[str, str, str] = (HIGH, RED, BLACK), tapp: str = TAPP) -> BinokelDeal:
    """A deal with forehand at seat 0, after these actions, in which everybody then plays the first card that he may."""
    deal = BINOKEL.deal(BINOKEL.from_hands([cards(hand) for hand in hands], cards(tapp)), 2)
    for text in says:
        deal.play(BINOKEL.action(text))
    while deal.actor is not None:
        deal.play(deal.legal()[0])
    return deal


def raised(to: int) -> list[str]:
    """The auction in which seats 1 and 0 raise each other until seat 0 holds the bid."""
    return [*["raise"] * ((to - 150) // 10), "pass", "pass"]


def of_kozel(deal: KozelDeal, says: str = "") -> KozelDeal:
    """The deal after these actions; then nobody shows or takes over anything that he need not."""
    kozel.go(deal, says)
    while deal.actor is not None:
        deal.play(deal.legal()[-1])
    return deal


def after_moskva(says: str) -> KozelDeal:
    """A deal in which seat 0 has shown a moskva and leads."""
    return of_kozel(kozel.claims("silent, silent, moskva"), says)


def after_molodka(says: str) -> KozelDeal:
    """A deal in which seat 1 has shown a molodka and leads."""
    return of_kozel(kozel.claims("molodka, silent, silent"), says)


MADE = of_coinche(HEARTS, says=f"80 h, {PASSES}")
LOST = of_coinche("", HEARTS, says=f"80 h, {PASSES}")
FAMILY = ("Ah Th Kh Qh Ac Ac Ad Ad As As Tc Tc Td Td Ts", "Kc Kc Qd Qd Kh Qh Qs Qs Jc Jc Jd Jh 9h 9s Ts")
"""Seat 0 lacks a jack for a family in hearts; seat 1 has one of them."""
REST = "Ah Th Qc Qc Kd Kd Ks Ks Jd Js Js 9d 9d 9h 9s"
NO_NINES = "9c 9c 9d"

SWEPT = kozel.random_deal(random.Random(9))
"""The even seats take no trick."""
CLEAR = kozel.random_deal(random.Random(0))
"""The odd seats have fewer than 31 points, and two tricks."""

CASES: dict[Feat, tuple[tuple[Deal, int], tuple[Deal, int]]] = {
    "contract": ((MADE, 0), (MADE, 2)),
    "high": (
        (of_coinche(HEARTS, says=f"120 h, {PASSES}"), 2),
        (of_coinche(HEARTS, says=f"110 h, {PASSES}"), 2),
    ),
    "trumpless": ((of_coinche(TOPS, says=f"80 n, {PASSES}"), 0), (MADE, 0)),
    "coinched": (
        (of_coinche(HEARTS, says=f"80 h, coinche, {PASSES}"), 0),
        (of_coinche("", HEARTS, says=f"80 h, coinche, {PASSES}"), 0),
    ),
    "refuted": (
        (of_coinche("", HEARTS, says=f"80 h, coinche, {PASSES}"), 1),
        (of_coinche("", HEARTS, says=f"80 h, pass, pass, coinche, {PASSES}"), 1),
    ),
    "defence": ((LOST, 3), (MADE, 3)),
    "capot": (
        (of_coinche(TRUMPS, "", CLUBS, says=f"80 h, {PASSES}"), 2),
        (of_coinche(TRUMPS, CLUBS, says=f"80 h, {PASSES}"), 0),
    ),
    "generale": ((MADE, 0), (of_coinche(TRUMPS, "", CLUBS, says=f"80 h, {PASSES}"), 0)),
    "belote": ((MADE, 0), (of_coinche("Jh 9h Ah Th Kh 8h 7h", "Qh", says=f"80 h, {PASSES}"), 0)),
    "soloist": (
        (of_binokel(*raised(150), f"discard {NO_NINES}", "trump h"), 0),
        (of_binokel(*raised(150), f"discard {NO_NINES}", "concede h"), 0),
    ),
    "bold": (
        (of_binokel(*raised(250), f"discard {NO_NINES}", "trump h"), 0),
        (of_binokel(*raised(230), f"discard {NO_NINES}", "trump h"), 0),
    ),
    "durch": (
        (of_binokel(*raised(150), f"discard {NO_NINES}", "durch"), 0),
        (of_binokel(*raised(150), "discard 9c Ac 9d", "durch", "9c"), 0),
    ),
    "tapp-family": (
        (of_binokel(*raised(150), "discard 9c 9c Ts", "trump h", hands=(*FAMILY, REST), tapp="9c 9c Jh"), 0),
        (of_binokel(*raised(150), "discard 9c 9c Jh", "trump h", hands=(*FAMILY, REST), tapp="9c 9c Jh"), 0),
    ),
    "hundred": (
        (of_binokel(*raised(150), f"discard {NO_NINES}", "trump h"), 0),
        (of_binokel(*raised(150), f"discard {NO_NINES}", "trump h"), 1),
    ),
    "beaten": (
        (of_binokel(*raised(150), "discard 9c Ac 9d", "durch", "9c"), 1),
        (of_binokel(*raised(150), f"discard {NO_NINES}", "concede h"), 1),
    ),
    "moskva": (
        (after_moskva("lead Ah"), 0),
        (after_moskva("lead Ac, hide 7d, hide 8s, beat 7h"), 0),  # trumped
    ),
    "molodka": (
        (after_molodka("lead 7d 8d 9d Jd"), 1),
        (after_molodka("lead 7d, hide 8s, hide Jc, beat Ad"), 1),  # the moskva that kept silent takes over
    ),
    "takeover": (
        (after_molodka("lead 7d 8d, hide 8s Js, beat 7h Qh"), 3),
        (after_molodka("lead 7d, hide 8s, beat 7h"), 3),
    ),
    "clean": ((SWEPT, 3), (SWEPT, 2)),
    "dry": ((SWEPT, 1), (CLEAR, 0)),
}  # fmt: skip


@pytest.mark.parametrize("feat", CASES)
def test_a_feat_is_found_where_it_was_done_and_nowhere_else(feat: Feat) -> None:
    (done, who), (missed, whose) = CASES[feat]
    assert (feat in feats(done)[who], feat in feats(missed)[whose]) == (True, False)


def test_every_feat_has_its_cases() -> None:
    assert set(CASES) == set(FEATS)
