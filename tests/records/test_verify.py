"""`atout verify` on whole files: what is told, and that nothing in a file can stop the rest from being read."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from atout.errors import RecordError
from atout.games.registry import GAMES, game
from atout.records import Match, read_line, verify_lines
from atout.records import verify as module
from tests import vectors

RECORD = json.dumps(Match(game("kozel"), 0).record()).encode()


def told(data: bytes) -> list[tuple[int, list[str]]]:
    return [(line, [fault.text() for fault in faults]) for line, faults in verify_lines(io.BytesIO(data))]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"{", "The text is not JSON at column 2."),
        (b"\xff{}", "The text is not UTF-8 at byte 1."),
        (b"[" * 100_000, "Lists or objects are nested too deeply."),
        (b'{"winner": ' + b"9" * 5000 + b"}", "A number has too many digits."),
        (b'{"game": 1, "game": 2}', "The key “game” stands twice in one object."),
        (b'{"winner": NaN}', "NaN is no number in JSON."),
        (b"3", "A record is one JSON object on one line. [R1]"),
    ],
)
def test_a_bad_line_is_told_and_the_next_one_is_read(line: bytes, fault: str) -> None:
    assert told(line + b"\n\n" + RECORD + b"\n") == [(1, [fault]), (3, [])]


def test_a_line_that_is_too_long_is_told_and_the_next_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_LINE", 2**20)
    assert told(b" " * (5 * 2**20) + b"\n" + RECORD) == [
        (1, ["The line is longer than 1 MiB and was not read."]),
        (2, []),
    ]


def test_read_line_raises_on_what_is_no_json() -> None:
    with pytest.raises(RecordError):
        read_line(b"nonsense")


@vectors.needed
@pytest.mark.parametrize("game_id", GAMES)
def test_the_vectors_verify(game_id: str) -> None:
    with (vectors.VECTORS / f"{game_id}.jsonl").open("rb") as file:
        assert [faults for _, faults in verify_lines(file) if faults] == []


def _broken() -> list[tuple[str, bytes]]:
    path = vectors.VECTORS / "broken.jsonl"
    found: list[tuple[str, bytes]] = []
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            record: dict[str, Any] = json.loads(line)
        except ValueError:
            found.append(("no JSON", line))
            continue
        what = record.pop("broken")
        record.pop("rule", None)
        found.append((what, json.dumps(record).encode()))
    return found


@vectors.needed
@pytest.mark.parametrize(("what", "line"), _broken(), ids=[what for what, _ in _broken()])
def test_every_broken_record_is_refused(what: str, line: bytes) -> None:
    [(_, faults)] = told(line)
    assert faults, what
