"""Positions of Coinche with an obviously right move, which the players that think must find.

They follow from the rules and from card sense alone. Only the cards that matter are named; the others lie anywhere,
and the seat does not know where.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from atout.cards import card, cards, join
from atout.games.coinche.declarations import Declare
from atout.games.coinche.spec import DECK
from atout.games.game import Deal
from atout.games.registry import game
from tests.bots.table import answer

ALL = ("coinche-ffb", "coinche-1001", "coinche-bg")
WITH_NO_TRUMP = ("coinche-1001", "coinche-bg")


@dataclass(frozen=True)
class Case:
    """What lies, and what is right. Seat 0 leads first; ``hands`` may leave out cards that do not matter."""

    name: str
    games: tuple[str, ...]
    auction: str
    plays: str
    hands: tuple[str, str, str, str]
    right: str


CASES = (
    Case(
        "the last seat does not ruff the partner's ace, and lays a ten on it",
        ("coinche-ffb", "coinche-bg"), "100 h, pass, pass, pass", "Ks As 7s",
        ("Ks Jh 9h Ah", "As", "7s", "7h 8h Tc 9c Td 8d 7d Qc"), "Tc Td",
    ),
    Case(
        "opponents who are sure to win get the lowest card",
        ALL, "100 h, pass, pass, pass", "As 8s 9s",
        ("As Jh 9h Ah", "8s", "9s", "Ks 7s 7h 8h 9c 8d 7d Qc"), "7s",
    ),
    Case(
        "a king that will win nothing goes to the partner's ace",
        ALL, "100 h, pass, pass, pass", "Qs As 8s",
        ("Qs Jh 9h Ah", "As", "8s", "Ks 7s 7h 8h 9c 8d 7d Qc"), "Ks",
    ),
    Case(
        "the last seat ruffs a rich trick with the lowest trump",
        ALL, "100 s, pass, pass, pass", "Th 8h Ah",
        ("Th 9s As Ts", "8h", "Ah", "Js 7s 9c 8c 8d 7d Qc Jd"), "7s",
    ),
    Case(
        "who can neither follow nor trump gives opponents no points",
        ALL, "100 h, pass, pass, pass", "As 8s 9s",
        ("As Jh 9h Ah", "8s", "9s", "Kd 8d 7d Qd Kc 8c 7c Qc"), "8d 7d 8c 7c",
    ),
    Case(
        "the last seat takes a ten and a king with its ace",
        ALL, "100 h, pass, pass, pass", "Ts 7s Ks",
        ("Ts Jh 9h Ah", "7s", "Ks", "As 8s 7h 9c 8c 8d 7d Qc"), "As",
    ),
    Case(
        "contractors draw trumps from the top",
        ALL, "120 h, pass, pass, pass", "",
        ("Jh 9h Ah Kh 7s 8s Kd 7c", "", "", ""), "Jh 9h Ah",
    ),
    Case(
        "without trumps, too, opponents who are sure to win get the lowest card",
        WITH_NO_TRUMP, "100 n, pass, pass, pass", "As 8s 9s",
        ("As Ah Ad", "8s", "9s", "Js 7s 7h 8h 9c 8d 7d Qc"), "7s",
    ),
    Case(
        "without trumps the last seat takes a ten and a king with its ace",
        WITH_NO_TRUMP, "100 n, pass, pass, pass", "Ts 7s Ks",
        ("Ts Ah Ad", "7s", "Ks", "As 8s 7h 9c 8c 8d 7d Qc"), "As",
    ),
    Case(
        "without trumps a bare ten goes to the partner's ace",
        WITH_NO_TRUMP, "100 n, pass, pass, pass", "Ks As 7s",
        ("Ks Ah Ad", "As", "7s", "Tc 7h 8h 9h 8d 7d Qd 9d"), "Tc",
    ),
    Case(
        "without trumps who cannot follow gives opponents no points",
        WITH_NO_TRUMP, "100 n, pass, pass, pass", "As 8s 9s",
        ("As Ah Ad", "8s", "9s", "Kd 8d 7d Qd Kc 8c 7c Qc"), "8d 7d 8c 7c",
    ),
    Case(
        "with every suit trump a discard gives opponents no points",
        WITH_NO_TRUMP, "100 a, pass, pass, pass", "Js 8s 7s",
        ("Js Jh Jd", "8s", "7s", "Ad 8d 7d Qd Ac 8c 7c Qc"), "8d 7d 8c 7c",
    ),
)  # fmt: skip


def filled(hands: tuple[str, str, str, str]) -> list[tuple[str, ...]]:
    """The hands with the cards that nobody was given, spread evenly over the places that are left."""
    full = [[each.text for each in cards(hand)] for hand in hands]
    given = {text for hand in full for text in hand}
    rest = [each.text for each in sorted(DECK, key=lambda each: (each.rank, each.suit)) if each.text not in given]
    for text in rest:
        min((hand for hand in full if len(hand) < 8), key=len).append(text)
    return [tuple(hand) for hand in full]


def reached(case: Case, game_id: str) -> Deal:
    """The deal at the moment of the question; nobody declares anything."""
    played = game(game_id)
    hands = [cards(" ".join(hand)) for hand in filled(case.hands)]
    deal = played.deal(played.from_hands(hands), 3)
    says = [*case.auction.split(", "), *case.plays.split()]
    for text in says:
        deal.play(played.action(text))
        if deal.legal() and isinstance(deal.legal()[0], Declare):
            deal.play(Declare(()))
    return deal


def test_the_positions_are_what_they_seem() -> None:
    """In each the right cards and others may be played, and it is the named hand's turn."""
    for case in CASES:
        for game_id in case.games:
            legal = {action.text for action in reached(case, game_id).legal()}
            assert set(case.right.split()) < legal, (case.name, game_id, legal)


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize(
    ("case", "game_id"),
    [pytest.param(case, game_id, id=f"{game_id}: {case.name}") for case in CASES for game_id in case.games],
)
def test_the_right_card_is_found(case: Case, game_id: str, level: str) -> None:
    assert answer(reached(case, game_id), level) in case.right.split()


def test_hands_are_filled_with_the_whole_deck() -> None:
    texts = sorted(text for hand in filled(("As", "", "", "Ks")) for text in hand)
    assert texts == sorted(join(DECK).split())
    assert card("As").text in filled(("As", "", "", "Ks"))[0]
