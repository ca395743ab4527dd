"""The rule-of-thumb player of Binokel, in positions where one move is plainly right or plainly wrong."""

from __future__ import annotations

from collections import Counter

from atout.cards import cards, join
from atout.games.binokel.spec import DECK
from tests.bots.table import answer, position

FAMILY = "Ah Th Kh Qh Jh Ah Th 9h As Ac Ks Qs 9d Jd 9c"
"""Family in hearts, a pair in spades, a binokel, and long trumps."""
NOTHING = "9d 9d 9c 9c 9s 9s 9h 9h Jc Jc Jh Jh Qc Kd Js"


def among(first: str, says: str, *, tapp: str = "Ts Jc 9s", dealer: int = 2) -> str:
    """What the actor answers where seat 0 has this hand and the others share the rest in the order of records."""
    left = Counter(DECK)
    left.subtract(cards(first))
    left.subtract(cards(tapp))
    others = [card for card in DECK if left[card] > 0 and not left.subtract([card])]
    hands = (first, join(others[0::2]), join(others[1::2]))
    return answer(position("binokel", hands, says, rest=tapp, dealer=dealer))


def test_goes_on_bidding_with_a_family_and_long_trumps() -> None:
    assert among(FAMILY, "raise") == "raise"


def test_passes_with_nothing() -> None:
    assert among(NOTHING, "raise", tapp="Ts Ah As") == "pass"


def test_keeps_its_melds_and_its_trumps_when_it_lays_away() -> None:
    laid = among(FAMILY, "pass, pass").split()[1:]
    assert not {"Ah", "Th", "Kh", "Qh", "Jh", "Ks", "Qs", "Jd"} & set(laid)


def test_names_the_suit_of_its_family() -> None:
    assert among(FAMILY, "pass, pass, discard 9c Jc 9s") == "trump h"


def test_concedes_a_hopeless_game() -> None:
    assert among(NOTHING, "pass, pass, discard Jd Qd Ts", tapp="Jd Qd Ts").startswith("concede")


def test_announces_durch_with_a_hand_that_cannot_lose_a_trick() -> None:
    aces = "Ah Ah Th Th Kh Kh As As Ts Ts Ks Ks Ac Ac Ad"
    assert among(aces, "pass, pass, discard 9d 9d Jd", tapp="9d 9d Jd") == "durch"


def test_soloist_leads_a_sure_trick() -> None:
    assert among(FAMILY, "pass, pass, discard 9c Jc 9s, trump h") in ("Ah", "Th", "As", "Ac")
