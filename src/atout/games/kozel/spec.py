"""Kozel with the shokha, as data.

Two pairs of partners sit crosswise and play clockwise with 36 cards, six to ace. Everybody is dealt four cards, the
next card is turned up and names the trumps, the rest is a stock from which hands are refilled after every trick. A
leader lays one to four cards of one suit; to take the trick over, a reply has to beat them card by card, and a reply
that does not is laid face down, so that nobody sees what went to the opponents. The six of spades, the *shokha*, beats
every card and joins a group of any suit, but counts nothing. A hand of aces and tens (*moskva*) or of one suit
(*molodka*) may take the lead away from the winner of the trick. The side with fewer of the 120 points writes
penalties, and the side that reaches twelve of them has lost the match.

The rules of this variant are numbered Z1.1 to Z4.3 in the rulebook; the comments here and the errors name them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from atout.cards import CARDS, SUITS, Card, Deck, Suit, card
from atout.games.game import Dealt
from atout.play.mode import Mode, Scale

DECK: Final[Deck] = CARDS
"""36 cards (Z1.1)."""

SCALE: Final = Scale("ATKQJ9876", (11, 10, 4, 3, 2, 0, 0, 0, 0))
"""Every suit, the trumps too (Z1.1)."""

SHOKHA: Final[Card] = card("6s")
"""Beats every other card, joins a group of any suit, counts 0 (Z1.2)."""

MODES: Final[Mapping[Suit, Mode]] = {suit: Mode(suit, DECK, suit, SCALE, top=SHOKHA) for suit in SUITS}
"""How cards beat each other, by trump suit (Z2.3)."""

PLAYERS: Final = 4
HAND: Final = 4
"""The cards of a hand, which is also the greatest group (Z1.3, Z2.1)."""

ALL_POINTS: Final = 120
"""The card points of the deck (Z1.1)."""

TARGET: Final = 12
"""Penalties with which a side has lost (Z4.2)."""

MOST_TRICKS: Final = len(DECK) // PLAYERS
"""Every player lays nine cards in a deal, and at least one to a trick (Z2.2)."""

LEAST_TRICKS: Final = -(-MOST_TRICKS // HAND)
"""And at most four (Z2.1)."""


def deal_cards(deck: Deck, dealer: int) -> Dealt:
    """Four each, one at a time from the dealer's neighbour; the next card is turned up and drawn last (Z1.3)."""
    dealt = PLAYERS * HAND
    hands = [deck[(seat - dealer - 1) % PLAYERS : dealt : PLAYERS] for seat in range(PLAYERS)]
    turn_up = deck[dealt]
    return Dealt(tuple(hands), (*deck[dealt + 1 :], turn_up))
