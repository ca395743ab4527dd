"""``atout rebuild``: what people have earned, derived from the log once more."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from atout.cli.options import DatabaseUrl, DataFolder, Lang
from atout.cli.simulate import progress_bar
from atout.i18n import text


def rebuild(
    data: DataFolder = None,
    database: DatabaseUrl = None,
    replay: Annotated[
        bool, typer.Option("--replay", help="Find the finished matches anew, too, by replaying every table.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Work out everybody's experience, coins, ratings and challenges anew, from the log of matches.

    The server must not be running. What comes out is what was there before, unless the rules of it have changed.
    Ctrl-C leaves everything as it was.

    Example: atout rebuild --replay
    """
    from atout.server.settings import Settings
    from atout.server.standing import rebuilding, survey

    assert lang is not None, "the option's check chose a language"
    settings = Settings.from_environment(os.environ, data, database)
    with rebuilding.database(settings) as connection, progress_bar() as bar:
        if replay:
            tables = bar.add_task(text(lang, "rebuild-tables"), total=len(survey.tables(connection)))
            rebuilding.replay(connection, lambda more: bar.advance(tables, more))
        found = rebuilding.entries(connection)
        matches = bar.add_task(text(lang, "rebuild-matches"), total=found)
        rebuilding.rebuild(connection, lambda more: bar.advance(matches, more))
    typer.echo(text(lang, "rebuild-done", entries=found))
