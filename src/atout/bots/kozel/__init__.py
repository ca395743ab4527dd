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
    "club": Strength(worlds=32, faith=160, plain=True),
    "master": Strength(worlds=1 << 16, faith=128, plain=False),
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
