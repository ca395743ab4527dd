"""Two people at a table by link talk to each other: phrases, words among friends, silence where it is wanted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.browser import SIZES
from tests.browser.person import Person
from tests.server.serving import Server

BUTTON = ".status button"
PANEL = "section.talk"
FIELD = f"{PANEL} input"
SECOND_CARD = ".trick li:nth-child(2)"


def sit_down(host: Person, guest: Person, game: str = "coinche-bg") -> str:
    """The two at a table that has not begun; its invitation."""
    host.go()
    host.page.locator(f"article:has(a[href='/rules/{game}']) button").nth(1).click()
    host.page.wait_for_url("**/table/*")
    invitation = str(host.page.locator(".gathering input").input_value())
    guest.page.goto(invitation)
    guest.page.locator(".gathering .go").click()
    guest.page.locator(".hand").wait_for(state="attached")
    return invitation


def watch(person: Person, invitation: str) -> None:
    person.page.goto(invitation)
    person.page.locator(".seat").first.wait_for()


def befriend(one: Person, other: Person) -> None:
    link = one.page.request.post("/api/friend-links").json()
    assert other.page.request.post(f"/api/friend-links/{link['token']}").ok


def say(person: Person, phrase: str) -> None:
    person.page.locator(BUTTON).click()
    person.page.locator(PANEL).get_by_role("button", name=phrase, exact=True).click()
    person.page.locator(PANEL).wait_for(state="detached")


def history(person: Person) -> list[str]:
    """What the panel shows of what was said; it is opened for that, and closed again."""
    person.page.locator(BUTTON).click()
    person.page.locator(f"{PANEL} .phrases button").first.wait_for()
    said = [str(line) for line in person.page.locator(f"{PANEL} .said li").all_inner_texts()]
    person.page.keyboard.press("Escape")
    return said


def name_of(person: Person) -> str:
    return str(person.api("/me")["name"])


def places(person: Person, what: str) -> Any:
    """Where on the screen things are: left, top, right and bottom of each."""
    return person.page.locator(what).evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(it => [it.left, it.top, it.right, it.bottom])"
    )


def overlap(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_phrase_stands_at_the_seat_in_the_readers_own_language(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url, lang="ru", **SIZES["phone"])
    sit_down(host, guest)
    before = places(guest, ".plate, .status p, .gathering")
    say(host, "Good luck!")
    bubble = guest.page.locator(".seat.top .bubble")
    bubble.wait_for()
    assert bubble.inner_text() == "Удачи!"
    # Nothing makes room for it, and a screen reader reads it.
    assert places(guest, ".plate, .status p, .gathering") == before
    assert f"{name_of(host)}: Удачи!" in guest.page.locator("[role=log]").inner_text()
    # Whoever did not look is told by the button that there is something to read.
    assert guest.page.locator(f"{BUTTON} i").is_visible()
    assert history(guest) == [f"{name_of(host)}: Удачи!"]
    assert guest.page.locator(f"{BUTTON} i").count() == 0
    bubble.wait_for(state="detached")
    assert host.faults == guest.faults == []


def test_who_comes_back_finds_what_was_said(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url, lang="de")
    sit_down(host, guest)
    say(host, "Hello!")
    guest.page.locator(".bubble").wait_for()
    guest.page.reload()
    guest.page.locator(BUTTON).wait_for()
    assert history(guest) == [f"{name_of(host)}: Hallo!"]
    assert guest.page.locator(".bubble").count() == 0


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_while_a_deal_is_played_the_panel_lies_on_no_card_and_offers_nothing_about_cards(
    site: Server, visit: Any, size: str
) -> None:
    host, guest = visit(site.url, **SIZES[size]), visit(site.url)
    sit_down(host, guest)
    befriend(host, guest)  # then there is the field too, and the panel is at its largest
    host.page.locator(".gathering .go").click()
    while not host.page.locator(SECOND_CARD).is_visible():
        for person in (host, guest):
            person.play_a_while(SECOND_CARD)
    host.page.keyboard.press("t")
    host.page.locator(FIELD).wait_for()
    phrases = host.page.locator(f"{PANEL} .phrases button").all_inner_texts()
    assert phrases == ["Hello!", "One moment, please", "I am back", "Take your time", "Goodbye!"]
    [panel] = places(host, PANEL)
    cards = places(host, ".trick .card, .hand .card")
    assert len(cards) >= 2
    assert [card for card in cards if overlap(panel, card)] == []
    # What is typed there is no key of the table.
    host.page.locator(FIELD).fill("")
    host.page.keyboard.type("ths")
    assert host.page.locator(FIELD).input_value() == "ths"
    assert host.page.locator("dialog").count() == 0


def test_between_the_deals_all_phrases_are_there_and_the_result_hides_nothing_that_is_said(
    site: Server, visit: Any
) -> None:
    host, guest = visit(site.url), visit(site.url, lang="bg", **SIZES["phone"])
    sit_down(host, guest)
    host.page.locator(".gathering .go").click()
    result = ".scored"
    while not all(person.page.locator(result).is_visible() for person in (host, guest)):
        for person in (host, guest):
            person.play_a_while(result)
    say(host, "Well played!")
    said = guest.page.locator(".status .saying")
    said.wait_for()
    assert said.inner_text() == f"{name_of(host)}: Добре изиграно!"
    assert host.faults == guest.faults == []


def test_friends_write_to_each_other_and_nobody_who_watches_reads_it(site: Server, visit: Any) -> None:
    host, guest, watcher = visit(site.url), visit(site.url), visit(site.url)
    watch(watcher, sit_down(host, guest))
    host.page.locator(BUTTON).click()
    host.page.locator(f"{PANEL} .phrases button").first.wait_for()
    assert host.page.locator(FIELD).count() == 0  # not before they are friends
    host.page.keyboard.press("Escape")
    befriend(host, guest)
    host.page.locator(BUTTON).click()
    host.page.locator(FIELD).fill("<b>Good evening</b>")
    host.page.keyboard.press("Enter")
    guest.page.locator(".bubble").wait_for()
    assert guest.page.locator(".bubble").inner_text() == "<b>Good evening</b>"
    host.page.keyboard.press("Escape")
    assert host.page.locator(f"{BUTTON}:focus").count() == 1
    say(host, "Hello!")
    # The phrase comes after it, and is the first thing that reaches whoever watches.
    watcher.page.locator(".bubble").wait_for()
    heard = watcher.page.locator("[role=log]").inner_text()
    assert "Hello!" in heard
    assert "evening" not in heard
    assert watcher.page.locator(BUTTON).count() == 0
    assert host.faults == guest.faults == watcher.faults == []


def test_muted_talk_is_neither_shown_nor_read_aloud(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url)
    sit_down(host, guest)
    guest.page.locator(BUTTON).click()
    guest.page.get_by_role("button", name="Mute talk at this table").click()
    guest.page.keyboard.press("Escape")
    guest.page.reload()
    guest.page.locator(BUTTON).wait_for()
    say(host, "Hello!")
    host.page.locator(".bubble").wait_for()
    guest.page.locator(BUTTON).click()
    guest.page.locator(PANEL).get_by_text("Talk is muted at this table.").wait_for()
    assert guest.page.locator(".bubble").count() == 0
    guest.page.get_by_role("button", name="Mute talk at this table").click()
    guest.page.locator(f"{PANEL} .said li").get_by_text("Hello!").wait_for()
    assert "Hello!" not in guest.page.locator("[role=log]").inner_text()


def test_who_is_blocked_from_the_seat_is_not_read_any_more(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url)
    sit_down(host, guest)
    befriend(host, guest)
    say(host, "Hello!")
    guest.page.locator(".seat.top .bubble").wait_for()
    guest.page.locator(".seat.top button").click()
    guest.page.get_by_role("button", name=f"Block {name_of(host)}").click()
    guest.page.get_by_role("status").get_by_text("is blocked").wait_for()
    guest.page.keyboard.press("Escape")
    assert guest.page.locator(".bubble").count() == 0
    say(host, "Thank you!")
    say(guest, "Goodbye!")
    # Both have been said, and who has blocked the other reads his own words alone.
    assert history(host) == ["You: Hello!", "You: Thank you!", f"{name_of(guest)}: Goodbye!"]
    assert history(guest) == ["You: Goodbye!"]
    assert host.faults == guest.faults == []


def test_against_computers_there_is_nobody_to_talk_to(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.play_now("coinche-bg")
    person.page.locator(".seat").first.wait_for()
    assert person.page.get_by_role("button", name="Talk").count() == 0
    person.page.keyboard.press("t")
    assert person.page.locator(PANEL).count() == 0
