"""Finds the weights of ``bots/coinche/forecast.py``: what of a contract's card points its four hands foretell.

``python -m bench.train_forecast`` deals at random, gives the contract to a hand that is about the best for its strain,
lets rules of thumb play, and fits the card points of the contractors by least squares, the profiles together. It takes
some two minutes; the same seed prints the same numbers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche import CoinchePlayer
from atout.bots.coinche.bidding import above_average
from atout.games.actions import PASS
from atout.games.coinche.auction import Bid
from atout.games.coinche.game import PROFILES, Coinche, CoincheDeal

DEALS: Final = 1200
"""Of each profile."""
SEED: Final = 1
BID: Final = 100
SHRUNK: Final = 10_000.0
"""Keeps the two weights of worth small: without trumps the sides share the same aces, so that what one holds more and
the other less can hardly be told apart, and is shared evenly."""
_STRAY: Final = 10.0
"""How far from the best hand and strain contracts are chosen, in card points, so that all sorts occur."""


def played(game: Coinche, deals: int, seed: int) -> Iterator[tuple[str, tuple[float, ...]]]:
    """For each deal the kind of contract, and: worth of the contractors and of the others above average, whether the
    contractors lead, card points that they took."""
    player = CoinchePlayer(game)
    for number in range(deals):
        rng = random.Random(f"{seed} {number}")
        deal = game.deal(game.shuffle(rng, 3), 3)
        assert isinstance(deal, CoincheDeal)
        hands = deal.dealt.hands
        _, seat, strain = max(
            (above_average(hands[seat], strain) + rng.gauss(0, _STRAY), seat, strain)
            for seat in range(4)
            for strain in game.profile.strains
        )
        for call in [*[PASS] * seat, Bid(BID, strain), PASS, PASS, PASS]:
            deal.play(call)
        while deal.actor is not None:
            deal.play(player.choose(deal.view(deal.actor)))
        above = [above_average(hand, strain) for hand in hands]
        side = seat % 2
        own, others = above[side] + above[side + 2], above[1 - side] + above[3 - side]
        yield strain if strain in "na" else "suit", (own, others, side == 0, deal.summary().cards[side])


def fitted(rows: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
    """The weights, first the base, and the standard deviation that is left."""
    known = np.column_stack([np.ones(len(rows)), rows[:, :3]])
    small = np.diag([0.0, SHRUNK, SHRUNK, 0.0])
    weights: NDArray[np.float64] = np.linalg.solve(known.T @ known + small, known.T @ rows[:, 3])
    return weights, float((rows[:, 3] - known @ weights).std())


def main() -> None:
    """Prints the numbers."""
    found: dict[str, list[tuple[float, ...]]] = {"suit": [], "n": [], "a": []}
    for game in PROFILES:
        for kind, row in played(game, DEALS, SEED):
            found[kind].append(row)
    for kind, rows in found.items():
        (base, own, others, lead), spread = fitted(np.array(rows, dtype=np.float64))
        print(f"{kind}: {base=:.1f} {own=:.2f} {others=:.2f} {lead=:.1f} {spread=:.1f} of {len(rows)} deals")


if __name__ == "__main__":
    main()
