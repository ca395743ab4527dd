"""A card that may not be played says why, with the rule's number and the way to the rule."""

from __future__ import annotations

import re
from typing import Any

from tests.server.serving import Server

DIM = ".hand.asking:not(.locked) button.dim"


def test_touching_a_forbidden_card_says_why_and_opens_the_rule(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.play_now("coinche-1001")
    person.play_until(DIM)
    forbidden = person.page.locator(DIM).first
    card = forbidden.get_attribute("data-card")
    forbidden.focus()
    person.page.keyboard.press("Enter")
    reason = person.page.locator("[role=alert]")
    reason.wait_for()
    assert reason.inner_text() != ""
    rule = re.search(r"K4\.\d", reason.locator("a").inner_text())
    assert rule is not None
    # Nothing was played.
    assert person.page.locator(f".hand button[data-card='{card}']").count() == 1

    reason.locator("a").click()
    book = person.page.locator("dialog .current")
    book.wait_for()
    assert rule[0] in book.inner_text()
    assert "/table/" in person.page.url
    person.page.keyboard.press("Escape")
    person.play_until(".scored")
    assert person.faults == []


def test_a_rule_can_be_tried(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.go("/rules/coinche-1001#K4.3")
    example = person.page.locator("[data-part='K4.3'] .example").first
    example.get_by_role("button", name="eight of hearts").click()
    example.get_by_text("[K4.3]").wait_for()
    example.get_by_role("button", name="ace of hearts").click()
    example.get_by_text("may be played").wait_for()
    assert person.faults == []


def test_the_book_is_searched_and_its_examples_answer(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.go("/rules/kozel")
    person.page.get_by_role("searchbox").fill("shokha spades")
    person.page.get_by_text(re.compile(r"^\d+ places$")).wait_for()
    person.page.locator("[data-part='Z1.2'] .example button").first.click()
    person.page.locator("[data-part='Z1.2'] .good").wait_for()
    person.page.get_by_role("searchbox").fill("no such words anywhere")
    person.page.get_by_text("Nothing found").wait_for()
