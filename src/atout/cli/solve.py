"""``atout solve``: what every card is worth when everybody sees all cards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from atout import i18n
from atout.cli.options import GameId, Lang
from atout.errors import RecordError
from atout.games.actions import Action, OnCards, PlayCard
from atout.games.game import Deal, Game
from atout.games.registry import game as game_of
from atout.games.solving import CannotSolve, Solved, read_problem, solve_deal
from atout.reading import read_json
from atout.records import read_line, replay

GAVE_UP: Final = 1
"""The exit code where a limit was reached before everything was solved."""

_POINT: Final = re.compile(r"(?P<file>.+):(?P<deal>[1-9][0-9]{0,5}):(?P<action>[1-9][0-9]{0,5})")
_MOST_BYTES: Final = 16 * 2**20
"""Bytes of a record that are read at most."""


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
    point = _POINT.fullmatch(text)
    if point is not None and not text.lstrip().startswith("{"):
        deal = _deal_at(game, Path(point["file"]), int(point["deal"]), int(point["action"]))
        return solve_deal(deal, nodes=nodes, seconds=seconds)
    given: Any = text
    if text.lstrip().startswith("{"):
        given = read_json(text.encode(errors="surrogateescape"), CannotSolve)
    return read_problem(game, given).solve(nodes=nodes, seconds=seconds)


def _deal_at(game: Game, path: Path, number: int, action: int) -> Deal:
    """The deal of that number in the first match of the file, at the moment before the action."""
    with path.open("rb") as file:
        record = read_line(file.readline(_MOST_BYTES))
    deals = record.get("deals") if isinstance(record, dict) else None
    if not isinstance(deals, list) or not all(isinstance(deal, dict) for deal in deals):
        raise RecordError("record-no-object", rule="R1")
    if number > len(deals):
        raise CannotSolve("solve-no-deal", deal=number, count=len(deals))
    actions = deals[number - 1].get("actions")
    if not isinstance(actions, list) or action > len(actions) + 1:
        raise CannotSolve("solve-no-action", action=action, count=len(actions) if isinstance(actions, list) else 0)
    goes_on = action <= len(actions)
    later = ("outcome", "score", "totals") if goes_on else ()
    kept = {key: value for key, value in deals[number - 1].items() if key not in later}
    kept["actions"] = actions[: action - 1]
    if isinstance(kept.get("legal"), list):
        kept["legal"] = kept["legal"][: action - 1]
    winner = None if goes_on or number < len(deals) else record.get("winner")
    match = replay({**record, "deals": [*deals[: number - 1], kept], "winner": winner})
    if match.game is not game:
        raise CannotSolve("solve-other-game", game=match.game.id)
    assert match.deal is not None
    return match.deal


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
        table.add_row(_name(action, lang), *map(str, found.values[action]), str(cost) if cost else "–")
    console.print(table)


def _name(action: Action, lang: str) -> str:
    if isinstance(action, PlayCard):
        return i18n.card_text(action.card.text, lang)
    if isinstance(action, OnCards):
        cards = " ".join(i18n.card_text(card.text, lang) for card in action.cards)
        return i18n.text(lang, f"solve-{action.word}", cards=cards)
    return i18n.text(lang, f"solve-{action.text}")
