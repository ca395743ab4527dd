"""The server answers the pages for real tables with the very bytes that they would work out themselves."""

from __future__ import annotations

import json

from atout.club import reply, written
from tests.server.program import Program

TRICK = {"ask": "trick", "game": "coinche-bg", "strain": "h", "table": "Kd Jh", "hand": "9h 8s", "leader": 0}


def test_the_same_bytes_in_both_places(program: Program) -> None:
    for question, status in ((TRICK, 200), ({**TRICK, "hand": "9x"}, 422), ({"ask": "\ud800"}, 422)):
        data = json.dumps(question).encode()
        answer = program.http.post("/api/club", content=data)
        assert answer.status_code == status
        assert answer.text == written(reply(data))


def test_a_question_that_is_too_long_is_turned_away(program: Program) -> None:
    assert program.http.post("/api/club", json={"ask": "sheet", "journal": [0] * 40_000}).status_code == 413


def test_who_only_asks_is_known_from_then_on_too(program: Program) -> None:
    assert "set-cookie" in program.http.post("/api/club", json=TRICK).headers
    assert "set-cookie" not in program.http.post("/api/club", json=TRICK).headers
