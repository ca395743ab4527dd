"""``atout verify``: replays records and says where they are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from atout import i18n
from atout.cli.group import one_line
from atout.records import verify_lines


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of records, a match a line (.jsonl).")],
) -> None:
    """Replay every match of the files and report each fault on a line of its own.

    A fault is told as FILE:LINE: deal D action N: what is wrong [rule id]. The command ends with 0 when all is right,
    with 1 when a fault was found, with 2 when a file could not be read.

    Example: atout verify match.jsonl
    """
    matches = faults = unread = 0
    for path in files:
        try:
            with path.open("rb") as file:
                for line, found in verify_lines(file):
                    matches += 1
                    faults += len(found)
                    for fault in found:
                        typer.echo(f"{path}:{line}: {one_line(fault.text())}")
        except OSError as error:
            unread += 1
            typer.echo(f"{path}: cannot be read: {error.strerror}", err=True)
    typer.echo(i18n.text("en", "verify-sum", matches=matches, faults=faults), err=True)
    if faults or unread:
        raise typer.Exit(2 if unread else 1)
