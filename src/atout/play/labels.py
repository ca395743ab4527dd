"""Labels: which bits of a word stand for which cards. The border between card language and the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import TypedDict

from atout.cards import SUITS, Card
from atout.play.mode import Mode


class Tables(TypedDict):
    """A mode as the kernel takes it; lists are by bit."""

    class_of: list[int]
    """The number of its suit, as suits come, from 0."""
    beats: list[int]
    """The set of bits that beat it while it wins."""
    points: list[int]
    """Its card points."""
    has_trumps: bool
    """Whether suit 0 is trump."""


class Labels:
    """Which bits stand for which cards in one mode: suit by suit, trumps first, each suit from weak to strong.

    Two copies of a card stand side by side, and neither beats the other.
    """

    __slots__ = ("bits", "by_bit", "copies", "mode")

    def __init__(self, mode: Mode, copies: int = 1) -> None:
        """
        Args:
            mode: how the cards rank.
            copies: how many of each card the deck has.

        Raises:
            ValueError: the deck has more than 64 cards, or none.
        """
        deck = tuple(mode.deck)
        if copies < 1 or not 0 < len(deck) * copies <= 64:
            raise ValueError(f"the kernel takes decks of 1 to 64 cards, not {len(deck)} times {copies}")
        self.mode = mode
        self.copies = copies
        self.by_bit: tuple[Card, ...] = tuple(
            card
            for suit in sorted(SUITS, key=lambda suit: suit != mode.trump)
            for card in sorted((card for card in deck if card.suit == suit), key=self._beaten_by, reverse=True)
            for _ in range(copies)
        )
        """The card of each bit."""
        self.bits: dict[Card, tuple[int, ...]] = dict.fromkeys(deck, ())
        """The bits of each card, one a copy."""
        for bit, card in enumerate(self.by_bit):
            self.bits[card] += (bit,)

    def _beaten_by(self, card: Card) -> int:
        return sum(other.suit == card.suit for other in self.mode.beaters[card])

    def tables(self) -> Tables:
        """The mode as the kernel takes it, bit by bit."""
        suits = list(dict.fromkeys(card.suit for card in self.by_bit))
        beaters, points = self.mode.beaters, self.mode.points
        beats = {card: self.set_of(tuple(beaters[card]) * self.copies) for card in self.bits}
        return Tables(
            class_of=[suits.index(card.suit) for card in self.by_bit],
            beats=[beats[card] for card in self.by_bit],
            points=[points[card] for card in self.by_bit],
            has_trumps=suits[0] == self.mode.trump,
        )

    def bits_of(self, some: Iterable[Card], taken: dict[Card, int] | None = None) -> list[int]:
        """A bit for each of the cards, the next copy's where one stands there twice.

        Args:
            some: the cards.
            taken: how many copies of each card are spent already; brought up to date.

        Raises:
            ValueError: a card that is not of this mode, or too often there.
        """
        taken = {} if taken is None else taken
        bits = []
        for card in some:
            number = taken.get(card, 0)
            copies = self.bits.get(card)
            if copies is None:
                raise ValueError(f"{card} is no card of this deck")
            if number == len(copies):
                raise ValueError(f"{card} is there more than {len(copies)} times")
            bits.append(copies[number])
            taken[card] = number + 1
        return bits

    def set_of(self, some: Iterable[Card], taken: dict[Card, int] | None = None) -> int:
        """The cards as a set of bits; arguments and errors as in :meth:`bits_of`."""
        return sum([1 << bit for bit in self.bits_of(some, taken)])

    def cards_of(self, bits: int) -> list[Card]:
        """The cards of a set of bits, in the order of records."""
        found = []
        while bits:
            low = bits & -bits
            found.append(self.by_bit[low.bit_length() - 1])
            bits ^= low
        return sorted(found, key=_index)


_index = attrgetter("index")
