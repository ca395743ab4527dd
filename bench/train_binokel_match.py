"""Looks for the two numbers of ``bots/binokel/aims.py``: how totals turn into chances to win a match of Binokel.

``python -m bench.train_binokel_match`` lets the club players play deals, puts their scores together to many matches,
and prints the numbers that make the winners of these matches most likely. It takes some five minutes; the same seed
gives the same numbers.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel import strong
from atout.bots.budget import Budget
from atout.games.binokel import match
from atout.games.binokel.game import BINOKEL
from atout.games.binokel.spec import PLAYERS, TARGET

SEED: Final = 1500
DEALS: Final = 200
MATCHES: Final = 4000


def deals() -> list[tuple[tuple[int, ...], int]]:
    """The scores of random deals by turn from forehand on, and the soloist's turn."""
    found = []
    for number in range(DEALS):
        rng = random.Random(f"{SEED} {number}")
        dealer = PLAYERS - 1
        deal = BINOKEL.deal(BINOKEL.shuffle(rng, dealer), dealer)
        players = [strong(BINOKEL, "club", random.Random(rng.getrandbits(64)), Budget(samples=12)) for _ in range(3)]
        while deal.actor is not None:
            deal.play(players[deal.actor].choose(deal.view(deal.actor)))
        assert deal.result is not None
        assert deal.soloist is not None
        found.append((deal.result.score, deal.soloist))
    return found


def histories(bank: list[tuple[tuple[int, ...], int]]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Totals on the way through many matches, and who won them."""
    rng = random.Random(SEED)
    totals_seen, winners = [], []
    for _ in range(MATCHES):
        totals, on_the_way, winner, dealer = [0] * PLAYERS, [], None, 0
        while winner is None:
            on_the_way.append(tuple(totals))
            score, soloist = rng.choice(bank)
            for turn in range(PLAYERS):
                totals[(dealer + 1 + turn) % PLAYERS] += score[turn]
            winner = match.winner(totals, (dealer + 1 + soloist) % PLAYERS)
            dealer = (dealer + 1) % PLAYERS
        totals_seen += on_the_way
        winners += [winner] * len(on_the_way)
    return np.array(totals_seen, dtype=np.float64), np.array(winners)


def main() -> None:
    """Prints the most likely of many pairs of numbers."""
    totals, winners = histories(deals())
    highest = totals.max(axis=1, keepdims=True)
    best = None
    for at_the_end, earlier in product(range(40, 400, 10), np.arange(0.0, 0.6, 0.02)):
        lead = at_the_end + earlier * np.maximum(TARGET - highest, 0)
        logs = (totals - highest) / lead
        logs -= np.log(np.exp(logs).sum(axis=1, keepdims=True))
        likelihood = float(logs[np.arange(len(winners)), winners].mean())
        if best is None or likelihood > best[0]:
            best = (likelihood, at_the_end, float(earlier))
    print(f"at the end {best[1]}, earlier {best[2]:.2f}" if best else "no matches")


if __name__ == "__main__":
    main()
