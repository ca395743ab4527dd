"""Endings for a player who does not know how the cards lie, in card language: one strategy for all that looks the same.

Solving every possible deal alone and averaging believes that later cards can be chosen as each deal needs them. Here
they are chosen by what has been seen: see ``kernel/include/atout/best_defence.hpp`` for what the others know and do.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from atout import _kernel
from atout.cards import Card
from atout.play.kernel import Position
from atout.play.solve import node_limit


def best_defence(
    position: Position,
    hands: NDArray[np.uint64],
    weights: NDArray[np.float64],
    worth: NDArray[np.float64],
    *,
    own: Sequence[int],
    last_trick: int = 0,
    nodes: int | None = None,
    seconds: float | None = None,
) -> dict[Card, float] | None:
    """What the best strategy that begins with each legal card is worth, on average over the worlds.

    Other threads go on meanwhile, and Ctrl-C is heard.

    Args:
        position: what is to be decided, with any hands for the others that fit what everybody sees.
        hands: shape ``(worlds, seats)``: the cards of each seat in every world that is possible, as sets of bits, see
            :class:`~atout.play.labels.Labels`.
        weights: how likely each world is, on any scale.
        worth: shape ``(worlds, columns)``: what it is worth there if the own seats take no trick, then 0, 1, … points,
            in the last column every trick. More points than there are columns for are worth as much as the most.
        own: the seats that play together, the actor among them.
        last_trick: points for the last trick.
        nodes: gives up after so many positions, each counted once for every world that is possible in it, and about as
            much work with strategies.
        seconds: gives up after so long.

    Returns:
        A number for each card; ``None`` where the search gave up.

    Raises:
        ValueError: worlds that do not fit the position, or numbers out of range.
    """
    found, complete, _ = _kernel.best_defence(
        position.native,
        np.ascontiguousarray(hands, dtype=np.uint64),
        np.ascontiguousarray(weights, dtype=np.float64),
        np.ascontiguousarray(worth, dtype=np.float64),
        own=sum([1 << seat for seat in own]),
        last_trick=last_trick,
        nodes=node_limit(nodes),
        seconds=seconds,
    )
    by_bit = position.rules.labels.by_bit
    return {by_bit[bit]: value for bit, value in found} if complete else None
