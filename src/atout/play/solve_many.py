"""Many deals solved at once: arrays in, arrays out, every core at work.

Example:
    >>> import numpy as np
    >>> from atout.games.coinche.spec import FFB
    >>> from atout.play.kernel import rules
    >>> case = Case(rules(FFB.modes["h"], FFB.duties["h"], (2, 3, 0, 1)), Question((0, 2), last_trick=10))
    >>> holders = np.full((1, 32), -1)
    >>> holders[0, [16, 17, 18, 19]] = [0, 1, 2, 3]  # the seven, eight, nine and jack of hearts
    >>> solve_many([case], holders, [[0, 0]]).values[0, 16:20].tolist()
    [0, -32768, -32768, -32768]
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from atout import _kernel
from atout.play.kernel import KernelRules
from atout.play.solve import Question, node_limit, table_size

NO_VALUE: Final = -(1 << 15)
"""Stands for a card without a value: another seat's, or one that was given up."""


@dataclass(frozen=True)
class Case:
    """What many deals have in common: how they are played and what is asked."""

    rules: KernelRules
    question: Question


@dataclass(frozen=True)
class Solutions:
    """What :func:`solve_many` found; a row for each deal."""

    values: NDArray[np.int16]
    """By deal and card of the deck: the value of leading it, :data:`NO_VALUE` for the cards of the other seats."""
    complete: NDArray[np.bool_]
    """By deal: whether all of its values are there."""
    nodes: NDArray[np.uint64]
    """By deal: positions searched."""


def solve_many(
    cases: Sequence[Case],
    deals: ArrayLike,
    contracts: ArrayLike,
    *,
    jobs: int | None = None,
    nodes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Solutions:
    """The value of every lead of many deals, on all cores. Ctrl-C stops it.

    Args:
        cases: the rules and questions that occur, all with the same deck.
        deals: shape ``(deals, cards)``: for each card of the deck, in the order of :attr:`Mode.deck` with the copies of
            a card side by side, the seat that holds it; -1 for a card that nobody holds any more. All seats hold
            equally many.
        contracts: shape ``(deals, 2)``: for each deal the number of its case and the seat to lead.
        jobs: how many threads share the work, by default one for each core.
        nodes: gives a deal up after so many positions.
        progress: called about twenty times a second with the number of deals solved and of all.

    Raises:
        ValueError: arrays that do not fit, seats and cases that do not exist, hands of different length.
    """
    if not cases:
        raise ValueError("there must be a case")
    holders, numbers = np.asarray(deals), np.asarray(contracts)
    orders = [_bits_of_deck(case.rules) for case in cases]
    size, seats = len(orders[0]), len(cases[0].rules.partner)
    if any(len(order) != size or len(case.rules.partner) != seats for order, case in zip(orders, cases, strict=True)):
        raise ValueError("all cases must have the same deck and seats")
    if holders.ndim != 2 or holders.shape[1] != size or numbers.shape != (len(holders), 2):
        raise ValueError(f"there must be {size} holders, a case and a leader for each deal")
    for array, least, end in ((holders, -1, seats), (numbers[:, 0], 0, len(cases)), (numbers[:, 1], 0, seats)):
        if array.size and not (array.dtype.kind in "iu" and least <= array.min() and array.max() < end):
            raise ValueError(f"there must be whole numbers from {least} to {end - 1} only")

    order = np.stack(orders)[numbers[:, 0]] if len(holders) else np.zeros((0, size), dtype=np.uint64)
    bits = np.left_shift(np.uint64(1), order)
    hands = np.zeros((len(holders), 4), dtype=np.uint64)
    for seat in range(seats):
        hands[:, seat] = np.where(holders == seat, bits, np.uint64(0)).sum(axis=1, dtype=np.uint64)
    total = len(holders)
    by_bit, complete, searched = _kernel.solve_many(
        [(case.rules.native, case.question.native) for case in cases],
        np.ascontiguousarray(numbers[:, 0], dtype=np.uint32),
        np.ascontiguousarray(numbers[:, 1], dtype=np.uint32),
        hands,
        jobs or os.cpu_count() or 1,
        table_size(cases[0].rules),
        node_limit(nodes),
        None if progress is None else lambda done: progress(done, total),
    )
    return Solutions(np.take_along_axis(by_bit, order.astype(np.int64), axis=1), complete, searched)


def _bits_of_deck(rules: KernelRules) -> NDArray[np.uint64]:
    labels = rules.labels
    return np.array([bit for card in labels.mode.deck for bit in labels.bits[card]], dtype=np.uint64)
