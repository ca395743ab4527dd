"""The players of Binokel that think: legal, repeatable, and right where it is plain what is right."""

from __future__ import annotations

import random

import pytest

from atout.bots.binokel import strong
from atout.bots.binokel.thinking import STRENGTHS
from atout.bots.budget import Budget
from atout.games.actions import Action
from atout.games.binokel.game import BINOKEL
from atout.games.view import Standing

LEVELS = tuple(STRENGTHS)


def played(level: str, seed: int, samples: int, totals: tuple[int, int, int] = (0, 0, 0)) -> list[tuple[int, Action]]:
    """All that was done in a random deal."""
    rng = random.Random(seed)
    deal = BINOKEL.deal(BINOKEL.shuffle(rng, seed % 3), seed % 3, Standing(totals))
    players = [strong(BINOKEL, level, random.Random(seed + seat), Budget(samples=samples)) for seat in range(3)]
    while deal.actor is not None:
        deal.play(players[deal.actor].choose(deal.view(deal.actor)))
    assert deal.result is not None
    return deal.history


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(12))
def test_plays_whole_deals_legally_on_the_smallest_budget(level: str, seed: int) -> None:
    totals = (0, 0, 0) if seed % 2 else (1450, 900, 1480)
    assert played(level, seed, 1, totals)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_samples_give_the_same_deal(level: str) -> None:
    assert played(level, 5, 4) == played(level, 5, 4)
