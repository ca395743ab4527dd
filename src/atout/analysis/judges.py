"""Who judges the actions of which game: a judge for each family."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final, Protocol

from atout.analysis.binokel import BinokelJudge
from atout.analysis.coinche.judge import CoincheJudge
from atout.analysis.estimate import Column, Hint
from atout.analysis.kozel import KozelJudge
from atout.bots import Budget
from atout.games.actions import Action
from atout.games.game import Deal, Game
from atout.games.view import View


class Judge(Protocol):
    """Says what actions of a game are worth."""

    def as_it_lies(self, deal: Deal) -> Column | None:
        """The exact value of everything that may be done now, all cards known; ``None`` where it cannot be told."""

    def could_know(self, game: Game, view: View, rng: random.Random, budget: Budget, done: Action | None) -> Hint:
        """What the seat of the view can know about its choice; ``done`` is an action that must be among those tried."""


_JUDGES: Final[Mapping[str, Judge]] = {"coinche": CoincheJudge(), "binokel": BinokelJudge(), "kozel": KozelJudge()}


def judge_of(game: Game) -> Judge:
    """The judge of the game's family."""
    return _JUDGES[game.family]


def hint(game: Game, view: View, rng: random.Random, budget: Budget, done: Action | None = None) -> Hint:
    """What the seat of the view can know about its choice: values of its actions, and facts that explain them.

    Args:
        game: the game of the view.
        view: of the seat whose turn it is. Nothing else is known here, so nothing else can be told.
        rng: chance; the same seed and a budget of samples give the same hint.
        budget: how many deals are looked at, or for how long.
        done: an action that is to be valued in any case, where there are too many to value them all.
    """
    if not view.legal:
        return Hint(None)
    return judge_of(game).could_know(game, view, rng, budget, done)
