"""Makes ``bots/coinche/habits.npz``: how players play, learned from deals that players of this package have played.

``python -m bench.train_habits RECORDS...`` reads records of Coinche, of any profile and level, and fits the chances of
:mod:`atout.bots.coinche.habits` to the cards that were played: a softmax over those that were allowed, by gradient
ascent on the likelihood with a little decay of the weights. ``atout simulate`` and ``atout arena --out`` make records.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche import habits
from atout.bots.coinche.habits import LENGTH, PLACE, SHAPES, Weights
from atout.games.coinche.game import CoincheDeal
from atout.games.coinche.view import CoincheView
from atout.play.kernel import rules
from atout.records import replay

PAIRS: Final = (2, 3, 0, 1)
ROUNDS: Final = 300
STEP: Final = 0.05
DECAY: Final = 1e-4
STARTS: Final = dict(
    zip(SHAPES, np.cumsum([0, *[int(np.prod(shape)) for shape in SHAPES.values()]]).tolist(), strict=False)
)
SIZE: Final = sum(int(np.prod(shape)) for shape in SHAPES.values())

Choice = tuple[NDArray[np.intp], int]
"""The features of each card that was allowed, shape ``(cards, groups)``, and which of them was played."""


def choices(deal: CoincheDeal) -> Iterator[Choice]:
    """Every card of a finished deal that was chosen among several."""
    view, contract = deal.view(None), deal.auction.contract
    assert isinstance(view, CoincheView)
    if contract is None:
        return
    strain = contract.bid.strain
    kernel = rules(deal.profile.modes[strain], deal.profile.duties[strain], PAIRS)
    for at in habits.situations(kernel, contract, view.tricks):
        hand = np.array([at.later], dtype=np.uint64)
        allowed = int(habits.playable(kernel, at, hand)[0])
        if allowed.bit_count() < 2:
            continue
        bits = [bit for bit in range(32) if allowed >> bit & 1]
        yield np.stack([_places(habits.features(kernel, at), bit, allowed) for bit in bits]), bits.index(at.played)


def _places(of: habits.Features, bit: int, allowed: int) -> NDArray[np.intp]:
    """Where the weights of a card stand, one for each group."""
    holding = allowed >> (bit & ~7) & 255
    role, beats, higher, trump = of.role[bit], of.beats[bit], of.higher[bit], of.trump[bit]
    at = {
        "card": (role, of.status, beats, of.points[bit]),
        "rank": (role, of.part, higher, trump, of.kind),
        "place": (role, of.status, PLACE[holding, bit & 7], beats),
        "length": (role, LENGTH[holding, bit & 7], trump, of.part),
        "chance": (role, higher, of.status, beats),
        "opened": (role, of.opened[bit], of.part, higher),
    }
    return np.array([STARTS[name] + np.ravel_multi_index(at[name], shape) for name, shape in SHAPES.items()])


def fit(found: Sequence[Choice], rounds: int = ROUNDS) -> tuple[NDArray[np.float64], float]:
    """The weights, and the mean logarithm of the chances that they give to what was played."""
    rows = np.concatenate([rows for rows, _ in found])
    sizes = np.array([len(rows) for rows, _ in found])
    starts = np.cumsum(sizes) - sizes
    of = np.repeat(np.arange(len(found)), sizes)
    played = starts + np.array([which for _, which in found])
    weights, mean, square, score = np.zeros(SIZE), np.zeros(SIZE), np.zeros(SIZE), 0.0
    for turn in range(1, rounds + 1):
        logits = weights[rows].sum(axis=1)
        appeal = np.exp(logits - np.maximum.reduceat(logits, starts)[of])
        chance = appeal / np.add.reduceat(appeal, starts)[of]
        score = float(np.log(chance[played]).mean())
        error = -chance
        error[played] += 1
        slope = np.bincount(rows.ravel(), np.repeat(error, rows.shape[1]), SIZE) / len(found) - DECAY * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights += STEP * (mean / (1 - 0.9**turn)) / (np.sqrt(square / (1 - 0.99**turn)) + 1e-8)
    return weights, score


def named(weights: NDArray[np.float64]) -> Weights:
    """The weights group by group."""
    return {
        name: weights[STARTS[name] : STARTS[name] + int(np.prod(shape))].reshape(shape)
        for name, shape in SHAPES.items()
    }


def read(paths: Sequence[str]) -> Iterator[CoincheDeal]:
    """The finished deals of record files."""
    for path in paths:
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            record: dict[str, Any] = json.loads(line)
            for deal in (each.deal for each in replay(record).deals):
                assert isinstance(deal, CoincheDeal)
                yield deal


def main(paths: Sequence[str]) -> None:
    """Writes the file."""
    found = [choice for deal in read(paths) for choice in choices(deal)]
    weights, score = fit(found)
    print(f"{len(found)} choices, mean log chance {score:.4f}")
    of_file: dict[str, Any] = {name: group.astype(np.float32) for name, group in named(weights).items()}
    np.savez_compressed(Path(habits.__file__).with_name("habits.npz"), **of_file)


if __name__ == "__main__":
    main(sys.argv[1:])
