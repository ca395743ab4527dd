"""What people earn at a server: what it saw, once, and never by their word."""

from __future__ import annotations

import signal
from pathlib import Path

from atout.server.standing import rebuilding
from tests.server.program import Program
from tests.server.serving import Server
from tests.server.test_accounts import register
from tests.server.test_standing_store import do, rows


def test_a_match_gives_what_the_server_saw_and_nothing_that_a_program_says(server: Server) -> None:
    with Program(server.url) as person, Program(server.url) as other:
        table = person.open("kozel", level="novice")["id"]
        for path in (f"/api/tables/{table}/gains", "/api/me/standing", "/api/challenges"):
            assert person.http.post(path, json={"experience": 1_000_000, "coins": 99}).status_code == 405
        claim = person.command(table, 1, "won", experience=100)
        assert (claim.status_code, claim.json()["slug"]) == (422, "command-malformed")
        assert person.get(f"/api/tables/{table}/gains") == {"matches": []}
        updates = list(person.play(table))
        [gain] = person.get(f"/api/tables/{table}/gains")["matches"]
        won = updates[-1]["table"]["winner"] == 0
        assert gain["result"] == ("won" if won else "lost")
        assert {line["slug"] for line in gain["lines"]} >= {"played", "opponents"} | ({"won"} if won else set())
        standing = person.get("/api/me/standing")
        assert (standing["level"], standing["coins"]) == (gain["level"], gain["coins"])
        [game] = standing["games"]
        assert (game["game"], game["matches"], game["won"], game["rating"]) == (
            "kozel",
            1,
            won,
            gain["rating"]["rating"],
        )
        assert other.get(f"/api/tables/{table}/gains") == {"matches": []}
        assert other.get("/api/me/standing")["level"]["experience"] == 0


def test_an_account_is_listed_with_all_that_it_did_as_a_guest(server: Server) -> None:
    with Program(server.url) as person, Program(server.url) as reader:
        table = person.open("kozel", level="novice")["id"]
        for _ in person.play(table):
            pass
        rating = person.get("/api/me/standing")["games"][0]["rating"]
        assert person.get("/api/leaderboard/kozel")["you"]["place"] is None
        assert reader.http.get("/api/players/Board%20Climber").status_code == 404
        register(person, "Board Climber")
        found = reader.get("/api/leaderboard/kozel?period=month")
        assert [row["rating"] for row in found["rows"] if row["name"] == "Board Climber"] == [rating]
        assert found["you"] is None
        own = person.get("/api/leaderboard/kozel")
        assert [row["place"] for row in own["rows"] if row["you"]] == [own["you"]["place"]]
        shown = reader.get("/api/players/board%20climber")
        assert (shown["name"], shown["games"][0]["rating"]) == ("Board Climber", rating)
        assert set(shown) == {"name", "level", "games"}


def test_a_server_killed_as_a_match_ends_counts_it_once(tmp_path: Path) -> None:
    """Killed again and again, at the moment when the end is acknowledged and what follows may not be entered."""
    server, cookie = Server(tmp_path / "data"), ""
    server.start()
    try:
        for _ in range(4):
            with Program(server.url) as person:
                if cookie:
                    person.http.cookies.set("atout", cookie)
                table = person.open("kozel", level="novice")["id"]
                cookie = cookie or person.http.cookies["atout"]
                for _ in person.play(table):
                    pass
                server.stop(signal.SIGKILL)
            server.start()
        with Program(server.url, Cookie=f"atout={cookie}") as person:
            standing = person.get("/api/me/standing")
    finally:
        server.stop()
    assert standing["games"][0]["matches"] == 4
    before = rows(server.data / "atout.sqlite")
    assert len(before["standing_entries"]) == len(before["standing_gains"]) == 4
    do(server.data / "atout.sqlite", lambda connection: rebuilding.replay(connection, lambda _: None))
    do(server.data / "atout.sqlite", lambda connection: rebuilding.rebuild(connection, lambda _: None))
    assert rows(server.data / "atout.sqlite") == before
