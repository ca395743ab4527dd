"""What players earn, as they see it: after a match, on their pages, in the shop, in the statistics."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.person import Person, visiting
from tests.server.databases import execute
from tests.server.program import Program
from tests.server.serving import Server


def playing_for(person: Person, site: Server) -> Program:
    """A program that plays in the person's name."""
    person.go()
    person.page.get_by_text("You play as").wait_for()  # by then the server knows who it is
    answer = person.page.request.post("/api/tokens", headers={"Origin": site.url})
    assert answer.ok, answer.text()
    return Program(site.url, Authorization=f"Bearer {answer.json()['token']}")


@pytest.fixture(scope="module")
def ada(site: Server, browser: Any) -> Iterator[Person]:
    with visiting(browser, site.url) as person:
        yield person


@pytest.fixture(scope="module", autouse=True)
def table(site: Server, ada: Person) -> str:
    """The table at which she has played a match of Kozel to its end."""
    with playing_for(ada, site) as program:
        found = str(program.open("kozel")["id"])
        for _ in program.play(found):
            pass
    return found


def test_the_end_of_a_match_says_what_it_gave(ada: Person, table: str) -> None:
    ada.go(f"/table/{table}")
    line = ada.page.locator(".gains a")
    assert re.match(r"\+\d+ experience", line.inner_text())
    line.click()
    ada.page.get_by_role("heading", name="Profile").wait_for()


def test_the_profile_tells_level_coins_challenges_and_games(ada: Person) -> None:
    ada.go("/me")
    ada.page.get_by_text("experience to level").wait_for()
    assert ada.page.locator("progress").count() > 10
    assert ada.page.locator("#ratings ~ .figures tbody tr").count() == 1
    assert "+50 experience" in ada.page.locator("#recent ~ ul li").inner_text()


def test_every_number_of_the_statistics_leads_to_its_deals_and_each_to_its_replay(ada: Person, table: str) -> None:
    deals = ada.api(f"/tables/{table}/deals")["deals"]
    decided = [deal for deal in deals if deal["score"][0] != deal["score"][1]]
    won = [deal["deal"] for deal in decided if deal["score"][0] == 0]
    ada.go("/statistics/kozel")
    line = ada.page.locator("section:has(#of-deal) p a")
    assert (
        line.inner_text() == f"{len(won)} of {len(decided)} came out well: {int(100 * len(won) / len(decided) + 0.5)} %"
    )
    line.click()
    ada.page.locator("main li a").first.wait_for()
    addresses = [each.get_attribute("href") for each in ada.page.locator("main li a").all()]
    assert addresses == [f"/replay/{table}/{deal['deal']}" for deal in reversed(decided)]
    ada.page.locator("main li a").first.click()
    ada.page.locator(".verdict").wait_for()
    assert ada.faults == []


def test_what_is_bought_is_on_the_table(ada: Person, site: Server) -> None:
    execute(site.data / "atout.sqlite", "UPDATE standing_people SET coins = coins + 1000")
    ada.go("/shop")
    ada.page.get_by_role("button", name="Star back: Buy for 600").click()
    ada.page.locator(".item:has([data-back='back-stars']) .chosen").wait_for()
    ada.play_now("kozel")
    back = ada.page.locator(".seat .card.back").first
    back.wait_for()
    assert "/stars-" in back.evaluate("card => getComputedStyle(card).backgroundImage")
    ada.page.evaluate("localStorage.removeItem('atout.settings')")  # as in another browser
    ada.go("/shop")
    ada.page.locator(".item:has([data-back='back-stars']) .chosen").wait_for()
    assert ada.page.locator("html").get_attribute("data-back") == "back-stars"


def test_a_leaderboard_of_each_game_and_time(ada: Person) -> None:
    ada.go("/leaderboard/kozel")
    for period in ("This month", "Ever", "This week"):
        with ada.page.expect_response(re.compile("/api/leaderboard/kozel")):
            ada.page.get_by_role("radio", name=period).check(force=True)
    ada.page.locator("main select").select_option("binokel")
    ada.page.wait_for_url("**/leaderboard/binokel")
    ada.page.get_by_text("Nobody has played").wait_for()
