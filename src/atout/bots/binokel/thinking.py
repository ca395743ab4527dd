"""The players of Binokel that think: what is best over many ways in which the hidden cards may lie."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from atout.bots.binokel.exchange import best_plan
from atout.bots.binokel.raising import worth_raising
from atout.bots.binokel.search import best_card
from atout.bots.budget import Budget
from atout.bots.player import Player
from atout.games.actions import PASS, Action, OnCards
from atout.games.binokel import discards
from atout.games.binokel.auction import RAISE
from atout.games.binokel.view import BinokelView
from atout.games.game import Game
from atout.games.view import View
from atout.play.tree import Growth


@dataclass(frozen=True)
class Strength:
    """How deep a player thinks."""

    rounds: int
    """How many deals are played in each sampled world when a card is chosen."""
    tapps: int
    """How many Tapps are tried before a raise."""
    deals: int
    """On how many deals the last candidates for the exchange are tried."""
    candidates: int
    """How many ways to lay cards away are tried."""
    growth: Growth = field(default_factory=Growth)


STRENGTHS: Final = {
    "club": Strength(rounds=4, tapps=16, deals=32, candidates=32),
    "master": Strength(rounds=48, tapps=64, deals=256, candidates=256),
}
"""By the name of the level."""


class BinokelSearcher:
    """Plays Binokel by trying out what may come. It keeps nothing between decisions but its source of chance."""

    def __init__(self, strength: Strength, rng: random.Random, budget: Budget) -> None:
        self._strength = strength
        self._rng = rng
        self._budget = budget

    def choose(self, view: View) -> Action:
        """Its call, the cards it lays away, its game or its card."""
        assert isinstance(view, BinokelView)
        strength = self._strength
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase == "auction":
            raises = worth_raising(view, self._rng, self._budget, strength.tapps)
            return RAISE if raises else PASS
        if view.phase == "play":
            return best_card(view, self._rng, self._budget, strength.rounds, strength.growth)
        plan = best_plan(view, self._rng, self._budget, strength.deals, strength.candidates)
        return OnCards(discards.WORD, plan.laid) if view.phase == "discard" else plan.choice


def strong(game: Game, level: str, rng: random.Random, budget: Budget) -> Player:
    """The player of a level that thinks.

    Args:
        game: Binokel.
        level: one of :data:`STRENGTHS`.
        rng: chance; with a budget of samples the same seed gives the same play.
        budget: what one decision may cost.
    """
    assert game.family == "binokel"
    return BinokelSearcher(STRENGTHS[level], rng, budget)
