"""What the arbiter says, in lines and side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from atout import i18n
from atout.asking import Answer, Everywhere, TrickQuestion, Verdict
from atout.cli.terminal.viewpoint import Viewpoint
from atout.cli.wording import action_text
from atout.games.actions import Action
from atout.games.registry import game as game_of

_YES: Final = "✓"
_MOST: Final = 20
"""So many actions are listed in full."""
_BEGINNING: Final = 6


def show_answer(console: Console, answer: Answer, lang: str) -> None:
    """Who is to act and what binds him, then all that is allowed, then why not with each of the others."""
    at = Viewpoint(game_of(answer.game), answer.seat, lang)
    turn = at.say("arbiter-turn", seat=answer.seat)
    if answer.winner is not None:
        turn = f"{turn} {_winning(at, answer.winner)}"
    lines = [turn]
    if answer.duty:
        lines.append(_with_rule(at.say(f"duty-{answer.duty}"), answer.rule))
    lines.append(f"{_YES} {_listed(answer.allowed, lang)}")
    lines += [f"✗ {each.fault.sentence(lang)}" for each in answer.verdicts if each.fault is not None]
    for line in lines:
        console.print(Text(line), soft_wrap=True)


def show_verdict(console: Console, verdict: Verdict, lang: str) -> None:
    """Whether one thing may be done."""
    words = i18n.text(lang, "why-allowed") if verdict.fault is None else verdict.fault.sentence(lang)
    console.print(Text(words), soft_wrap=True)


def show_everywhere(console: Console, found: Everywhere, question: TrickQuestion, lang: str) -> None:
    """A line for each card of the hand, a column for each game: allowed, or the rule that forbids it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for answer in found.answers:
        table.add_column(Text(answer.game), overflow="fold")
    verdicts = [{each.action.text: each for each in answer.verdicts} for answer in found.answers]
    for card in dict.fromkeys(question.hand):
        cells = [_mark(of[card.text]) for of in verdicts]
        table.add_row(Text(i18n.card_text(card.text, lang), "bold"), *cells)
    table.add_section()
    table.add_row("", *[Text(_with_rule(i18n.text(lang, f"duty-{each.duty}"), each.rule)) for each in found.answers])
    console.print(table)
    for game, error in found.without:
        console.print(Text(f"{game}: {error.sentence(lang)}"), soft_wrap=True)


def _listed(actions: Sequence[Action], lang: str) -> str:
    """What is allowed; of long lists (bids, cards to lay away) the beginning and the end."""
    if len(actions) <= _MOST:
        return ", ".join(action_text(action, lang) for action in actions)
    shown = [*actions[:_BEGINNING], actions[-1]]
    *first, last = [action_text(action, lang) for action in shown]
    return f"{', '.join(first)}, … {last} ({len(actions)})"


def _winning(at: Viewpoint, winner: int) -> str:
    if at.pairs:
        relation = "partner" if at.game.sides[winner] == at.game.sides[at.seat] else "opponent"
        return at.say(f"arbiter-winning-{relation}", seat=winner)
    return at.say("arbiter-winning-opponent", seat=winner)


def _mark(verdict: Verdict) -> Text:
    return Text(_YES, "green") if verdict.fault is None else Text(f"✗ {verdict.fault.rule}", "red")


def _with_rule(words: str, rule: str) -> str:
    return f"{words} [{rule}]" if rule else words
