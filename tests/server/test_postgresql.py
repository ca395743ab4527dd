"""A whole server on PostgreSQL instead of a file."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.server.databases import execute
from tests.server.program import Program
from tests.server.serving import Server
from tests.server.test_accounts import PASSWORD, register


def test_accounts_friends_and_deletion_are_the_same_as_in_a_file(postgresql: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", 10_000, "--database", postgresql)
    with server, Program(server.url) as person, Program(server.url) as friend:
        table = person.open("kozel", "open")["id"]
        code = register(person, "Somebody")["codes"][0]
        link = person.post("/api/friend-links", {})["token"]
        assert friend.http.post(f"/api/friend-links/{link}").status_code == 204
        server.stop(signal.SIGKILL)
        server.start()
        recovery = {"name": "somebody", "code": code, "password": PASSWORD}
        assert person.http.post("/api/account/recover", json=recovery).is_success
        held = person.get("/api/me/export")
        assert [each["table"] for each in held["tables"]] == [table]
        assert len(held["friends"]["friends"]) == 1
        assert person.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert friend.get("/api/friends")["friends"] == []
        for kept in ("accounts", "account_looks", "recovery_codes", "sessions", "friends", "friend_links", "seated"):
            assert execute(postgresql, f"SELECT * FROM {kept}") == [], kept


def test_a_server_goes_on_where_it_was_killed(postgresql: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", 10_000, "--database", postgresql)
    with server, Program(server.url) as program:
        table = program.open("kozel")["id"]
        *_, last = program.play(table, until="scored")
        before = execute(postgresql, f"SELECT data FROM events WHERE table_id = '{table}' ORDER BY number")
        server.stop(signal.SIGKILL)
        server.start()
        assert next(program.updates(table))["number"] >= last["number"]
        after = execute(postgresql, f"SELECT data FROM events WHERE table_id = '{table}' ORDER BY number")
        assert after[: len(before)] == before
        assert program.http.get("/api/tables/no%00table").status_code == 404
    assert sorted(file.name for file in server.data.iterdir()) == ["secret.key", "server.lock"]
