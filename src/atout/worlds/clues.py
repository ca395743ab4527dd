"""What the worlds of one game are: the frame that the modules of the games fill in."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from atout.cards import Card, Deck
from atout.games.game import Deal
from atout.play import Mode
from atout.play.labels import Labels
from atout.worlds.parts import Masks
from atout.worlds.sampler import Sampler
from atout.worlds.world import World


class Clues(ABC):
    """All that a view tells about where the cards lie.

    Attributes:
        deck: the cards of the game; a card's place in it is its bit. Copies of a card are two bits.
        sampler: the ways in which the unseen cards may lie, a column for each place, the hands first.
    """

    deck: Deck
    sampler: Sampler
    copies: int = 1

    @property
    def count(self) -> int | None:
        """The number of worlds; ``None`` if it cannot be told."""
        return self.sampler.count

    @abstractmethod
    def world(self, row: list[int], rng: random.Random) -> World:
        """The world of a row. Chance decides only what the row leaves open, such as the order of a stock."""

    @abstractmethod
    def row(self, world: World) -> list[int] | None:
        """The unseen cards of each place in the world, as sets of bits; ``None`` if what is known lies elsewhere."""

    @abstractmethod
    def deal(self, world: World) -> Deal:
        """The deal at this moment, played again from the start."""

    @property
    @abstractmethod
    def mode(self) -> Mode | None:
        """How cards rank now; ``None`` while that is not settled."""

    @property
    @abstractmethod
    def own(self) -> list[int]:
        """By seat, the cards known to be in its hand that no row holds, as sets of bits."""


class Bits:
    """The cards of a deck as bits of a word."""

    def __init__(self, deck: Sequence[Card]) -> None:
        self.deck = tuple(deck)
        self._of: dict[Card, tuple[int, ...]] = {}
        for bit, card in enumerate(self.deck):
            self._of[card] = (*self._of.get(card, ()), bit)

    def of(self, some: Iterable[Card], taken: dict[Card, int] | None = None) -> int:
        """The cards as a set of bits: copies that are not ``taken`` yet, which is brought up to date."""
        taken = {} if taken is None else taken
        found = 0
        for card in some:
            number = taken.get(card, 0)
            taken[card] = number + 1
            found |= 1 << self._of[card][number]
        return found

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, in the order of the deck."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self.deck[low.bit_length() - 1])
            mask ^= low
        return tuple(found)


_CHUNK = 12


@lru_cache(maxsize=64)
def kernel_tables(deck: Deck, mode: Mode, copies: int) -> list[NDArray[np.uint64]]:
    """For every twelve bits of a mask the bits of the kernel's labels that stand for them."""
    labels, taken = Labels(mode, copies), dict[Card, int]()
    bits = [labels.set_of((card,), taken) for card in deck]
    tables = []
    for start in range(0, len(deck), _CHUNK):
        table = np.zeros(1, dtype=np.uint64)
        for bit in bits[start : start + _CHUNK]:
            table = np.concatenate([table, table | np.uint64(bit)])
        tables.append(table)
    return tables


def to_kernel(masks: Masks, tables: Sequence[NDArray[np.uint64]]) -> Masks:
    """The same sets with the kernel's bits."""
    found = np.zeros_like(masks)
    for number, table in enumerate(tables):
        chunk = masks >> np.uint64(number * _CHUNK) & np.uint64((1 << _CHUNK) - 1)
        # The last table is shorter than its chunk could be, and no card stands beyond it.
        found |= table[chunk]
    return found
