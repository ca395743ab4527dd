"""How much one strategy for all possible worlds is better, in the last tricks of Coinche, than averages over worlds.

``python -m bench.strength_endings coinche-ffb`` lets rules of thumb call and ``club`` play until every hand has four
cards. From there the strongest player plays the deal to its end twice, once for each side with the endings of
``bots/coinche/lookahead.py`` and for the other without. It prints what the former has more, on average a deal, with a
95 % confidence interval, and how often a deal was played differently. It repeats exactly.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import Final

from atout.bots import Budget, Player, computer
from atout.bots.coinche.thinking import MINDS, CoincheThinker
from atout.cli.in_order import in_order
from atout.cli.means import Mean
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.registry import game as game_of

LAST: Final = 4
"""With so many cards in every hand the players of the ending take over."""
SAMPLES: Final = 64
"""Worlds that ``master`` looks at."""

Gain = tuple[float, float, float]
"""Score, card points, and whether the cards were played differently in the two deals."""


def gain(game_id: str, seed: int, number: int) -> Gain:
    """What the side that plays its endings with one strategy has more, on average of both ways round."""
    game, rng = game_of(game_id), random.Random(f"{seed} {number}")
    assert isinstance(game, Coinche)
    dealer = rng.randrange(4)
    begun = game.deal(game.shuffle(rng, dealer), dealer)
    assert isinstance(begun, CoincheDeal)
    thumb = computer(game, "thumb", rng)
    club = [computer(game, "club", random.Random(rng.getrandbits(64)), Budget(samples=8)) for _ in range(4)]
    while begun.actor is not None and not _is_ending(begun):
        view = begun.view(begun.actor)
        begun.play((club[begun.actor] if view.playing else thumb).choose(view))
    ends = [_played(game, begun, side, f"{seed} {number}") for side in (0, 1)]
    scores = [end.result.score[side] - end.result.score[1 - side] for side, end in enumerate(ends) if end.result]
    taken = [_cards(end)[side] - _cards(end)[1 - side] for side, end in enumerate(ends)]
    return fmean(scores), fmean(taken), float(ends[0].view(None) != ends[1].view(None))


def _is_ending(deal: CoincheDeal) -> bool:
    return deal.tricks is not None and len(deal.tricks.tricks) == 8 - LAST


def _played(game: Coinche, begun: CoincheDeal, side: int, seed: str) -> CoincheDeal:
    """The rest of the deal, with one strategy for this side."""
    deal = begun.copy()
    assert isinstance(deal, CoincheDeal)
    players = [_player(game, random.Random(f"{seed} {seat}"), seat % 2 == side) for seat in range(4)]
    while deal.actor is not None:
        deal.play(players[deal.actor].choose(deal.view(deal.actor)))
    return deal


def _player(game: Coinche, rng: random.Random, together: bool) -> Player:
    mind = MINDS["master"] if together else replace(MINDS["master"], listed=0)
    return CoincheThinker(game, rng, Budget(samples=SAMPLES), mind)


def _cards(deal: CoincheDeal) -> tuple[int, ...]:
    return deal.view(None).cards_taken


def main() -> None:
    """Plays and prints; Ctrl-C prints what there is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["coinche-ffb", "coinche-1001", "coinche-bg"])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    told = parser.parse_args()
    score, taken, different = Mean(), Mean(), 0.0
    try:
        for found in in_order(partial(gain, told.game, told.seed), range(told.deals), told.jobs):
            score.add(found[0])
            taken.add(found[1])
            different += found[2]
    except KeyboardInterrupt:
        print("stopped")
    print(f"{told.game}: {score.count} deals, {different:.0f} of them played differently")
    print(f"  score {score} a deal, card points {taken} a deal")


if __name__ == "__main__":
    main()
