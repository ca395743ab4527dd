"""``atout review``: what each decision of a deal cost."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from atout import i18n
from atout.analysis import Decision, review_deal, summarise
from atout.analysis.data import review_data
from atout.analysis.review import worst_first
from atout.cli.moments import read_deals
from atout.cli.options import Lang
from atout.cli.simulate import progress_bar
from atout.cli.thinking import Samples, Seconds, Seed, budget_of
from atout.cli.wording import UNKNOWN, action_text, estimate_text, reason_text
from atout.games.game import Game


def review(
    record: Annotated[
        str,
        typer.Argument(metavar="RECORD[:DEAL]", help="A file of records, and perhaps one deal.", show_default=False),
    ],
    seat: Annotated[
        int | None, typer.Option(help="Only the decisions of this seat.", min=0, max=3, show_default=False)
    ] = None,
    worst: Annotated[
        int | None, typer.Option(help="Only so many decisions, the worst first.", min=1, show_default=False)
    ] = None,
    samples: Samples = None,
    seconds: Seconds = None,
    seed: Seed = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    lang: Lang = None,
) -> None:
    """Tell what each decision of a match cost, in points and in chance to win the deal.

    There are two columns, and they must not be confused. "As it lay" is exact, with all cards known: how it would have
    turned out best. "Could know" is an average over deals that the seat had to reckon with, made from its view alone:
    what was right. A right choice can turn out badly. A chance is that of making one's contract, or of beating that of
    the others. Calls are measured by the score that they lead to, cards by card points.

    The first match of the file is reviewed, all its deals or the one that is named, counted from 1.

    Examples: atout review match.jsonl:1, atout review match.jsonl --seat 0 --worst 5
    """
    assert lang is not None, "the option's check chose a language"
    match, numbers = read_deals(record)
    if seat is not None and seat >= match.game.players:
        raise typer.BadParameter(f"{match.game.id} has the seats 0 to {match.game.players - 1}.")
    budget, seats = budget_of(samples, seconds), None if seat is None else (seat,)
    decisions: list[Decision] = []
    with progress_bar() as bar:
        for number in numbers:
            deal = match.deals[number - 1].deal
            task = bar.add_task(i18n.text(lang, "deal-number", number=number), total=len(deal.history))
            decisions += review_deal(deal, budget, seed, seats, number, partial(_show_progress, bar, task))
    if as_json:
        data = {"game": match.game.id, "deals": numbers, "seed": seed, **review_data(decisions, match.game.players)}
        if worst is not None:
            places = [{"deal": each.deal, "index": each.index} for each in worst_first(decisions)[:worst]]
            data["worst"] = places
        typer.echo(json.dumps(data))
        return
    _show(match.game, decisions, worst, lang)


def _show_progress(bar: Progress, task: TaskID, done: int, _of: int) -> None:
    bar.update(task, completed=done)


def _show(game: Game, decisions: Sequence[Decision], worst: int | None, lang: str) -> None:
    console = Console(highlight=False)
    shown = decisions if worst is None else worst_first(decisions)[:worst]
    console.print(_decisions(shown, lang))
    if worst is not None:
        for each in shown:
            _explain(console, each, lang)
    console.print(_summaries(game, decisions, lang))
    console.print(i18n.text(lang, "review-legend"), style="dim")


def _decisions(decisions: Sequence[Decision], lang: str) -> Table:
    table = _table(lang, "review-decision", "review-seat", "review-done")
    table.add_column(i18n.text(lang, "review-better"), overflow="fold")
    for each in decisions:
        better = "" if each.action in each.best or not each.best else action_text(each.best[0], lang)
        table.add_row(
            f"{each.deal}:{each.index}",
            str(each.seat),
            action_text(each.action, lang),
            estimate_text(each.as_it_lay),
            estimate_text(each.could_know),
            better,
            style=None if each.loss == 0 else "bold",
        )
    return table


def _summaries(game: Game, decisions: Sequence[Decision], lang: str) -> Table:
    table = _table(lang, "review-seat", "review-decisions")
    table.add_column(i18n.text(lang, "review-worst"), overflow="fold")
    for each in summarise(decisions, game.players):
        if each.decisions:
            table.add_row(
                str(each.seat),
                str(each.decisions),
                estimate_text(each.as_it_lay),
                estimate_text(each.could_know),
                ", ".join(f"{one.deal}:{one.index}" for one in each.worst) or UNKNOWN,
            )
    return table


def _table(lang: str, *first: str) -> Table:
    """A table with these columns and the two of costs."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for message in first:
        table.add_column(i18n.text(lang, message), no_wrap=True)
    for message in ("review-lay", "review-known"):
        table.add_column(i18n.text(lang, message), justify="right", no_wrap=True)
    return table


def _explain(console: Console, decision: Decision, lang: str) -> None:
    """Why another action was better, in facts."""
    for action in (decision.action, *decision.best[:1]):
        facts = "; ".join(reason_text(each, lang) for each in decision.hint.reasons.get(action, ()))
        if facts:
            console.print(f"{decision.deal}:{decision.index} {action_text(action, lang)}: {facts}", soft_wrap=True)
