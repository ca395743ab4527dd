"""Drawing by weights."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def evenly(weights: NDArray[np.float64], number: int, start: float) -> NDArray[np.intp]:
    """Places drawn by their weights, rising, each as often as its weight says to within one.

    Args:
        weights: how likely each place is, on any scale; not all 0.
        number: how many places are drawn.
        start: chance, from 0 to below 1.
    """
    upto = np.cumsum(weights)
    steps = (np.arange(number) + start) / number * upto[-1]
    found: NDArray[np.intp] = np.minimum(np.searchsorted(upto, steps), len(weights) - 1)
    return found
