"""What a soloist's hand is likely to take, from a table made by simulation, and what he can best spare.

The hand is worth a constant, plus a number for its trump suit and one for each other suit; what a suit is worth depends
on how many copies of each of its six cards are held. ``bench/train_binokel.py`` makes the table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel.counts import POINTS, ROWS, SHAPE, Counts, melded, rows_of, sets_lost, suit_melds
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
    every, at = np.arange(len(left)), SUITS.index(trump)
    of_trumps, of_others = _without()
    for _ in range(TAPP_SIZE):
        rows = rows_of(left)
        worth = of_others[rows]
        worth[:, at] = of_trumps[rows[:, at]]
        spared = (worth + POINTS - sets_lost(left)).reshape(len(left), -1).argmax(axis=1)
        left[every, spared // SHAPE[1], spared % SHAPE[1]] -= 1
        laid += POINTS.reshape(-1)[spared]
    return left.reshape(hands.shape), (likely(left, trump) + laid).reshape(hands.shape[:-2])


@cache
def _without() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What a hand is worth more without a card of a suit, shape ``(729, 6)`` by row and rank: as trumps, as another
    suit. Of what goes across suits nothing is counted; a card that is not held cannot be spared."""
    rows = np.arange(ROWS)[:, None]
    digit = 3 ** np.arange(SHAPE[1] - 1, -1, -1)
    held = rows // digit % 3 > 0
    worth = _table() + np.stack(suit_melds())
    found = np.where(held, worth[:, np.maximum(rows - digit, 0)] - worth[:, rows], -np.inf)
    return found[0], found[1]
