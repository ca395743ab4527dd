"""What the cards laid away are likely to be: soloists keep trumps and aces, and lay tens and small cards away."""

from __future__ import annotations

import random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.weighted import evenly
from atout.games.binokel.spec import PLAYERS, SCALE
from atout.play.kernel import KernelRules
from atout.worlds import Worlds

_LAID: Final = dict(zip(SCALE.ranks, (0.10, 0.40, 0.16, 0.23, 0.29, 0.40), strict=True))
"""How often a soloist lays a card of this rank away that he has among his eighteen, if it is no trump. Counted in 150
deals of the players that think."""
_TRUMP_LAID: Final = 0.005
"""The same for a trump."""
_CHOICE: Final = 4
"""How many worlds are drawn for each one that is kept."""


def likely_worlds(known: Worlds, by: KernelRules, number: int, rng: random.Random) -> NDArray[np.uint64]:
    """So many worlds, those rare among them in which the soloist laid away what he would have kept.

    Returns:
        Shape ``(number, places)``: the hands by the kernel's bits, and last what was laid away.
    """
    rows = known.places(number, rng)
    if rows.shape[1] == PLAYERS or not rows[:, PLAYERS].any():
        return rows
    rows = np.concatenate([rows, known.places((_CHOICE - 1) * number, rng)])
    return np.ascontiguousarray(rows[evenly(_weights(by, rows[:, PLAYERS]), number, rng.random())])


def _weights(by: KernelRules, laid: NDArray[np.uint64]) -> NDArray[np.float64]:
    """How likely it is that each of these sets of cards was laid away."""
    found = np.ones(len(laid))
    for bit, card in enumerate(by.labels.by_bit):
        chance = _TRUMP_LAID if card.suit == by.mode.trump else _LAID[card.rank]
        found[(laid >> np.uint64(bit) & np.uint64(1)).astype(bool)] *= chance / (1 - chance)
    return found
