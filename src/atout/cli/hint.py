"""``atout hint``: what one seat could know about its choice."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from atout import i18n
from atout.analysis import Hint
from atout.analysis import hint as hint_of
from atout.analysis.data import hint_data
from atout.analysis.review import chance_of
from atout.cli.moments import deal_at, need_moment
from atout.cli.options import Lang
from atout.cli.thinking import Samples, Seconds, Seed, budget_of
from atout.cli.wording import action_text, chance_text, points_text, reason_text
from atout.games.solving import CannotSolve

_SAMPLES: Final = 50


def hint(
    moment: Annotated[
        str, typer.Argument(metavar="RECORD:DEAL:ACTION", help="The moment before that action.", show_default=False)
    ],
    samples: Samples = None,
    seconds: Seconds = None,
    seed: Seed = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    lang: Lang = None,
) -> None:
    """Tell what each action is worth by what the seat can know, best first, and why.

    Nothing but the view of the seat is looked at, as if one of its friends sat beside it: the values are averages over
    deals that are possible for it. The facts beside them are computed from these deals.

    RECORD:DEAL:ACTION is the moment before that action of the first match in the file, both numbered from 1.

    Examples: atout hint match.jsonl:1:12, atout hint match.jsonl:1:12 --samples 200 --json
    """
    assert lang is not None, "the option's check chose a language"
    deal = deal_at(need_moment(moment))
    if deal.actor is None:
        raise CannotSolve("solve-deal-over")
    view = deal.view(deal.actor)
    found = hint_of(deal.game, view, chance_of(seed, view), budget_of(samples, seconds, _SAMPLES))
    if as_json:
        typer.echo(json.dumps({"game": deal.game.id, "seat": deal.actor, "seed": seed, **hint_data(found)}))
        return
    _show(found, deal.actor, lang)


def _show(found: Hint, seat: int, lang: str) -> None:
    console = Console(highlight=False)
    known = found.known
    if known is None:
        console.print(i18n.text(lang, "hint-none", seat=seat), soft_wrap=True)
        return
    console.print(i18n.text(lang, f"hint-title-{known.unit}", seat=seat, count=known.deals))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    table.add_column(i18n.text(lang, "review-points"), justify="right", no_wrap=True)
    table.add_column(i18n.text(lang, "review-chance"), justify="right", no_wrap=True)
    table.add_column(i18n.text(lang, "hint-why"), overflow="fold")
    for action in known.ranked:
        facts = "; ".join(reason_text(each, lang) for each in found.reasons.get(action, ()))
        value = known.values[action]
        style = "bold" if action in known.best else None
        table.add_row(action_text(action, lang), points_text(value), chance_text(value), facts, style=style)
    console.print(table)
