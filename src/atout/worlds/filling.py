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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from atout.worlds.parts import Block, Choices, Dealer, Group, Masks, Part, Room, Unseen


class Filling:
    """All ways to deal unseen cards out to places.

    Attributes:
        room: how many cards each place takes.
        single: the cards that no block holds.
        blocks: the others.
        unseen: all of them.
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
        self.single = tuple(unseen)
        self.blocks = tuple(blocks)
        self.unseen = (*self.single, *[each for block in self.blocks for each in block.unseen])
        by_weights: dict[tuple[int, ...], list[int]] = {}
        for each in self.single:
            by_weights.setdefault(each.weights, []).append(each.bit)
        # Groups with few places first: they leave few different vectors of room.
        groups = sorted(by_weights.items(), key=lambda group: sum(map(bool, group[0])))
        self._parts: list[Part] = [*self.blocks, *[Group(weights, bits) for weights, bits in groups]]
        able = [part.able for part in self._parts]
        self._later = [
            tuple([sum([most[place] for most in able[depth + 1 :]]) for place in range(len(room))])
            for depth in range(len(able))
        ]
        """By part and place: how many cards the parts after it can give the place."""
        self._known: list[dict[Room, _Node]] = [{} for _ in self._parts]
        self.count = self._ways(0, room) if sum(room) == len(self.unseen) else 0
        self._layers: list[_Layer] | None = None

    def _ways(self, depth: int, room: Room) -> int:
        """How many fillings of ``room`` the parts from ``depth`` on have."""
        return 1 if depth == len(self._parts) else self._node(depth, room).count

    def _node(self, depth: int, room: Room) -> _Node:
        known = self._known[depth].get(room)
        if known is None:
            edges = [
                (share, left, ways * beyond)
                for share, left, ways in self._splits(depth, room)
                if (beyond := self._ways(depth + 1, left))
            ]
            known = self._known[depth][room] = _Node(edges, sum([count for _, _, count in edges]))
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
                here, done = self._node(depth, room), 0
                for share, left, count in here.edges:
                    done += count
                    share_of.append(shares.setdefault(share, len(shares)))
                    following.append(numbers.setdefault(left, len(numbers)))
                    chances.append(node + done / here.count)
                last.append(len(chances) - 1)
            layers.append(
                _Layer(
                    Choices(np.array(chances), np.array(last, dtype=np.intp)),
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
            fits[row] = all(block.allows(masks[row].tolist()) for block in self.blocks)
        return fits

    def every(self) -> tuple[Masks, NDArray[np.int64]]:
        """All fillings, and the weight of each: for small numbers of them only."""
        places = len(self.room)
        masks, weights = np.zeros((1, places), dtype=np.uint64), np.ones(1, dtype=np.int64)
        for ways in [*[list(block.every()) for block in self.blocks], *map(_alone, self.single)]:
            grown = []
            for sets, weight in ways:
                more = masks | np.array(sets, dtype=np.uint64)
                fits = (np.bitwise_count(more) <= np.array(self.room)).all(axis=1)
                grown.append((more[fits], weights[fits] * weight))
            masks, weights = [np.concatenate(parts) for parts in zip(*grown, strict=True)]
        return masks, weights


@dataclass(frozen=True)
class _Node:
    """Room left before a part is dealt out."""

    edges: list[tuple[Room, Room, int]]
    """What each place may get of it, the room left then, and how many fillings there are that way."""
    count: int
    """How many there are in all."""


@dataclass(frozen=True)
class _Layer:
    """One part in the graph. The edges of a node stand together, the nodes one after the other."""

    choices: Choices
    """By node: its edges."""
    share: NDArray[np.intp]
    """By edge: the number of its share."""
    next: NDArray[np.intp]
    """By edge: the node of the next layer."""
    deal: Dealer


def _alone(card: Unseen) -> list[tuple[list[int], int]]:
    """Where a single card may lie."""
    places = range(len(card.weights))
    return [
        ([1 << card.bit if here == place else 0 for here in places], weight)
        for place, weight in enumerate(card.weights)
        if weight
    ]
