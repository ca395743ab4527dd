"""What can be chosen at the table: how the computers play, and a card before one's turn."""

from __future__ import annotations

from typing import Any

from tests.browser.browser import PHONE
from tests.server.serving import Server

CARD = ".hand.asking:not(.locked) button.playable"


def choose_at_table(person: Any, label: str) -> None:
    """Chooses something about the computers in the settings, as the host."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("region", name="At this table").get_by_label(label, exact=True).check()
    person.page.keyboard.press("Escape")


def pick_ahead(person: Any) -> str:
    """Plays on until others are to play to a trick first, and picks the last card of the hand; which it was."""
    last = person.page.locator(".hand button").last
    for _ in range(300):
        if person.page.locator(CARD).count():
            person.step(".scored", 0)
            continue
        last.evaluate("card => card.click()")
        if last.get_attribute("aria-pressed"):
            return str(last.get_attribute("data-card"))
        person.page.wait_for_timeout(100)
    raise AssertionError("no trick in which others play first")


def test_the_host_changes_how_computers_play_and_the_table_keeps_it(site: Server, visit: Any) -> None:
    person = visit(site.url, viewport=PHONE)
    person.play_now("kozel")
    person.play_until(CARD)
    for label in ("like a novice", "their time"):
        choose_at_table(person, label)
    person.page.reload()
    person.page.get_by_role("button", name="Settings").click()
    chosen = person.page.get_by_role("region", name="At this table").locator("label:has(:checked)")
    chosen.first.wait_for()
    assert chosen.all_inner_texts() == ["like a novice", "their time"]
    assert person.faults == []


def test_only_the_host_is_asked_and_a_refusal_is_told(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url)
    host.go()
    host.page.locator("article:has(a[href='/rules/kozel']) button").nth(2).click()
    host.page.wait_for_url("**/table/*")
    host.page.locator(".gathering").wait_for()
    guest.page.goto(host.page.url)
    guest.page.locator(".gathering .go").click()
    guest.page.locator(".gathering .go").wait_for(state="detached")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.locator("dialog").wait_for()
    assert guest.page.get_by_role("region", name="At this table").count() == 0

    refusal = {"slug": "table-host-only", "rule": "", "text": "Only the host can do that.", "number": 1}
    host.page.route("**/commands", lambda route: route.fulfill(status=403, json=refusal))
    host.page.get_by_role("button", name="Settings").click()
    region = host.page.get_by_role("region", name="At this table")
    # What is not on offer to people is no choice: it is only said that it holds.
    before = "Now they play by rule of thumb."
    region.get_by_text(before).wait_for()
    region.get_by_label("like a master").click()
    region.get_by_role("alert").get_by_text("Only the host can do that.").wait_for()
    # The choice shows again what holds.
    region.get_by_text(before).wait_for()
    assert region.locator("fieldset").first.locator(":checked").count() == 0


def test_a_card_picked_before_its_turn_is_played_in_it_or_it_says_why_not(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.play_now("coinche-1001")
    person.play_until(CARD)
    choose_at_table(person, "their time")
    card = pick_ahead(person)
    said = person.page.locator("[role=log] p")
    said.get_by_text("Picked for your turn").last.wait_for()
    button = person.page.locator(f".hand button[data-card='{card}']")
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    said.get_by_text("Taken back").last.wait_for()
    assert button.get_attribute("aria-pressed") is None
    button.click()

    # Nothing more is pressed: in one's turn the card leaves the hand, or the sentence says why it does not.
    refused = person.page.get_by_role("alert").get_by_text("Not played:")
    left = f".hand:not(:has(button[data-card='{card}']))"
    person.page.locator(f"{left}, [role=alert]:has-text('Not played:')").first.wait_for()
    assert button.count() == refused.count()
    assert person.faults == []
