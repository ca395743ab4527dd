"""All that is held on a person: given out whole, and deleted without a trace."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from atout.players.ledger import Gain, ReviewFacts
from atout.server.accounts import friends, personal, records
from atout.server.accounts.looks import looks
from atout.server.schema import METADATA
from atout.server.standing.entering import review_row
from atout.server.standing.keeper import Keeper
from atout.server.standing.tables import ENTRIES, GAINS
from atout.server.store import Store
from atout.table import Table, decode, encode
from atout.table.events import Event, Opened, SeatTaken, Settings, Started
from tests.server.databases import Where, engine_of
from tests.server.program import Program
from tests.server.serving import Server
from tests.server.test_accounts import PASSWORD, log_in, refused, register

IDENTITY = "identity-of-eve"
NAME = "Evelina"


def contents(where: Where) -> Iterator[str]:
    """Every value of every row of every table of the database."""
    engine = engine_of(where)
    with engine.connect() as connection:
        for table in sql.inspect(engine).get_table_names():
            for row in connection.exec_driver_sql(f'SELECT * FROM "{table}"'):
                for value in row:
                    yield value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    engine.dispose()


PEOPLE = {"identity", "other", "person", "who"}
"""What the columns are called that hold identities."""
ANY_VALUE = {
    sql.String: "t",
    sql.Integer: 1,
    sql.BigInteger: 1,
    sql.LargeBinary: b"",
    sql.Double: 1.0,
    sql.Boolean: True,
}


def row_of(table: sql.Table) -> dict[str, object]:
    """A row that can stand in the table."""
    if table is ENTRIES:
        return review_row("t", 1, ReviewFacts(IDENTITY, "kozel", 1))
    return {column.name: ANY_VALUE[type(column.type)] for column in table.c}


@pytest.mark.parametrize("table", [table for table in METADATA.sorted_tables if PEOPLE & set(table.c.keys())], ids=str)
def test_no_table_that_knows_people_is_forgotten_in_a_deletion(table: sql.Table, tmp_path: Path) -> None:
    rows = [{**row_of(table), name: IDENTITY} for name in PEOPLE & set(table.c.keys())]

    def fill(connection: sql.Connection) -> None:
        connection.execute(sql.insert(table), rows)

    async def test() -> None:
        store = Store(tmp_path / "atout.sqlite", lambda _: None)
        await store.change(fill)
        assert IDENTITY in list(contents(tmp_path / "atout.sqlite"))
        await store.change(personal.erase, IDENTITY, "en")
        assert IDENTITY not in list(contents(tmp_path / "atout.sqlite"))
        await store.close()

    asyncio.run(test())


TOLD_OTHERWISE = {"accounts", "account_looks", "recovery_codes", "seated", "friends", "counted_deals"}
"""Tables whose rows are told in other words, counted, by their names or in sums; tests of their own look at them."""
OWNERS = {"identity", "person", "who"}


@pytest.mark.parametrize(
    "table",
    [each for each in METADATA.sorted_tables if OWNERS & set(each.c.keys()) and each.name not in TOLD_OTHERWISE],
    ids=str,
)
def test_no_table_that_knows_people_is_forgotten_in_an_export(table: sql.Table, tmp_path: Path) -> None:
    [column] = OWNERS & set(table.c.keys())

    def fill(connection: sql.Connection) -> None:
        if table is GAINS:
            connection.execute(sql.insert(ENTRIES).values(number=1, **{**row_of(ENTRIES), "who": ""}))
        data = {"data": msgspec.msgpack.encode(Gain(None, (), 0))} if table is GAINS else {}
        connection.execute(sql.insert(table).values({**row_of(table), **data, column: IDENTITY}))

    async def test() -> None:
        store = Store(tmp_path / "atout.sqlite", lambda _: None)
        before = await store.ask(personal.export, IDENTITY)
        await store.change(fill)
        assert await store.ask(personal.export, IDENTITY) != before
        await store.close()

    asyncio.run(test())


def test_a_damaged_table_does_not_keep_the_rest_from_being_exported(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "atout.sqlite", lambda _: None)
        await store.append("t", 1, [b"damaged"], [IDENTITY])
        assert (await store.ask(personal.export, IDENTITY))["tables"] == [{"table": "t", "seat": None, "records": []}]
        await store.close()

    asyncio.run(test())


def test_deletion_leaves_no_trace_and_the_tables_of_others_whole(database: Where) -> None:
    log: list[Event] = [
        Opened(0, "t", "kozel", "link", Settings()),
        SeatTaken(0, 0, "ada", "Ada"),
        SeatTaken(0, 2, IDENTITY, NAME),
        Started(0, 0),
    ]

    async def test() -> None:
        store = Store(database, lambda _: None)
        await store.append("t", 1, [encode(event) for event in log], ["ada", IDENTITY])
        session = records.Session("hash", IDENTITY, "cookie", "", 1, 1)

        def fill(connection: sql.Connection) -> None:
            records.add_account(connection, IDENTITY, NAME, looks(NAME), "$argon2id$", 1)
            records.set_codes(connection, IDENTITY, ["code"])
            records.add_session(connection, session)
            link = friends.make_link(connection, IDENTITY, 1)
            friends.accept(connection, link.token, "ada", 2)
            friends.block(connection, IDENTITY, "carl", "Carl", 3)
            friends.block(connection, "carl", IDENTITY, NAME, 4)

        await store.change(fill)
        await store.rename("ada", "Ada")
        assert sum(IDENTITY in value or NAME in value for value in contents(database)) > 10
        assert await store.change(personal.erase, IDENTITY, "en") == ["t"]
        assert [value for value in contents(database) if IDENTITY in value or NAME.lower() in value.lower()] == []
        table = Table.replay(map(decode, await store.log("t")))
        assert [seat.kind for seat in table.state.seats] == ["person", "computer", "person", "computer"]
        assert table.state.seats[0].who == "ada"
        assert table.state.seats[2].name.startswith("Guest ")
        assert await store.ask(friends.friends_of, "ada") == []
        assert await store.name("ada") == "Ada"
        await store.close()

    asyncio.run(test())


def test_a_review_opened_at_the_moment_of_a_deletion_leaves_no_trace(database: Where) -> None:
    async def test() -> None:
        store = Store(database, lambda _: None)
        await store.append("t", 1, [b"event"], [IDENTITY])
        keeper, opened = Keeper(store), ReviewFacts(IDENTITY, "kozel", 1)
        count = sql.select(sql.func.count()).select_from(ENTRIES).where(ENTRIES.c.who == IDENTITY)
        await asyncio.gather(*(keeper.reviewed("t", 1, opened) for _ in range(3)))
        assert await store.ask(sql.Connection.scalar, count) == 1
        await store.change(personal.erase, IDENTITY, "en")
        await keeper.reviewed("t", 2, opened)
        assert await store.ask(sql.Connection.scalar, count) == 0
        await keeper.close()
        await store.close()

    asyncio.run(test())


def test_what_was_deleted_is_not_even_in_the_file(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        program.open("kozel")
        register(program, "Unmistakable")
        program.http.post("/api/me/delete", json={"password": PASSWORD})
    data = (tmp_path / "data" / "atout.sqlite").read_bytes()
    assert b"nmistakable" not in data
    assert b"seat-taken" in data


def test_the_export_tells_everything_that_is_held(server: Server) -> None:
    with Program(server.url) as person, Program(server.url) as friend:
        friend.http.put("/api/me", json={"name": "Francis"})
        table = person.open("kozel", seat=1)["id"]
        for _ in person.play(table, until="scored"):
            pass
        register(person, "Wants To Know")
        link = person.post("/api/friend-links", {})
        friend.http.post(f"/api/friend-links/{link['token']}")
        log_in(friend, "Wants To Know")
        held = person.get("/api/me/export")
        assert held["account"].pop("made_at") > 0
        assert len(held["account"].pop("identity")) == 22
        assert held["account"] == {"name": "Wants To Know", "recovery_codes": 10}
        assert [(each["kind"], each["device"]) for each in held["sessions"]] == [("cookie", "python-httpx")] * 2
        assert [each["name"] for each in held["friends"]["friends"]] == ["Francis"]
        assert [each["token"] for each in held["friends"]["links"]] == [link["token"]]
        assert held["blocks"] == []
        [sat] = held["tables"]
        assert (sat["table"], sat["seat"]) == (table, 1)
        assert sat["records"] == person.get(f"/api/tables/{table}/record")["records"]
        assert len(sat["records"]) == 1
        text = str(held)
        assert "$argon2" not in text
        assert person.http.cookies["atout"] not in text


def test_whoever_is_deleted_is_gone_at_once_and_his_table_goes_on_without_him(server: Server) -> None:
    with Program(server.url) as host, Program(server.url) as leaver, Program(server.url) as elsewhere:
        table = host.open("kozel", "open")["id"]
        register(leaver, "Goes Away")
        log_in(elsewhere, "Goes Away")
        leaver.post(f"/api/tables/{table}/join", {"seat": 2})
        assert next(host.updates(table))["table"]["seats"][2]["name"] == "Goes Away"
        stream = elsewhere.messages(table)
        next(stream)
        assert refused(leaver.http.post("/api/me/delete", json={})) == (422, "password-wrong")
        assert leaver.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert all(name == "presence" for name, _, _ in stream)  # it ends
        assert not elsewhere.get("/api/me")["account"]
        assert next(elsewhere.updates(table))["table"]["you"] is None
        seat = next(host.updates(table))["table"]["seats"][2]
        assert seat["kind"] == "person"
        assert seat["name"].startswith("Guest ")
        number = next(host.updates(table))["number"]
        assert host.command(table, number, "start").status_code == 200
        # The name is free again.
        register(elsewhere, "Goes Away")


def test_a_guest_is_deleted_without_a_password(program: Program) -> None:
    program.http.put("/api/me", json={"name": "Only A Guest"})
    table = program.open("kozel", "open")["id"]
    cookie = program.http.cookies["atout"]
    assert program.http.post("/api/me/delete", json={}).status_code == 204
    program.http.cookies.set("atout", cookie)
    assert program.get("/api/me")["name"] != "Only A Guest"
    shown = next(program.updates(table))["table"]
    assert shown["you"] is None
    assert shown["seats"][0]["name"] != "Only A Guest"
    assert program.get("/api/me/export")["tables"] == []


@pytest.mark.parametrize("body", [{}, {"password": ""}, {"password": "wrong password"}])
def test_an_account_is_not_deleted_without_its_password(server: Server, body: dict[str, str]) -> None:
    with Program(server.url) as program:
        if not log_in(program, "Stays Here").is_success:
            register(program, "Stays Here")
        assert refused(program.http.post("/api/me/delete", json=body)) == (422, "password-wrong")
        assert program.get("/api/me")["account"]
