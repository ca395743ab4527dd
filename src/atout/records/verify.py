"""Verifying files of records, line by line: one fault never hides the rest of a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NoReturn

from atout.errors import RecordError
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
    try:
        return json.loads(line.decode().rstrip(), object_pairs_hook=_object, parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise RecordError("record-not-utf8", byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise RecordError("record-not-json", column=error.colno) from None
    except RecursionError:
        raise RecordError("record-too-deep") from None
    except ValueError:  # a number with thousands of digits
        raise RecordError("record-number-too-long") from None


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


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, _ in pairs if sum(other == key for other, _ in pairs) > 1)
        raise RecordError("record-key-twice", key=twice[:40])
    return found


def _no_number(text: str) -> NoReturn:
    raise RecordError("record-no-number", text=text)
