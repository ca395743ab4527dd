"""The five games by their id."""

from __future__ import annotations

from typing import Final

from atout.errors import NotationError
from atout.games.binokel.game import BINOKEL
from atout.games.coinche.game import PROFILES
from atout.games.game import Game
from atout.games.kozel.game import KOZEL

GAMES: Final[dict[str, Game]] = {game.id: game for game in (*PROFILES, BINOKEL, KOZEL)}
"""All games, in the order in which they are listed."""


def game(game_id: str) -> Game:
    """The game with this id.

    Raises:
        NotationError: there is none.
    """
    found = GAMES.get(game_id) if isinstance(game_id, str) else None
    if found is None:
        raise NotationError("no-such-game", game=str(game_id)[:40], games=", ".join(GAMES))
    return found
