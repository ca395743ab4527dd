"""The smaller parts by themselves: store, limits, languages, settings, the page's files."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI, Request

from atout.errors import AtoutError, NotationError
from atout.server import failures
from atout.server.languages import preferred
from atout.server.limits import ALLOWANCES, Limits
from atout.server.page import Page
from atout.server.settings import Settings, SettingsError
from atout.server.store import Store, StoreError
from atout.table import CommandError, EventError
from tests.server.program import Program
from tests.server.serving import Server


def test_events_of_many_tables_are_written_together_and_read_by_table(tmp_path: Path) -> None:
    batches: list[int] = []

    async def test() -> list[bytes]:
        store = Store(tmp_path / "db", batches.append)
        await asyncio.gather(*(store.append(f"t{table}", 1, [b"a", b"b"]) for table in range(50)))
        await store.append("t7", 3, [b"c"])
        found = await store.log("t7")
        await store.close()
        return found

    assert asyncio.run(test()) == [b"a", b"b", b"c"]
    assert sum(batches) == 51
    assert len(batches) < 51


def test_a_number_that_is_taken_is_refused_without_harm_to_others(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "db", lambda _: None)
        await store.append("a", 1, [b"first"])
        wrong, right = await asyncio.gather(
            store.append("a", 1, [b"again"]), store.append("b", 1, [b"other"]), return_exceptions=True
        )
        assert isinstance(wrong, StoreError)
        assert right is None
        assert (await store.log("a"), await store.log("b")) == ([b"first"], [b"other"])
        await store.close()

    asyncio.run(test())


def test_what_is_stored_is_flushed_to_the_disk_before_it_counts(tmp_path: Path) -> None:
    async def test() -> tuple[object, object]:
        store = Store(tmp_path / "db", lambda _: None)
        with store._engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            pragmas = raw.execute("PRAGMA journal_mode").fetchone(), raw.execute("PRAGMA synchronous").fetchone()
        await store.close()
        return pragmas

    full = 2
    assert asyncio.run(test()) == (("wal",), (full,))


@pytest.mark.parametrize("change", ["UPDATE schema_version SET version = 99", "junk"])
def test_a_database_that_this_server_does_not_know_is_left_alone(tmp_path: Path, change: str) -> None:
    async def test() -> None:
        await Store(tmp_path / "db", lambda _: None).close()
        if change == "junk":
            (tmp_path / "db").write_bytes(b"no database at all, but long enough to be read as one" * 40)
        else:
            with sqlite3.connect(tmp_path / "db") as connection:
                connection.execute(change)
            connection.close()
        with pytest.raises(StoreError):
            Store(tmp_path / "db", lambda _: None)

    asyncio.run(test())


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (StoreError("not-stored"), 503),
        (EventError("log-empty"), 500),
        (failures.LateError(7), 409),
        (failures.RequestError("no-such-table", status=404), 404),
        (CommandError("table-full"), 422),
        (NotationError("no-such-action", text="x"), 422),
    ],
)
def test_the_status_says_whose_fault_it_is(error: AtoutError, status: int) -> None:
    answer = failures.refusal(error, "en")
    assert answer.status_code == status
    assert json.loads(bytes(answer.body))["slug"] == error.slug


def test_buckets_are_emptied_and_fill_up_again() -> None:
    now = 0.0
    limits = Limits(1, lambda: now)
    burst, per_s = int(ALLOWANCES["table"].burst), ALLOWANCES["table"].per_s
    assert [limits.wait_s("table", "ada") for _ in range(burst)] == [0.0] * burst
    assert limits.wait_s("table", "ada") == pytest.approx(1 / per_s)
    assert limits.wait_s("table", "bob") == 0.0
    assert limits.wait_s("command", "ada") == 0.0
    now = 1 / per_s
    assert limits.wait_s("table", "ada") == 0.0
    assert limits.wait_s("table", "ada") > 0


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("bg", "bg"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("xx, ru;q=0.2, bg;q=0.7", "bg"),
        ("ru;q=x, *", "en"),
    ],
)
def test_the_language_is_the_best_of_those_that_are_asked_for(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_the_data_folder_is_named_by_option_or_environment(tmp_path: Path) -> None:
    named = {"ATOUT_DATA": str(tmp_path / "a")}
    assert Settings.from_environment(named).data == tmp_path / "a"
    assert Settings.from_environment(named, tmp_path / "b").data == tmp_path / "b"
    assert Settings.from_environment({}).data.name == "atout"
    for rate in ("x", "0", "-1", "nan", "inf"):
        with pytest.raises(SettingsError, match="ATOUT_RATE"):
            Settings.from_environment({"ATOUT_RATE": rate})


def test_a_data_folder_that_cannot_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match="cannot be used"):
        Settings(tmp_path / "file" / "data").prepare()


def test_a_damaged_key_is_not_taken_for_a_key(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.secret_key() == settings.secret_key()
    (tmp_path / "secret.key").write_bytes(b"short")
    with pytest.raises(SettingsError, match="damaged"):
        settings.secret_key()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as a build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>the page</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let table = 1;\n" * 200)
    return tmp_path


@pytest.fixture
def page(built: Path) -> Iterator[Program]:
    """A server that shows that page."""
    app = FastAPI()
    failures.install(app)
    app.include_router(Page(built).router)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.01)
    [socket] = server.servers[0].sockets
    with Program(f"http://127.0.0.1:{socket.getsockname()[1]}") as program:
        yield program
    server.should_exit = True
    thread.join()


def test_every_place_in_the_page_is_its_entry(page: Program) -> None:
    for path in ("/", "/table/abc", "/replay/abc/1", "/rules/kozel"):
        answer = page.http.get(path)
        assert "the page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert page.http.get("/", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert page.http.head("/").status_code == 200


def test_files_named_after_their_contents_are_kept_for_ever_and_sent_packed(page: Program) -> None:
    answer = page.http.get("/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    plain = page.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == answer.text
    assert len(gzip.compress(plain.content)) < len(plain.content)


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/%2e%2e/%2e%2e/secret.key", "/favicon.ico"])
def test_nothing_but_the_page_is_served(page: Program, path: str) -> None:
    assert not page.http.get(path).is_success


def test_where_the_page_was_not_built_a_plain_one_says_so(tmp_path: Path) -> None:
    request = Request({"type": "http", "headers": [(b"accept-language", b"bg")]})
    answer = asyncio.run(Page(tmp_path / "nothing").show(request, ""))
    assert answer.status_code == 503
    assert "make play" in bytes(answer.body).decode()


def test_a_stopped_server_ends_its_streams_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        stream = program.messages(program.open("kozel", "open")["id"])
        next(stream)
        server.stop()
        assert list(stream) is not None
        server.start()
