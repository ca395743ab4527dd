"""The loop of a score keeper: asks about deal after deal, stores every answer, shows what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

from rich.console import Console, RenderableType
from rich.text import Text

from atout.cli.keeping.columns import Columns
from atout.cli.keeping.file import SheetFile
from atout.cli.keeping.form import Question, form_of
from atout.cli.keeping.paper import deal, running, standing
from atout.cli.terminal.session import undisturbed
from atout.cli.terminal.stage import Quit, read_line
from atout.errors import AtoutError, SummaryError
from atout.keeping import Sheet, SheetError, Summary
from atout.reading import read_json


class _Aside(Exception):
    """Something else than an answer was done: the questions about the deal begin anew."""


class Keeper:
    """Keeps one sheet after the other until the person leaves."""

    def __init__(self, console: Console, file: SheetFile, sheet: Sheet, lang: str) -> None:
        """
        Args:
            console: where everything is shown.
            file: holds the sheet already.
            sheet: where the match stands.
            lang: a language code.
        """
        self.console = console
        self.file = file
        self.sheet = sheet
        self.at = Columns.of(sheet, lang)
        self.typed: dict[str, str] = {}
        """Answers about the deal that were given before it was refused; an empty line gives them again."""
        self.ahead: list[str] = []
        """Answers that were typed on one line, parted by semicolons, and not asked for yet."""

    def run(self) -> None:
        """Asks until the person leaves.

        Raises:
            Quit: the person leaves; every entry is stored.
        """
        self._show(running(self.at, self.sheet))
        self._say(self.at.say("keep-help-short"))
        while True:
            try:
                if self.sheet.winner is None:
                    self._enter(self._ask_deal())
                else:
                    self._wait()
            except _Aside:
                self.ahead.clear()
            except AtoutError as error:
                self._refuse(error)

    def _ask_deal(self) -> Summary | None:
        """What happened in the next deal, question by question, or at once as JSON."""
        form = form_of(self.at)
        question = next(form)
        while True:
            typed = self._ask(question)
            if typed.startswith("{"):
                return self._whole(typed)
            try:
                value = question.read(typed)
            except AtoutError as error:
                self._refuse(error)
                continue
            self.typed[question.name] = typed
            try:
                question = form.send(value)
            except StopIteration as end:
                summary: Summary | None = end.value
                return summary

    def _wait(self) -> NoReturn:
        """After the end of a match a command goes on: the last deal is taken back, or another match begins."""
        while True:
            self._ask(Question("over", self.at.say("keep-over"), str))

    def _whole(self, typed: str) -> Summary:
        found: Summary = read_json(typed.encode(errors="surrogateescape"), SummaryError)
        return found

    def _enter(self, summary: Summary | None) -> None:
        """Takes a deal: first it is judged, then stored, then shown."""
        after = self.sheet.add(summary)
        with undisturbed():
            self.file.add(summary)
            self.sheet = after
        self.typed.clear()
        self._show(deal(self.at, after.deals[-1], len(after.deals)))
        self._show(standing(self.at, after))

    def _ask(self, question: Question) -> str:
        """The answer to a question; commands that are typed in its place are carried out.

        Raises:
            _Aside: a command changed what there is to ask.
            Quit: the person leaves.
        """
        default = self.typed.get(question.name, question.default)
        while True:
            if self.ahead:
                typed = self.ahead.pop(0)
            else:
                self._say(f"{question.words} [{default}]" if default else question.words)
                typed = self._line()
            if not self._command(typed) and (typed or default):
                return typed or default

    def _line(self) -> str:
        typed = read_line()
        if typed.startswith("{"):
            return typed
        first, *self.ahead = [part.strip() for part in typed.split(";")]
        return first

    def _command(self, typed: str) -> bool:
        """Carries a command out; whether it was one."""
        first, _, rest = typed.partition(" ")
        for message, command in _COMMANDS.items():
            if first.lower() in self.at.words(message):
                command(self, rest.strip())
                return True
        return False

    def _help(self, _rest: str) -> None:
        for text in (f"keep-help-{self.at.game.family}", "keep-help"):
            self._say(self.at.say(text))

    def _score(self, _rest: str) -> None:
        self._show(running(self.at, self.sheet))

    def _explain(self, rest: str) -> None:
        """Every number of a deal, the last one where none is named."""
        deals = self.sheet.deals
        number = int(rest) if rest.isdecimal() and len(rest) < 5 else len(deals)
        if not 1 <= number <= len(deals):
            self._refuse(SheetError("sheet-no-deal", count=len(deals)))
            return
        self._show(deal(self.at, deals[number - 1], number))

    def _undo(self, _rest: str) -> None:
        try:
            after = self.sheet.undo()
        except SheetError as error:
            self._refuse(error)
            return
        with undisturbed():
            self.file.undo()
            self.sheet = after
        self.typed.clear()
        self._say(self.at.say("keep-undone", number=len(after.deals) + 1))
        self._show(standing(self.at, after))
        raise _Aside

    def _again(self, _rest: str) -> None:
        self.typed.clear()
        raise _Aside

    def _new(self, _rest: str) -> None:
        """Begins another match of the same players; who deals next there deals first."""
        if self.sheet.winner is None:
            self._refuse(SheetError("sheet-goes-on"))
            return
        after = Sheet(self.sheet.game, self.sheet.names, self.sheet.dealer, self.sheet.game.start)
        with undisturbed():
            self.file.begin(after)
            self.sheet = after
        self._show(running(self.at, after))
        raise _Aside

    def _quit(self, _rest: str) -> None:
        raise Quit

    def _refuse(self, error: AtoutError) -> None:
        self.ahead.clear()
        self.console.print(Text(error.sentence(self.at.lang), "yellow"), soft_wrap=True)

    def _say(self, words: str) -> None:
        self.console.print(Text(words), soft_wrap=True)

    def _show(self, lines: list[RenderableType] | list[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=isinstance(line, Text))


_COMMANDS: Final[dict[str, Callable[[Keeper, str], None]]] = {
    "command-help": Keeper._help,
    "command-score": Keeper._score,
    "command-deal": Keeper._explain,
    "command-undo": Keeper._undo,
    "command-again": Keeper._again,
    "command-new-match": Keeper._new,
    "command-quit": Keeper._quit,
}
"""Each command under the message that lists the words for it."""
