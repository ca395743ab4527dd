"""The store, on each kind of database: what is written, together, once, and for good."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sql

from atout.server.accounts import friends
from atout.server.accounts.friends import FriendError
from atout.server.schema import EVENTS
from atout.server.store import Store, StoreError, check
from tests.server.databases import Where, execute


def test_events_of_many_tables_are_written_together_and_read_by_table(database: Where) -> None:
    batches: list[int] = []

    async def test() -> list[bytes]:
        store = Store(database, batches.append)
        await asyncio.gather(*(store.append(f"t{table}", 1, [b"a", b"b"]) for table in range(50)))
        await store.append("t7", 3, [b"c"])
        found = await store.log("t7")
        await store.close()
        return found

    assert asyncio.run(test()) == [b"a", b"b", b"c"]
    assert sum(batches) == 51
    assert len(batches) < 51


def test_a_number_that_is_taken_is_refused_without_harm_to_others(database: Where) -> None:
    async def test() -> None:
        store = Store(database, lambda _: None)
        await store.append("a", 1, [b"first"])
        wrong, right = await asyncio.gather(
            store.append("a", 1, [b"again"]), store.append("b", 1, [b"other"]), return_exceptions=True
        )
        assert isinstance(wrong, StoreError)
        assert right is None
        assert (await store.log("a"), await store.log("b")) == ([b"first"], [b"other"])
        await store.close()

    asyncio.run(test())


def test_what_no_database_takes_is_refused_without_harm_to_others_of_the_same_transaction(database: Where) -> None:
    async def test() -> None:
        store = Store(database, lambda _: None)
        begun = threading.Event()
        waiting = asyncio.gather(
            store.change(lambda _: begun.wait(10)),  # the others gather behind it
            store.rename("a", "\ud800"),
            store.append("b", 1, [b"other"]),
            return_exceptions=True,
        )
        await asyncio.sleep(0)
        begun.set()
        _, wrong, right = await waiting
        assert isinstance(wrong, Exception)
        assert right is None
        assert await store.log("b") == [b"other"]
        await store.close()

    asyncio.run(test())


def test_the_last_name_counts_and_the_first_review(database: Where) -> None:
    async def test() -> None:
        store = Store(database, lambda _: None)
        await asyncio.gather(*(store.rename("guest", name) for name in ("Ada", "Ада", "Zoé")))
        await asyncio.gather(*(store.keep_review("a", 1, data) for data in (b"first", b"second")))
        await store.keep_review("a", 1, b"third")
        assert (await store.name("guest"), await store.name("nobody")) == ("Zoé", None)
        assert (await store.review("a", 1), await store.review("a", 2)) == (b"first", None)
        await store.close()

    asyncio.run(test())


def test_what_looks_before_it_writes_comes_in_its_turn_and_changes_all_or_nothing(database: Where) -> None:
    def count(connection: sql.Connection) -> int:
        return connection.scalar(sql.select(sql.func.count()).select_from(EVENTS)) or 0

    def clear_and_fail(connection: sql.Connection) -> None:
        connection.execute(sql.delete(EVENTS))
        raise FriendError("block-yourself")

    async def test() -> None:
        store = Store(database, lambda _: None)
        found = await asyncio.gather(
            store.append("a", 1, [b"1"]),
            store.change(count),
            store.append("a", 2, [b"2"]),
            store.change(clear_and_fail),
            store.change(count),
            return_exceptions=True,
        )
        assert (found[1], found[4]) == (1, 2)
        assert isinstance(found[3], FriendError)
        await store.close()

    asyncio.run(test())


def test_friends_are_friends_both_ways_until_one_blocks_the_other(database: Where) -> None:
    async def test() -> None:
        store = Store(database, lambda _: None)
        link = await store.change(friends.make_link, "ada", 0)
        assert await store.change(friends.accept, link.token, "bob", 1)
        assert await store.are_friends("ada", "bob")
        assert await store.are_friends("bob", "ada")
        assert not await store.are_friends("ada", "ada")
        await store.change(friends.block, "bob", "ada", "Ada", 2)
        assert not await store.are_friends("ada", "bob")
        assert (await store.has_blocked("bob", "ada"), await store.has_blocked("ada", "bob")) == (True, False)
        assert not await store.change(friends.accept, link.token, "bob", 3)
        await store.close()

    asyncio.run(test())


def test_what_was_written_is_there_when_the_database_is_opened_again(database: Where) -> None:
    async def write() -> None:
        store = Store(database, lambda _: None)
        await store.append("a", 1, [bytes(range(256))])
        await store.close()

    async def read() -> list[bytes]:
        store = Store(database, lambda _: None)
        found = await store.log("a")
        await store.close()
        return found

    asyncio.run(write())
    assert asyncio.run(read()) == [bytes(range(256))]


def test_what_is_stored_is_flushed_to_the_disk_before_it_counts(tmp_path: Path) -> None:
    async def test() -> tuple[object, object]:
        store = Store(tmp_path / "db", lambda _: None)
        with store._writer.engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            pragmas = raw.execute("PRAGMA journal_mode").fetchone(), raw.execute("PRAGMA synchronous").fetchone()
        await store.close()
        return pragmas

    full = 2
    assert asyncio.run(test()) == (("wal",), (full,))


def test_a_database_that_is_set_up_for_haste_waits_for_the_disk_all_the_same(postgresql: str) -> None:
    name = postgresql.partition("@/")[2].partition("?")[0]
    execute(postgresql, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def test() -> object:
        store = Store(postgresql, lambda _: None)
        with store._writer.engine.connect() as connection:
            found = connection.exec_driver_sql("SHOW synchronous_commit").scalar()
        await store.close()
        return found

    assert asyncio.run(test()) == "on"


def test_a_second_server_does_not_get_the_database(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atout.server.database._LOCK_WAIT", "10ms")

    async def test() -> None:
        store = Store(postgresql, lambda _: None)
        with pytest.raises(StoreError, match="Another server is using the database postgresql"):
            Store(postgresql, lambda _: None)
        await store.append("a", 1, [b"still"])
        await store.close()
        await Store(postgresql, lambda _: None).close()

    asyncio.run(test())


def test_a_connection_that_was_lost_is_replaced(postgresql: str) -> None:
    async def test() -> None:
        store = Store(postgresql, lambda _: None)
        await store.append("a", 1, [b"before"])
        assert await store.log("a") == [b"before"]
        execute(
            postgresql,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        await store.append("a", 2, [b"after"])
        assert await store.log("a") == [b"before", b"after"]
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("address", ["postgresql", "mysql://user:secret@host/name", "postgresql://h:port/name", "x://"])
def test_an_address_that_is_none_is_said_without_what_is_in_it(address: str) -> None:
    with pytest.raises(StoreError, match="postgresql://user@host/name") as refused:
        check(address)
    assert "secret" not in str(refused.value)


def test_where_the_driver_is_missing_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"atout\[postgresql\]"):
        check("postgresql://host/name")


def test_a_database_that_does_not_answer_is_said_without_the_password(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")

    with pytest.raises(StoreError, match="cannot be used") as refused:
        check(f"postgresql://user:secret@/name?host={tmp_path}")
    assert "secret" not in str(refused.value)
