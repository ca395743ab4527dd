"""Makes ``bots/coinche/chances.npz``: the chance to win a match of Coinche from every pair of totals.

``python -m bench.train_match`` lets rules of thumb play deals and follows their scores from the target backwards: the
chance at two totals is the mean of the chances after each of these scores. It takes some three minutes; the same seed
gives the same table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import atout.bots.coinche.payoff as payoff
from atout.cli.simulation import matches
from atout.games.coinche.game import PROFILES
from atout.games.coinche.spec import Profile

DEALS: Final = 1500
SEED: Final = 1
GRID: Final = payoff.GRID


def scores(game_id: str, deals: int, seed: int) -> NDArray[np.int64]:
    """Shape ``(deals, 2)``: what the sides recorded."""
    played = matches(game_id, ("thumb",), deals, seed, jobs=1)
    return np.array([deal["score"] for record in played for deal in record["deals"]])


def chances(profile: Profile, found: NDArray[np.int64]) -> NDArray[np.float64]:
    """Shape ``(lines, lines)``: the chance by own and other total, in tens, up to the target."""
    tens = np.round(np.concatenate([found, found[:, ::-1]]) / GRID).astype(np.int64)
    steps, counts = np.unique(tens[tens.sum(axis=1) > 0], axis=0, return_counts=True)
    weights = counts / counts.sum()
    end = -(-profile.target // GRID)
    most = int(steps.max())
    # Beyond the target the higher total has won.
    totals = np.arange(end + most + 1)
    table = np.where(totals[:, None] > totals, 1.0, np.where(totals[:, None] < totals, 0.0, 0.5))
    for own_and_other in range(2 * end - 2, -1, -1):
        for own in range(max(0, own_and_other - end + 1), min(end - 1, own_and_other) + 1):
            other = own_and_other - own
            table[own, other] = weights @ table[own + steps[:, 0], other + steps[:, 1]]
    return table[: end + 1, : end + 1]


def main() -> None:
    """Writes the file."""
    tables: dict[str, Any] = {
        game.id: chances(game.profile, scores(game.id, DEALS, SEED)).astype(np.float32).round(5) for game in PROFILES
    }
    np.savez_compressed(Path(payoff.__file__).with_name("chances.npz"), **tables)


if __name__ == "__main__":
    main()
