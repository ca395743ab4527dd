"""Unseen cards dealt out to places: counted exactly, and drawn with the chances that the count gives.

A *place* is a hand, the cards laid away, the stock: it takes a given number of cards. Every unseen card has a weight
for each place, 0 where it cannot lie. A filling puts every card somewhere; its weight is the product of its cards'
weights. Cards with the same weights are one *group*: it matters only how many of them each place gets. So the fillings
are the paths through a small graph, a layer for each group, a node for each vector of room left, and the number of
fillings beyond each node is found once from the end. A draw walks the graph with those numbers as chances and then
deals each group at random in the numbers chosen: no draw is ever thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb

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


class Filling:
    """All ways to deal unseen cards out to places.

    Attributes:
        room: how many cards each place takes.
        unseen: the cards.
        count: the number of fillings, each counted with its weight; 0 if there is none.
    """

    def __init__(self, room: Room, unseen: Sequence[Unseen]) -> None:
        self.room = room
        self.unseen = tuple(unseen)
        by_weights: dict[tuple[int, ...], list[int]] = {}
        for each in self.unseen:
            by_weights.setdefault(each.weights, []).append(each.bit)
        # Groups with few places first: they leave few different vectors of room.
        self._groups = sorted(by_weights.items(), key=lambda group: sum(map(bool, group[0])))
        self._beyond: list[dict[Room, int]] = [{} for _ in self._groups]
        self.count = self._ways(0, room) if sum(room) == len(self.unseen) else 0
        self._layers: list[_Layer] | None = None

    def _ways(self, depth: int, room: Room) -> int:
        """How many fillings of ``room`` the groups from ``depth`` on have."""
        if depth == len(self._groups):
            return 1
        known = self._beyond[depth].get(room)
        if known is None:
            known = sum([ways * self._ways(depth + 1, left) for _, left, ways in self._splits(depth, room)])
            self._beyond[depth][room] = known
        return known

    def _splits(self, depth: int, room: Room) -> Iterator[tuple[Room, Room, int]]:
        """How the group can be shared out: what each place gets, the room then left, in how many ways."""
        weights, bits = self._groups[depth]
        most = [size if weight else 0 for size, weight in zip(room, weights, strict=True)]
        # What the later groups cannot fill, this one must.
        later = [
            sum([len(others) for other, others in self._groups[depth + 1 :] if other[place]])
            for place in range(len(room))
        ]
        least = [max(size - after, 0) for size, after in zip(room, later, strict=True)]
        for share in _shares(len(bits), tuple(least), tuple(most)):
            left = tuple([size - taken for size, taken in zip(room, share, strict=True)])
            ways, cards = 1, len(bits)
            for taken, weight in zip(share, weights, strict=True):
                ways *= comb(cards, taken) * weight**taken
                cards -= taken
            yield share, left, ways

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
            edge = layer.choose(node, rng)
            masks += layer.deal(edge, rng)
            node = layer.next[edge]
        return masks

    def _built(self) -> list[_Layer]:
        """The graph as arrays."""
        layers, rooms = [], [self.room]
        for depth, (_, bits) in enumerate(self._groups):
            shares: list[Room] = []
            following: list[int] = []
            chances: list[float] = []
            last: list[int] = []
            numbers: dict[Room, int] = {}
            for node, room in enumerate(rooms):
                total, done = self._ways(depth, room), 0
                for share, left, ways in self._splits(depth, room):
                    beyond = ways * self._ways(depth + 1, left)
                    if beyond:
                        done += beyond
                        shares.append(share)
                        following.append(numbers.setdefault(left, len(numbers)))
                        chances.append(node + done / total)
                last.append(len(shares) - 1)
            layers.append(
                _Layer(
                    np.array([1 << bit for bit in bits], dtype=np.uint64),
                    np.array(shares, dtype=np.intp),
                    np.array(following, dtype=np.intp),
                    np.array(chances),
                    np.array(last, dtype=np.intp),
                )
            )
            rooms = list(numbers)
        return layers

    def allows(self, masks: Masks) -> NDArray[np.bool_]:
        """Which rows are fillings: every place gets as many cards as it takes, and none that cannot lie there."""
        fits = np.ones(len(masks), dtype=np.bool_)
        for place, size in enumerate(self.room):
            able = sum([1 << each.bit for each in self.unseen if each.weights[place]])
            column = masks[:, place]
            fits &= (np.bitwise_count(column) == size) & (column & np.uint64(able) == column)
        return fits

    def every(self) -> tuple[Masks, NDArray[np.int64]]:
        """All fillings, and the weight of each: for small numbers of them only."""
        places = len(self.room)
        masks = np.zeros((1, places), dtype=np.uint64)
        weights = np.ones(1, dtype=np.int64)
        taken = np.zeros((1, places), dtype=np.int64)
        for each in self.unseen:
            grown = []
            for place in range(places):
                if each.weights[place]:
                    fits = taken[:, place] < self.room[place]
                    with_it, more = masks[fits], taken[fits]
                    with_it[:, place] |= np.uint64(1 << each.bit)
                    more[:, place] += 1
                    grown.append((with_it, more, weights[fits] * each.weights[place]))
            masks, taken, weights = [np.concatenate(parts) for parts in zip(*grown, strict=True)]
        return masks, weights


@dataclass(frozen=True)
class _Layer:
    """One group in the graph. The edges of a node stand together, the nodes one after the other."""

    bits: Masks
    """The cards of the group."""
    shares: NDArray[np.intp]
    """Shape ``(edges, places)``: how many cards each place gets."""
    next: NDArray[np.intp]
    """By edge: the node of the next layer."""
    chances: NDArray[np.float64]
    """By edge: the number of its node and, after the point, the chance of it and the edges before it: ascending."""
    last: NDArray[np.intp]
    """By node: its last edge."""

    def choose(self, node: NDArray[np.intp], rng: np.random.Generator) -> NDArray[np.intp]:
        """An edge for each of these nodes."""
        if len(self.next) == 1:
            return node
        edge = np.searchsorted(self.chances, node + rng.random(len(node)), side="right")
        return np.minimum(edge, self.last[node])  # a sum that was rounded up must not reach the next node

    def deal(self, edge: NDArray[np.intp], rng: np.random.Generator) -> Masks:
        """The cards that each place gets of this group."""
        number, cards = len(edge), len(self.bits)
        if cards == 1:
            return self.shares[edge].astype(np.uint64) * self.bits
        piles = np.zeros((number, cards + 1), dtype=np.uint64)
        mixed = rng.permuted(np.broadcast_to(self.bits, (number, cards)), axis=1)
        np.cumsum(mixed, axis=1, out=piles[:, 1:])
        ends = np.zeros((number, self.shares.shape[1] + 1), dtype=np.intp)
        np.cumsum(self.shares[edge], axis=1, out=ends[:, 1:])
        return np.diff(np.take_along_axis(piles, ends, axis=1), axis=1)


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
