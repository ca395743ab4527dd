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

from collections.abc import Iterable, Sequence
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


def _plain_and_trump(plain: int, trump: int) -> dict[bool, int]:
    return {False: plain, True: trump}


_FAMILY: Final = {suit: tuple([card(rank + suit) for rank in "ATKQJ"]) for suit in SUITS}
_FAMILY_POINTS: Final = _plain_and_trump(100, 150)
_DOUBLE_FAMILY_POINTS: Final = _plain_and_trump(1000, 1500)

_PAIR: Final = {suit: (card("K" + suit), card("Q" + suit)) for suit in SUITS}
_PAIR_POINTS: Final = _plain_and_trump(20, 40)

_FOUR: Final = {rank: tuple([card(rank + suit) for suit in SUITS]) for rank in "AKQJ"}
_FOUR_POINTS: Final = {"A": 100, "K": 80, "Q": 60, "J": 40}
_EIGHT_POINTS: Final = 1000

_BINOKEL: Final = (card("Qs"), card("Jd"))
_BINOKEL_POINTS: Final = 40
_DOUBLE_BINOKEL_POINTS: Final = 300

_NINE: Final = {suit: Meld("nine", (card("9" + suit),), 10) for suit in SUITS}

MOST_MELD_POINTS: Final = 3020
"""No hand melds more: fifteen cards hold a double and a single family, an eight and a four, two binokels, two nines
at most (1500 + 100, 1000 + 100, 300, 20), though never all of them at once."""


def melds_of(hand: Iterable[Card], trump: Suit) -> tuple[Meld, ...]:
    """The melds in a hand of fifteen cards with this trump suit, in the order of the table above."""
    held = list(hand)
    has = frozenset(held).issuperset  # most sets are not held at all
    found: list[Meld] = []
    for suit in SUITS:
        if has(_PAIR[suit]):
            found += _families_and_pairs(held, suit, suit == trump)
    for rank, four in _FOUR.items():
        if has(four):
            found += _single_or_double(held, four, "four", _FOUR_POINTS[rank], "eight", _EIGHT_POINTS)
    if has(_BINOKEL):
        found += _single_or_double(held, _BINOKEL, "binokel", _BINOKEL_POINTS, "double-binokel", _DOUBLE_BINOKEL_POINTS)
    found += [_NINE[trump]] * held.count(_NINE[trump].cards[0])
    return tuple(found)


def meld_points(melds: Iterable[Meld]) -> int:
    """What the melds count together."""
    return sum([meld.points for meld in melds])


def _families_and_pairs(held: Sequence[Card], suit: Suit, is_trump: bool) -> list[Meld]:
    """Families first: one is worth more than the pair inside it. A king and queen left over make a pair (N4.2)."""
    families = _single_or_double(
        held, _FAMILY[suit], "family", _FAMILY_POINTS[is_trump], "double-family", _DOUBLE_FAMILY_POINTS[is_trump]
    )
    pairs = _copies(held, _PAIR[suit]) - _copies(held, _FAMILY[suit])
    return families + [Meld("pair", _PAIR[suit], _PAIR_POINTS[is_trump])] * pairs


def _single_or_double(
    held: Sequence[Card], single: tuple[Card, ...], kind: Kind, points: int, double: Kind, double_points: int
) -> list[Meld]:
    """The set once or, where both copies of all its cards are held, the double in its place."""
    copies = _copies(held, single)
    if copies == 2:
        return [Meld(double, single * 2, double_points)]
    return [Meld(kind, single, points)] * copies


def _copies(held: Sequence[Card], some: tuple[Card, ...]) -> int:
    """How often the whole set is held."""
    return min([held.count(each) for each in some])
