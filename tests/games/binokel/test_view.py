"""C6: a view shows what its seat may know. What it must not know can change without a trace in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from atout.cards import Card, in_order, join
from atout.errors import IllegalAction
from atout.games.actions import Action, OnCards
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.game import Dealt
from atout.games.view import encoded

Start = Callable[..., Any]

WATCHERS = (0, 1, 2, None)


def test_C6_views_of_the_auction_show_the_own_hand_only(start: Start) -> None:
    deal = start()
    assert [len(deal.view(seat).hand) for seat in WATCHERS] == [15, 15, 15, 0]


def test_C6_only_the_actor_is_shown_what_he_may_do(start: Start) -> None:
    deal = start("raise")
    assert [len(deal.view(seat).legal) for seat in WATCHERS] == [2, 0, 0, 0]


def test_C6_melds_are_shown_to_all(start: Start) -> None:
    deal = start("pass", "pass", "discard 9c 9c 9d", "trump h")
    shown = [[join(meld.cards) for meld in melds] for melds in deal.view(2).melds]
    assert shown == [["Ac Ad Ah As Ac Ad Ah As"], ["Qs Jd", "9h"], ["9h"]]


@pytest.mark.parametrize(("game", "shown"), [("trump h", "Ac Ac Ad"), ("durch", ""), ("concede h", "")])
def test_C6_cards_laid_away_are_shown_when_they_count(start: Start, game: str, shown: str) -> None:
    deal = start("pass", "pass", "discard Ac Ac Ad", game)
    while deal.actor is not None:
        assert deal.view(1).laid_away == ()
        deal.play(deal.legal()[0])
    assert join(deal.view(1).laid_away) == shown


def test_C6_equal_views_are_equal(start: Start) -> None:
    assert start("pass", "pass").view(0) == start("pass", "pass").view(0)


def test_C6_what_a_seat_cannot_know_leaves_no_trace_in_its_view() -> None:
    """Two cards that a seat has not seen change places: as long as the same can be done, its views stay the same."""
    compared = 0
    for seed in range(300):
        rng = random.Random(seed)
        deal = random_deal(rng)
        watcher = rng.choice(WATCHERS)
        for twin, actions in twins(deal, watcher, rng):
            compared += same_views(deal, twin, actions, watcher)
    assert compared > 300  # the check has found enough pairs to mean something


def random_deal(rng: random.Random) -> BinokelDeal:
    """A random deal up to a random point."""
    dealer, most = rng.randrange(3), rng.randrange(1, 50)
    deal = BINOKEL.deal(BINOKEL.shuffle(rng, dealer), dealer)
    while deal.actor is not None and len(deal.history) < most:
        deal.play(rng.choice(deal.legal()))
    return deal


def twins(deal: BinokelDeal, watcher: int | None, rng: random.Random) -> Iterator[tuple[Dealt, list[Action]]]:
    """Deals and actions in which two cards that ``watcher`` has not seen have changed places."""
    hidden = [seat for seat in range(3) if seat != watcher]
    for _ in range(6):
        first, second = rng.sample(hidden, 2)
        ones, others = unseen(deal, first), unseen(deal, second)
        if not ones or not others:
            continue
        one, other = rng.choice(ones), rng.choice(others)
        if one is other:
            continue
        hands = [list(hand) for hand in deal.dealt.hands]
        hands[first][hands[first].index(one)] = other
        hands[second][hands[second].index(other)] = one
        swap = {first: (one, other), second: (other, one)}  # where the card was laid away, the other one is now
        actions = [exchanged(action, *swap[seat]) if seat in swap else action for seat, action in deal.history]
        yield Dealt(tuple(map(tuple, hands)), deal.dealt.rest), actions


def unseen(deal: BinokelDeal, seat: int) -> list[Card]:
    """Cards that the seat was dealt and has not played."""
    left = [*deal.hands[seat], *(deal.laid_away if seat == deal.soloist else ())]
    dealt = list(deal.dealt.hands[seat])
    return [card for card in dict.fromkeys(left) if card in dealt]


def exchanged(action: Action, old: Card, new: Card) -> Action:
    if not isinstance(action, OnCards) or old not in action.cards:
        return action
    some = list(action.cards)
    some[some.index(old)] = new
    return OnCards(action.word, in_order(some))


def same_views(deal: BinokelDeal, dealt: Dealt, actions: list[Action], watcher: int | None) -> bool:
    """Whether the two could be compared: the same actions were legal in both, and the same melds shown.

    Raises:
        AssertionError: they could, and the views differ.
    """
    here, there = (BINOKEL.deal(cards, deal.dealer) for cards in (deal.dealt, dealt))
    for (_, action), other in zip(deal.history, actions, strict=True):
        assert here.view(watcher) == there.view(watcher)
        here.play(action)
        try:
            there.play(other)
        except IllegalAction:
            return False
        if here.melds != there.melds:
            return False
    assert encoded(here.view(watcher)) == encoded(there.view(watcher))
    return True
