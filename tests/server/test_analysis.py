"""Reviews of finished deals, made once and kept; hints at tables against computers."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from atout.analysis import review_deal
from atout.analysis.data import review_data
from atout.bots import Budget
from atout.server.reviewer import Job
from atout.table.history import origin_of
from tests.analysis.endings import TWO_ACES, deal_of
from tests.server.program import Program
from tests.server.serving import Server

WAIT_S = 240


def reviewed(program: Program, table: str, deal: int = 1) -> httpx.Response:
    """The review, once it is there."""
    for _ in range(WAIT_S * 4):
        answer = program.http.get(f"/api/tables/{table}/deals/{deal}/review")
        if answer.status_code != 202:
            return answer
        assert answer.json() == {"status": "pending"}
        assert int(answer.headers["retry-after"]) > 0
        time.sleep(0.25)
    raise AssertionError("the review did not come")


def valid(program: Program, name: str) -> jsonschema_rs.Validator:
    """The description's schema of this name."""
    components = program.get("/api/openapi.json")["components"]
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": components})


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    """The id of a table with a finished deal, of the game whose reviews take least time."""
    with Program(server.url) as program:
        table = program.open("kozel")["id"]
        for _ in program.play(table, until="scored"):
            pass
    return str(table)


def test_the_review_of_a_finished_deal_comes_in_the_background(program: Program, played: str) -> None:
    found = reviewed(program, played)
    assert found.status_code == 200
    data = found.json()
    valid(program, "Review").validate(data)
    actions = program.get(f"/api/tables/{played}/deals/1")["actions"]
    for decision in data["decisions"]:
        assert actions[decision["index"] - 1] == [decision["seat"], decision["action"]]
    assert any(decision["as_it_lay"] is not None for decision in data["decisions"])
    assert sum(seat["decisions"] for seat in data["seats"]) == len(data["decisions"])


def test_a_review_is_made_once_and_kept(server: Server, program: Program, played: str) -> None:
    first = reviewed(program, played).content
    with sqlite3.connect(server.data / "atout.sqlite") as database:
        [[kept]] = database.execute("SELECT data FROM reviews WHERE table_id = ? AND deal = 1", (played,))
    assert kept == first
    assert reviewed(program, played).content == first


def test_there_is_no_review_of_a_deal_that_is_not_over(program: Program, played: str) -> None:
    answer = program.http.get(f"/api/tables/{played}/deals/2/review")
    assert (answer.status_code, answer.json()["slug"]) == (404, "no-such-deal")


def test_a_review_survives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        table = program.open("kozel")["id"]
        for _ in program.play(table, until="scored"):
            pass
        first = reviewed(program, table).content
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        answer = program.http.get(f"/api/tables/{table}/deals/1/review")
        assert (answer.status_code, answer.content) == (200, first)


def test_the_reviewer_says_what_the_analysis_says() -> None:
    deal = deal_of("coinche-bg", TWO_ACES, then="Ac Kc Qs Js As")
    data = json.loads(Job("coinche-bg", origin_of(deal, len(deal.history)), 3, 1).answer())
    expected = json.loads(json.dumps(review_data(review_deal(deal, Budget(samples=1), number=3), 4)))
    assert {name: data[name] for name in expected} == expected
    assert (data["game"], data["deal"], data["samples"]) == ("coinche-bg", 3, 1)


# Hints


def first_question(program: Program, table: str) -> Any:
    """The first update at which the person may choose."""
    for update in program.play(table):
        if update["view"] and len(update["view"]["legal"]) > 1:
            return update
    raise AssertionError("there was nothing to choose")


def test_a_hint_values_what_may_be_done(program: Program) -> None:
    table = program.open("coinche-bg")["id"]
    update = first_question(program, table)
    found = program.post(f"/api/tables/{table}/hint", None)
    valid(program, "HintView").validate(found)
    assert (found["seat"], found["number"]) == (0, update["number"])
    assert found["options"]
    assert {option["action"] for option in found["options"]} <= set(update["view"]["legal"])
    assert found["options"][0]["action"] in found["best"]


@pytest.mark.parametrize("kind", ["open", "link"])
def test_there_are_no_hints_where_people_may_play(program: Program, kind: str) -> None:
    table = program.open("coinche-bg", kind)["id"]
    answer = program.http.post(f"/api/tables/{table}/hint")
    assert (answer.status_code, answer.json()["slug"]) == (422, "no-hints-here")


def test_nobody_else_gets_a_hint(server: Server, program: Program) -> None:
    table = program.open("coinche-bg")["id"]
    first_question(program, table)
    with Program(server.url) as other:
        answer = other.http.post(f"/api/tables/{table}/hint")
    assert (answer.status_code, answer.json()["slug"]) == (422, "no-choice-now")


def test_hints_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "data", 1) as server, Program(server.url) as program:
        table = program.open("coinche-bg", "open")["id"]
        answers = [program.http.post(f"/api/tables/{table}/hint").status_code for _ in range(30)]
    assert answers[:20] == [422] * 20
    assert 429 in answers[20:]
