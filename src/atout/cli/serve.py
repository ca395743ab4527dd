"""``atout serve``: the table in the browser."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from atout.cli.options import DatabaseUrl, DataFolder, Lang


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in the network play.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=1, max=65535, help="The port; without it 8000, or the next one that is free.", show_default=False
        ),
    ] = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Start the server and say where the table is: open the address in a browser.

    Ctrl-C stops it. Nothing is lost: every game goes on when the server is started again.

    Example: atout serve --host 0.0.0.0 --port 8080
    """
    from atout.server.running import run
    from atout.server.settings import Settings

    assert lang is not None, "the option's check chose a language"
    run(Settings.from_environment(os.environ, data, database), host, port, lang)
