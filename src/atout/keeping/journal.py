"""The journal of a score keeper: every entry is a line of JSON, none is ever changed.

A line with the facts of the match begins a sheet, so one file can hold all matches of an evening::

    {"format": "atout-sheet/1", "game": "kozel", "target": 12, "names": ["Ann", "Bob", "Cid", "Dan"], "first_dealer": 0}
    {"deal": {"cards": [30, 90], "tricks": [1, 5]}}
    {"undo": true}
    {"deal": {"cards": [40, 80], "tricks": [2, 4]}}

A deal that was thrown in is ``{"deal": null}``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from atout.errors import AtoutError
from atout.keeping.errors import SheetError
from atout.keeping.sheet import Sheet, Summary, new_sheet
from atout.reading import read_json

FORMAT: Final = "atout-sheet/1"
_HEADER: Final = ("format", "game", "target", "names", "first_dealer")
_BEGINNING: Final = f'{{"format": "{FORMAT}"'.encode()


@dataclass(frozen=True)
class Journal:
    """What a journal holds."""

    sheets: tuple[Sheet, ...]
    """Every match in it; the last one is gone on with."""
    whole: int
    """Bytes that were read. What lies behind them is an entry whose writing was broken off; it was never confirmed."""


def header_line(sheet: Sheet) -> str:
    """The line that begins a sheet."""
    game = sheet.game
    facts = (FORMAT, game.id, game.target, list(sheet.names), sheet.first_dealer)
    return _line(dict(zip(_HEADER, facts, strict=True)))


def deal_line(summary: Summary | None) -> str:
    """The line that enters a deal."""
    return _line({"deal": summary})


def undo_line() -> str:
    """The line that takes the last deal back."""
    return _line({"undo": True})


def read_journal(data: bytes) -> Journal:
    """The sheets of a journal.

    Raises:
        SheetError: a line cannot be; the sentence names it.
    """
    sheets: list[Sheet] = []
    whole = 0
    for number, line in enumerate(data.split(b"\n"), start=1):
        last = whole + len(line) == len(data)
        if line.strip():
            try:
                entry = read_json(line, SheetError)
            except SheetError as error:
                if last and (sheets or _may_begin(line)):
                    break
                raise _at(number, error) from None
            try:
                _enter(sheets, entry)
            except AtoutError as error:
                raise _at(number, error) from None
        whole += len(line) + (not last)
    return Journal(tuple(sheets), whole)


def read_entries(entries: Sequence[Any]) -> tuple[Sheet, ...]:
    """The sheets of a journal whose lines have been read: every match in it, the last one is gone on with.

    Raises:
        AtoutError: what is wrong with the first entry that cannot be.
    """
    sheets: list[Sheet] = []
    for entry in entries:
        _enter(sheets, entry)
    return tuple(sheets)


def _may_begin(line: bytes) -> bool:
    """Whether this may be the beginning of a first line: any other file is not ours to cut anything away from."""
    return line.startswith(_BEGINNING) or _BEGINNING.startswith(line)


def _enter(sheets: list[Sheet], entry: Any) -> None:
    """Carries an entry out on the last sheet, or begins a new one."""
    if isinstance(entry, dict) and "format" in entry:
        sheets.append(_begun(entry))
    elif not sheets:
        raise SheetError("journal-no-header", format=FORMAT)
    elif isinstance(entry, dict) and entry.keys() == {"deal"}:
        sheets[-1] = sheets[-1].add(entry["deal"])
    elif entry == {"undo": True}:
        sheets[-1] = sheets[-1].undo()
    else:
        raise SheetError("journal-no-entry")


def _begun(header: Mapping[str, Any]) -> Sheet:
    names, target, dealer = (header.get(name) for name in ("names", "target", "first_dealer"))
    if (
        header.keys() != set(_HEADER)
        or header["format"] != FORMAT
        or not isinstance(names, list)
        or not all(isinstance(name, str) for name in names)
        or type(target) is not int
        or type(dealer) is not int
    ):
        raise SheetError("journal-no-header", format=FORMAT)
    return new_sheet(header["game"], tuple(names), dealer, target)


def _at(line: int, error: AtoutError) -> SheetError:
    return SheetError("journal-line", line=line, fault=str(error))


def _line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False) + "\n"
