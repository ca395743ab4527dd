"""A program that plays over HTTP as any other would: a stream down, commands up."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

import httpx

from bench.line import answer_to

LONGEST_S = 90

Message = tuple[str, int | None, Any]
"""Its name, its number and its data."""


def messages(lines: Iterator[str]) -> Iterator[Message]:
    """The messages of a stream of server-sent events."""
    name, number, data = "message", None, None
    for line in lines:
        field, _, value = line.partition(": ")
        if field == "event":
            name = value
        elif field == "id":
            number = int(value)
        elif field == "data":
            data = json.loads(value)
        elif line == "" and data is not None:
            yield name, number, data
            name, number, data = "message", None, None


def _in_time(lines: Iterator[str]) -> Iterator[str]:
    """The lines, for as long as a test may take: a silent stream goes on for ever by its heartbeats."""
    last = time.monotonic() + LONGEST_S
    for line in lines:
        assert time.monotonic() < last, "the stream went on, and what the test waits for did not come"
        yield line


class Program:
    """One visitor."""

    def __init__(self, url: str, rng: random.Random | None = None, **headers: str) -> None:
        self.http = httpx.Client(base_url=url, headers=headers, timeout=20)
        self.rng = rng or random.Random(0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, game: str, kind: str = "solo", **settings: Any) -> Any:
        return self.post("/api/tables", {"game": game, "kind": kind, "pace_ms": 0, "level": "thumb", **settings})

    def command(self, table: str, answers: int, kind: str, **fields: Any) -> httpx.Response:
        body = {"answers": answers, "command": {"kind": kind, **fields}}
        return self.http.post(f"/api/tables/{table}/commands", json=body)

    def messages(self, table: str, after: int | None = None) -> Iterator[Message]:
        """The stream, until whoever reads it stops."""
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        with self.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as answer:
            assert answer.status_code == 200, answer.read()
            yield from messages(_in_time(answer.iter_lines()))

    def updates(self, table: str, after: int | None = None) -> Iterator[Any]:
        """The numbered messages of the stream."""
        return (data for name, _, data in self.messages(table, after) if name == "message")

    def answer(self, table: str, update: Any) -> bool:
        """Does something at random if the program is asked; whether it did."""
        answer = answer_to(update, self.rng)
        if answer is None:
            return False
        kind, fields = answer
        reply = self.command(table, update["number"], kind, **fields)
        assert reply.status_code in (200, 409), reply.text  # late: the stream has brought more meanwhile
        return reply.status_code == 200

    def play(self, table: str, until: str = "over") -> Iterator[Any]:
        """Plays a seat at random until the table is in this phase, or over; every update that comes."""
        for update in self.updates(table):
            yield update
            if update["table"]["phase"] in (until, "over"):
                return
            self.answer(table, update)
