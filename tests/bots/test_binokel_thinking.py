"""The players of Binokel that think: legal, repeatable, and right where it is plain what is right."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from atout.bots import usual_budget
from atout.bots.binokel import strong
from atout.bots.binokel.thinking import STRENGTHS
from atout.bots.budget import Budget
from atout.cards import Suit, cards, join
from atout.games.actions import Action
from atout.games.binokel.auction import RAISE
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.binokel.spec import DECK
from atout.games.game import Deal
from atout.games.view import Standing
from tests.bots.binokel_endings import ending
from tests.bots.table import position

LEVELS = tuple(STRENGTHS)


def played(level: str, seed: int, samples: int, totals: tuple[int, int, int] = (0, 0, 0)) -> list[tuple[int, Action]]:
    """All that was done in a random deal."""
    rng = random.Random(seed)
    deal = BINOKEL.deal(BINOKEL.shuffle(rng, seed % 3), seed % 3, Standing(totals))
    players = [strong(BINOKEL, level, random.Random(seed + seat), Budget(samples=samples)) for seat in range(3)]
    while deal.actor is not None:
        deal.play(players[deal.actor].choose(deal.view(deal.actor)))
    assert deal.result is not None
    return deal.history


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(8))
def test_plays_whole_deals_legally_on_the_smallest_budget(level: str, seed: int) -> None:
    totals = (0, 0, 0) if seed % 2 else (1450, 900, 1480)
    assert played(level, seed, 1, totals)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_samples_give_the_same_deal(level: str) -> None:
    assert played(level, 5, 4) == played(level, 5, 4)


FAMILY = "Ah Th Kh Qh Jh Ah Th 9h As Ac Ks Qs 9d Jd 9c"
"""Family in hearts, a pair in spades, a binokel, and long trumps."""
NOTHING = "9d 9d 9c 9c 9s 9s 9h 9h Jc Jc Jh Jh Qc Kd Js"
MIDDLING = "Ah Th Kh Qh 9h Jh As Ks 9s Ac Qc Td 9d Jd Kd"

EARLY = {
    "a family and long trumps go on bidding": (FAMILY, "raise", "Ts Jc 9s", {"raise"}),
    "nothing passes": (NOTHING, "raise", "Ts Ah As", {"pass"}),
    "nobody bids four hundred on a family alone": (MIDDLING, ", ".join(["raise"] * 25), "Ts Jc 9s", {"pass"}),
    "the suit of the family is trump": (FAMILY, "pass, pass, discard 9c Jc 9s", "Ts Jc 9s", {"trump h"}),
    "a hopeless game is conceded": (
        NOTHING,
        "raise, raise, raise, raise, raise, raise, pass, pass, discard Jd Qd Ts",
        "Jd Qd Ts",
        {"concede c", "concede d", "concede h", "concede s"},
    ),
    "a hand that cannot lose a trick plays Durch": (
        "Ah Ah Th Th Kh Kh As As Ts Ts Ks Ks Ac Ac Ad", "pass, pass, discard 9d 9d Jd", "9d 9d Jd", {"durch"},
    ),
    "the soloist begins with a sure trick": (
        FAMILY, "pass, pass, discard 9c Jc 9s, trump h", "Ts Jc 9s", {"Ah", "Th", "As", "Ac"},
    ),
}  # fmt: skip
"""Seat 0's hand, what was done, the Tapp, and what may be answered."""

LATE: dict[str, tuple[tuple[str, str, str], Suit, int, str, tuple[int, int], str]] = {
    "the last trump is drawn before the ace is led": (
        ("As Ah", "9s 9d", "9h Kh"), "s", 0, "", (12, 32), "As",
    ),
    "a sure trump is kept for the last ten": (("As Kd", "Ad 9c", "9h 9c"), "s", 0, "", (12, 21), "Kd"),
    "the ten takes, and the ace is good afterwards": (("Ad Td", "Kd Ad", "Qd 9c"), "s", 1, "Kd Qd", (1, 30), "Td"),
    "a lost trick of the opponents gets a nine": (("Td 9c", "Ah 9d", "Kh 9h"), "s", 1, "Ah Kh", (15, 40), "9c"),
    "a defender gives the ten to the fellow defender": (
        ("Kh As", "Ah 9d", "Td 9c"), "s", 0, "Kh Ah", (22, 31), "Td",
    ),
    "a defender gives the soloist a nine": (("Ah 9d", "9h As", "Td 9c"), "s", 0, "Ah 9h", (1, 40), "9c"),
    "the highest trump waits for the last ten": (("As 9c", "Ts Ad", "9d Kc"), "s", 0, "", (22, 31), "9c"),
    "a defender keeps the last trump for the last ten": (("Ad Kd", "Js 9d", "9c Qh"), "s", 1, "", (12, 24), "9d"),
    "a defender beats the contract with a nine rather than take a trick with the ace": (
        ("Ks Td", "Ad 9c", "9h Qh"), "s", 1, "", (8, 17), "9c",
    ),
    "a defender makes the soloist spend the trump that would win the game": (
        ("Qs Th", "9c Jc", "Ah 9d"), "s", 2, "", (6, 14), "9d",
    ),
}  # fmt: skip
"""The last cards, trumps, the leader, what lies, what the soloist needs, and the card to play."""


def among(first: str, says: str, tapp: str) -> BinokelDeal:
    """The moment after ``says`` where seat 0 has this hand and the others share the rest in the order of records."""
    left = Counter(DECK)
    left.subtract(cards(first))
    left.subtract(cards(tapp))
    others = list(left.elements())
    deal = position("binokel", (first, join(others[0::2]), join(others[1::2])), says, rest=tapp, dealer=2)
    assert isinstance(deal, BinokelDeal)
    return deal


def answer(deal: Deal, level: str) -> str:
    usual = usual_budget(BINOKEL, level)
    assert usual is not None
    player = strong(BINOKEL, level, random.Random(1), usual.without_clock())
    return player.choose(deal.view(deal.actor)).text


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", EARLY)
def test_early_in_a_deal(name: str, level: str) -> None:
    hand, says, tapp, right = EARLY[name]
    assert answer(among(hand, says, tapp), level) in right


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", LATE)
def test_late_in_a_deal(name: str, level: str) -> None:
    last, trump, leader, lies, needs, right = LATE[name]
    assert answer(ending(last, trump, leader, lies, needs), level) == right


@pytest.mark.parametrize("level", LEVELS)
def test_melds_and_winners_are_not_laid_away(level: str) -> None:
    laid = answer(among(FAMILY, "pass, pass", "Ts Jc 9s"), level).split()[1:]
    assert not {"Ah", "Th", "Kh", "Qh", "Jh", "Ks", "Qs", "Jd", "As", "Ac"} & set(laid)


@pytest.mark.parametrize("level", LEVELS)
def test_a_ten_that_would_be_lost_is_laid_away(level: str) -> None:
    hand = "Ah Ah Th Th Kh Qh Jh 9h As As Ac Ac 9s 9c Kd"
    assert "Td" in answer(among(hand, "pass, pass", "Td Qc Js"), level)


@pytest.mark.parametrize("level", LEVELS)
def test_N7_who_needs_a_few_points_for_the_match_does_not_risk_them(level: str) -> None:
    dealt = among(MIDDLING, "raise", "Ts Jc 9s").dealt
    for totals, right in (((0, 0, 0), "raise"), ((1470, 200, 200), "pass")):
        deal = BINOKEL.deal(dealt, 2, Standing(totals))
        deal.play(RAISE)
        assert answer(deal, level) == right
