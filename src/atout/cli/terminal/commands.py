"""What can be typed besides actions: help, why, last, shown, score, rules, quit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from atout import books
from atout.cli.terminal.face import Face
from atout.cli.terminal.sheet import deal_sheet, match_sheet
from atout.cli.terminal.stage import Quit
from atout.errors import AtoutError
from atout.games.view import View
from atout.i18n import split_code
from atout.records import Match

_SHORT: Final = 2
"""So many lines at most are shown as a note beside the table rather than as a page."""


@dataclass(frozen=True)
class Situation:
    """What a command can look at: the match, what the seat knows, and what was typed behind the command."""

    match: Match
    face: Face[Any]
    view: View
    typed: str


@dataclass(frozen=True)
class Answer:
    """What a command has to show."""

    lines: Sequence[RenderableType]

    @property
    def note(self) -> list[Text] | None:
        """The answer as a note, if it is short enough for one."""
        notes = [line for line in self.lines if isinstance(line, Text)]
        return notes if len(notes) == len(self.lines) <= _SHORT else None


def run(typed: str, match: Match, face: Face[Any], view: View) -> Answer | None:
    """The answer to a command; ``None`` when what was typed is none.

    Raises:
        Quit: the person leaves.
    """
    first, _, rest = typed.strip().partition(" ")
    for message, command in _COMMANDS.items():
        if first.lower() in face.at.words(message):
            return Answer(command(Situation(match, face, view, rest.strip())))
    return None


def _help(now: Situation) -> list[RenderableType]:
    at = now.face.at
    lines = [at.say("help-cards"), at.say(f"help-{at.game.family}"), at.say("help-commands")]
    return [Text(line) for text in lines for line in (*text.splitlines(), "")]


def _why(now: Situation) -> list[RenderableType]:
    at = now.face.at
    if not now.typed:
        return [Text(at.say("why-what"))]
    assert now.match.deal is not None
    try:
        action = now.face.meant(now.view, now.typed)
        if action in now.view.legal:
            return [Text(at.say("why-allowed"))]
        return [Text(now.match.deal.why_not(action).sentence(at.lang), "yellow")]
    except AtoutError as error:
        return [Text(error.sentence(at.lang), "yellow")]


def _last(now: Situation) -> list[RenderableType]:
    return list(now.face.last_trick(now.view)) or [Text(now.face.at.say("last-none"))]


def _shown(now: Situation) -> list[RenderableType]:
    return list(now.face.shown(now.view)) or [Text(now.face.at.say("shown-none"))]


def _score(now: Situation) -> list[RenderableType]:
    """The match deal by deal, then every number of the last finished deal."""
    at = now.face.at
    finished = [played.deal for played in now.match.deals if played.deal.result is not None]
    if not finished:
        return [Text(at.say("score-none"))]
    results = [deal.result for deal in finished if deal.result is not None]
    view = finished[-1].view(at.seat)
    return [match_sheet(at, results), Text(), *deal_sheet(now.face, view, results[-1], len(results))]


def _rules(now: Situation) -> list[RenderableType]:
    """All rules by id and title, or one of them in full."""
    at, lang = now.face.at, split_code(now.face.at.lang)[0]
    if not now.typed:
        listed = [Text.assemble((each.id, "bold"), f" {each.title}") for each in books.rules(at.game.id, lang)]
        return [Text("  ·  ").join(listed), Text(), Text(at.say("rules-one"))]
    try:
        rule = books.rule(at.game.id, lang, now.typed.upper())
    except AtoutError as error:
        return [Text(error.sentence(at.lang), "yellow")]
    return [Text(f"{rule.id} {rule.title}", "bold"), Text(), Markdown(rule.text)]


def _quit(_now: Situation) -> list[RenderableType]:
    raise Quit


_COMMANDS: Final[dict[str, Callable[[Situation], list[RenderableType]]]] = {
    "command-help": _help,
    "command-why": _why,
    "command-last": _last,
    "command-shown": _shown,
    "command-score": _score,
    "command-rules": _rules,
    "command-quit": _quit,
}
"""Each command under the message that lists the words for it."""
