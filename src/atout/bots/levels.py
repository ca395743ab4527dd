"""How strong a computer player can be: the levels that people choose from, and the baselines of measurements."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final, cast

from atout.bots.binokel import BinokelPlayer
from atout.bots.binokel import strong as strong_binokel
from atout.bots.budget import Budget
from atout.bots.coinche import CoincheNovice, CoinchePlayer
from atout.bots.coinche import strong as strong_coinche
from atout.bots.kozel import KozelPlayer
from atout.bots.kozel import strong as strong_kozel
from atout.bots.player import Player, RandomPlayer
from atout.errors import NotationError
from atout.games.coinche.game import Coinche
from atout.games.game import Game

LEVELS: Final[tuple[str, ...]] = ("novice", "club", "master")
"""What people choose from, weakest first."""

BASELINES: Final[tuple[str, ...]] = ("random", "thumb")
"""Players that others are measured by: one that does anything legal, one that follows rules of thumb."""

DEFAULT_LEVEL: Final = "club"
"""Where nobody has chosen."""

_USUAL: Final[Mapping[str, Mapping[str, Budget]]] = {
    "coinche": {"club": Budget(150, 8), "master": Budget(800, 64)},
    "binokel": {"club": Budget(150, 12), "master": Budget(800, 192)},
    "kozel": {"club": Budget(150, 32), "master": Budget(800, 800)},
}
"""What a decision may cost at the levels that think, by family, where nothing else is said. A server runs many tables,
so the middle level is cheap."""

_BY_RULE_OF_THUMB: Final[Mapping[str, Callable[[Game], Player]]] = {
    "coinche": lambda game: CoinchePlayer(cast(Coinche, game)),
    "binokel": lambda _: BinokelPlayer(),
    "kozel": lambda _: KozelPlayer(),
}
"""The rule-of-thumb player of each family."""

_THINKING: Final[Mapping[str, Callable[[Game, str, random.Random, Budget], Player]]] = {
    "coinche": strong_coinche,
    "binokel": strong_binokel,
    "kozel": strong_kozel,
}
"""The players of each family that think about a budget's worth of worlds, as well as their level does."""


def check_level(level: str) -> str:
    """The level itself, if there is one of this name.

    Raises:
        NotationError: there is none.
    """
    if level not in LEVELS and level not in BASELINES:
        raise NotationError("no-such-level", level=str(level)[:40], levels=", ".join(LEVELS))
    return level


def computer(game: Game, level: str, rng: random.Random, budget: Budget | None = None) -> Player:
    """A computer player for any seat of ``game``.

    Args:
        game: what is played.
        level: one of :data:`LEVELS` or :data:`BASELINES`.
        rng: where a player draws its chances from; the same seed gives the same play, where the budget is one of
            samples.
        budget: what one decision may cost; that of the level where it is not given.

    Raises:
        NotationError: there is no such level.

    Example:
        >>> from atout.games.registry import game
        >>> player = computer(game("kozel"), "thumb", random.Random(7))
    """
    if check_level(level) == "random":
        return RandomPlayer(rng)
    if (game.family, level) == ("coinche", "novice"):
        return CoincheNovice(cast(Coinche, game), rng)
    usual = usual_budget(game, level)
    if usual is None:
        return _BY_RULE_OF_THUMB[game.family](game)
    return _THINKING[game.family](game, level, rng, budget or usual)


def usual_budget(game: Game, level: str) -> Budget | None:
    """What a decision may cost where nothing else is said; ``None`` at a level that does not think."""
    return _USUAL[game.family].get(level)
