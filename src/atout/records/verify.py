"""Verifying files of records, line by line: one fault never hides the rest of a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, BinaryIO, Final

from atout.errors import RecordError
from atout.reading import read_json
from atout.records.replay import Fault, check

LONGEST_LINE: Final = 16 * 2**20
"""Bytes of the longest line that is read; a match of a thousand deals takes less than a tenth of it."""


def verify_lines(file: BinaryIO) -> Iterator[tuple[int, list[Fault]]]:
    """Replays every record of a file: line number, from 1, and the faults found in that line; blank lines are skipped.

    Args:
        file: opened for reading bytes.
    """
    for number, line in _lines(file):
        if line is None:
            yield number, [Fault(RecordError("record-line-too-long", most=LONGEST_LINE // 2**20))]
        elif line.strip():
            yield number, _faults(line)


def read_line(line: bytes) -> Any:
    """The JSON value of a line.

    Raises:
        RecordError: it is not UTF-8, not JSON, nested too deep, or names a key twice.
    """
    return read_json(line, RecordError)


def _faults(line: bytes) -> list[Fault]:
    try:
        record = read_line(line)
    except RecordError as error:
        return [Fault(error)]
    return check(record)[1]


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines of a file with their number, ``None`` for one that is too long to be held in memory."""
    number = 0
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) <= LONGEST_LINE:
            yield number, line
            continue
        while not line.endswith(b"\n") and (line := file.readline(LONGEST_LINE)):
            pass
        yield number, None
