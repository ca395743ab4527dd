"""What a soloist's hand is likely to take, from a table made by simulation, and what he can best spare.

The hand is worth a constant, plus a number for its trump suit and one for each other suit; what a suit is worth depends
on how many copies of each of its six cards are held. ``bench/train_binokel.py`` makes the table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel.counts import POINTS, SHAPE, Counts, melded, rows_of
from atout.cards import SUITS, Suit
from atout.games.binokel.spec import TAPP_SIZE


@cache
def _table() -> NDArray[np.float64]:
    """Card points, last ten included, shape ``(2, 729)``: the first row for trumps, with the constant, then others."""
    with files(__package__).joinpath("tricks.npy").open("rb") as file:
        return np.asarray(np.load(file, allow_pickle=False), dtype=np.float64)


def trick_points(hands: Counts, trump: Suit) -> NDArray[np.float64]:
    """The card points that a soloist with each of these fifteen cards is likely to take, last ten included."""
    rows = rows_of(hands)
    of_trumps, of_others = _table()
    plain = of_others[rows]
    at = SUITS.index(trump)
    return np.asarray(plain.sum(axis=-1) - plain[..., at] + of_trumps[rows[..., at]])


def likely(hands: Counts, trump: Suit) -> NDArray[np.float64]:
    """Melds and likely card points of each hand."""
    return trick_points(hands, trump) + melded(hands, trump)


def spare(hands: Counts, trump: Suit) -> tuple[Counts, NDArray[np.float64]]:
    """Lays three cards of each hand of eighteen away, one after the other, whichever it can best spare.

    Returns:
        The hands that are left, and what each of them with the cards laid away is likely to make.
    """
    left = hands.reshape(-1, *SHAPE).copy()
    laid = np.zeros(len(left))
    every = np.arange(len(left))
    kinds = SHAPE[0] * SHAPE[1]
    one = np.eye(kinds, dtype=np.int8).reshape(kinds, *SHAPE)
    for _ in range(TAPP_SIZE):
        without = left[:, None] - one
        held = left.reshape(len(left), kinds) > 0
        worth = likely(np.maximum(without, 0), trump) + POINTS.reshape(-1)
        spared = np.where(held, worth, -np.inf).argmax(axis=1)
        left[every, spared // SHAPE[1], spared % SHAPE[1]] -= 1
        laid += POINTS.reshape(-1)[spared]
    return left.reshape(hands.shape), (likely(left, trump) + laid).reshape(hands.shape[:-2])
