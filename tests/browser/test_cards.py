"""How cards look: the classic faces come when they are chosen, and not before."""

from __future__ import annotations

from typing import Any

from tests.browser.browser import PHONE
from tests.server.serving import Server


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
    sample.locator("image[href^=blob]").nth(1).wait_for(state="attached")
    assert sum("courts" in url for url in fetched) == 1
    assert sample.locator("text").all_text_contents() == ["К", "10", "В", "Т", "9"]
    person.page.reload()
    sample.locator("image[href^=blob]").nth(1).wait_for(state="attached")
    assert person.faults == []
