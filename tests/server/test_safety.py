"""What a server does not let anybody do: other sites, large bodies, forged identities, too much of anything."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.program import Program
from tests.server.serving import Server

TABLE = {"game": "kozel"}


def test_a_guest_is_a_signed_cookie_that_scripts_cannot_read(program: Program) -> None:
    cookie = program.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    behind_https = program.http.get("/api/me", headers={"X-Forwarded-Proto": "https", "Cookie": "atout="})
    assert "Secure" in behind_https.headers["set-cookie"]


def test_a_guest_stays_the_same_and_a_forged_cookie_is_a_new_one(program: Program) -> None:
    program.http.put("/api/me", json={"name": "Ada"})
    assert program.get("/api/me") == {"name": "Ada", "account": False}
    cookie = program.http.cookies["atout"]
    identity, signature = cookie.split(".")
    other = "A" * len(identity)
    for forged in (f"{other}.{signature}", f"{identity}.{signature[:-1]}", identity, f"{identity}.", "…", ".", ""):
        answer = httpx.get(f"{program.http.base_url}/api/me", headers={b"Cookie": f"atout={forged}".encode()})
        assert answer.json()["name"] != "Ada", forged
        assert "set-cookie" in answer.headers


def test_a_token_is_its_owner_and_no_cookie(program: Program) -> None:
    program.http.put("/api/me", json={"name": "Ada"})
    token = program.post("/api/tokens", {})["token"]
    url = f"{program.http.base_url}/api/me"
    assert httpx.get(url, headers={"Authorization": f"Bearer {token}"}).json() == {"name": "Ada", "account": False}
    refused = httpx.get(url, headers={"Authorization": f"Bearer {token}x"})
    assert (refused.status_code, refused.json()["slug"]) == (401, "no-such-token")
    # What is signed for the one purpose does not hold for the other.
    assert httpx.get(url, headers={"Cookie": f"atout={token}"}).json()["name"] != "Ada"
    cookie = program.http.cookies["atout"]
    assert httpx.get(url, headers={"Authorization": f"Bearer {cookie}"}).status_code == 401


def test_the_secret_key_is_its_owners_alone(server: Server) -> None:
    assert stat.S_IMODE((server.data / "secret.key").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[bad"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_change_nothing(program: Program, headers: dict[str, str]) -> None:
    refused = program.http.post("/api/tables", json=TABLE, headers=headers)
    assert (refused.status_code, refused.json()["slug"]) == (403, "foreign-origin")


def test_the_page_itself_is_no_other_site(server: Server, program: Program) -> None:
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert program.http.post("/api/tables", json=TABLE, headers=own).status_code == 201


def test_large_bodies_are_refused_before_they_are_read(program: Program) -> None:
    def chunks() -> Iterator[bytes]:
        yield b"{}"

    large = program.http.post("/api/tables", content=b" " * (64 * 1024 + 1))
    assert (large.status_code, large.json()["slug"]) == (413, "request-too-large")
    assert program.http.post("/api/tables", content=chunks()).status_code == 411
    assert program.http.post("/api/tables", content=b" " * (64 * 1024)).status_code == 422


def test_every_answer_carries_the_headers_that_keep_a_browser_safe(program: Program) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/openapi.json"):
        headers = program.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_table_by_link_lets_in_those_who_have_the_invitation(server: Server, program: Program) -> None:
    opened = program.open("coinche-bg", "link")
    assert len(opened["invitation"]) >= 20
    with Program(server.url) as other:
        for shown in ("", opened["invitation"][:-1], opened["id"], "ÿ"):
            refused = other.http.post(f"/api/tables/{opened['id']}/join", json={"invitation": shown})
            assert (refused.status_code, refused.json()["slug"]) == (422, "table-no-invitation")
        assert opened["invitation"] not in str(next(other.updates(opened["id"])))
        other.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})


def test_names_are_cleaned_of_what_is_not_seen(program: Program) -> None:
    for given, kept in (
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("\u202eadA\u200b\x00\x07", "adA"),
        ("Z" + "\u0300" * 50, "Z\u0300\u0300"),
        ("Мария", "Мария"),
        ("x" * 100, "x" * 24),
    ):
        assert program.http.put("/api/me", json={"name": given}).json()["name"] == kept
    for nothing in ("\u200b", " ", "---"):
        assert program.http.put("/api/me", json={"name": nothing}).json()["slug"] == "name-empty"


def test_somebody_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "data", rate=0.1) as server, Program(server.url) as program:
        program.get("/api/me")
        table = program.open("kozel")["id"]
        answers = [program.command(table, 0, "ready") for _ in range(11)]
        assert [answer.status_code for answer in answers[:10]].count(429) == 0
        assert answers[10].status_code == 429
        assert int(answers[10].headers["retry-after"]) >= 1
        assert answers[10].json()["slug"] == "too-many-requests"
        # Somebody else is not concerned, but new guests from one address are counted together.
        with Program(server.url) as other:
            assert other.http.get("/api/me").status_code == 200
        new = [httpx.get(f"{server.url}/api/me").status_code for _ in range(15)]
        assert new.count(429) > 0


def test_logs_tell_neither_cards_nor_secrets(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        opened = program.open("coinche-bg", "link")
        table = program.open("coinche-bg")["id"]
        *_, update = program.play(table, until="scored")
        program.http.post(f"/api/tables/{table}/commands", content=b"Th")
    log = server.errors.read_text()
    assert "server-started" in log
    for secret in (opened["invitation"], update["table"]["fair"]["secret"], program.http.cookies["atout"]):
        assert secret not in log
    assert not re.search(r"\b[6-9TJQKA][cdhs] [6-9TJQKA][cdhs]\b", log)


def test_the_numbers_of_a_server_are_there_for_prometheus(program: Program) -> None:
    table = program.open("kozel")["id"]
    program.command(table, 0, "ready")
    text = program.http.get("/metrics").text
    for name in ("tables_live", "streams", "commands_total", "command_seconds_bucket", "store_batch_bucket"):
        assert f"atout_{name}" in text
    assert program.http.get("/healthz").json() == {"status": "ok"}


def test_a_second_server_does_not_touch_the_same_data(server: Server) -> None:
    second = Server(server.data)
    with pytest.raises(AssertionError, match="Another server is using the data folder"):
        second.start()
    assert second.process is not None
    assert second.process.wait(10) == 2
    second.process.stdout.close()  # type: ignore[union-attr]


def test_a_taken_port_is_said_in_a_line(server: Server, tmp_path: Path) -> None:
    second = Server(tmp_path / "data")
    second.port = server.port
    with pytest.raises(AssertionError, match=f"^atout: Port {server.port} is taken: choose another with --port"):
        second.start()
    assert second.process is not None
    assert second.process.wait(10) == 2
    second.process.stdout.close()  # type: ignore[union-attr]


def test_a_database_that_is_none_is_said_in_a_line(tmp_path: Path) -> None:
    broken = Server(tmp_path / "data")
    broken.data.mkdir()
    (broken.data / "atout.sqlite").write_bytes(b"no database at all, but long enough to be read as one" * 40)
    with pytest.raises(AssertionError, match=r"^atout: The database .* cannot be used: "):
        broken.start()
    assert broken.process is not None
    assert broken.process.wait(10) == 2
    broken.process.stdout.close()  # type: ignore[union-attr]
