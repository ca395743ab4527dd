"""A playing card: a rank and a suit, one object per card of the 36, so that ``is`` and ``==`` agree.

A game with two copies of a card (Binokel) simply holds the same object twice: the copies cannot be told apart (C5).
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Final, Literal

from atout.errors import NotationError

Suit = Literal["c", "d", "h", "s"]
Rank = Literal["6", "7", "8", "9", "J", "Q", "K", "T", "A"]

SUITS: Final[tuple[Suit, ...]] = ("c", "d", "h", "s")
"""Clubs, diamonds, hearts, spades: the order in which records list cards."""

RANKS: Final[tuple[Rank, ...]] = ("6", "7", "8", "9", "J", "Q", "K", "T", "A")
"""From low to high, as plain suits rank in all five games: the ten stands above the king."""


class Card:
    """One card. Take it from :func:`card` or :data:`CARDS`; there is one object of each.

    Cards are not ordered by themselves (:func:`in_order` sorts them): a class with an order of its own would make
    every search for a card in a hand ten times slower.

    Attributes:
        rank: one of :data:`RANKS`.
        suit: one of :data:`SUITS`.
        index: 0 to 35, suit by suit in the order c d h s, each from low to high.
        text: as in a record, ``"Th"``.
    """

    __slots__ = ("index", "rank", "suit", "text")

    def __init__(self, rank: Rank, suit: Suit) -> None:
        self.rank: Final = rank
        self.suit: Final = suit
        self.index: Final = SUITS.index(suit) * len(RANKS) + RANKS.index(rank)
        self.text: Final = rank + suit

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


CARDS: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""All 36 cards by their index."""

_index: Final = operator.attrgetter("index")

_BY_TEXT: Final = {each.text: each for each in CARDS}


def card(text: str) -> Card:
    """The card of exactly this text, ``"Th"``. For what people type see :func:`atout.cards.read_card`.

    Raises:
        NotationError: there is no such card.
    """
    found = _BY_TEXT.get(text)
    if found is None:
        raise NotationError("no-such-card", text=str(text)[:20])
    return found


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``"Th 9c"``, parted by single blanks; none for an empty text.

    Raises:
        NotationError: one of them does not exist.
    """
    return tuple(card(part) for part in text.split(" ")) if text else ()


def join(some: Iterable[Card]) -> str:
    """Cards as a text, parted by single blanks: the inverse of :func:`cards`."""
    return " ".join([each.text for each in some])


def in_order(some: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order of records: clubs, diamonds, hearts, spades, each from low to high."""
    return tuple(sorted(some, key=_index))
