"""What players are called on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from atout.keeping.errors import SheetError

LONGEST: Final = 20
"""Characters of a name."""


def letters(players: int) -> tuple[str, ...]:
    """Names for players who gave none: A, B, C, …"""
    return tuple("ABCD"[:players])


def check_names(names: Sequence[str], players: int) -> None:
    """Makes sure that every name is short, can be seen, is no number (seats have numbers) and is borne once.

    Raises:
        SheetError: one is not, or there are not as many as players.
    """
    if len(names) != players:
        raise SheetError("sheet-names-count", count=players, given=len(names))
    for name in names:
        if not 0 < len(name) <= LONGEST or not name.isprintable() or name != name.strip():
            raise SheetError("sheet-name-wrong", most=LONGEST)
        if name.isdecimal():
            raise SheetError("sheet-name-number", name=name)
    if len({name.casefold() for name in names}) < players:
        raise SheetError("sheet-name-twice")
