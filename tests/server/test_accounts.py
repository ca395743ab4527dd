"""A guest becomes an account and loses nothing; who comes in and who does not."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.databases import execute
from tests.server.program import Program
from tests.server.serving import Server

PASSWORD = "correct horse"
OTHER = "battery staple"


def register(program: Program, name: str, password: str = PASSWORD) -> Any:
    return program.post("/api/account", {"name": name, "password": password})


def log_in(program: Program, name: str, password: str = PASSWORD) -> httpx.Response:
    return program.http.post("/api/account/login", json={"name": name, "password": password})


def name_behind(program: Program, cookie: str) -> str:
    """Who somebody is that shows this cookie."""
    answer = httpx.get(f"{program.http.base_url}/api/me", headers={"Cookie": f"atout={cookie}"})
    return str(answer.json()["name"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["slug"]


def test_a_guest_who_becomes_an_account_keeps_his_seat_and_finds_it_from_elsewhere(server: Server) -> None:
    with Program(server.url) as guest, Program(server.url) as elsewhere:
        table = guest.open("kozel", "open")["id"]
        made = register(guest, "Keeps His Seat")
        assert made["name"] == "Keeps His Seat"
        assert len(set(made["codes"])) == 10
        assert all(re.fullmatch(r"([a-z2-9]{4}-){3}[a-z2-9]{4}", code) for code in made["codes"])
        assert next(guest.updates(table))["table"]["you"] == 0
        assert guest.get("/api/me") == {"name": "Keeps His Seat", "account": True}
        assert log_in(elsewhere, "keeps his SEAT").json() == {"name": "Keeps His Seat", "account": True}
        assert next(elsewhere.updates(table))["table"]["you"] == 0


def test_the_old_cookie_and_token_of_a_guest_do_not_open_his_account(program: Program) -> None:
    program.http.put("/api/me", json={"name": "Before"})
    cookie, token = program.http.cookies["atout"], program.post("/api/tokens", {})["token"]
    register(program, "Old Cookie")
    assert name_behind(program, cookie) not in ("Old Cookie", "Before")
    shown = {"Authorization": f"Bearer {token}"}
    assert refused(httpx.get(f"{program.http.base_url}/api/me", headers=shown)) == (401, "no-such-token")


def test_the_streams_of_a_guest_end_when_he_becomes_an_account(server: Server) -> None:
    with Program(server.url) as guest:
        table = guest.open("kozel", "open")["id"]
        stream = guest.messages(table)
        next(stream)
        register(guest, "Streams On")
        assert all(name == "presence" for name, _, _ in stream)  # it ends
        assert next(guest.updates(table))["table"]["you"] == 0


def test_a_forged_session_is_nobodys(program: Program) -> None:
    register(program, "Not Forged")
    cookie = program.http.cookies["atout"]
    assert name_behind(program, cookie) == "Not Forged"
    [session] = program.get("/api/account")["sessions"]
    for forged in (cookie[:-1], cookie + "A", cookie.swapcase(), session["id"], cookie + ".", ""):
        assert name_behind(program, forged) != "Not Forged", forged
    # A cookie is no token.
    answer = httpx.get(f"{program.http.base_url}/api/me", headers={"Authorization": f"Bearer {cookie}"})
    assert refused(answer) == (401, "no-such-token")


def test_a_wrong_password_and_no_such_account_are_answered_alike(program: Program) -> None:
    register(program, "Alike")
    wrong, nobody = log_in(program, "Alike", OTHER), log_in(program, "Nobody At All", OTHER)
    assert refused(wrong) == refused(nobody) == (422, "login-wrong")
    assert wrong.content == nobody.content
    codes = {"code": "aaaa-bbbb-cccc-dddd", "password": OTHER}
    answers = [program.http.post("/api/account/recover", json={"name": name, **codes}) for name in ("Alike", "Nobody")]
    assert {answer.content for answer in answers} == {answers[0].content}
    assert refused(answers[0]) == (422, "recovery-wrong")


@pytest.mark.parametrize(
    ("password", "slug"),
    [("1234567", "password-too-short"), ("", "password-too-short"), ("x" * 201, "password-too-long")],
)
def test_a_password_has_a_length(program: Program, password: str, slug: str) -> None:
    answer = program.http.post("/api/account", json={"name": "Length", "password": password})
    assert refused(answer) == (422, slug)


def test_any_password_of_that_length_is_one_however_it_is_typed(server: Server) -> None:
    for number, (given, typed) in enumerate(
        [("пароль из слов", "пароль из слов"), ("caf\u00e9 cafe", "cafe\u0301 cafe"), ("\x00" * 8, "\x00" * 8)]
    ):
        with Program(server.url) as program:
            register(program, f"Typist {'abc'[number]}", given)
            assert log_in(program, f"Typist {'abc'[number]}", typed).status_code == 200


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("taken NAME", "name-taken"),
        ("Tаken Nаme", "name-mixed"),  # with Cyrillic letters
        ("Täken\u202e Name.", "name-taken"),
        ("Komputer\u200b", None),
        ("Computer", "name-reserved"),
        ("Guest 1234", "name-reserved"),
        ("\u202e\u0007\u200b", "name-empty"),
        ("---", "name-empty"),
        ("", "request-field-wrong"),
        ("x" * 10_000, "request-field-wrong"),
    ],
)
def test_names_that_an_account_cannot_have(server: Server, name: str, slug: str | None) -> None:
    with Program(server.url) as first, Program(server.url) as program:
        log_in(first, "Taken Name").is_success or register(first, "Taken Name")
        answer = program.http.post("/api/account", json={"name": name, "password": PASSWORD})
        assert (answer.json()["slug"] if answer.is_error else None) == slug


def test_a_guest_cannot_look_like_an_account_nor_go_on_doing_so(server: Server) -> None:
    with Program(server.url) as guest, Program(server.url) as owner:
        guest.http.put("/api/me", json={"name": "Lookalike"})
        register(owner, "Lookalike")
        assert guest.get("/api/me")["name"] != "Lookalike"
        table = guest.open("kozel", "open")["id"]
        assert next(guest.updates(table))["table"]["seats"][0]["name"].startswith("Guest")
        for name in ("lookalike", "Lооkаlike", "L00kalike"):
            assert refused(guest.http.put("/api/me", json={"name": name})) == (422, "name-taken")
        assert guest.http.put("/api/me", json={"name": "Somebody"}).is_success
        assert owner.http.put("/api/me", json={"name": "LOOKALIKE"}).json()["name"] == "LOOKALIKE"
        assert owner.http.put("/api/me", json={"name": "Renamed"}).is_success
        assert guest.http.put("/api/me", json={"name": "Lookalike"}).is_success


def test_sessions_are_seen_and_ended_and_their_streams_end_with_them(server: Server) -> None:
    with Program(server.url) as here, Program(server.url) as there:
        there.http.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1"
        table = here.open("kozel", "open")["id"]
        register(here, "Two Places")
        log_in(there, "Two Places")
        stream = there.messages(table)
        next(stream)
        sessions = here.get("/api/account")["sessions"]
        assert [(each["device"], each["current"]) for each in sessions] == [
            ("python-httpx", True),
            ("Safari, iPhone", False),
        ]
        cookie = there.http.cookies["atout"]
        assert here.http.delete(f"/api/account/sessions/{sessions[1]['id']}").status_code == 204
        assert all(name == "presence" for name, _, _ in stream)  # it ends
        assert name_behind(here, cookie) != "Two Places"
        assert here.http.delete(f"/api/account/sessions/{sessions[1]['id']}").status_code == 404
        assert len(here.get("/api/account")["sessions"]) == 1


def test_nobody_ends_the_session_of_another(server: Server) -> None:
    with Program(server.url) as one, Program(server.url) as other:
        register(one, "One Of Two")
        register(other, "Other Of Two")
        [session] = one.get("/api/account")["sessions"]
        assert refused(other.http.delete(f"/api/account/sessions/{session['id']}")) == (404, "no-such-session")
        other.http.delete("/api/account/sessions")
        assert one.get("/api/me")["account"]


def test_a_token_of_an_account_is_a_session(program: Program) -> None:
    register(program, "With A Bot")
    token = program.post("/api/tokens", {})["token"]
    shown = {"Authorization": f"Bearer {token}"}
    url = f"{program.http.base_url}/api/me"
    assert httpx.get(url, headers=shown).json()["name"] == "With A Bot"
    assert name_behind(program, token) != "With A Bot"
    [session] = [each for each in program.get("/api/account")["sessions"] if each["kind"] == "token"]
    program.http.delete(f"/api/account/sessions/{session['id']}")
    assert refused(httpx.get(url, headers=shown)) == (401, "no-such-token")


def test_the_oldest_of_too_many_tokens_makes_room_and_no_browser_does(program: Program) -> None:
    register(program, "Token Maker")
    tokens = [program.post("/api/tokens", {})["token"] for _ in range(51)]
    url = f"{program.http.base_url}/api/me"
    shown = [httpx.get(url, headers={"Authorization": f"Bearer {tokens[index]}"}).status_code for index in (0, 1, 50)]
    assert shown == [401, 200, 200]
    assert program.get("/api/me")["account"]


def test_whoever_logs_out_is_a_new_guest_and_his_cookie_is_worth_nothing(program: Program) -> None:
    register(program, "Leaves")
    cookie = program.http.cookies["atout"]
    assert program.http.post("/api/account/logout", json={}).status_code == 204
    assert "atout" not in program.http.cookies
    assert name_behind(program, cookie) != "Leaves"
    assert not program.get("/api/me")["account"]


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    with Program(server.url) as here, Program(server.url) as there:
        register(here, "Changes")
        log_in(there, "Changes")
        wrong = here.http.put("/api/account/password", json={"password": OTHER, "new": OTHER})
        assert refused(wrong) == (422, "password-wrong")
        assert there.get("/api/me")["account"]
        assert here.http.put("/api/account/password", json={"password": PASSWORD, "new": OTHER}).status_code == 204
        assert here.get("/api/me")["account"]
        assert not there.get("/api/me")["account"]
        assert refused(log_in(there, "Changes")) == (422, "login-wrong")
        assert log_in(there, "Changes", OTHER).status_code == 200


def test_a_recovery_code_lets_in_once_with_a_new_password(server: Server) -> None:
    with Program(server.url) as here, Program(server.url) as there:
        code, spare, *_ = register(here, "Forgets")["codes"]
        recovery = {"name": "forgets", "code": f" {code.upper().replace('-', ' ')}", "password": OTHER}
        assert refused(there.http.post("/api/account/recover", json={**recovery, "password": "short"}))[0] == 422
        assert there.http.post("/api/account/recover", json=recovery).json() == {"name": "Forgets", "account": True}
        assert not here.get("/api/me")["account"]
        assert there.get("/api/account")["codes"] == 9
        assert refused(here.http.post("/api/account/recover", json=recovery)) == (422, "recovery-wrong")
        # New codes take the place of those that are left.
        assert refused(there.http.post("/api/account/codes", json={"password": PASSWORD}))[1] == "password-wrong"
        fresh = there.post("/api/account/codes", {"password": OTHER})["codes"]
        assert there.get("/api/account")["codes"] == len(fresh) == 10
        assert here.http.post("/api/account/recover", json={**recovery, "code": spare}).is_error
        assert here.http.post("/api/account/recover", json={**recovery, "code": fresh[0]}).is_success


def test_a_guest_has_no_account_to_look_at(program: Program) -> None:
    assert refused(program.http.get("/api/account")) == (404, "no-account")
    for method, path, body in (
        ("POST", "/api/account/logout", {}),
        ("PUT", "/api/account/password", {"password": PASSWORD, "new": OTHER}),
        ("POST", "/api/account/codes", {"password": PASSWORD}),
    ):
        assert program.http.request(method, path, json=body).json()["slug"] == "no-account"


def test_one_identity_has_one_account(program: Program) -> None:
    register(program, "Only Once")
    answer = program.http.post("/api/account", json={"name": "And Again", "password": PASSWORD})
    assert refused(answer) == (422, "account-already")


def test_whoever_tries_too_many_passwords_has_to_wait_and_so_does_whoever_tries_many_names(tmp_path: Path) -> None:
    with Server(tmp_path / "data", rate=0.5) as server, Program(server.url) as program:
        program.get("/api/me")
        register(program, "Guarded")
        tries = [log_in(program, "guarded", f"wrong {number}") for number in range(6)]
        assert [answer.status_code for answer in tries] == [422] * 5 + [429]
        assert int(tries[-1].headers["retry-after"]) > 1
        assert "wait" in tries[-1].json()["text"]
        assert log_in(program, "Guarded").status_code == 429  # the right one too: nobody learns that it is
        assert log_in(program, "Other").status_code == 422
        names = [log_in(program, f"Name {'abcdefghijklmnop'[number]}").status_code for number in range(12)]
        assert names[0] == 422
        assert names[-1] == 429


def test_what_a_killed_server_has_acknowledged_about_accounts_holds(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with server, Program(server.url) as here, Program(server.url) as there:
        code = register(here, "Survives")["codes"][0]
        log_in(there, "Survives")
        ended = there.http.cookies["atout"]
        here.http.delete("/api/account/sessions")
        server.stop(signal.SIGKILL)
        server.start()
        assert here.get("/api/me") == {"name": "Survives", "account": True}
        assert name_behind(here, ended) != "Survives"
        assert refused(there.http.put("/api/me", json={"name": "survives"})) == (422, "name-taken")
        assert there.http.post(
            "/api/account/recover", json={"name": "Survives", "code": code, "password": OTHER}
        ).is_success


def test_the_database_keeps_no_secret_as_it_was_shown(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        codes = register(program, "Secretive")["codes"]
        shown = program.http.cookies["atout"], program.post("/api/tokens", {})["token"], PASSWORD, *codes
    rows = [
        str(list(execute(tmp_path / "data" / "atout.sqlite", f"SELECT * FROM {table}")))
        for table in ("accounts", "account_looks", "sessions", "recovery_codes")
    ]
    assert all(each != "[]" for each in rows)
    assert "$argon2id$" in rows[0]
    assert not any(secret in each for each in rows for secret in shown)
    log = server.errors.read_text()
    assert not any(secret in log for secret in shown)
