"""The engine of group tricks, apart from any game's course: pairings, leads, replies, the draw."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.cards import CARDS, Card, card, cards, join
from atout.games.kozel.spec import MODES, SHOKHA
from atout.play.group import Cards, GroupPlay, beating_replies, group_order, leads, replies, takes_over
from atout.play.mode import Mode

modes = st.sampled_from(list(MODES.values()))
mixed = st.permutations(CARDS)


def pairs_off(reply: Cards, winning: Cards, mode: Mode) -> bool:
    """Whether some order of the reply beats the winning group card by card: every order is tried."""
    return any(
        all(mode.beats(high, low) for high, low in zip(order, winning, strict=True)) for order in permutations(reply)
    )


@given(mixed, st.integers(1, 4), modes)
def test_takes_over_is_a_pairing_in_some_order(deck: list[Card], size: int, mode: Mode) -> None:
    reply, winning = group_order(deck[:size], SHOKHA), group_order(deck[size : 2 * size], SHOKHA)
    assert takes_over(reply, winning, mode) is pairs_off(reply, winning, mode)


@given(mixed, st.integers(1, 4), modes)
def test_beating_replies_are_those_replies_that_take_over(deck: list[Card], size: int, mode: Mode) -> None:
    hand, winning = group_order(deck[:4], SHOKHA), group_order(deck[4 : 4 + size], SHOKHA)
    assert beating_replies(hand, winning, mode) == [
        group for group in replies(hand, size) if pairs_off(group, winning, mode)
    ]


@given(mixed, st.integers(1, 4))
def test_leads_are_all_groups_of_one_suit_but_for_the_top_card(deck: list[Card], size: int) -> None:
    hand = group_order(deck[:size], SHOKHA)
    groups = [group for count in range(1, size + 1) for group in combinations(hand, count)]
    of_one_suit = {group for group in groups if len({each.suit for each in group if each is not SHOKHA}) <= 1}
    found = leads(hand, SHOKHA)
    assert (set(found), len(found)) == (of_one_suit, len(of_one_suit))


def test_leads_without_a_top_card_are_of_one_suit() -> None:
    assert [join(group) for group in leads(cards("7c 9c 6s"), None)] == ["7c", "7c 9c", "9c", "6s"]


def test_group_order_puts_the_top_card_last() -> None:
    assert join(group_order(cards("6s As 7s Th Jc"), card("6s"))) == "Jc Th 7s As 6s"


FOURS = ("6d 7d 8d 9d", "Jd Qd Kd Td", "6c 7c 8c 9c", "Jc Qc Kc Tc")


def play(stock: str = "") -> GroupPlay:
    """Seat 2 leads; hearts are trumps."""
    hands = [cards("6c 7c 8c 9c"), cards("Jc Qc Kc Tc"), cards("6d 7d 8d 9d"), cards("Jd Qd Kd Td")]
    return GroupPlay(hands, cards(stock), 2, MODES["h"])


@pytest.mark.parametrize(
    ("stock", "drawn"),
    [
        ("6h 7h 8h 9h Jh Qh Kh Th", ["8h Kh", "9h Th", "6h Jh", "7h Qh"]),
        ("6h 7h 8h 9h", ["8h", "9h", "6h", "7h"]),
        ("", ["", "", "", ""]),
    ],
)
def test_hands_are_refilled_from_the_winner_until_the_stock_is_empty(stock: str, drawn: list[str]) -> None:
    deal = play(stock)
    done = [deal.lay(cards(group), group == "6d 7d 8d 9d") for group in FOURS]
    assert done == [False, False, False, True]
    assert [join(hand) for hand in deal.hands] == drawn


def test_the_last_drawer_is_known_once_the_stock_is_empty() -> None:
    deal = play("6h 7h 8h 9h Jh Qh Kh Th")
    drawers = []
    for group in ("6d", "Jd", "6c", "Jc", "Qd", "7c", "Qc", "7d"):
        deal.lay(cards(group), openly=group in ("6d", "Jd", "Qd"))
        drawers.append(deal.last_drawer)
    assert drawers == [None] * 7 + [2]  # the winner, seat 3, draws first


def test_the_play_ends_when_all_hands_are_empty() -> None:
    deal = play()
    for group in FOURS:
        deal.lay(cards(group), openly=group.endswith("d"))
    assert (deal.actor, deal.points, deal.wins) == (None, [0, 0, 0, 38], [0, 0, 0, 1])


def test_the_lead_can_be_taken_over_before_anything_lies() -> None:
    deal = play()
    deal.take_lead(1)
    deal.lay(cards("Jc"), openly=True)
    assert (deal.trick.leader, deal.trick.winner, deal.actor) == (1, 1, 2)


def test_Z2_4_of_more_cards_some_would_have_to_pair_off() -> None:
    hearts = MODES["h"]
    lead = cards("8h Jh")
    found = [takes_over(cards(hand), lead, hearts) for hand in ("7c 8d Qh 6s", "7c 8d Qh 7h", "7h 9h Td Ah")]
    assert found == [True, False, True]
