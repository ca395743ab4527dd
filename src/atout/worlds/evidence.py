"""What the duties of play tell: a card is ruled out for a seat when holding it would have made its play illegal.

Nothing here knows a rule of its own; what may be played is asked of :func:`atout.play.trick.playable`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from atout.cards import Card, Suit
from atout.play import Duties, Mode, Trick
from atout.play.trick import playable


class Laid(Protocol):
    """A trick as everybody saw it: the views of the games have them."""

    @property
    def leader(self) -> int:
        """The seat that led."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The leader's card first, then seat by seat."""


def ruled_out(tricks: Iterable[Laid], mode: Mode, duties: Duties, partner: Sequence[int | None]) -> list[set[Card]]:
    """By seat, the cards that it cannot hold any more, nor play later, by what it played."""
    seats = len(partner)
    out: list[set[Card]] = [set() for _ in range(seats)]
    for trick in tricks:
        so_far = Trick(trick.leader)
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % seats
            if so_far.winning is not None:
                partner_wins = so_far.winner == partner[seat]
                out[seat] |= not_held(card, trick.cards[0].suit, so_far.winning, mode, duties, partner_wins)
            so_far.add(seat, card, mode)
    return out


def played_by(tricks: Iterable[Laid], seats: int) -> list[list[Card]]:
    """By seat, the cards that it has played, in order."""
    played: list[list[Card]] = [[] for _ in range(seats)]
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            played[(trick.leader + place) % seats].append(card)
    return played


@lru_cache(maxsize=1 << 17)
def not_held(played: Card, led: Suit, winning: Card, mode: Mode, duties: Duties, partner_wins: bool) -> frozenset[Card]:
    """The cards that a player cannot have held who played ``played`` to this trick.

    With any of them in his hand the card would have been illegal: every duty only grows with the hand.
    """
    trick = Trick(0, [next(card for card in mode.deck if card.suit == led)], 0, winning)
    return frozenset(
        [
            other
            for other in mode.deck
            if played not in playable((played, other), trick, mode, duties, partner_wins).cards
        ]
    )
