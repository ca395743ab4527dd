"""The way of a player: a guest plays and earns, becomes an account, is listed, leaves a match and gets nothing for it.

In the end everything is worked out anew from the log, and is the same.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from atout.cli import app
from tests.browser.person import PACE, Person, visiting
from tests.browser.test_account import register
from tests.browser.test_matches import OVER
from tests.server.program import Program
from tests.server.serving import Server
from tests.server.test_standing_store import rows

NAME = "Ulysses"


def leave_a_match(person: Person, friend: Program, site: Server) -> str:
    """At a table of two the person leaves once the match has begun, and the friend plays on to the end."""
    answer = person.page.request.post(
        "/api/tables",
        data={"game": "coinche-1001", "kind": "link", "pace_ms": 0, "level": "novice", "clock_s": None},
        headers={"Origin": site.url},
    )
    opened = answer.json()
    table = str(opened["id"])
    friend.post(f"/api/tables/{table}/join", {"seat": 2, "invitation": opened["invitation"]})
    person.go(f"/table/{table}")
    person.page.get_by_role("button", name="Start with computers").click()
    person.page.locator(".gathering").wait_for(state="detached")
    person.page.get_by_role("button", name="Leave the table").click()
    person.page.get_by_text("earns nothing").wait_for()
    person.page.get_by_role("button", name="Leave, a computer plays on").click()
    person.page.wait_for_url(f"{site.url}/")
    for _ in friend.play(table):
        pass
    return table


def test_a_guest_earns_becomes_an_account_is_listed_and_earns_nothing_where_he_leaves(
    tmp_path: Path, browser: Any
) -> None:
    with Server(tmp_path / "data") as site, visiting(browser, site.url) as person, Program(site.url) as friend:
        person.go()
        pace = json.dumps(json.dumps({**PACE, "level": "novice"}))
        person.page.evaluate(f"localStorage.setItem('atout.pace', {pace})")
        table = person.play_now("kozel")
        person.play_until(OVER)
        person.page.locator(".gains").wait_for()
        [gain] = person.api(f"/tables/{table}/gains")["matches"]
        won = person.api(f"/tables/{table}/record")["records"][0]["winner"] == 0
        earned = person.api("/me/standing")
        assert earned["level"]["experience"] == sum(line["experience"] for line in gain["lines"])
        assert gain["result"] == ("won" if won else "lost")
        assert {line["slug"]: line["experience"] for line in gain["lines"]}["played"] == 50

        register(person, NAME)
        assert person.api("/me/standing") == {**earned, "name": NAME}
        person.go("/leaderboard/kozel")
        person.page.get_by_role("link", name=NAME).wait_for()

        left = leave_a_match(person, friend, site)
        [gain] = person.api(f"/tables/{left}/gains")["matches"]
        assert (gain["result"], gain["lines"]) == ("left", [])
        after = person.api("/me/standing")
        assert (after["level"], after["coins"]) == (earned["level"], earned["coins"])
        of_game = {each["game"]: each for each in after["games"]}["coinche-1001"]
        assert (of_game["matches"], of_game["won"], of_game["left"]) == (1, 0, 1)
        assert of_game["rating"] < 1000  # of somebody new
        assert friend.get(f"/api/tables/{left}/gains")["matches"][0]["lines"] != []
        assert person.faults == []
    before = rows(tmp_path / "data" / "atout.sqlite")
    result = CliRunner().invoke(app, ["rebuild", "--data", str(tmp_path / "data"), "--replay", "--lang", "en"])
    assert result.exit_code == 0, result.stderr
    assert rows(tmp_path / "data" / "atout.sqlite") == before
