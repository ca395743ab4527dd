"""Computer players of Kozel: one by rules of thumb, and two that search."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from atout.bots.budget import Budget
from atout.bots.kozel.search import KozelSearcher, Strength
from atout.bots.kozel.thumb import KozelPlayer
from atout.bots.player import Player
from atout.games.game import Game

__all__ = ["KozelPlayer", "strong"]

_STRENGTHS: Final[Mapping[str, Strength]] = {
    "club": Strength(solve_from=3, margin=2.5, worlds=96, faith=128),
    "master": Strength(solve_from=4, margin=3.5, worlds=1 << 16, faith=128),
}


def strong(game: Game, level: str, rng: random.Random, budget: Budget) -> Player:
    """A player that searches.

    Args:
        game: Kozel.
        level: ``club`` or ``master``.
        rng: its source of chance.
        budget: what one decision may cost.
    """
    return KozelSearcher(game, _STRENGTHS[level], rng, budget)
