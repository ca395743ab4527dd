"""Whole matches over HTTP: every game, against computers; two people by a link."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import jsonschema_rs
import pytest

from atout.games.registry import GAMES
from atout.records import verify_lines
from tests.server.program import Program
from tests.server.serving import Server


@pytest.fixture(scope="module")
def is_update(server: Server) -> jsonschema_rs.Validator:
    """The description's schema of an update."""
    with Program(server.url) as program:
        description = program.get("/api/openapi.json")
    return jsonschema_rs.validator_for({"$ref": "#/components/schemas/Update", "components": description["components"]})


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_against_computers(
    program: Program, is_update: jsonschema_rs.Validator, game: str
) -> None:
    table = program.open(game)["id"]
    numbers, last = [], {}
    for last in program.play(table):
        is_update.validate(last)
        numbers.append(last["number"])
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    sheet = program.get(f"/api/tables/{table}/deals")["deals"]
    assert sheet[-1]["winner"] == last["table"]["winner"]
    assert sheet[-1]["totals"] == last["table"]["totals"]
    [record] = program.get(f"/api/tables/{table}/record")["records"]
    assert [found for _, found in verify_lines(BytesIO(json.dumps(record).encode()))] == [[]]
    full = program.get(f"/api/tables/{table}/deals/{len(sheet)}")
    assert full["actions"] == record["deals"][-1]["actions"]
    assert full["fair"]["seeds"][0] != ""


def test_two_people_play_a_whole_match_at_a_table_by_link(server: Server) -> None:
    with Program(server.url, random.Random(1)) as host, Program(server.url, random.Random(2)) as guest:
        opened = host.open("coinche-bg", "link", clock_s=None)
        table = opened["id"]
        joined = guest.post(f"/api/tables/{table}/join", {"seat": 2, "invitation": opened["invitation"]})
        assert joined["seat"] == 2
        assert host.command(table, joined["number"], "start").status_code == 200
        with ThreadPoolExecutor(2) as threads:
            seen = list(threads.map(lambda each: list(each.play(table)), (host, guest)))
        of_host, of_guest = seen[0][-1], seen[1][-1]
        assert of_host["table"]["winner"] is not None
        assert of_host["table"] | {"you": 2} == of_guest["table"]
        assert of_host["view"]["result"] == of_guest["view"]["result"]
