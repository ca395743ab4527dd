"""Cards that are dealt out to places together: what each place may get of them, in how many ways, and dealing them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, prod
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Masks = NDArray[np.uint64]
"""Shape ``(worlds, places)``: the cards of each place as a set of bits."""
Room = tuple[int, ...]
"""How many cards each place takes, or gets."""


@dataclass(frozen=True)
class Unseen:
    """A card whose place is not known."""

    bit: int
    """Its number: bit ``1 << bit`` of a mask."""
    weights: tuple[int, ...]
    """By place; 0 where it cannot lie."""


class Part(Protocol):
    """Cards that are dealt out together: a layer of the graph."""

    size: int
    """How many cards they are."""
    able: Room
    """How many of them each place can get at most."""

    def shares(self, least: Room, most: Room) -> Iterator[tuple[Room, int]]:
        """What each place may get, from ``least`` to ``most``, and in how many ways."""

    def dealer(self, shares: Sequence[Room]) -> Dealer:
        """Deals them in these shares."""


Dealer = Callable[[NDArray[np.intp], np.random.Generator], Masks]
"""Takes the numbers of shares and gives the cards that each place gets."""


class Group:
    """Cards with the same weights."""

    def __init__(self, weights: tuple[int, ...], bits: Sequence[int]) -> None:
        self.size = len(bits)
        self.able = tuple([self.size if weight else 0 for weight in weights])
        self._weights, self._bits = weights, bits

    def shares(self, least: Room, most: Room) -> Iterator[tuple[Room, int]]:
        limits = tuple(map(min, most, self.able))
        for share in _shares(self.size, least, limits):
            ways, cards = 1, self.size
            for taken, weight in zip(share, self._weights, strict=True):
                ways *= comb(cards, taken) * weight**taken
                cards -= taken
            yield share, ways

    def dealer(self, shares: Sequence[Room]) -> Dealer:
        bits, size = np.array([1 << bit for bit in self._bits], dtype=np.uint64), self.size
        given = np.array(shares, dtype=np.intp)
        ends = np.zeros((len(given), given.shape[1] + 1), dtype=np.intp)
        np.cumsum(given, axis=1, out=ends[:, 1:])

        def deal(share: NDArray[np.intp], rng: np.random.Generator) -> Masks:
            if size == 1:
                return given[share].astype(np.uint64) * bits
            piles = np.zeros((len(share), size + 1), dtype=np.uint64)
            mixed = rng.permuted(np.broadcast_to(bits, (len(share), size)), axis=1)
            np.cumsum(mixed, axis=1, out=piles[:, 1:])
            return np.diff(np.take_along_axis(piles, ends[share], axis=1), axis=1)

        return deal


class Block:
    """Cards that must lie in certain ways together."""

    def __init__(self, unseen: Sequence[Unseen], ways: Callable[[Sequence[int]], int]) -> None:
        """
        Args:
            unseen: a few cards, at least one: every way in which they may lie is tried.
            ways: how much it weighs besides that they lie so, given a set of bits for each place; 0 if they cannot.
        """
        self.unseen = tuple(unseen)
        self.size = len(self.unseen)
        self._ways: dict[Room, list[tuple[list[int], int]]] = defaultdict(list)
        places = range(len(self.unseen[0].weights))
        for where in product(*[[place for place in places if each.weights[place]] for each in self.unseen]):
            sets = [0] * len(places)
            for each, place in zip(self.unseen, where, strict=True):
                sets[place] |= 1 << each.bit
            weight = ways(sets) * prod([each.weights[place] for each, place in zip(self.unseen, where, strict=True)])
            if weight:
                self._ways[tuple([where.count(place) for place in places])].append((sets, weight))
        self.able = tuple([max(counts) for counts in zip(*self._ways, strict=True)]) or (0,) * len(places)

    def allows(self, row: Sequence[int]) -> bool:
        """Whether the cards of the block may lie as they do in a row."""
        cards = sum([1 << each.bit for each in self.unseen])
        sets = [place & cards for place in row]
        return any(sets == each for ways in self._ways.values() for each, _ in ways)

    def shares(self, least: Room, most: Room) -> Iterator[tuple[Room, int]]:
        for share, ways in self._ways.items():
            if all(low <= here <= high for low, here, high in zip(least, share, most, strict=True)):
                yield share, sum([weight for _, weight in ways])

    def dealer(self, shares: Sequence[Room]) -> Dealer:
        chances: list[float] = []
        rows: list[list[int]] = []
        last: list[int] = []
        for number, share in enumerate(shares):
            total, done = sum([weight for _, weight in self._ways[share]]), 0
            for sets, weight in self._ways[share]:
                done += weight
                chances.append(number + done / total)
                rows.append(sets)
            last.append(len(rows) - 1)
        choices = Choices(np.array(chances), np.array(last, dtype=np.intp))
        masks = np.array(rows, dtype=np.uint64)
        return lambda share, rng: masks[choices.draw(share, rng)]

    def every(self) -> Iterator[tuple[list[int], int]]:
        """Every way in which they may lie: a set of bits for each place, and the weight."""
        for ways in self._ways.values():
            yield from ways


@dataclass(frozen=True)
class Choices:
    """Chances of several things for each of several nodes, one after the other in one array."""

    chances: NDArray[np.float64]
    """For each thing the number of its node and, after the point, the chance of it and those before it: ascending."""
    last: NDArray[np.intp]
    """By node: its last thing."""

    def draw(self, node: NDArray[np.intp], rng: np.random.Generator) -> NDArray[np.intp]:
        """One thing for each of these nodes."""
        if len(self.chances) == len(self.last):
            return node
        found = np.searchsorted(self.chances, node + rng.random(len(node)), side="right")
        return np.minimum(found, self.last[node])  # a sum that was rounded up must not reach the next node


def _shares(cards: int, least: Room, most: Room) -> Iterator[Room]:
    """All ways to give so many cards to places that take from ``least`` to ``most`` each."""
    if len(most) == 1:
        if least[0] <= cards <= most[0]:
            yield (cards,)
        return
    after_least, after_most = sum(least[1:]), sum(most[1:])
    for here in range(max(least[0], cards - after_most), min(most[0], cards - after_least) + 1):
        for others in _shares(cards - here, least[1:], most[1:]):
            yield here, *others
