"""A whole match of each game, played through the page to its end."""

from __future__ import annotations

from typing import Any

import pytest

from atout.games.registry import GAMES
from tests.server.serving import Server

OVER = ".scored .match"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_through_the_page(site: Server, visit: Any, game: str) -> None:
    person = visit(site.url)
    table = person.play_now(game)
    person.play_until(OVER)
    last = person.api(f"/tables/{table}/deals")["deals"][-1]
    assert last["winner"] is not None
    shown = " ".join(person.page.locator(".scored .total").all_inner_texts())
    assert all(str(total).replace("-", "−") in shown for total in last["totals"])
    # Every card went through the hand on the screen, and every deal but the last led on to the next one.
    assert person.done["card"] >= 8
    assert person.done["next deal"] == last["deal"] - 1
    assert person.faults == []


def test_after_a_match_the_same_seats_can_play_another(site: Server, visit: Any) -> None:
    person = visit(site.url)
    table = person.play_now("kozel")
    person.play_until(OVER)
    person.page.locator(".scored footer .go").click()
    person.page.locator(".scored").wait_for(state="detached")
    person.play_until(".scored")
    assert person.api(f"/tables/{table}/deals")["deals"][-1]["match"] == 2
