"""Makes the table of what a soloist of Binokel is likely to take: ``python -m bench.train_binokel``.

Random deals are played out by the kernel's rules of thumb, the soloist with the cards that the table made so far would
keep; a ridge regression on what each suit holds makes the next table. The seed is fixed: the table comes out the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel import table
from atout.bots.binokel.counts import ROWS, RULES, SHAPE, Counts, masks, spread
from atout.cards import SUITS
from atout.games.binokel.spec import HAND_SIZE, LAST_TEN, TAPP_SIZE
from atout.play.tree import play_sensibly

SEED: Final = 15_48_3
DEALS: Final = 60_000
ROUNDS: Final = 3
RIDGE: Final = 20.0
FRIENDS: Final = ((0,), (1, 2), (1, 2))
TARGET: Final = Path(table.__file__).with_name("tricks.npy")


def features(suits: Counts) -> NDArray[np.float64]:
    """What is seen of a suit, shape ``(..., columns)``: copies of each card, length, and honours together."""
    held = [suits == copies for copies in (1, 2)]
    length = suits.sum(axis=-1)
    columns = [each[..., rank] for each in held for rank in range(SHAPE[1])]
    columns += [length == size for size in range(2 * SHAPE[1] + 1)]
    aces, tens = suits[..., 0], suits[..., 1]
    columns += [(aces == some) & (tens == more) for some in (1, 2) for more in (1, 2)]
    columns += [(aces == some) & (length > 3 + some) for some in (0, 1, 2)]
    return np.stack(columns, axis=-1).astype(np.float64)


def rows(hands: Counts, trump: int) -> NDArray[np.float64]:
    """The features of each hand: of its trump suit, and of the others together, and a one."""
    found = features(hands)
    of_trumps = found[:, trump]
    return np.concatenate([of_trumps, found.sum(axis=1) - of_trumps, np.ones((len(hands), 1))], axis=1)


def every_suit() -> Counts:
    """All ways to hold cards of a suit, in the order of the table's rows."""
    places = np.arange(ROWS)
    return np.stack([places // 3**rank % 3 for rank in range(SHAPE[1] - 1, -1, -1)], axis=-1).astype(np.int8)


def fitted(rng: np.random.Generator) -> NDArray[np.float32]:
    """One round: the next table, fitted to deals played with the one before."""
    deals = spread(rng, (), DEALS, (HAND_SIZE + TAPP_SIZE, HAND_SIZE, HAND_SIZE))
    soloists = deals[:, 0]
    best = np.stack([table.spare(soloists, suit)[1] for suit in SUITS]).argmax(axis=0)
    every, points = [], []
    for number, suit in enumerate(SUITS):
        # The suit that looks best, and now and then another one, so that poor trumps are known as well.
        chosen = (best == number) | (rng.random(DEALS) < 0.15)
        left, _ = table.spare(soloists[chosen], suit)
        hands = np.stack([left, deals[chosen, 1], deals[chosen, 2]], axis=1)
        leaders = rng.integers(0, 3, len(hands))
        for leader in range(3):
            some = hands[leaders == leader]
            taken, _ = play_sensibly(RULES[suit], masks(some, suit), leader, FRIENDS, LAST_TEN)
            every.append(rows(some[:, 0], number))
            points.append(taken[:, 0])
    seen, wanted = np.concatenate(every), np.concatenate(points).astype(np.float64)
    size = seen.shape[1]
    weights = np.linalg.solve(seen.T @ seen + RIDGE * np.diag([1.0] * (size - 1) + [0.0]), seen.T @ wanted)
    off = wanted - seen @ weights
    print(f"{len(wanted)} deals, {wanted.mean():.1f} points on average, off by {off.std():.1f}")
    suits = features(every_suit())
    half = suits.shape[1]
    return np.stack([suits @ weights[:half] + weights[-1], suits @ weights[half:-1]]).astype(np.float32)


def main() -> None:
    """Makes the table and writes it beside the code that reads it."""
    rng = np.random.default_rng(SEED)
    np.save(TARGET, np.zeros((2, ROWS), dtype=np.float32))
    for _ in range(ROUNDS):
        made = fitted(rng)
        np.save(TARGET, made)
        table._table.cache_clear()
        table._without.cache_clear()


if __name__ == "__main__":
    main()
