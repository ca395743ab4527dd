"""``atout rules``: the book of a game."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from atout.books import book, rule
from atout.cli.options import GameId, Lang

_WIDEST = 100
"""Columns of a text that is still easy to read."""


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
    if sys.stdout.isatty():
        console = Console()
        console.print(Markdown(text), width=min(console.width, _WIDEST))
    else:
        typer.echo(text, nl=False)
