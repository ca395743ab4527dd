"""``atout arena``: which of two levels is stronger, and by how much."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from atout.bots import BASELINES, LEVELS, Budget
from atout.cli.duel import Duel, outcomes
from atout.cli.means import Mean
from atout.cli.options import GameId, known_level
from atout.cli.simulate import opened, progress_bar
from atout.cli.simulation import written

INTERRUPTED: Final = 130
"""The exit code where Ctrl-C ended it; what had been played is summed up all the same."""

_EVERY_LEVEL: Final = ", ".join((*BASELINES, *LEVELS))


def arena(
    game: GameId,
    first: Annotated[str, typer.Argument(metavar="A", help=f"One of: {_EVERY_LEVEL}.", callback=known_level)],
    second: Annotated[str, typer.Argument(metavar="B", help="Its opponents.", callback=known_level)],
    deals: Annotated[int, typer.Option(help="How many deals, each played from every side.", min=1, max=10**9)] = 100,
    time_ms: Annotated[
        float | None, typer.Option(help="Time for a decision; the levels' own if neither is given.", min=1, max=1e6)
    ] = None,
    samples: Annotated[
        int | None, typer.Option(help="Sampled worlds for a decision: repeats exactly.", min=1, max=10**6)
    ] = None,
    no_clock: Annotated[
        bool, typer.Option("--no-clock", help="Each level's own number of worlds, however long: repeats exactly.")
    ] = False,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.", min=1, max=256)] = 1,
    seed: Annotated[int, typer.Option(help="The same number gives the same deals.")] = 1,
    play_only: Annotated[
        bool, typer.Option("--play-only", help="Rules of thumb bid for everybody: the same contracts for both.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write a record of every time a deal was played.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let two levels play each other with the same cards, every deal again with the sides changed.

    Prints what A has more than B, on average a deal: score, card points, contracts made or beaten; each with its 95 %
    confidence interval. In Kozel the score is penalties saved. Ctrl-C ends it early and sums up what there is.

    Examples: atout arena coinche-ffb master club --deals 100 --no-clock --jobs 2,
    atout arena binokel club thumb --deals 50 --time-ms 100 --out deals.jsonl
    """
    if no_clock and not (time_ms is None and samples is None):
        raise typer.BadParameter("--no-clock is for each level's own budget: leave out --time-ms and --samples.")
    budget = None if time_ms is None and samples is None else Budget(time_ms=time_ms, samples=samples)
    duel = Duel(game, first, second, budget, not no_clock, seed, play_only)
    means = {name: Mean() for name in ("score", "cards", "contracts")}
    interrupted = False
    with opened(out) as file, progress_bar() as bar:
        task = bar.add_task(game, total=deals)
        try:
            for outcome in outcomes(duel, deals, jobs):
                for name, mean in means.items():
                    value = getattr(outcome, name)
                    if value is not None:
                        mean.add(value)
                bar.advance(task)
                if file is not None:
                    file.writelines(written(record) for record in outcome.records)
        except KeyboardInterrupt:
            interrupted = True
    typer.echo(json.dumps(_data(duel, means)) if as_json else _table(duel, means))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _data(duel: Duel, means: dict[str, Mean]) -> dict[str, Any]:
    numbers = {
        name: {"mean": mean.mean, "interval": [mean.mean - mean.half_width, mean.mean + mean.half_width]}
        for name, mean in means.items()
        if mean.count
    }
    played = {"game": duel.game_id, "first": duel.first, "second": duel.second, "play_only": duel.play_only}
    return {**played, "seed": duel.seed, "deals": means["score"].count, **numbers}


def _table(duel: Duel, means: dict[str, Mean]) -> str:
    head = f"{duel.game_id}: {duel.first} over {duel.second}, {means['score'].count} deals from every side"
    return "\n".join([head, *[f"  {name + ':':<11}{mean} a deal" for name, mean in means.items() if mean.count]])
