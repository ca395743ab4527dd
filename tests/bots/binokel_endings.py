"""The last tricks of a deal of Binokel with the cards that a test wants, and a way there that keeps to the rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import count

from atout.cards import Card, Suit, cards, in_order
from atout.games.actions import PASS, PLAY, Action, OnCards, OnSuit
from atout.games.binokel import discards
from atout.games.binokel.auction import RAISE
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.binokel.melds import meld_points
from atout.games.binokel.spec import BID_STEP, DECK, HAND_SIZE, OPENING_BID, PLAYERS, TAPP_SIZE, points_of
from atout.games.game import Dealt


def ending(last: tuple[str, str, str], trump: Suit, leader: int, lies: str, needs: tuple[int, int]) -> BinokelDeal:
    """A deal with a trump suit whose soloist is seat 0, at a moment shortly before its end.

    Args:
        last: what each seat still holds when the trick is led.
        trump: the trump suit.
        leader: the seat that leads the trick.
        lies: the cards played to it.
        needs: between which numbers the points lie that the soloist still has to take for his bid.
    """
    held = [cards(hand) for hand in last]
    for seed in count():
        deal = _played_down(held, trump, random.Random(seed), needs)
        if deal is not None and deal.actor == leader:
            for each in cards(lies):
                deal.play(PLAY[each])
            return deal
    raise AssertionError("there is no end of seeds")


def _played_down(
    held: list[tuple[Card, ...]], trump: Suit, rng: random.Random, needs: tuple[int, int]
) -> BinokelDeal | None:
    """One try: the other cards are dealt and played at random; ``None`` where that does not lead there."""
    others = list((Counter(DECK) - Counter([card for hand in held for card in hand])).elements())
    rng.shuffle(others)
    hands = [list(hand) for hand in held]
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(others.pop())
    laid, tapp = in_order(others), others
    dealt = BINOKEL.from_hands(hands, tapp)
    deal = _begun(dealt, (), laid, trump)
    keep = [Counter(hand) for hand in held]
    played: list[Action] = []
    while sum(map(len, deal.hands)) > sum(map(len, held)):
        assert deal.actor is not None
        spare = Counter(deal.hands[deal.actor]) - keep[deal.actor]
        may = [action for action in deal.legal() if spare[action.card] > 0]  # type: ignore[attr-defined]
        if not may:
            return None
        played.append(rng.choice(may))
        deal.play(played[-1])
    assert deal.tricks is not None
    if not deal.tricks.wins[0]:
        return None
    sure = deal.tricks.points[0] + points_of(laid) + meld_points(deal.melds[0])
    raises = [number for number in range(200) if needs[0] <= OPENING_BID + 2 * BID_STEP * number - sure <= needs[1]]
    return _begun(dealt, (RAISE,) * (2 * raises[0]), laid, trump, played) if raises else None


def _begun(
    dealt: Dealt, raises: tuple[Action, ...], laid: tuple[Card, ...], trump: Suit, played: list[Action] | None = None
) -> BinokelDeal:
    deal = BINOKEL.deal(dealt, dealer=PLAYERS - 1)
    assert len(laid) == TAPP_SIZE
    for action in (*raises, PASS, PASS, OnCards(discards.WORD, laid), OnSuit("trump", trump), *(played or ())):
        deal.play(action)
    return deal
