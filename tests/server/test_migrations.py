"""Databases of every earlier version are taken over as they are; those of a later one are left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from atout.server import database as databases
from atout.server.schema import EVENTS, METADATA
from atout.server.store import Store, StoreError, check
from tests.server.databases import Where, engine_of, execute

SCHEMAS = Path(__file__).with_name("schemas")
STEPS = ScriptDirectory(str(databases._STEPS))
NEWEST = STEPS.get_current_head()
EARLIER = sorted(step.revision for step in STEPS.walk_revisions() if step.revision != NEWEST)


def of_version(version: str, folder: Path) -> Path:
    """A database as a server of that version left it, with some rows."""
    path = folder / "atout.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript((SCHEMAS / f"{version}.sql").read_text(encoding="utf-8"))
    connection.close()
    return path


def version_of(where: Where) -> object:
    [[found]] = execute(where, "SELECT version_num FROM alembic_version")
    return found


@pytest.mark.parametrize("version", EARLIER)
def test_a_database_of_an_earlier_version_is_taken_over_without_loss(version: str, tmp_path: Path) -> None:
    async def test() -> None:
        path = of_version(version, tmp_path)
        for _ in range(2):  # the second time it is one of this version
            store = Store(path, lambda _: None)
            assert await store.log("kozel") == [b"\x81\xa1k\x01", b"two", b"three"]
            assert await store.log("binokel") == [b"opened"]
            assert (await store.name("guest"), await store.name("other")) == ("Ада", "O'Hara")
            assert await store.review("kozel", 1) == b'{"seats":[]}'
            with pytest.raises(StoreError):
                await store.append("kozel", 3, [b"again"])
            await store.close()
            assert version_of(path) == NEWEST

    asyncio.run(test())


def test_who_sat_at_which_table_is_read_from_the_log(tmp_path: Path) -> None:
    path = of_version("2", tmp_path)
    check(path)
    assert list(map(tuple, execute(path, "SELECT identity, table_id FROM seated"))) == [("guest", "sat")]


def test_a_log_that_is_larger_than_the_memory_is_read_piece_by_piece(
    database: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(database)
    step = STEPS.get_revision("3").module
    monkeypatch.setattr(step, "_AT_ONCE", 2)
    pieces: list[int] = []

    def watched(asked: sql.Select[Any]) -> Iterator[Any]:
        for piece in connection.execute(asked).partitions():
            pieces.append(len(piece))
            yield from piece

    engine = engine_of(database)
    with engine.connect() as connection:
        connection.execute(sql.insert(EVENTS), [{"table_id": each, "number": 1, "data": b"x"} for each in "abc"])
        monkeypatch.setattr(step.op, "get_bind", lambda: SimpleNamespace(execute=watched))
        assert step._seated_before() == set()
    engine.dispose()
    assert pieces == [2, 1]


def test_the_steps_lead_to_the_tables_that_the_server_uses(database: Where) -> None:
    check(database)
    engine = engine_of(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"include_name": lambda name, *_: name != "schema_version"}
        )
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_server_from_before_the_steps_refuses_what_has_taken_them(database: Where) -> None:
    check(database)
    assert list(map(tuple, execute(database, "SELECT version FROM schema_version"))) == [(2,)]


def test_a_first_start_that_was_cut_off_is_done_again(database: Where) -> None:
    execute(database, "CREATE TABLE schema_version (version INTEGER NOT NULL)")
    execute(database, "CREATE TABLE guests (id VARCHAR NOT NULL PRIMARY KEY, name VARCHAR NOT NULL)")
    check(database)
    assert version_of(database) == NEWEST


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE alembic_version SET version_num = '99'",
        "DROP TABLE alembic_version",  # then the number is the one that servers kept before
    ],
)
def test_a_database_of_a_later_version_is_left_alone(database: Where, change: str) -> None:
    check(database)
    execute(database, "UPDATE schema_version SET version = 99")
    execute(database, change)
    with pytest.raises(StoreError, match=f"^The database has version 99; this server knows version {NEWEST}.$"):
        check(database)
    execute(database, "SELECT 1 FROM events")


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    junk = b"no database at all, but long enough to be read as one" * 40
    (tmp_path / "db").write_bytes(junk)
    with pytest.raises(StoreError, match="cannot be used"):
        check(tmp_path / "db")
    assert (tmp_path / "db").read_bytes() == junk


def test_a_step_that_fails_changes_nothing(database: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(command, "upgrade", _stopped_after(command.upgrade))
        with pytest.raises(StoreError, match="cannot be used"):
            check(database)
    engine = engine_of(database)
    assert sql.inspect(engine).get_table_names() == []
    engine.dispose()
    check(database)
    assert version_of(database) == NEWEST


def _stopped_after(upgrade):
    def stopped(config, revision) -> None:
        upgrade(config, revision)
        config.attributes["connection"].exec_driver_sql("SELECT nothing FROM nowhere")

    return stopped
