"""``atout games``: which games there are."""

from __future__ import annotations

from typing import Final

import typer

from atout import i18n
from atout.cli.options import Lang
from atout.games.registry import GAMES

_ID_WIDTH: Final = max(map(len, GAMES)) + 2
_NAME_WIDTH: Final = 34


def games(lang: Lang = None) -> None:
    """List the games, one a line: id, name, players, target.

    The id is what the other commands take.

    Example: atout games | grep coinche
    """
    assert lang is not None, "the option's check chose a language"
    for game in GAMES.values():
        name = i18n.text(lang, f"game-{game.id}")
        players = i18n.text(lang, "players", count=game.players)
        target = i18n.text(lang, f"target-{game.family}", points=game.target)
        typer.echo(f"{game.id:{_ID_WIDTH}}{name:{_NAME_WIDTH}}{players:12}{target}")
