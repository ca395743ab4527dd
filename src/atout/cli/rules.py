"""``atout rules``: the book of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from atout.books import book, rule
from atout.cli.markdown import show_markdown
from atout.cli.options import GameId, Lang


def rules(
    game: GameId,
    rule_id: Annotated[
        str | None, typer.Argument(metavar="[RULE]", help="Only the rule of this id, such as K4.6.", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Print the rules of a game: how it is played and counted, every rule with its id.

    On a terminal they are laid out; into a file or another program they go as Markdown.

    Examples: atout rules binokel | less, atout rules kozel Z2.4, atout rules coinche-ffb --lang ru > rules.md
    """
    assert lang is not None, "the option's check chose a language"
    if rule_id is None:
        text = book(game, lang)
    else:
        found = rule(game, lang, rule_id.upper())
        text = f"### {found.id} {found.title}\n\n{found.text}\n"
    show_markdown(text)
