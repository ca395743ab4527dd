"""What is found, as the guide keeps it, and deals that computers play among themselves."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from atout.books.guide import Number
from atout.bots import computer
from atout.games.game import Deal, Game

Numbers = Mapping[str, Number]
"""By the name that the texts use."""

LEVEL: Final = "thumb"
"""Whose play the guide speaks of. A deal strays far from the mean: many deals of players that follow rules of thumb say
more than the few of better ones for which there is time."""


def exact(share: float) -> Number:
    """A share that was worked out."""
    return Number(round(share, 6), "share", 0, 0)


def share(hits: Iterable[bool]) -> Number:
    """How often something was so; the error is that of the rule of succession, never 0."""
    seen = [*hits]
    likely = (sum(seen) + 1) / (len(seen) + 2)
    return Number(round(fmean(seen), 4), "share", round(sqrt(likely * (1 - likely) / len(seen)), 4), len(seen))


def mean(values: Iterable[float]) -> Number:
    """The mean of points."""
    seen = [*values]
    return Number(round(fmean(seen), 2), "points", round(stdev(seen) / sqrt(len(seen)), 2), len(seen))


def played(game: Game, deals: int, seed: int) -> Iterator[Deal]:
    """Finished deals, each from an even score with a random dealer."""
    for number in range(deals):
        rng = random.Random(f"{seed} {number}")
        dealer = rng.randrange(game.players)
        deal = game.deal(game.shuffle(rng, dealer), dealer)
        finish(deal, rng)
        yield deal


def finish(deal: Deal, rng: random.Random) -> None:
    """Lets computers play a deal to its end."""
    players = [computer(deal.game, LEVEL, random.Random(rng.getrandbits(64))) for _ in range(deal.game.players)]
    while deal.actor is not None:
        deal.play(players[deal.actor].choose(deal.view(deal.actor)))
