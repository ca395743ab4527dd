"""``atout solve``: what every card is worth when everybody sees all cards."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from atout import i18n
from atout.cli.moments import deal_at, read_moment
from atout.cli.options import GameId, Lang
from atout.cli.wording import action_text
from atout.games.game import Game
from atout.games.registry import game as game_of
from atout.games.solving import CannotSolve, Solved, read_problem, solve_deal
from atout.reading import read_json

GAVE_UP: Final = 1
"""The exit code where a limit was reached before everything was solved."""


def solve(
    game: GameId,
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION", help="FILE:DEAL:ACTION of a record, or hands and contract.", show_default=False
        ),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    seconds: Annotated[float, typer.Option(help="Give up after so long.", min=0.0, max=1e6)] = 60.0,
    nodes: Annotated[int | None, typer.Option(help="Give up after so many positions.", min=0, max=10**15)] = None,
    lang: Lang = None,
) -> None:
    """Tell what every card is worth when everybody sees all cards and plays best.

    The values are card points at the end of the deal, with the last trick's and the bonus for all of them: those of the
    side whose turn it is, and those of the others. Kozel can be solved once its stock is empty.

    POSITION is a record and a point in it, FILE:DEAL:ACTION, both numbered from 1: the moment before that action of
    the first match in the file. Or it is contract, seat to lead, hands and the cards that lie, parted by "/"; the
    contract is a strain (h, n, a) or in Binokel "s by 2", "durch by 0". The same as JSON: {"contract": "h",
    "leader": 0, "hands": ["As Kh", …], "trick": "", "points": [0, 0, 0, 0], "wins": [0, 0, 0, 0]}.

    Ends with 1 where a limit was reached, with 2 where there is nothing to solve.

    Examples: atout solve kozel match.jsonl:1:30 --json,
    atout solve coinche-ffb "h/0/As Kh/Ts Jh/9c 9h/8s 8d"
    """
    assert lang is not None, "the option's check chose a language"
    found = _solved(game_of(game), position, nodes, seconds)
    if as_json:
        typer.echo(json.dumps(_data(game, found)))
    else:
        _show(found, lang)
    if not found.complete:
        typer.echo(i18n.text(lang, "solve-gave-up", nodes=found.nodes, done=len(found.values)), err=True)
        raise typer.Exit(GAVE_UP)


def _solved(game: Game, text: str, nodes: int | None, seconds: float) -> Solved:
    moment = read_moment(text)
    if moment is not None and not text.lstrip().startswith("{"):
        return solve_deal(deal_at(moment, game), nodes=nodes, seconds=seconds)
    given: Any = text
    if text.lstrip().startswith("{"):
        given = read_json(text.encode(errors="surrogateescape"), CannotSolve)
    return read_problem(game, given).solve(nodes=nodes, seconds=seconds)


def _data(game: str, found: Solved) -> dict[str, Any]:
    values = {
        action.text: {"own": own, "others": others, "cost": found.costs[action]}
        for action, (own, others) in found.values.items()
    }
    return {
        "game": game,
        "actor": found.actor,
        "own": list(found.parties[0]),
        "others": list(found.parties[1]),
        "unit": found.unit,
        "values": values,
        "complete": found.complete,
        "nodes": found.nodes,
    }


def _show(found: Solved, lang: str) -> None:
    own, others = (", ".join(map(str, sorted(seats))) for seats in found.parties)
    console = Console(highlight=False)
    console.print(i18n.text(lang, f"solve-title-{found.unit}", seat=found.actor, own=own, others=others))
    table = Table("", i18n.text(lang, "solve-own"), i18n.text(lang, "solve-others"), i18n.text(lang, "solve-cost"))
    for column in table.columns[1:]:
        column.justify = "right"
    for action in sorted(found.values, key=lambda each: found.costs[each]):
        cost = found.costs[action]
        table.add_row(action_text(action, lang), *map(str, found.values[action]), str(cost) if cost else "–")
    console.print(table)
