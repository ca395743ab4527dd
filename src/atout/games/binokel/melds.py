"""Melds: the sets of cards that count while they are in the hand, found and counted at their best (N4).

====================  ===============================  ======  ======  =====
kind                  cards                            plain   trump   rule
====================  ===============================  ======  ======  =====
``family``            A T K Q J of a suit                100     150   N4.1
``double-family``     both copies of all five           1000    1500   N4.1
``pair``              K Q of a suit                       20      40   N4.2
``four``              a rank in all suits: A 100, K 80, Q 60, J 40     N4.3
``eight``             both copies of all four           1000           N4.3
``binokel``           Q♠ J♦                               40           N4.4
``double-binokel``    both copies of both                300           N4.4
``nine``              a nine of trumps                            10   N4.5
====================  ===============================  ======  ======  =====

A card may serve once in each of four groups: families and pairs, fours and eights, binokels, nines (N4.6).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from atout.cards import SUITS, Card, Suit, card

Kind = Literal["family", "double-family", "pair", "four", "eight", "binokel", "double-binokel", "nine"]


@dataclass(frozen=True)
class Meld:
    """One meld of a player."""

    kind: Kind
    cards: tuple[Card, ...]
    """The cards that make it; a double meld names each card twice."""
    points: int


@dataclass(frozen=True)
class _Set:
    """Cards that make a meld: once or, with both copies of all of them, the double in its place."""

    cards: tuple[Card, ...]
    single: Meld
    double: Meld

    @classmethod
    def of(cls, cards: tuple[Card, ...], kind: Kind, points: int, double: Kind, double_points: int) -> _Set:
        return cls(cards, Meld(kind, cards, points), Meld(double, cards * 2, double_points))

    def times(self, copies: int) -> list[Meld]:
        """The melds of a hand that holds the whole set so often."""
        return [self.double] if copies == 2 else [self.single] * copies


def _family(suit: Suit, points: int, double_points: int) -> _Set:
    return _Set.of(tuple([card(rank + suit) for rank in "ATKQJ"]), "family", points, "double-family", double_points)


def _pair(suit: Suit, points: int) -> Meld:
    return Meld("pair", (card("K" + suit), card("Q" + suit)), points)


_FAMILIES: Final = {
    False: {suit: _family(suit, 100, 1000) for suit in SUITS},
    True: {suit: _family(suit, 150, 1500) for suit in SUITS},
}
"""By whether the suit is trump, and suit; so the pairs."""
_PAIRS: Final = {False: {suit: _pair(suit, 20) for suit in SUITS}, True: {suit: _pair(suit, 40) for suit in SUITS}}
_FOURS: Final = [
    _Set.of(tuple([card(rank + suit) for suit in SUITS]), "four", points, "eight", 1000)
    for rank, points in (("A", 100), ("K", 80), ("Q", 60), ("J", 40))
]
_BINOKEL: Final = _Set.of((card("Qs"), card("Jd")), "binokel", 40, "double-binokel", 300)
_NINES: Final = {suit: Meld("nine", (card("9" + suit),), 10) for suit in SUITS}

MOST_MELD_POINTS: Final = 3020
"""No hand melds more: fifteen cards hold a double and a single family, an eight and a four, two binokels, two nines
at most (1500 + 100, 1000 + 100, 300, 20), though never all of them at once."""


def melds_of(hand: Iterable[Card], trump: Suit) -> tuple[Meld, ...]:
    """The melds in a hand of fifteen cards with this trump suit, in the order of the table above."""
    once: set[Card] = set()
    twice: set[Card] = set()
    for each in hand:
        (twice if each in once else once).add(each)

    def copies(some: tuple[Card, ...]) -> int:
        """How often the whole set is held."""
        return once.issuperset(some) + twice.issuperset(some)

    found: list[Meld] = []
    for suit in SUITS:
        pair = _PAIRS[suit == trump][suit]
        pairs = copies(pair.cards)
        if pairs:
            # A family is worth more than the pair inside it. A king and queen left over make a pair (N4.2).
            family = _FAMILIES[suit == trump][suit]
            families = copies(family.cards)
            found += [*family.times(families), *[pair] * (pairs - families)]
    for each_set in (*_FOURS, _BINOKEL):
        held = copies(each_set.cards)
        if held:
            found += each_set.times(held)
    nine = _NINES[trump]
    found += [nine] * copies(nine.cards)
    return tuple(found)


def meld_points(melds: Iterable[Meld]) -> int:
    """What the melds count together."""
    return sum([meld.points for meld in melds])
