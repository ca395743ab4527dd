"""A table of Kozel in texts: what the tests of the rules set up and ask."""

from __future__ import annotations

import random
from functools import partial
from typing import Final

from atout.cards import Card, cards, shuffled
from atout.games.actions import Action, OnCards
from atout.games.game import Dealt
from atout.games.kozel.game import KOZEL, KozelDeal
from atout.games.kozel.spec import DECK, HAND
from atout.games.view import Standing

HOLDERS: Final = ("8c Ac Ad Ah", "9c 7d 8d 9d", "7c Js Qs Ks", "6c Jc Kd Qh")
"""Seat 0 leads 8c, seat 1 takes over with 9c; then 1 and 2 draw a molodka, 3 nothing and 0 a moskva."""

DRAWN: Final = "Jd 8s 7h Ts Qd 9s 8h Tc"
"""What they draw, and what may give them the like once more."""


def begin(
    *hands: str, stock: str = "", turn_up: str = "6h", dealer: int = 3, totals: tuple[int, int] = (0, 0), says: str = ""
) -> KozelDeal:
    """A deal with these hands, after the actions of ``says``, parted by commas.

    ``stock`` is what is drawn first, the rest of it follows in the order of records. With the dealer at seat 3, seat 0
    leads first.
    """
    given = [cards(hand) for hand in hands]
    first, last = cards(stock), cards(turn_up)
    known = {card for part in (*given, first, last) for card in part}
    spare = [card for card in DECK if card not in known]
    deal = KOZEL.deal(KOZEL.from_hands(given, (*first, *spare, *last)), dealer, Standing(totals))
    return go(deal, says)


def go(deal: KozelDeal, says: str) -> KozelDeal:
    """The deal after the actions of ``says``, parted by commas, whoever's turn it is."""
    for text in says.split(", ") if says else ():
        deal.play(KOZEL.action(text))
    return deal


def claims(says: str = "") -> KozelDeal:
    """The deal of :data:`HOLDERS` right after the first draw: 1 is the ordinary leader; 1, 2 and 0 hold a claim."""
    return go(begin(*HOLDERS, stock=DRAWN, says="lead 8c, beat 9c, hide 7c, hide 6c"), says)


def options(deal: KozelDeal, word: str = "") -> str:
    """What the actor may do, sorted as text; with ``word``, only the actions that begin with it."""
    return ", ".join(sorted(action.text for action in deal.legal() if action.text.startswith(word)))


def hands(deal: KozelDeal) -> list[tuple[Card, ...]]:
    """The hands now."""
    return deal.tricks.hands


def random_dealt(rng: random.Random) -> Dealt:
    """A random deal; in half of the cases every seat begins with three cards of one suit, or three aces and tens.

    A fourth one comes with the first draw if seat 0, the leader, wins the first trick with a single card.
    """
    left = list(shuffled(DECK, rng))
    given: list[list[Card]] = [[], [], [], []]
    if rng.random() < 0.5:
        for hand, suit in zip(given, rng.sample(("c", "d", "h", "s", "AT"), 4), strict=True):
            hand.extend([card for card in left if card.suit == suit or (suit == "AT" and card.rank in suit)][:HAND])
            left = [card for card in left if card not in hand]
    drawn = [hand.pop() for hand in given if hand]
    for hand in given:
        while len(hand) < HAND:
            hand.append(left.pop())
    return Dealt(tuple(map(tuple, given)), (*drawn, *left))


def random_deal(rng: random.Random, most: int = 1000) -> KozelDeal:
    """A random deal, played for at most so many actions: at random, or with an eye on keeping cards of a suit."""
    keeps = rng.choice((0, 0.9))
    deal = KOZEL.deal(random_dealt(rng), dealer=3)
    while deal.actor is not None and len(deal.history) < most:
        hand = deal.tricks.hands[deal.actor]
        choice = rng.sample(deal.legal(), len(deal.legal()))
        if rng.random() < keeps:
            choice.sort(key=partial(suits_left, hand))
        deal.play(choice[0])
    return deal


def suits_left(hand: tuple[Card, ...], action: Action) -> int:
    """How many suits are left in the hand after the action."""
    gone = action.cards if isinstance(action, OnCards) else ()
    return len({card.suit for card in hand if card not in gone})
