"""Computer players. A player is given views, never deals, so it knows exactly what a person in its seat would know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, cast

from atout.bots.binokel import BinokelPlayer
from atout.bots.coinche import CoinchePlayer
from atout.bots.kozel import KozelPlayer
from atout.bots.player import Player, RandomPlayer
from atout.errors import NotationError
from atout.games.coinche.game import Coinche
from atout.games.game import Game

__all__ = ["LEVELS", "Player", "computer"]

LEVELS: Final[tuple[str, ...]] = ("random", "thumb")
"""How strong a computer player can be, weakest first."""

_BY_RULE_OF_THUMB: Final[dict[str, Callable[[Game], Player]]] = {
    "coinche": lambda game: CoinchePlayer(cast(Coinche, game)),
    "binokel": lambda _: BinokelPlayer(),
    "kozel": lambda _: KozelPlayer(),
}
"""The rule-of-thumb player of each family."""


def computer(game: Game, level: str, rng: random.Random) -> Player:
    """A computer player for any seat of ``game``.

    Args:
        game: what is played.
        level: one of :data:`LEVELS`: ``random`` does anything legal, ``thumb`` plays sensibly by rules of thumb.
        rng: where a player draws its chances from; the same seed gives the same play.

    Raises:
        NotationError: there is no such level.

    Example:
        >>> from atout.games.registry import game
        >>> player = computer(game("kozel"), "thumb", random.Random(7))
    """
    if level == "random":
        return RandomPlayer(rng)
    if level == "thumb":
        return _BY_RULE_OF_THUMB[game.family](game)
    raise NotationError("no-such-level", level=str(level)[:40], levels=", ".join(LEVELS))
