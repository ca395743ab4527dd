"""The facts of Binokel: deck, card values, modes, duties and the numbers of the auction and the score.

Three play, each for himself, with a doubled deck of 24: two copies of A T K Q J 9 in four suits. Each is dealt fifteen
cards, three lie face down as the Tapp. The player on the dealer's right is forced to open the auction at 150; the
highest bidder is the soloist, takes the Tapp up openly, lays three cards away and names a trump suit. He may instead
concede at once, or announce Durch: all fifteen tricks, without trumps. Sets of cards held in the hand (melds) count
beside the cards taken in tricks. The soloist records his sum if it reaches his bid and loses twice the bid if it does
not; the others record what they made. The match goes to 1500.
"""

from __future__ import annotations

from typing import Final, Literal

from atout.cards import SUITS, Card, Deck, Suit, card, in_order
from atout.play import Duties, Duty, Mode, MustBeat, Scale

PLAYERS: Final = 3
HAND_SIZE: Final = 15
TAPP_SIZE: Final = 3
PACKET: Final = 3
"""Cards are dealt three at a time; the Tapp follows the first round (N1.2)."""

SCALE: Final = Scale("ATKQJ9", (11, 10, 4, 3, 2, 0))
"""Ranks and card points in every suit, trumps included (N1.1)."""

DECK: Final[Deck] = in_order(card(rank + suit) for suit in SUITS for rank in SCALE.ranks for _ in range(2))
"""Both copies of each of the 24 cards (N1.1)."""

MODES: Final[dict[Suit, Mode]] = {suit: Mode(suit, DECK, trump=suit, plain=SCALE) for suit in SUITS}
"""The mode of each trump suit."""

DURCH: Final = Mode("durch", DECK, trump=None, plain=SCALE)
"""No trumps (N3.4)."""

CARD_POINTS: Final = DURCH.points
"""Card points of each card: trump or not, they are the same."""

DUTIES: Final = Duties(
    must_beat=MustBeat.EVERY_SUIT,
    trump_when_void=True,
    overtrump=True,
    undertrump=True,
    rules={
        Duty.FOLLOW: "N5.2", Duty.BEAT: "N5.2",
        Duty.TRUMP: "N5.3", Duty.OVERTRUMP: "N5.3", Duty.UNDERTRUMP: "N5.3",
    },
)  # fmt: skip
"""What binds the players when there are trumps (N5.2, N5.3)."""

DURCH_DUTIES: Final = Duties(must_beat=MustBeat.EVERY_SUIT, rules={Duty.FOLLOW: "N5.2", Duty.BEAT: "N5.2"})
"""What binds them in Durch: to follow and to beat (N3.4)."""

OPENING_BID: Final = 150
"""Forehand's, forced (N2.1)."""
BID_STEP: Final = 10
"""A raise adds exactly this (N2.1)."""

LAST_TEN: Final = 10
"""Points for the last trick (N1.1)."""
ALL_POINTS: Final = sum(CARD_POINTS[each] for each in DECK) + LAST_TEN
"""All that a deal holds: 250 (N1.1)."""
CONCESSION: Final = 50
"""What each opponent gets when the soloist concedes, besides his melds (N3.3)."""
LOST_BIDS: Final = 2
"""How many times the bid a lost game costs (N6.2)."""
DURCH_SCORE: Final = 1000
"""Won or lost in Durch (N3.4)."""
TARGET: Final = 1500
"""The total that ends a match (N7)."""

Phase = Literal["auction", "discard", "choice", "play", "over"]
"""Where a deal stands: bidding, laying three cards away, naming the game, tricks, ended."""


def points_of(some: tuple[Card, ...]) -> int:
    """The card points of these cards."""
    return sum([CARD_POINTS[each] for each in some])
