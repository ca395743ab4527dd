"""How much the strongest player's calls of Coinche are better than rules of thumb: the cards are played by those.

``python -m bench.strength_calls coinche-ffb`` plays every deal twice with the sides changed, and prints what the side
whose calls look ahead has more, on average a deal, with a 95 % confidence interval. With a number of worlds it repeats
exactly. ``--cards club`` lets that level play the cards of both sides.
"""

from __future__ import annotations

import argparse
import random
from functools import partial
from statistics import fmean
from typing import Final

from atout.bots import Budget, computer
from atout.bots.coinche.calling import call_ahead
from atout.cli.in_order import in_order
from atout.cli.means import Mean
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.registry import game as game_of

SIDES: Final = (0, 1)
CARD_SAMPLES: Final = 6
"""Worlds for each card, at a level that looks ahead for its cards."""


def ahead(game_id: str, cards: str, samples: int, seed: int, number: int) -> float:
    """What the side that looks ahead has more of the score of a deal, on average of both ways round."""
    return fmean(_played(game_id, cards, samples, f"{seed} {number}", side) for side in SIDES)


def _played(game_id: str, cards: str, samples: int, seed: str, side: int) -> float:
    game, rng = game_of(game_id), random.Random(seed)
    assert isinstance(game, Coinche)
    dealer = rng.randrange(4)
    deal = game.deal(game.shuffle(rng, dealer), dealer)
    assert isinstance(deal, CoincheDeal)
    chances = [random.Random(f"{seed} {seat}") for seat in range(4)]
    thumb = computer(game, "thumb", rng)
    players = [computer(game, cards, chance, Budget(samples=CARD_SAMPLES)) for chance in chances]
    while deal.actor is not None:
        seat, view = deal.actor, deal.view(deal.actor)
        if view.playing:
            deal.play(players[seat].choose(view))
        elif seat % 2 == side:
            deal.play(call_ahead(view, game, chances[seat], Budget(samples=samples)))
        else:
            deal.play(thumb.choose(view))
    assert deal.result is not None
    return deal.result.score[side] - deal.result.score[1 - side]


def main() -> None:
    """Plays and prints; Ctrl-C prints what there is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["coinche-ffb", "coinche-1001", "coinche-bg"])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--cards", default="thumb")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    told = parser.parse_args()
    mean = Mean()
    try:
        for found in in_order(
            partial(ahead, told.game, told.cards, told.samples, told.seed), range(told.deals), told.jobs
        ):
            mean.add(found)
    except KeyboardInterrupt:
        print("stopped")
    print(f"{told.game}: score {mean} a deal over {mean.count} deals from either side")


if __name__ == "__main__":
    main()
