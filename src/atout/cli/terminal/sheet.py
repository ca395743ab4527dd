"""Score sheets: how each number came about, and how the match stands."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from atout.cli.terminal.face import Face, SeenView
from atout.cli.terminal.viewpoint import Viewpoint
from atout.games.game import Line, Result
from atout.games.view import Standing


def deal_sheet(face: Face[SeenView], view: SeenView, result: Result, deal: int) -> list[RenderableType]:
    """The sheet of a finished deal: what was counted, what is recorded and by which rule, the totals."""
    title = Text.assemble((face.at.say("deal-number", number=deal), "bold"), ": ", face.ended(result, view))
    return [title, explained(face.at, result), *waiting(face.at, result.standing)]


def explained(at: Viewpoint, result: Result) -> Table:
    """Every number of a finished deal with its rule, and the totals after it."""
    table = _table(at)
    table.add_column(at.say("sheet-rule"), style="dim")
    if result.tally:
        table.add_row(Text(at.say("sheet-counted"), "italic"))
        _add_lines(table, at, result.tally)
        table.add_section()
    table.add_row(Text(at.say(f"sheet-recorded-{at.game.family}"), "italic"))
    _add_lines(table, at, result.record)
    table.add_section()
    table.add_row(Text(at.say("sheet-this-deal"), "bold"), *_numbers(at, result.score, signed=True))
    table.add_row(Text(at.say("sheet-totals", target=at.game.target), "bold"), *_numbers(at, result.standing.totals))
    return table


def waiting(at: Viewpoint, standing: Standing) -> list[Text]:
    """What of a match waits for the next deal."""
    aside = [Text(at.say("sheet-aside", points=standing.aside))] if standing.aside else []
    return aside + [Text(at.say("sheet-pending", side=at.side_name(side))) for side in standing.pending]


def match_sheet(at: Viewpoint, results: Sequence[Result]) -> Table:
    """A line per deal: how it ended, what was recorded, the totals after it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(at.say("sheet-deal"), justify="right")
    table.add_column("")
    for side in at.sides:
        table.add_column(at.side_name(side), justify="right")
    for side in at.sides:
        table.add_column(f"Σ {at.side_name(side)}", justify="right", style="bold")
    for number, result in enumerate(results, 1):
        outcome = Text(at.say(f"outcome-short-{result.outcome}"))
        totals = _numbers(at, result.standing.totals)
        table.add_row(str(number), outcome, *_numbers(at, result.score, signed=True), *totals)
    return table


def final_words(at: Viewpoint, winner: int) -> Text:
    """Who has won the match."""
    if winner == at.game.sides[at.seat]:
        return Text(at.say("match-won"), "bold green")
    if at.pairs:
        return Text(at.say("match-lost"), "bold red")
    return Text(at.say("match-lost-to", winner=at.name(winner)), "bold red")


def _table(at: Viewpoint) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for side in at.sides:
        table.add_column(at.side_name(side), justify="right", min_width=7)
    return table


def _add_lines(table: Table, at: Viewpoint, lines: Sequence[Line]) -> None:
    for line in _joined(lines):
        numbers = [number if number != "0" else "·" for number in _numbers(at, line.points)]
        table.add_row("  " + at.say(f"line-{line.slug}"), *numbers, line.rule)


def _joined(lines: Sequence[Line]) -> list[Line]:
    """The lines, those of one kind and rule put together: each side's cards stand in one row."""
    joined: dict[tuple[str, str], Line] = {}
    for line in lines:
        key = (line.slug, line.rule)
        points = line.points
        if key in joined:
            points = tuple(a + b for a, b in zip(joined[key].points, points, strict=True))
        joined[key] = Line(line.slug, line.rule, points)
    return list(joined.values())


def _numbers(at: Viewpoint, points: Sequence[int], *, signed: bool = False) -> list[str]:
    return [f"{points[side]:+d}" if signed else str(points[side]) for side in at.sides]
