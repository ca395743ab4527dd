"""A page that is loaded anew, a server that is killed: the game goes on where it was."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

from tests.server.serving import Server

FIRST_CARDS = ".card.winning, .trick li"
OVER = ".scored"


def hand(person: Any) -> list[str]:
    person.page.locator(".hand button").first.wait_for()
    return [
        str(card) for card in person.page.locator(".hand button").evaluate_all("all => all.map(e => e.dataset.card)")
    ]


def until_first_card(person: Any, game: str) -> str:
    table = person.play_now(game)
    person.play_until(".hand.asking:not(.locked) button.playable")
    return str(table)


def test_a_reload_in_the_middle_changes_nothing(site: Server, visit: Any) -> None:
    person = visit(site.url)
    table = until_first_card(person, "kozel")
    before = hand(person)
    person.page.reload()
    assert hand(person) == before
    person.play_until(OVER)
    person.page.reload()
    person.page.locator(OVER).wait_for()
    assert len(person.api(f"/tables/{table}/deals")["deals"]) == 1
    # What was promised of the shuffle was seen before the reload and still counts.
    person.page.locator(".scored .fair.good").wait_for()
    assert person.faults == []


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path, visit: Any) -> None:
    server = Server(tmp_path / "data")
    with server:
        person = visit(server.url)
        table = until_first_card(person, "kozel")
        before = hand(person)
        server.stop(signal.SIGKILL)
        person.page.locator(".status.lost").wait_for()
        server.start()
        # The page connects again by itself; nothing is pressed.
        person.page.locator(".status:not(.lost)").wait_for()
        assert hand(person) == before
        person.play_until(OVER)
        assert person.api(f"/tables/{table}/deals/1")["hands"][0].count(" ") == 3


def test_a_card_played_while_the_server_is_down_counts_when_it_is_back(tmp_path: Path, visit: Any) -> None:
    server = Server(tmp_path / "data")
    with server:
        person = visit(server.url)
        table = until_first_card(person, "coinche-1001")
        server.stop(signal.SIGKILL)
        card = person.page.locator(".hand button.playable").first
        name = card.get_attribute("data-card")
        card.click()
        server.start()
        person.play_until(OVER)
        deal = person.api(f"/tables/{table}/deals/1")
        played = [action for seat, action in deal["actions"] if seat == deal["table"]["you"]]
        assert next(action for action in played if len(action) == 2) == name
