"""A whole server on PostgreSQL instead of a file."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.server.databases import execute
from tests.server.program import Program
from tests.server.serving import Server


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
