"""How the command line fails: one clear line on standard error, never a page of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from atout.errors import AtoutError

WRONG_USE: Final = 2
"""The exit code for an error of the user: a wrong option, a wrong input."""

_UsageError: Final = typer.BadParameter.__mro__[1]
"""What every wrong use of the command line is raised as."""


def fail(sentence: str) -> NoReturn:
    """Says what is wrong on one line and ends with code 2."""
    typer.echo("atout: " + " ".join(sentence.split()), err=True)
    raise typer.Exit(WRONG_USE)


class OneLineErrors(TyperGroup):
    """A group of commands that tells errors on one line; without any argument it shows its help."""

    def main(self, args: Sequence[str] | None = None, *positional: Any, **options: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        options["standalone_mode"] = False
        try:
            code = super().main(given or ["--help"], *positional, **options)
        except _UsageError as error:
            code = _told(str(error.format_message()))  # type: ignore[attr-defined]
        except AtoutError as error:
            code = _told(str(error))
        except typer.Abort:
            code = 130
        sys.exit(code if isinstance(code, int) else 0)


def _told(sentence: str) -> int:
    typer.echo("atout: " + " ".join(sentence.split()), err=True)
    return WRONG_USE
