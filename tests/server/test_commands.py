"""Commands: late ones, wrong ones, and what is said to them."""

from __future__ import annotations

import pytest

from tests.server.program import Program
from tests.server.serving import Server


@pytest.fixture
def my_turn(program: Program) -> tuple[str, int, list[str]]:
    """A table, the number of its last update, and what may be done there now."""
    table = program.open("binokel")["id"]
    for update in program.play(table):
        if update["table"]["phase"] == "playing" and update["view"]["legal"]:
            break
    return table, update["number"], update["view"]["legal"]


def test_a_second_tap_changes_nothing_and_is_told_so(program: Program, my_turn: tuple[str, int, list[str]]) -> None:
    table, number, legal = my_turn
    # play() has answered already: the same again is the second tap.
    answers = [program.command(table, number, "act", action=legal[0]) for _ in range(2)]
    assert [answer.status_code for answer in answers][-1] == 409
    late = answers[-1].json()
    assert late["slug"] == "late"
    assert late["number"] > number
    assert late["text"]


def test_what_the_rules_forbid_is_explained_in_the_language_of_the_request(program: Program) -> None:
    table = program.open("binokel")["id"]
    update = next(update for update in program.play(table) if update["view"] and update["view"]["turn"] == 0)
    russian = {"Accept-Language": "ru-RU, en;q=0.5"}
    body = {"answers": update["number"], "command": {"kind": "act", "action": "nonsense"}}
    refused = program.http.post(f"/api/tables/{table}/commands", json=body, headers=russian)
    assert refused.status_code in (409, 422)
    assert any("а" <= char <= "я" for char in refused.json()["text"])
    chosen = {"Accept-Language": "ru", "Cookie": f"lang=bg; atout={program.http.cookies['atout']}"}
    assert program.http.get("/api/tables/nowhere", headers=chosen).json()["text"] == "На този адрес няма нищо."


def test_a_card_that_may_not_be_played_is_refused_with_its_rule(program: Program) -> None:
    for seed in range(40):
        program.rng.seed(seed)
        table = program.open("coinche-ffb")["id"]
        for update in program.updates(table):
            refusals = update["refusals"]
            if refusals:
                card, why = next(iter(refusals.items()))
                refused = program.command(table, update["number"], "act", action=card)
                assert refused.status_code == 422
                assert {key: refused.json()[key] for key in ("slug", "rule", "context")} == why
                assert refused.json()["text"].endswith(f"[{why['rule']}]")
                return
            if update["table"]["phase"] in ("scored", "over"):
                break
            program.answer(table, update)
    raise AssertionError("no card was ever forbidden")


def test_bodies_that_are_not_what_they_should_be_get_one_sentence(program: Program) -> None:
    table = program.open("kozel")["id"]
    path = f"/api/tables/{table}/commands"
    for body, slug in (
        (b"{", "request-not-json"),
        (b"\xff\xfe", "request-not-json"),
        (b"[]", "request-field-wrong"),
        (b'{"answers": 1}', "request-field-missing"),
        (b'{"answers": "1", "command": {"kind": "ready"}}', "request-field-wrong"),
        (b'{"answers": 1, "command": {"kind": "ready"}, "x": 1}', "request-field-unknown"),
        (b'{"answers": 1, "command": {"kind": "dance"}}', "command-malformed"),
        (b'{"answers": 1, "command": {"kind": "cut", "cut": "x"}}', "command-malformed"),
        (b"[" * 60_000, "request-not-json"),
    ):
        refused = program.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert (refused.status_code, refused.json()["slug"]) == (422, slug), body[:40]
        assert "\n" not in refused.json()["text"]


def test_what_is_not_there_is_404(program: Program) -> None:
    for path in ("/api/tables/nowhere/stream", "/api/tables/nowhere/deals", "/api/nothing", "/robots.txt"):
        assert program.http.get(path).status_code == 404, path
    table = program.open("kozel")["id"]
    assert program.http.get(f"/api/tables/{table}/deals/1").json()["slug"] == "no-such-deal"


def test_a_moment_of_a_finished_deal_is_played_on_from(program: Program) -> None:
    table = program.open("coinche-bg")["id"]
    for _ in program.play(table, until="scored"):
        pass
    deal = program.get(f"/api/tables/{table}/deals/1")
    again = program.open("coinche-bg", origin={"table": table, "deal": 1, "action": 4})["id"]
    first = next(program.updates(again))
    assert first["table"]["practice"]
    assert set(first["view"]["hand"]) <= set(deal["hands"][0].split())
    body = {"game": "kozel", "origin": {"table": table, "deal": 1, "action": 4}}
    assert program.http.post("/api/tables", json=body).json()["slug"] == "no-such-moment"


def test_the_host_of_a_table_sets_how_computers_play(server: Server, program: Program) -> None:
    table = program.open("kozel", "open")["id"]
    number = next(program.updates(table))["number"]
    assert program.command(table, number, "settings", level="random").status_code == 200
    assert program.command(table, number, "settings", level="genius").json()["slug"] == "no-such-level"
    with Program(server.url) as guest:
        joined = guest.post(f"/api/tables/{table}/join", {})
        assert guest.command(table, joined["number"], "settings", pace_ms=0).json()["slug"] == "table-host-only"


def test_the_guide_is_read_in_a_language_with_the_rules_that_it_names(program: Program) -> None:
    found = program.get("/api/guide/kozel?lang=bg")
    assert (found["lang"], found["parts"][0]["title"]) == ("bg", "Наръчник за козел")
    assert "Z2.4" in found["rules"]
    assert not any("{" in part["text"] for part in found["parts"])
    for wrong in ("whist", "kozel?lang=xx"):
        assert program.http.get(f"/api/guide/{wrong}").status_code == 422


def test_rules_are_read_and_tried(program: Program) -> None:
    book = program.get("/api/rules/binokel?lang=ru")
    assert {"N5.4", "N1.1"} <= {part["id"] for part in book["parts"]}
    given = {"trump": "h", "trick": "Qh Kh", "hand": "9h Ah 8h Tc"}
    assert program.post("/api/rules/coinche-ffb/try", {"kind": "play", "given": given})["answers"] == ["9h Ah"]
    for wrong in ({"kind": "play", "given": given | {"hand": "99"}}, {"kind": "lead", "given": {"hand": "9h"}}):
        assert program.http.post("/api/rules/coinche-ffb/try", json=wrong).status_code == 422
    assert program.http.get("/api/rules/whist").status_code == 422
