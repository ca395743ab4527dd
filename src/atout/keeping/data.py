"""A sheet as other programs take it: everything as JSON, the running sheet as a table of comma-separated values."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from atout.games.game import Line
from atout.keeping.sheet import Kept, Sheet


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """The whole sheet, ready for JSON: the facts of the match, every deal with its lines, the places."""
    game, now = sheet.game, sheet.standing
    return {
        "game": game.id,
        "target": game.target,
        "names": list(sheet.names),
        "sides": [sheet.side_name(side) for side in range(len(now.totals))],
        "first_dealer": sheet.first_dealer,
        "deals": [_deal_data(kept) for kept in sheet.deals],
        "totals": list(now.totals),
        "aside": now.aside,
        "places": [{"state": place.state, "missing": place.missing} for place in sheet.places],
        "next_dealer": None if sheet.winner is not None else sheet.dealer,
        "winner": sheet.winner,
    }


def sheet_csv(sheet: Sheet) -> str:
    """The running sheet, a line for each deal: its number, dealer and outcome, then scores and totals."""
    sides = [sheet.side_name(side) for side in range(len(sheet.standing.totals))]
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    table.writerow(["deal", "dealer", "outcome", *map(_text, sides), *[_text(f"total {side}") for side in sides]])
    for number, kept in enumerate(sheet.deals, 1):
        result = kept.result
        dealer = _text(sheet.names[kept.dealer])
        table.writerow([number, dealer, result.outcome, *result.score, *result.standing.totals])
    return written.getvalue()


def _text(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[0] in "=+-@" else name


def _deal_data(kept: Kept) -> dict[str, Any]:
    result = kept.result
    return {
        "dealer": kept.dealer,
        "summary": kept.summary,
        "outcome": result.outcome,
        "tally": _lines_data(result.tally),
        "record": _lines_data(result.record),
        "score": list(result.score),
        "totals": list(result.standing.totals),
        "aside": result.standing.aside,
        "pending": list(result.standing.pending),
    }


def _lines_data(lines: Sequence[Line]) -> list[dict[str, Any]]:
    return [{"slug": line.slug, "rule": line.rule, "points": list(line.points)} for line in lines]
