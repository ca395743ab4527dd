"""Sessions and names in memory, where what is said of them meets what happens at the same moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from atout.server.accounts import known as known_module
from atout.server.accounts import records
from atout.server.accounts.known import Known
from atout.server.accounts.records import AccountError
from atout.server.accounts.service import Accounts
from atout.server.sessions import Signer, Who
from atout.server.store import Store
from tests.server.databases import execute
from tests.server.program import Program
from tests.server.serving import Server
from tests.server.test_accounts import log_in, register


def test_a_session_that_is_being_ended_begins_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "db", lambda _: None)
        accounts = Accounts(store, Signer(b"key"), Known({}, []), lambda: 1, lambda *_: None)
        shown, _ = await accounts.register("anna", "Anna", "correct horse", "")
        stolen = accounts.who("cookie", await accounts.log_in("Anna", "correct horse", ""))
        own = accounts.who("cookie", shown)
        assert own is not None
        assert stolen is not None
        _, refused = await asyncio.gather(
            accounts.end_others(own), accounts.new_token(stolen, ""), return_exceptions=True
        )
        assert isinstance(refused, AccountError)
        assert [each.token for each in accounts.known.sessions_of("anna")] == [own.session_key]
        assert [each.token for each in await store.ask(records.sessions)] == [own.session_key]
        assert isinstance(await accounts.new_token(Who("anna", session=own.session), ""), str)
        await store.close()

    asyncio.run(test())


def test_a_session_that_nobody_uses_any_more_is_over(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with server, Program(server.url) as program:
        register(program, "Long Gone")
        server.stop()
        execute(tmp_path / "data" / "atout.sqlite", "UPDATE sessions SET seen_at = 0")
        server.start()
        assert not program.get("/api/me")["account"]
        assert log_in(program, "Long Gone").is_success


def test_names_that_have_come_to_look_alike_are_forgotten_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_module, "looks", lambda _: frozenset({"alike"}))
    monkeypatch.setattr(known_module, "folded_look", lambda _: "alike")
    for first, left in (("one", "other"), ("other", None)):  # the later of the two is found by the name
        known = Known({"one": "Anna", "other": "Ánna"}, [])
        known.forget(first)
        assert known.find("Ánna") == left
        known.forget("other" if first == "one" else "one")
        assert known.find("Ánna") is None
