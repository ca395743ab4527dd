"""The smaller parts by themselves: limits, languages, settings, the page's files."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI, Request

from atout.errors import AtoutError, NotationError
from atout.server import failures
from atout.server.access import address
from atout.server.languages import preferred
from atout.server.limits import ALLOWANCES, Limits
from atout.server.page import Page
from atout.server.settings import Settings, SettingsError
from atout.server.store import StoreError
from atout.table import CommandError, EventError
from tests.server.program import Program
from tests.server.serving import Server


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
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unix socket", "unix socket"),
    ],
)
def test_whoever_has_a_network_of_addresses_is_counted_as_one(host: str, counted: str) -> None:
    assert address(Request({"type": "http", "client": (host, 1)})) == counted


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


def test_data_folder_and_database_are_named_by_option_or_environment(tmp_path: Path) -> None:
    named = {"ATOUT_DATA": str(tmp_path / "a")}
    assert Settings.from_environment(named).data == tmp_path / "a"
    assert Settings.from_environment(named, tmp_path / "b").data == tmp_path / "b"
    assert Settings.from_environment({}).data.name == "atout"
    assert Settings.from_environment(named).database == tmp_path / "a" / "atout.sqlite"
    named |= {"ATOUT_DATABASE": "postgresql://a"}
    assert Settings.from_environment(named).database == "postgresql://a"
    assert Settings.from_environment(named, database="postgresql://b").database == "postgresql://b"
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
    (tmp_path / "assets" / "python-1a2b.js").write_text("start()\n")
    (tmp_path / "assets" / "some.wasm").write_bytes(b"whole" * 1000)
    (tmp_path / "assets" / "some.wasm.gz").write_bytes(gzip.compress(b"whole" * 1000, 1))
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


def test_what_the_build_has_packed_is_sent_as_it_is(page: Program, built: Path) -> None:
    answer = page.http.get("/assets/some.wasm")
    assert (answer.headers["content-type"], answer.headers["content-encoding"]) == ("application/wasm", "gzip")
    assert answer.content == b"whole" * 1000
    assert int(answer.headers["content-length"]) == (built / "assets" / "some.wasm.gz").stat().st_size
    assert page.http.get("/assets/some.wasm.gz").status_code == 404


def test_only_the_worker_of_python_may_compile_webassembly(page: Program) -> None:
    policy = page.http.get("/assets/python-1a2b.js").headers["content-security-policy"]
    assert policy == "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
    for path in ("/", "/keep", "/assets/app-1a2b.js"):
        assert "wasm" not in page.http.get(path).headers.get("content-security-policy", "")


def test_a_stopped_server_ends_its_streams_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        stream = program.messages(program.open("kozel", "open")["id"])
        next(stream)
        server.stop()
        assert list(stream) is not None
        server.start()
