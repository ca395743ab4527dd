"""The review beside a replay, and hints at a table against computers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.browser import PHONE
from tests.browser.person import visiting
from tests.browser.test_every_page import complaints, overflow
from tests.server.serving import Server

CHOICE = ".hand.asking:not(.locked) button.playable"
REVIEW_MS = 200_000


@pytest.fixture(scope="module")
def played(site: Server, browser: Any) -> Any:
    """A visitor with a phone who has played a deal of Kozel, and the review of it."""
    with visiting(browser, site.url, viewport=PHONE) as person:
        table = person.play_now("kozel")
        person.play_until(".scored")
        person.go(f"/replay/{table}/1")
        person.page.get_by_role("region", name="Review").locator("table").first.wait_for(timeout=REVIEW_MS)
        yield person, table, person.api(f"/tables/{table}/deals/1/review")


def test_touching_a_decision_leads_to_its_moment_and_the_answer_is_told_when_asked_for(played: Any) -> None:
    person, table, review = played
    person.go(f"/replay/{table}/1?seat=0")
    own = [each for each in review["decisions"] if each["seat"] == 0]
    worst = [each["index"] for each in review["seats"][0]["worst"]]
    order = worst + [each["index"] for each in own if each["index"] not in worst]
    region = person.page.get_by_role("region", name="Review")
    rows = region.locator("table").first.locator("tbody button")
    rows.first.wait_for()
    assert rows.count() == len(order)
    person.page.mouse.wheel(0, 2000)
    rows.first.click()
    assert person.page.url.endswith(f"?at={order[0] - 1}&seat=0")
    assert person.page.locator(".board").bounding_box()["y"] >= 0

    moment = person.page.locator(".moment")
    assert "As the cards lay" in moment.inner_text()
    assert "By what you could know" in moment.inner_text()
    assert "Best:" not in moment.inner_text()
    moment.get_by_role("button", name="Show the answer").click()
    assert "Best:" in moment.inner_text()
    options = next(each["options"] for each in own if each["index"] == order[0])
    assert moment.locator("tbody tr").count() == len(options)
    assert complaints(person) == []
    assert overflow(person) <= 0

    # At another moment the answer is hidden again.
    rows.nth(1).click()
    moment.get_by_role("button", name="Show the answer").wait_for()
    assert "Best:" not in moment.inner_text()
    assert person.faults == []


def test_the_decisions_of_the_others_can_be_looked_at(played: Any) -> None:
    person, table, review = played
    person.go(f"/replay/{table}/1?seat=0")
    region = person.page.get_by_role("region", name="Review")
    region.get_by_role("button", name="Partner").click()
    assert person.page.url.endswith("seat=2")
    rows = region.locator("table").first.locator("tbody button")
    assert rows.count() == sum(each["seat"] == 2 for each in review["decisions"])
    assert "By what the seat could know" in region.locator("table").first.inner_text()


def test_a_review_that_is_still_to_be_made_is_waited_for(played: Any) -> None:
    person, table, _ = played
    asked = []

    def later(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) < 3:
            route.fulfill(status=202, json={"status": "pending"})
        else:
            route.continue_()

    person.page.route("**/review", later)
    person.go(f"/replay/{table}/1")
    region = person.page.get_by_role("region", name="Review")
    region.get_by_role("status").get_by_text("being reviewed").wait_for()
    # The replay is there meanwhile.
    person.page.keyboard.press("ArrowRight")
    assert person.page.locator("output").inner_text().startswith("1 ")
    region.locator("table").first.wait_for()
    person.page.unroute("**/review")
    assert region.get_by_role("status").inner_text() == "The review is there."
    assert len(asked) == 3


def test_a_hint_is_shown_above_the_hand_read_aloud_and_gone_with_the_move(site: Server, visit: Any) -> None:
    person = visit(site.url, viewport=PHONE)
    person.play_now("kozel")
    person.play_until(f"{CHOICE} + button.playable")
    person.page.keyboard.press("h")
    panel = person.page.get_by_role("region", name="Hint")
    panel.wait_for()
    box = panel.bounding_box()
    assert box["y"] + box["height"] <= person.page.locator(".hand").bounding_box()["y"]
    best = panel.locator("tbody").first.locator("th .hidden").inner_text()
    person.page.locator("[role=log] p").get_by_text(f"Hint: {best}").last.wait_for()
    assert complaints(person) == []
    button = person.page.get_by_role("button", name="Hint")
    assert button.get_attribute("aria-expanded") == "true"

    # A button closes it, the same one shows it again, and the move takes it away.
    button.click()
    panel.wait_for(state="detached")
    button.click()
    panel.wait_for()
    hand = person.page.locator(".hand button")
    number = hand.count()
    while hand.count() == number:
        person.step(".scored", 200)
    panel.wait_for(state="detached")
    assert person.faults == []
