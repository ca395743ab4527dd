"""How the command line fails: one clear line on standard error, never a page of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from atout.errors import AtoutError

WRONG_USE: Final = 2
"""The exit code for an error of the user: a wrong option, a wrong input."""
INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""

_UsageError: Final[Any] = typer.BadParameter.__mro__[1]
"""What every wrong use of the command line is raised as; the library gives it no public name."""


class OneLineErrors(TyperGroup):
    """A group of commands that tells errors on one line; without any argument it shows its help."""

    def main(self, args: Sequence[str] | None = None, *positional: Any, **options: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        options["standalone_mode"] = False
        try:
            code = super().main(given or ["--help"], *positional, **options)
        except _UsageError as error:
            code = _told(error.format_message())
        except AtoutError as error:
            code = _told(str(error))
        except OSError as error:
            code = _told(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except typer.Abort:
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def one_line(sentence: str) -> str:
    """The sentence on one line, whatever it quotes: line breaks become blanks, what steers a terminal is spelt out."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in " ".join(sentence.split()))


def _told(sentence: str) -> int:
    typer.echo("atout: " + one_line(sentence), err=True)
    return WRONG_USE
