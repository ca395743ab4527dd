"""Unseen cards dealt out to places: counted exactly, and drawn with the chances that the count gives.

A *place* is a hand, the cards laid away, the stock: it takes a given number of cards. Every unseen card has a weight
for each place, 0 where it cannot lie. A filling puts every card somewhere; its weight is the product of its cards'
weights. Cards with the same weights are one *group*: it matters only how many of them each place gets. A few cards on
which a condition is put together are a *block*: its ways to lie are listed. So the fillings are the paths through a
small graph, a layer for each group or block, a node for each vector of room left, and the number of fillings beyond
each node is found once from the end. A draw walks the graph with those numbers as chances and then deals each group at
random in the numbers chosen: no draw is ever thrown away.
"""

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


class _Part(Protocol):
    """Cards that are dealt out together: a layer of the graph."""

    size: int
    """How many cards they are."""
    able: Room
    """How many of them each place can get at most."""

    def shares(self, least: Room, most: Room) -> Iterator[tuple[Room, int]]:
        """What each place may get, from ``least`` to ``most``, and in how many ways."""

    def dealer(self, shares: Sequence[Room]) -> _Dealer:
        """Deals them in these shares."""


_Dealer = Callable[[NDArray[np.intp], np.random.Generator], Masks]
"""Takes the numbers of shares and gives the cards that each place gets."""


class _Group:
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

    def dealer(self, shares: Sequence[Room]) -> _Dealer:
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

    def dealer(self, shares: Sequence[Room]) -> _Dealer:
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
        choices = _Choices(np.array(chances), np.array(last, dtype=np.intp))
        masks = np.array(rows, dtype=np.uint64)
        return lambda share, rng: masks[choices.draw(share, rng)]

    def every(self) -> Iterator[tuple[list[int], int]]:
        """Every way in which they may lie: a set of bits for each place, and the weight."""
        for ways in self._ways.values():
            yield from ways


