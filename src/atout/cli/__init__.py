"""The command line: ``atout``, one module per command."""

from __future__ import annotations

import io
import sys

import typer

from atout.cli.arena import arena
from atout.cli.ask import ask
from atout.cli.games import games
from atout.cli.group import OneLineErrors
from atout.cli.guide import guide
from atout.cli.hint import hint
from atout.cli.keep import keep
from atout.cli.play import play
from atout.cli.rebuild import rebuild
from atout.cli.review import review
from atout.cli.rules import rules
from atout.cli.score import score
from atout.cli.serve import serve
from atout.cli.simulate import simulate
from atout.cli.solve import solve
from atout.cli.verify import verify

app = typer.Typer(
    cls=OneLineErrors,
    name="atout",
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    help="""
Coinche by three rule books, Binokel and Kozel: play them, read their rules, check their records.

To begin, play a match against the computer: **atout play**

* atout games: which games there are
* atout rules kozel: how Kozel is played; atout guide kozel: how it is played well
* atout play kozel --lang ru: play it, in Russian
* atout serve: the table in the browser, for you and others
""",
)
for command in (
    play, serve, games, rules, guide, verify, score, simulate, arena, solve, review, hint, ask, keep, rebuild,
):  # fmt: skip
    app.command()(command)


@app.callback()
def _always_ask_for_a_command() -> None:
    """Keeps a group, whatever the number of commands."""


def main() -> None:
    """Runs the command line of this process and ends it.

    What cannot be read from or written to the terminal in its encoding is replaced rather than fatal.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
