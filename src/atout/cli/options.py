"""Arguments and options that several commands share, with their checks."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from atout import i18n
from atout.bots import check_level
from atout.errors import NotationError
from atout.games.registry import GAMES, game


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the locale variables of an environment ask for, English if we do not speak it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environment.get(name, "").split(":"):
            code = wanted[:2].lower()
            if code in i18n.LANGUAGES:
                return code
        if name != "LANGUAGE" and environment.get(name):
            break
    return i18n.LANGUAGES[0]


def _known_language(code: str | None) -> str:
    if code is None:
        return language_of(os.environ)
    if code not in i18n.LANGUAGES:
        raise typer.BadParameter(f"no words in “{code[:20]}”: choose one of {', '.join(i18n.LANGUAGES)}.")
    return code


def _known_game(game_id: str | None) -> str | None:
    if game_id is not None:
        try:
            game(game_id)
        except NotationError as error:
            raise typer.BadParameter(error.sentence()) from None
    return game_id


GameId = Annotated[
    str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.", callback=_known_game, show_default=False)
]
OptionalGameId = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]",
        help=f"One of: {', '.join(GAMES)}. Without it you are asked.",
        callback=_known_game,
        show_default=False,
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        help=f"One of: {', '.join(i18n.LANGUAGES)}. Without it the language of the system.",
        callback=_known_language,
        show_default=False,
    ),
]

DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data", help="The data folder; without it ATOUT_DATA, or the user's data folder.", show_default=False
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        show_default=False,
        help="The address of a PostgreSQL database; without it ATOUT_DATABASE, or a file in the data folder.",
    ),
]

BOTS_HELP: Final = "How strong the computers play"


def known_level(level: str) -> str:
    """The level itself; the check of an option."""
    try:
        return check_level(level)
    except NotationError as error:
        raise typer.BadParameter(error.sentence()) from None
