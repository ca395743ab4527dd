"""A sheet as it is shown and printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from atout import i18n
from atout.cli.keeping.columns import Columns
from atout.cli.terminal.sheet import explained, waiting
from atout.keeping import Kept, Sheet

_DOUBLES: Final = {1: "", 2: " ×2", 4: " ×4"}


def running(at: Columns, sheet: Sheet) -> list[RenderableType]:
    """The match so far, a line for each deal, and how everybody stands."""
    facts = [at.say(f"game-{at.game.id}"), at.say(f"target-{at.game.family}", points=at.game.target)]
    lines: list[RenderableType] = [Text(" · ".join(facts), "bold"), Text(at.listed_players)]
    if sheet.deals:
        lines.append(_table(at, sheet))
    return [*lines, *standing(at, sheet)]


def standing(at: Columns, sheet: Sheet) -> list[Text]:
    """What is missing to everybody, who has won, and whose deal it is."""
    if sheet.winner is not None:
        return [Text(at.say("place-won", side=at.side_name(sheet.winner)), "bold green")]
    places = [_place(at, sheet, side) for side in at.sides if sheet.places[side].state != "pending"]
    lines = [*map(Text, places), *waiting(at, sheet.standing)]
    number = len(sheet.deals) + 1
    lines.append(Text(at.say("sheet-dealer", number=number, player=at.name(sheet.dealer)), "bold"))
    return lines


def deal(at: Columns, kept: Kept, number: int) -> list[RenderableType]:
    """One deal with every number explained."""
    outcome = at.say(f"outcome-{kept.result.outcome}")
    title = Text.assemble((at.say("deal-number", number=number), "bold"), ": ", " — ".join([*_what(at, kept), outcome]))
    return [title] if kept.summary is None else [title, explained(at, kept.result)]


def _place(at: Columns, sheet: Sheet, side: int) -> str:
    place, name = sheet.places[side], at.side_name(side)
    if place.state == "tied":
        return at.say("place-tied", side=name)
    return at.say("place-penalties" if at.game.family == "kozel" else "place-points", side=name, count=place.missing)


def _table(at: Columns, sheet: Sheet) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(at.say("sheet-deal"), justify="right")
    table.add_column(at.say("dealer"), overflow="fold")
    table.add_column("", overflow="fold")
    for side in at.sides:
        table.add_column(at.side_name(side), justify="right", overflow="fold")
    for _ in at.sides:
        table.add_column("Σ", justify="right", style="bold")
    for number, kept in enumerate(sheet.deals, 1):
        result = kept.result
        ended = [] if result.outcome == "won" else [at.say(f"outcome-short-{result.outcome}")]  # points say who
        said = ", ".join([*_what(at, kept), *ended])
        scores = [f"{result.score[side]:+d}" for side in at.sides]
        totals = [str(result.standing.totals[side]) for side in at.sides]
        table.add_row(str(number), at.name(kept.dealer), said, *scores, *totals)
    return table


def _what(at: Columns, kept: Kept) -> list[str]:
    """What was played, in a few words; nothing for a deal that was thrown in."""
    return [] if kept.summary is None else [_WHAT[at.game.family](at, kept.summary)]


def _contract(at: Columns, summary: Mapping[str, Any]) -> str:
    number, strain = summary["contract"].split(" ")
    said = at.say("word-capot") if number == "capot" else number
    return f"{said} {_sign(at, strain)}{_DOUBLES[summary['double']]} {at.side_name(summary['by'])}"


def _solo(at: Columns, summary: Mapping[str, Any]) -> str:
    game = _sign(at, summary["trump"]) if "trump" in summary else "Durch" if "durch" in summary else ""
    return f"{at.name(summary['soloist'])} {summary['bid']} {game}".rstrip()


def _points(at: Columns, summary: Mapping[str, Any]) -> str:
    return " : ".join(str(summary["cards"][side]) for side in at.sides)


def _sign(at: Columns, strain: str) -> str:
    return at.say(f"sign-{strain}") if strain in "na" else i18n.SUIT_SIGNS[strain]


_WHAT: Final = {"coinche": _contract, "binokel": _solo, "kozel": _points}
