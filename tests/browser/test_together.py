"""Two people with a browser each, at one table."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Server

TOTALS = "header dl b"


def test_two_people_play_at_a_table_by_link(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url, lang="ru")
    host.go()
    host.page.locator("article:has(a[href='/rules/kozel']) button").nth(1).click()
    host.page.wait_for_url("**/table/*")
    invitation = host.page.locator(".gathering input").input_value()
    guest.page.goto(invitation)
    guest.page.locator(".gathering .go").click()
    guest.page.locator(".gathering .go").wait_for(state="detached")
    host.page.locator(".gathering .go").click()

    # They take turns: each does what he can and looks again soon.
    goal = ".scored"
    while not host.page.locator(goal).is_visible() or not guest.page.locator(goal).is_visible():
        for person in (host, guest):
            person.play_a_while(goal)
    tables = [person.page.url.split("?")[0].rpartition("/")[2] for person in (host, guest)]
    assert tables[0] == tables[1]
    deals = [person.api(f"/tables/{tables[0]}/deals/1") for person in (host, guest)]
    assert deals[0]["score"] == deals[1]["score"]
    # Whoever comes by a link plays with the host.
    assert {deal["table"]["you"] for deal in deals} == {0, 2}
    assert host.done["card"] > 0
    assert guest.done["card"] > 0
    assert host.faults == guest.faults == []


def test_a_guest_sits_opposite_the_host_and_moves_to_another_free_seat(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url)
    host.go()
    host.page.locator("article:has(a[href='/rules/coinche-bg']) button").nth(1).click()
    host.page.wait_for_url("**/table/*")
    guest.page.goto(host.page.locator(".gathering input").input_value())
    guest.page.get_by_role("button", name="Sit down opposite").click()
    # The host sees his partner, and keeps his own seat.
    host.page.locator(".seat.top .plate").get_by_text("Guest").wait_for()
    assert host.page.locator(".seat.empty button").count() == 0
    guest.page.locator(".seat.left button").click()
    host.page.locator(".seat.right .plate").get_by_text("Guest").wait_for()
    assert host.page.locator(".seat.empty").count() == 2
    # Nothing is left behind: the guest can go on at once.
    guest.page.locator(".seat.right.empty button").click()
    host.page.locator(".seat.top.empty").wait_for(state="detached")
    assert host.faults == guest.faults == []


def test_whoever_opens_the_link_of_another_table_without_invitation_may_not_sit_down(site: Server, visit: Any) -> None:
    host, stranger = visit(site.url), visit(site.url)
    host.go()
    host.page.locator("article:has(a[href='/rules/kozel']) button").nth(1).click()
    host.page.wait_for_url("**/table/*")
    stranger.page.goto(host.page.url.split("?")[0])
    stranger.page.locator(".gathering .go").click()
    assert stranger.page.locator("[role=alert]").inner_text() != ""
    assert stranger.page.locator(".hand").count() == 0


def test_an_open_table_is_found_in_the_lobby(site: Server, visit: Any) -> None:
    host, guest = visit(site.url), visit(site.url)
    host.go()
    host.page.locator("article:has(a[href='/rules/binokel']) button").nth(2).click()
    host.page.wait_for_url("**/table/*")
    host.page.locator(".gathering").wait_for()
    guest.go("/lobby")
    guest.page.locator("li .go").first.click()
    guest.page.wait_for_url("**/table/*")
    guest.page.locator(".gathering p").last.wait_for()
    assert guest.page.url == host.page.url
    # The table is among one's own from now on.
    guest.go()
    assert guest.page.locator("#my-tables").is_visible()
