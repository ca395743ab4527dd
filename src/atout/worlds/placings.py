"""The ways to fill some places only, where those to fill all of them are too many to list.

What lies in the other places is then a matter of counting: cards that no clue tells apart lie there in every way alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from atout.worlds.filling import Filling
from atout.worlds.parts import Masks, Unseen


class Placings(NamedTuple):
    """Fillings, one for each way to fill the listed places, and to place the cards that clues tell apart."""

    masks: Masks
    """Shape ``(ways, places)``. Outside the listed places the ``free`` cards lie as they do for example only."""
    weights: NDArray[np.float64]
    """How many fillings there are that differ from each in this alone, each counted with its weight."""
    free: np.uint64
    """The cards that no clue tells apart, as a set of bits: outside the listed places any two may be exchanged."""


def placings(filling: Filling, listed: Sequence[int], most: int) -> Placings | None:
    """Every way to fill the places ``listed``; ``None`` if there are more than ``most``.

    Raises:
        ValueError: the cards of no block are not all alike.
    """
    if len({each.weights for each in filling.single}) > 1:
        raise ValueError("cards that may be exchanged have the same weights")
    if prod([sum([1 for _ in block.every()]) for block in filling.blocks]) > most:
        return None
    held, times = Filling(filling.room, (), filling.blocks).every()
    left = np.array(filling.room) - np.bitwise_count(held)
    rooms, kind = np.unique(left, axis=0, return_inverse=True)
    others = [place for place in range(len(filling.room)) if place not in listed]
    ways = [_ways([*room[list(listed)], room[others].sum()]) for room in rooms]
    if np.dot(ways, np.bincount(kind)) > most:
        return None
    masks, weights = [], []
    for number, room in enumerate(rooms.tolist()):
        some = _placed(filling.single, room, listed, others)
        here = held[kind == number]
        masks.append((here[:, None] | some).reshape(-1, len(room)))
        alike = float(_ways([room[place] for place in others]))
        weights.append(np.repeat(times[kind == number] * alike, len(some)))
    free = np.uint64(sum([1 << each.bit for each in filling.single]))
    return Placings(np.concatenate(masks), np.concatenate(weights), free)


def _ways(sizes: Iterable[int]) -> int:
    """In how many ways cards can be dealt out to places that take so many each."""
    counts = [int(size) for size in sizes]
    return factorial(sum(counts)) // prod(map(factorial, counts))


def _placed(cards: Sequence[Unseen], room: Sequence[int], listed: Sequence[int], others: Sequence[int]) -> Masks:
    """Every way to put the cards into the listed places, the rest of them lying in the others in their order."""
    sizes = (*[room[place] for place in listed], sum([room[place] for place in others]))
    ways, _ = Filling(sizes, [Unseen(each.bit, (1,) * len(sizes)) for each in cards]).every()
    masks = np.zeros((len(ways), len(room)), dtype=np.uint64)
    masks[:, list(listed)] = ways[:, :-1]
    rest = ways[:, -1].copy()
    for place in others:
        for _ in range(room[place]):
            lowest = rest & (~rest + np.uint64(1))
            masks[:, place] |= lowest
            rest ^= lowest
    return masks
