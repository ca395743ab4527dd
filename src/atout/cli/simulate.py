"""``atout simulate``: computers among themselves, many deals at a time."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from atout.bots import BASELINES, LEVELS
from atout.cli.options import BOTS_HELP, GameId, known_level
from atout.cli.simulation import Tally, matches, written
from atout.games.registry import game as game_of


def simulate(
    game: GameId,
    deals: Annotated[int, typer.Option(help="How many deals to play.", min=1, max=10**9)],
    seed: Annotated[int, typer.Option(help="The same number gives the same deals and the same play.")],
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVEL[,LEVEL…]",
            help=f"{BOTS_HELP}, dealt out to the seats in turn: {', '.join((*BASELINES, *LEVELS))}.",
        ),
    ] = "thumb",
    out: Annotated[Path | None, typer.Option(help="Write the records of all matches to this file.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.", min=1, max=256)] = 1,
) -> None:
    """Let computers play deals, match after match, and sum up how they ended.

    The last match is broken off when all deals are played. The same seed gives the same records, whatever --jobs is.

    Examples: atout simulate kozel --deals 1000 --seed 1,
    atout simulate binokel --deals 200 --seed 7 --out deals.jsonl --jobs 4
    """
    levels = tuple(known_level(level) for level in bots.split(","))
    tally = Tally(game_of(game))
    started = time.perf_counter()
    with opened(out) as file, progress_bar() as progress:
        task = progress.add_task(game, total=deals)
        for record in matches(game, levels, deals, seed, jobs):
            tally.add(record)
            progress.update(task, completed=tally.deals)
            if file is not None:
                file.write(written(record))
    for line in tally.lines(time.perf_counter() - started):
        typer.echo(line)


def opened(out: Path | None) -> contextlib.AbstractContextManager[TextIO | None]:
    """The file for records, if one is wanted."""
    return contextlib.nullcontext() if out is None else out.open("w", encoding="utf-8")


def progress_bar() -> Progress:
    """A bar on standard error, where that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
