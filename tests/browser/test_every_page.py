"""Every page: usable for everybody (axe), in every language, on a phone, by keyboard, without a connection."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.browser import PHONE, SIDEWAYS
from tests.browser.person import visiting
from tests.server.serving import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = {
    "/": "article",
    "/lobby": "main p",
    "/about": "main ol",
    "/account": "form",
    "/friend/none": "[role=alert]",
    "/keep": "form",
    "/keep/none": "h1",
    "/ask": ".felt",
    "/settings": "dialog",
    "/rules/kozel#Z2.4": "[data-part='Z2.4']",
    "/guide/coinche-bg": "[data-part] table",
    "/nowhere": "h1",
    "/replay/{}/1": ".verdict",
    "/table/{}": ".scored",
    "/me": "progress",
    "/players/nobody": "[role='alert']",
    "/leaderboard": "main .soft",
    "/shop": ".item",
    "/statistics/kozel": "main select",
    "/statistics/kozel/deals?kind=card": "main p a",
}
"""Every page, and what is there once it is ready."""
LINE = {"id": "x", "game": "tarot", "phase": "playing", "seats": []}
"""A table in the lobby, of a game that nobody has words for."""
GO = ".shuffling .go, .tray .go, .declare button"
"""What leads on at a table of Coinche; without it, after a coinche, there is :data:`ANY` button."""
ANY = ".tray button:not(:disabled)"
LANGUAGES = ["en", "ru", "bg", "fr", "de"]


@pytest.fixture(scope="module")
def table(site: Server, browser: Any) -> str:
    """A table with a finished deal, that anybody may look at."""
    with visiting(browser, site.url) as person:
        found = person.play_now("kozel")
        person.play_until(".scored")
    return found


def complaints(person: Any) -> list[str]:
    """What axe finds wrong with the page as it is."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:200]}"
        for each in found["violations"]
        for node in each["nodes"]
        # The index of a card is part of its picture; its name is *ten of hearts*.
        if not (each["id"] == "label-content-name-mismatch" and 'class="card' in node["html"] + str(node["target"]))
    ]


def show(person: Any, path: str, table: str) -> None:
    """Goes to a page of :data:`PAGES` and waits until it is ready."""
    person.go(path.format(table))
    person.page.locator(PAGES[path]).first.wait_for()


def overflow(person: Any) -> int:
    """By how many pixels the page is wider than the window."""
    return int(person.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(site: Server, visit: Any, table: str, scheme: str) -> None:
    person = visit(site.url, color_scheme=scheme)
    found = {}
    for path in PAGES:
        show(person, path, table)
        found[path] = complaints(person)
    assert {path: each for path, each in found.items() if each} == {}


@pytest.mark.parametrize("game", ["coinche-1001", "binokel", "kozel"])
def test_axe_finds_nothing_at_the_table(site: Server, visit: Any, game: str) -> None:
    person = visit(site.url, viewport=PHONE)
    person.play_now(game)
    for goal in (".tray button", ".hand.asking button.playable", ".scored"):
        person.play_until(goal)
        assert complaints(person) == [], goal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_lacks_a_message(site: Server, visit: Any, table: str, lang: str) -> None:
    person = visit(site.url, lang=lang)
    for path in PAGES:
        show(person, path, table)
        assert person.page.locator("html").get_attribute("lang") == lang
    person.play_now("coinche-1001")
    person.play_until(".tray button")
    # A message that is missing is told in the console.
    assert person.faults == []


def test_a_message_that_is_missing_would_be_noticed(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.page.route("**/api/tables", lambda route: route.fulfill(json={"tables": [LINE]}))
    person.go("/lobby")
    person.page.get_by_text("game-tarot").wait_for()
    assert person.faults == ["no message game-tarot in en"]


@pytest.mark.parametrize("viewport", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_phone_shows_every_page_and_plays(site: Server, visit: Any, table: str, viewport: dict[str, int]) -> None:
    person = visit(site.url, lang="ru", viewport=viewport, has_touch=True, is_mobile=True)
    for path in PAGES:
        show(person, path, table)
        assert overflow(person) <= 0, path
    person.play_now("coinche-ffb")
    person.play_until(".hand.asking button.playable")
    boxes = [card.bounding_box() for card in person.page.locator(".hand button").all()]
    assert all(box["y"] + box["height"] <= viewport["height"] + 1 for box in boxes)
    assert overflow(person) <= 0
    person.play_until(".scored")
    assert person.faults == []


def test_a_whole_deal_is_played_by_keyboard_and_told_in_words(site: Server, visit: Any) -> None:
    person = visit(site.url)
    table = person.play_now("coinche-bg")
    keyboard, said = person.page.keyboard, set()
    for _ in range(400):
        said |= set(person.page.locator("[aria-live] *").all_inner_texts())
        if person.page.locator(".scored").is_visible():
            break
        if person.page.locator(".hand.asking:not(.locked) button.playable").count():
            keyboard.press("ArrowRight")
            keyboard.press("Enter")
        elif (buttons := person.page.locator(GO)).count() or (buttons := person.page.locator(ANY)).count():
            buttons.first.focus()
            keyboard.press("Enter")
        else:
            person.go_on()
        person.page.wait_for_timeout(20)
    assert len(person.api(f"/tables/{table}/deals")["deals"]) == 1
    assert any(" of hearts" in sentence or " of spades" in sentence for sentence in said)
    assert person.faults == []


def test_without_a_connection_the_page_opens_and_says_so(tmp_path: Path, visit: Any) -> None:
    server = Server(tmp_path / "data")
    with server:
        person = visit(server.url)
        person.go()
        person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        person.page.reload()
        server.stop()
        person.page.reload()
        person.page.get_by_text("You are offline").wait_for()
        server.start()
        person.page.reload()
        person.page.get_by_text("You play as").wait_for()
