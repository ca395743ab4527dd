"""Drawing by weights."""

from __future__ import annotations

import numpy as np
import pytest

from atout.bots.weighted import evenly


@pytest.mark.parametrize("start", [0.0, 0.3, 0.999])
def test_every_place_is_drawn_as_often_as_its_weight_says_to_within_one(start: float) -> None:
    weights = np.array([1.0, 0.0, 5.0, 2.5, 1e-9, 11.5])
    drawn = evenly(weights, 40, start)
    counts = np.bincount(drawn, minlength=len(weights))
    assert sorted(drawn) == list(drawn)
    assert counts.sum() == 40
    assert np.all(np.abs(counts - 40 * weights / weights.sum()) < 1)
