"""``atout rebuild``: what is there is worked out again, and a running server is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from atout.cli import app
from atout.players.facts import finished
from atout.server.lock import FolderLock
from atout.table import encode
from tests.server.test_standing_store import keep, log_of, rows, some, with_store


@pytest.mark.parametrize("options", [[], ["--replay"]])
def test_everything_is_there_after_it_and_the_number_of_entries_is_said(tmp_path: Path, options: list[str]) -> None:
    database = tmp_path / "atout.sqlite"
    with_store(database, lambda store: keep(store, some(5)))
    result = CliRunner().invoke(app, ["rebuild", "--data", str(tmp_path), "--lang", "en", *options])
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "Worked out anew from so many matches and reviews: 5"
    assert {row[1] for row in rows(database)["standing_gains"]} == {1, 2, 3, 4, 5}


def test_matches_that_were_in_no_log_are_found_by_replaying(tmp_path: Path) -> None:
    log = log_of("t", 1, 3)
    [match] = finished(log)
    with_store(tmp_path / "atout.sqlite", lambda store: store.append("t", 1, [encode(event) for event in log]))
    assert CliRunner().invoke(app, ["rebuild", "--data", str(tmp_path), "--replay"]).exit_code == 0
    assert sorted(row[0] for row in rows(tmp_path / "atout.sqlite")["standing_people"]) == sorted(match.people)


def test_the_data_of_a_running_server_is_left_alone(tmp_path: Path) -> None:
    with FolderLock(tmp_path):
        result = CliRunner().invoke(app, ["rebuild", "--data", str(tmp_path), "--lang", "en"])
    assert result.exit_code == 2
    assert "Another server is using" in result.stderr
    assert not (tmp_path / "atout.sqlite").exists()
