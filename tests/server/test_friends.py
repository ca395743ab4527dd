"""Friends by link, and what a block keeps out."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.program import Program
from tests.server.serving import Server
from tests.server.test_accounts import refused, register


@pytest.fixture
def two(server: Server) -> Iterator[tuple[Program, Program]]:
    """Two guests, Una and Duo."""
    with Program(server.url) as una, Program(server.url) as duo:
        una.http.put("/api/me", json={"name": "Una"})
        duo.http.put("/api/me", json={"name": "Duo"})
        yield una, duo


def new_link(program: Program) -> str:
    return str(program.post("/api/friend-links", {})["token"])


def accept(program: Program, token: str) -> httpx.Response:
    return program.http.post(f"/api/friend-links/{token}")


def friends_of(program: Program) -> list[str]:
    return [each["name"] for each in program.get("/api/friends")["friends"]]


def test_whoever_opens_a_link_becomes_a_friend_if_he_wants(two: tuple[Program, Program]) -> None:
    una, duo = two
    token = new_link(una)
    assert duo.get(f"/api/friend-links/{token}") == {"name": "Una", "own": False, "friends": False}
    assert friends_of(duo) == []
    for _ in range(2):  # twice is as good as once
        assert accept(duo, token).status_code == 204
        assert (friends_of(una), friends_of(duo)) == (["Duo"], ["Una"])
    assert duo.get(f"/api/friend-links/{token}")["friends"]
    [friend] = duo.get("/api/friends")["friends"]
    assert duo.http.delete(f"/api/friends/{friend['id']}").status_code == 204
    assert (friends_of(una), friends_of(duo)) == ([], [])
    assert refused(duo.http.delete(f"/api/friends/{friend['id']}")) == (404, "no-such-person")


def test_a_friend_goes_by_the_name_that_he_has_now(two: tuple[Program, Program]) -> None:
    una, duo = two
    accept(duo, new_link(una))
    register(una, "Una With Account")
    assert friends_of(duo) == ["Una With Account"]


def test_ones_own_link_is_for_others(program: Program) -> None:
    token = new_link(program)
    assert program.get(f"/api/friend-links/{token}")["own"]
    assert refused(accept(program, token)) == (422, "friend-link-own")


def test_a_link_that_was_withdrawn_or_never_was_does_not_hold(two: tuple[Program, Program]) -> None:
    una, duo = two
    token = new_link(una)
    assert refused(duo.http.delete(f"/api/friend-links/{token}")) == (404, "no-such-friend-link")
    assert una.http.delete(f"/api/friend-links/{token}").status_code == 204
    for none in (token, "nothing", "ÿ"):
        assert refused(duo.http.get(f"/api/friend-links/{none}")) == (404, "no-such-friend-link")
        assert refused(accept(duo, none)) == (404, "no-such-friend-link")
    for unreadable in ("%00", "x" * 41, "a%20b"):
        assert refused(accept(duo, unreadable)) == (422, "request-field-wrong")
    assert una.get("/api/friends")["links"] == []


def test_ten_links_at_a_time_are_enough(program: Program) -> None:
    for _ in range(10):
        new_link(program)
    assert refused(program.http.post("/api/friend-links", json={})) == (422, "friend-links-too-many")


def test_a_block_ends_a_friendship_and_no_link_works_between_the_two(two: tuple[Program, Program]) -> None:
    una, duo = two
    of_una, of_duo = new_link(una), new_link(duo)
    accept(duo, of_una)
    [friend] = una.get("/api/friends")["friends"]
    assert [each["name"] for each in una.post("/api/blocks", {"friend": friend["id"]})["blocks"]] == ["Duo"]
    assert (friends_of(una), friends_of(duo)) == ([], [])
    assert duo.get("/api/friends")["blocks"] == []  # he is not told
    for opener, token in ((duo, of_una), (una, of_duo)):
        assert refused(opener.http.get(f"/api/friend-links/{token}")) == (404, "no-such-friend-link")
        assert refused(accept(opener, token)) == (404, "no-such-friend-link")
    [block] = una.get("/api/friends")["blocks"]
    assert una.http.delete(f"/api/blocks/{block['id']}").status_code == 204
    assert accept(duo, of_una).status_code == 204


def test_whoever_is_blocked_by_somebody_at_a_table_does_not_sit_down_there(two: tuple[Program, Program]) -> None:
    una, duo = two
    first, second = una.open("kozel", "open")["id"], una.open("kozel", "open")["id"]
    duo.post(f"/api/tables/{first}/join", {"seat": 1})
    una.post("/api/blocks", {"table": first, "seat": 1})
    assert next(duo.updates(first))["table"]["you"] == 1  # where both sit already they stay
    assert refused(duo.http.post(f"/api/tables/{second}/join", json={})) == (422, "table-not-for-you")
    third = duo.open("kozel", "open")["id"]
    una.post(f"/api/tables/{third}/join", {})  # whoever blocks decides himself


def test_an_account_is_blocked_by_its_name(server: Server, program: Program) -> None:
    with Program(server.url) as other:
        register(other, "Known By Name")
        blocks = program.post("/api/blocks", {"name": "known by NAME"})["blocks"]
        assert [each["name"] for each in blocks] == ["Known By Name"]
        assert program.post("/api/blocks", {"name": "Known By Name"})["blocks"] == blocks
        assert refused(other.http.post("/api/blocks", json={"name": "Known By Name"})) == (422, "block-yourself")


@pytest.mark.parametrize(
    "body",
    [{}, {"name": "Nobody Called So"}, {"friend": "x"}, {"seat": 0}, {"name": "Una", "friend": "x"}],
)
def test_nobody_is_blocked_by_what_names_nobody(program: Program, body: dict[str, object]) -> None:
    assert refused(program.http.post("/api/blocks", json=body)) == (404, "no-such-person")


def test_an_empty_seat_and_a_computer_cannot_be_blocked(program: Program) -> None:
    solo, still_open = program.open("kozel")["id"], program.open("kozel", "open")["id"]
    for table in (solo, still_open):
        assert refused(program.http.post("/api/blocks", json={"table": table, "seat": 1})) == (404, "no-such-person")
    three = program.open("binokel")["id"]
    assert refused(program.http.post("/api/blocks", json={"table": three, "seat": 3})) == (404, "no-such-person")
