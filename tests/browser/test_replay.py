"""A finished deal, looked at again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from atout.records import verify_lines
from tests.browser.person import visiting
from tests.server.serving import Server


@pytest.fixture(scope="module")
def played(site: Server, browser: Any) -> Any:
    """A visitor who has played a deal of Kozel to its end."""
    with visiting(browser, site.url, accept_downloads=True) as person:
        table = person.play_now("kozel")
        person.play_until(".scored")
        yield person, table


def test_the_keys_lead_through_the_deal(played: Any) -> None:
    person, table = played
    person.go(f"/replay/{table}/1")
    person.page.locator(".board").wait_for()
    deal = person.api(f"/tables/{table}/deals/1")
    most = len(deal["actions"])
    step = person.page.locator("output")

    def at(key: str) -> str:
        person.page.keyboard.press(key)
        return str(step.inner_text())

    assert at("ArrowRight") == f"1 of {most}"
    assert at("ArrowLeft") == f"0 of {most}"
    assert at("ArrowLeft") == f"0 of {most}"
    first = next(number for number, moment in enumerate(deal["positions"]) if moment["tricks"] == 1)
    assert at("]") == f"{first} of {most}"
    assert person.page.locator(".trick .card.winning").count() == len(deal["tricks"][0]["laid"][0]["cards"].split())
    assert at("[") == f"0 of {most}"
    assert at("End") == f"{most} of {most}"
    assert at("Home") == f"0 of {most}"
    assert person.page.locator(".board .card").count() == 16
    assert person.faults == []


def test_a_link_leads_to_the_very_moment_and_seat(played: Any) -> None:
    person, table = played
    person.go(f"/replay/{table}/1?at=3&seat=2")
    person.page.locator(".board").wait_for()
    assert person.page.locator("output").inner_text().startswith("3 ")
    person.page.keyboard.press("ArrowRight")
    assert person.page.url.endswith(f"/replay/{table}/1?at=4&seat=2")


def test_the_proof_of_the_shuffle_is_checked_in_the_page(played: Any) -> None:
    person, table = played
    person.go(f"/replay/{table}/1")
    person.page.locator(".verdict.good").wait_for()
    # All five checks, the promise that this browser saw before the deal with them.
    assert person.page.locator(".holds").count() == 5


def test_a_changed_card_is_caught(played: Any) -> None:
    person, table = played

    def swap(route: Any) -> None:
        deal = route.fetch().json()
        deal["deck"] = " ".join(reversed(deal["deck"].split()))
        route.fulfill(json=deal)

    person.page.route(f"**/api/tables/{table}/deals/1", swap)
    person.go(f"/replay/{table}/1")
    person.page.locator(".verdict.bad").wait_for()
    person.page.unroute(f"**/api/tables/{table}/deals/1")
    assert person.page.locator(".broken").count() >= 2


def test_the_record_is_saved_and_holds(played: Any, tmp_path: Path) -> None:
    person, table = played
    person.go(f"/replay/{table}/1")
    with person.page.expect_download() as saving:
        person.page.get_by_role("button", name="Save as a record").click()
    saving.value.save_as(tmp_path / "match.jsonl")
    with (tmp_path / "match.jsonl").open("rb") as file:
        assert list(verify_lines(file)) == [(1, [])]
        file.seek(0)
        assert json.loads(file.readline())["deals"][0]["fair"]["table"] == table


def test_one_plays_on_from_a_moment_against_computers(played: Any) -> None:
    person, table = played
    person.go(f"/replay/{table}/1?at=2")
    deal = person.api(f"/tables/{table}/deals/1")
    answers: list[tuple[int, str]] = []
    person.page.on("response", lambda answer: answers.append((answer.status, answer.url)))
    person.page.get_by_role("button", name="Play on from here").click()
    person.page.wait_for_url("**/table/*")
    again = person.page.url.rpartition("/")[2]
    person.play_until(".scored")
    replayed = person.api(f"/tables/{again}/deals/1")
    assert again != table
    # The page that was left has not put its own address back.
    assert person.page.url.endswith(f"/table/{again}")
    assert replayed["actions"][:2] == deal["actions"][:2]
    assert replayed["hands"] == deal["hands"]
    assert [url for status, url in answers if status >= 400] == []


def test_every_number_of_the_sheet_leads_to_its_rule(played: Any) -> None:
    person, table = played
    person.go(f"/table/{table}")
    person.page.get_by_role("button", name="Score sheet").click()
    person.page.get_by_role("button", name="Explain deal 1").click()
    rule = person.page.locator("dialog .rule a").first
    rule.wait_for()
    name = rule.inner_text()
    rule.click()
    person.page.locator("dialog .current").get_by_text(name, exact=True).first.wait_for()