class Filling:
    """All ways to deal unseen cards out to places.

    Attributes:
        room: how many cards each place takes.
        unseen: the cards.
        count: the number of fillings, each counted with its weight; 0 if there is none.
    """

    def __init__(self, room: Room, unseen: Sequence[Unseen], blocks: Sequence[Block] = ()) -> None:
        """
        Args:
            room: how many cards each place takes.
            unseen: the cards that no block holds.
            blocks: the others.
        """
        self.room = room
        self._single = tuple(unseen)
        self._blocks = tuple(blocks)
        self.unseen = (*self._single, *[each for block in self._blocks for each in block.unseen])
        by_weights: dict[tuple[int, ...], list[int]] = {}
        for each in self._single:
            by_weights.setdefault(each.weights, []).append(each.bit)
        # Groups with few places first: they leave few different vectors of room.
        groups = sorted(by_weights.items(), key=lambda group: sum(map(bool, group[0])))
        self._parts: list[_Part] = [*self._blocks, *[_Group(weights, bits) for weights, bits in groups]]
        able = [part.able for part in self._parts]
        self._later = [
            tuple([sum([most[place] for most in able[depth + 1 :]]) for place in range(len(room))])
            for depth in range(len(able))
        ]
        """By part and place: how many cards the parts after it can give the place."""
        self._beyond: list[dict[Room, int]] = [{} for _ in self._parts]
        self.count = self._ways(0, room) if sum(room) == len(self.unseen) else 0
        self._layers: list[_Layer] | None = None

    def _ways(self, depth: int, room: Room) -> int:
        """How many fillings of ``room`` the parts from ``depth`` on have."""
        if depth == len(self._parts):
            return 1
        known = self._beyond[depth].get(room)
        if known is None:
            known = sum([ways * self._ways(depth + 1, left) for _, left, ways in self._splits(depth, room)])
            self._beyond[depth][room] = known
        return known

    def _splits(self, depth: int, room: Room) -> Iterator[tuple[Room, Room, int]]:
        """How the part can be shared out: what each place gets, the room then left, in how many ways."""
        # What the later parts cannot fill, this one must.
        least = tuple([max(size - after, 0) for size, after in zip(room, self._later[depth], strict=True)])
        for share, ways in self._parts[depth].shares(least, room):
            yield share, tuple([size - taken for size, taken in zip(room, share, strict=True)]), ways

    def draw(self, number: int, rng: np.random.Generator) -> Masks:
        """So many fillings, drawn independently, each with a chance in proportion to its weight.

        Raises:
            ValueError: there is no filling.
        """
        if not self.count:
            raise ValueError("there is no way to fill these places")
        if self._layers is None:
            self._layers = self._built()
        masks = np.zeros((number, len(self.room)), dtype=np.uint64)
        node = np.zeros(number, dtype=np.intp)
        for layer in self._layers:
            edge = layer.choices.draw(node, rng)
            masks += layer.deal(layer.share[edge], rng)
            node = layer.next[edge]
        return masks

    def _built(self) -> list[_Layer]:
        """The graph as arrays."""
        layers, rooms = [], [self.room]
        for depth, part in enumerate(self._parts):
            shares: dict[Room, int] = {}
            numbers: dict[Room, int] = {}
            share_of: list[int] = []
            following: list[int] = []
            chances: list[float] = []
            last: list[int] = []
            for node, room in enumerate(rooms):
                total, done = self._ways(depth, room), 0
                for share, left, ways in self._splits(depth, room):
                    beyond = ways * self._ways(depth + 1, left)
                    if beyond:
                        done += beyond
                        share_of.append(shares.setdefault(share, len(shares)))
                        following.append(numbers.setdefault(left, len(numbers)))
                        chances.append(node + done / total)
                last.append(len(chances) - 1)
            layers.append(
                _Layer(
                    _Choices(np.array(chances), np.array(last, dtype=np.intp)),
                    np.array(share_of, dtype=np.intp),
                    np.array(following, dtype=np.intp),
                    part.dealer(list(shares)),
                )
            )
            rooms = list(numbers)
        return layers

    def allows(self, masks: Masks) -> NDArray[np.bool_]:
        """Which rows are fillings."""
        fits = np.ones(len(masks), dtype=np.bool_)
        for place, size in enumerate(self.room):
            able = sum([1 << each.bit for each in self.unseen if each.weights[place]])
            column = masks[:, place]
            fits &= (np.bitwise_count(column) == size) & (column & np.uint64(able) == column)
        for row in np.flatnonzero(fits):
            fits[row] = all(block.allows(masks[row].tolist()) for block in self._blocks)
        return fits

    def every(self) -> tuple[Masks, NDArray[np.int64]]:
        """All fillings, and the weight of each: for small numbers of them only."""
        places = len(self.room)
        masks, weights = np.zeros((1, places), dtype=np.uint64), np.ones(1, dtype=np.int64)
        for ways in [*[list(block.every()) for block in self._blocks], *map(_alone, self._single)]:
            grown = []
            for sets, weight in ways:
                more = masks | np.array(sets, dtype=np.uint64)
                fits = (np.bitwise_count(more) <= np.array(self.room)).all(axis=1)
                grown.append((more[fits], weights[fits] * weight))
            masks, weights = [np.concatenate(parts) for parts in zip(*grown, strict=True)]
        return masks, weights


@dataclass(frozen=True)
class _Layer:
    """One part in the graph. The edges of a node stand together, the nodes one after the other."""

    choices: _Choices
    """By node: its edges."""
    share: NDArray[np.intp]
    """By edge: the number of its share."""
    next: NDArray[np.intp]
    """By edge: the node of the next layer."""
    deal: _Dealer


@dataclass(frozen=True)
class _Choices:
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


def _alone(card: Unseen) -> list[tuple[list[int], int]]:
    """Where a single card may lie."""
    places = range(len(card.weights))
    return [
        ([1 << card.bit if here == place else 0 for here in places], weight)
        for place, weight in enumerate(card.weights)
        if weight
    ]


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
