"""The guide, and a first deal with the tutor beside it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.browser import PHONE
from tests.browser.test_every_page import complaints, overflow
from tests.server.serving import Server

QUICK = {"level": "thumb", "pace_ms": 0}
"""How computers play at the lesson of a test."""


def begin_lesson(person: Any, game: str) -> Any:
    """From the guide to a table with the tutor; the tutor's place beside the cards."""

    def quickly(route: Any) -> None:
        asked = json.loads(route.request.post_data)
        assert (asked["kind"], asked["level"], asked["clock_s"]) == ("solo", "novice", None)
        route.continue_(post_data=json.dumps(asked | QUICK))

    person.page.route("**/api/tables", quickly)
    person.go(f"/guide/{game}")
    person.page.get_by_role("button", name="A first deal with a tutor").click()
    person.page.wait_for_url("**/table/*")
    tutor = person.page.get_by_role("region", name="Tutor")
    tutor.wait_for()
    return tutor


@pytest.mark.parametrize(
    ("game", "goal", "begins", "counted"),
    [
        ("coinche-1001", ".tray button", "This is the auction.", "O6.1"),
        ("kozel", ".hand.asking button.playable", "Lead one to four cards", "Z4.1"),
    ],
)
def test_the_tutor_thinks_aloud_keeps_its_advice_until_asked_and_judges_the_move(
    site: Server, visit: Any, game: str, goal: str, begins: str, counted: str
) -> None:
    person = visit(site.url, viewport=PHONE)
    tutor = begin_lesson(person, game)
    person.play_until(goal)
    ask = tutor.get_by_role("button", name="What would you play?")
    ask.wait_for()
    assert begins in tutor.inner_text()
    # What begins here, and what there is to think of.
    assert tutor.locator("p").count() == 2
    assert "I would choose" not in tutor.inner_text()
    assert person.page.get_by_role("button", name="Hint").count() == 0

    ask.click()
    advice = tutor.get_by_text("I would choose")
    advice.wait_for()
    assert complaints(person) == []
    assert overflow(person) <= 0
    person.play_until(".tutor .verdict")

    person.play_until(".scored")
    tutor.get_by_role("link", name=counted).click()
    person.page.locator("dialog .current").wait_for()
    person.page.keyboard.press("Escape")
    assert person.faults == []


def test_the_tutor_is_put_away_and_stays_away(site: Server, visit: Any) -> None:
    person = visit(site.url)
    tutor = begin_lesson(person, "binokel")
    person.play_until(".tray .go")
    tutor.get_by_role("button", name="Put the tutor away").click()
    tutor.wait_for(state="detached")
    person.page.get_by_role("button", name="Hint").wait_for()
    person.page.reload()
    person.page.get_by_role("button", name="Hint").wait_for()
    assert tutor.count() == 0
    assert person.faults == []


def test_a_rule_of_the_guide_opens_beside_it(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.go("/guide/binokel")
    contents = person.page.get_by_role("link", name="May I bid 200 at once?")
    contents.click()
    assert "#may-i-bid-200-at-once" in person.page.url
    person.page.locator("[data-part='may-i-bid-200-at-once'] a", has_text="N2.2").click()
    rule = person.page.locator("dialog .current")
    rule.wait_for()
    assert "N2.2" in rule.inner_text()
    assert "/guide/binokel" in person.page.url
    person.page.keyboard.press("Escape")
    person.page.get_by_role("link", name="Kozel with the shokha").click()
    person.page.get_by_role("heading", name="A guide to Kozel").wait_for()
    assert person.faults == []
