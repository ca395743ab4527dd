"""How cards look: the classic faces come when they are chosen, and not before."""

from __future__ import annotations

from typing import Any

from tests.browser.browser import PHONE
from tests.server.serving import Server

CARD = ".hand.asking button.playable"
MOST_BYTES = 200_000
"""What the first sight of a table may weigh, packed."""


def test_the_first_sight_of_a_table_is_light(site: Server, visit: Any) -> None:
    person = visit(site.url, lang="ru", service_workers="block")
    table = person.play_now("coinche-1001")
    person.page.goto(f"{site.url}/about")
    context = person.page.context
    session = context.new_cdp_session(person.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    weights: list[int] = []
    session.on("Network.loadingFinished", lambda event: weights.append(int(event["encodedDataLength"])))
    person.go(f"/table/{table}")
    person.play_until(CARD)
    assert weights
    assert sum(weights) < MOST_BYTES


def test_classic_cards_are_fetched_when_they_are_chosen_and_keep_the_chosen_letters(site: Server, visit: Any) -> None:
    person = visit(site.url, lang="ru", viewport=PHONE)
    fetched: list[str] = []
    person.page.on("requestfinished", lambda request: fetched.append(request.url))
    person.go("/settings")
    sample = person.page.locator("dialog .sample")
    sample.wait_for()
    assert not any("courts" in url for url in fetched)
    assert sample.locator("image").count() == 0

    person.page.get_by_label("Классические").check()
    person.page.wait_for_function("document.querySelectorAll('.sample image[href^=blob]').length == 2")
    assert sum("courts" in url for url in fetched) == 1
    assert sample.locator("text").all_text_contents() == ["К", "10", "В", "Т", "9"]
    person.page.reload()
    person.page.wait_for_function("document.querySelectorAll('.sample image[href^=blob]').length == 2")
    assert person.faults == []
