"""After the Tapp: which three cards to lay away, and which game to name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from atout.bots.binokel.worth import expected
from atout.cards import SUITS, Card, Suit, in_order
from atout.games.actions import Action, OnCards, OnSuit, Word
from atout.games.binokel import discards
from atout.games.binokel.spec import CARD_POINTS, DECK, DURCH, LOST_BIDS, TAPP_SIZE, points_of
from atout.games.binokel.view import BinokelView

_SCATTER: Final = 25.0
"""How far a deal strays from what was expected, in points (standard deviation)."""


def choose_discard(hand: Sequence[Card]) -> Action:
    """The three cards that leave most to the trump suit which makes most of the eighteen."""
    _, laid = max([_best_discard(hand, suit) for suit in SUITS], key=lambda found: found[0])
    return OnCards(discards.WORD, in_order(laid))


def choose_game(view: BinokelView) -> Action:
    """Durch with a hand that cannot lose a trick, otherwise the best trump suit, played or conceded."""
    if wins_all(view.hand, view.laid_away):
        return Word("durch")
    sums = {suit: expected(view.hand, suit) + points_of(view.laid_away) for suit in SUITS}
    trump = max(sums, key=sums.__getitem__)
    return OnSuit("trump" if _is_worth_playing(sums[trump], view.bid) else "concede", trump)


def wins_all(hand: Sequence[Card], laid_away: Sequence[Card]) -> bool:
    """Whether no unseen card beats any card of the hand: the soloist leads, so he takes every trick of a Durch."""
    unseen = +(Counter(DECK) - Counter(hand) - Counter(laid_away))
    return all(DURCH.beaters[each].isdisjoint(unseen) for each in hand)


def _best_discard(hand: Sequence[Card], trump: Suit) -> tuple[float, list[Card]]:
    """Card by card what can best be spared: its points are safe, what it was good for in the hand is lost."""
    kept, laid = list(hand), list[Card]()
    for _ in range(TAPP_SIZE):
        spared = max(dict.fromkeys(kept), key=lambda each: _without(kept, each, trump) + CARD_POINTS[each])
        kept.remove(spared)
        laid.append(spared)
    return expected(kept, trump) + sum([CARD_POINTS[each] for each in laid]), laid


def _without(kept: Sequence[Card], card: Card, trump: Suit) -> float:
    left = list(kept)
    left.remove(card)
    return expected(left, trump)


def _is_worth_playing(likely: float, bid: int) -> bool:
    """Whether the game is expected to cost less than conceding it: one bid against the risk of two (N3.3, N6.2)."""
    makes = 0.5 * (1 + erf((likely - bid) / (_SCATTER * sqrt(2))))
    return makes * max(likely, bid) - (1 - makes) * LOST_BIDS * bid > -bid
