"""Two ways to show a match and to ask: a picture that is drawn anew, and plain lines that scroll by."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from atout.cli.terminal.face import Face, SeenView
from atout.cli.terminal.table import fits, header, in_rows, picture
from atout.cli.terminal.viewpoint import Viewpoint

_NOTE_ROWS: Final = 2
_BELOW_PAGE: Final = 3
"""Lines below a page: a blank one, the invitation to go on, the prompt."""
_PROMPT: Final = "> "
_LONGEST: Final = 200
"""Characters of a typed line that are read."""


class Quit(Exception):
    """The person leaves the table; the match is kept."""


class Stage(Protocol):
    """Where a match is shown."""

    def follow(self, face: Face[SeenView], view: SeenView, news: Sequence[Text], deal: int, *, long: bool) -> None:
        """Shows that something happened; ``long`` gives more time to look."""

    def ask(self, face: Face[SeenView], view: SeenView, notes: Sequence[Text], deal: int) -> str:
        """Shows what the seat knows and is asked; the line that was typed."""

    def page(self, lines: Sequence[RenderableType], at: Viewpoint) -> None:
        """Shows something to be read at leisure."""


class Screen:
    """The table as a picture, for a terminal in which it fits."""

    def __init__(self, console: Console, pace: float) -> None:
        """A stage on this console that waits ``pace`` seconds after every action of the others."""
        self.console = console
        self.pace = pace
        self.news: list[Text] = []

    def follow(self, face: Face[SeenView], view: SeenView, news: Sequence[Text], deal: int, *, long: bool) -> None:
        self.news += news
        packed = in_rows(self.news, _NOTE_ROWS)
        if packed is None and in_rows(news, _NOTE_ROWS) is None:
            self.page(list(news), face.at)
            self.news = []
        elif packed is None:
            self.news = list(news)
        self._draw(picture(face, view, in_rows(self.news, _NOTE_ROWS) or [], deal))
        time.sleep(self.pace * (2 if long else 1))

    def ask(self, face: Face[SeenView], view: SeenView, notes: Sequence[Text], deal: int) -> str:
        shown = _wrapped(notes, self.console) if notes else in_rows(self.news, _NOTE_ROWS) or []
        self.news = []
        self._draw([*picture(face, view, shown, deal), face.question(view)])
        return read_line()

    def page(self, lines: Sequence[RenderableType], at: Viewpoint) -> None:
        rows = [row for line in lines for row in self.console.render_lines(line, pad=False)]
        room = self.console.height - _BELOW_PAGE
        for start in range(0, len(rows), room):
            self.console.clear()
            for row in rows[start : start + room]:
                self.console.print(Segments([*row, Segment.line()]))
            self.console.print()
            self.console.print(Text(at.say("press-enter"), "dim"))
            if read_line().lower() in at.words("command-quit"):
                raise Quit

    def _draw(self, lines: Sequence[Text]) -> None:
        self.console.clear()
        for line in lines:
            self.console.print(line)


class Scroll:
    """Plain lines, one after the other: for pipes, small terminals and screen readers."""

    def __init__(self, console: Console, pace: float) -> None:
        self.console = console
        self.pace = pace

    def follow(self, face: Face[SeenView], view: SeenView, news: Sequence[Text], deal: int, *, long: bool) -> None:
        del face, view, deal
        self._print(news)
        time.sleep(self.pace * (2 if long else 1))

    def ask(self, face: Face[SeenView], view: SeenView, notes: Sequence[Text], deal: int) -> str:
        if notes:
            self._print(notes)
        else:
            self._print([Text(), header(face.at, view, deal), *face.corner(view)[:3], *face.facts(view)])
            self._print([_numbered(face, view)])
        self._print([face.question(view)])
        return read_line()

    def page(self, lines: Sequence[RenderableType], at: Viewpoint) -> None:
        del at
        for line in lines:
            self.console.print(line, soft_wrap=isinstance(line, Text))

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)


def choose_stage(console: Console, pace: float, *, plain: bool) -> Stage:
    """The picture where a person sits at a terminal that it fits, plain lines elsewhere."""
    if plain or not (console.is_terminal and sys.stdin.isatty() and fits(console)):
        return Scroll(console, pace if sys.stdin.isatty() else 0)
    return Screen(console, pace)


def read_line() -> str:
    """The next line that is typed, without what cannot be printed.

    Raises:
        Quit: there is nothing more to read.
    """
    if sys.stdin.isatty():
        try:
            typed = input(_PROMPT)
        except EOFError:
            raise Quit from None
    else:
        typed = sys.stdin.readline(_LONGEST * 10)
        if not typed:
            raise Quit
    return "".join(each for each in typed[:_LONGEST] if each.isprintable()).strip()


def _numbered(face: Face[SeenView], view: SeenView) -> Text:
    """The hand in a line; cards that may be played have their number before them, the others stand in brackets."""
    playable = face.playable(view)
    parts = []
    for number, card in enumerate(face.hand(view), 1):
        name = face.at.card(card)
        if playable is None:
            parts.append(name)
        elif card in playable:
            parts.append(Text.assemble((f"{number}:", "bold cyan"), name))
        else:
            parts.append(Text.assemble("(", name, ")", style="dim"))
    return Text.assemble(face.at.say("your-hand"), ": ", Text("  ").join(parts))


def _wrapped(notes: Sequence[Text], console: Console) -> list[Text]:
    """The notes broken into lines of the picture's width."""
    return [line for note in notes for line in note.wrap(console, 80)]
