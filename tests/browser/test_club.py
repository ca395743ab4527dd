"""Pages for real tables: deals of every family, refusals, what a reload and a lost connection leave, the arbiter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from atout.keeping import read_journal
from tests.browser.browser import PHONE
from tests.server.serving import Server

START_MS = 90_000
"""How long Python may take to start on a busy machine."""
NAMES = ("Ann", "Bob", "Cid", "Dan")


def choose(person: Any, group: str, option: str) -> None:
    person.page.get_by_role("group", name=group, exact=True).get_by_label(option, exact=True).check()


def fill(person: Any, **numbers: int) -> None:
    """Fills in numbers by what they are called, with ``_`` for a blank and ``_and_`` for a plus sign."""
    for name, number in numbers.items():
        label = name.replace("_and_", " + ").replace("_", " ")
        person.page.get_by_role("spinbutton", name=label, exact=True).fill(str(number))


def begin(person: Any, game: str, players: int = 4) -> None:
    person.go("/keep")
    choose(person, "Game", game)
    for number, name in enumerate(NAMES[:players], 1):
        person.page.get_by_label(f"Player {number}").fill(name)
    person.page.get_by_role("button", name="Begin").click()
    person.page.get_by_role("heading", name="Deal 1: what happened?").wait_for()


def enter(person: Any, deal: int) -> None:
    person.page.get_by_role("button", name="Enter the deal").click()
    person.page.get_by_role("heading", name=f"Deal {deal} is entered.").wait_for(timeout=START_MS)


def totals(person: Any) -> list[str]:
    return [str(text) for text in person.page.locator("section li b").all_inner_texts()]


def coinche(person: Any) -> None:
    choose(person, "Trumps", "♥")
    choose(person, "Who has the contract?", "Ann + Cid")
    fill(person, Bid=90, **{"Card_points_of_the_contractors,_last_trick_included": 89})


def binokel(person: Any) -> None:
    choose(person, "Soloist", "Ann")
    choose(person, "Trumps, or another game", "♠")
    fill(person, Bid=200, Melds_of_Ann=150, Points_of_the_cards_laid_away=10)
    fill(person, Card_points_of_Ann=80, Card_points_of_Bob=100, Card_points_of_Cid=60)


def kozel(person: Any) -> None:
    fill(person, Card_points_of_Ann_and_Cid=30)


FAMILIES = {
    # A point short of 90: the defence records 160 and the bid (F6.3).
    "Coinche, federation rules": (4, coinche, "F6.3", ["0", "250"]),
    # The soloist made 80 + 10 + 150 of 200 (N6.2); the others record their cards (N6.3).
    "Binokel for three": (3, binokel, "N6.2", ["240", "100", "60"]),
    "Kozel with the shokha": (4, kozel, "Z4.1", ["4", "0"]),
}


@pytest.mark.parametrize("game", FAMILIES)
def test_a_deal_is_entered_explained_kept_and_taken_back(site: Server, visit: Any, game: str) -> None:
    players, form, rule, expected = FAMILIES[game]
    person = visit(site.url, viewport=PHONE, has_touch=True, is_mobile=True)
    begin(person, game, players)
    form(person)
    person.page.locator(".result").get_by_role("link", name=rule).first.wait_for()
    enter(person, 1)
    assert totals(person) == expected
    person.page.reload()
    person.page.get_by_role("heading", name="Deal 2: what happened?").wait_for()
    assert totals(person) == expected
    person.page.get_by_text("Deal 2: Bob deals.").wait_for()
    person.page.get_by_role("button", name="Take the last deal back").click()
    person.page.get_by_role("heading", name="Deal 1: what happened?").wait_for()
    assert set(totals(person)) == {"0"}
    assert person.faults == []


def test_what_cannot_be_is_refused_with_its_reason(site: Server, visit: Any) -> None:
    person = visit(site.url)
    begin(person, "Kozel with the shokha")
    fill(person, Card_points_of_Ann_and_Cid=125)
    person.page.get_by_role("alert").get_by_text("“card points” must be a list").wait_for()
    assert person.page.get_by_role("button", name="Enter the deal").is_disabled()
    # Nothing says yet whether a side with no points took a trick: the tricks are asked for.
    fill(person, Card_points_of_Ann_and_Cid=0, Tricks_of_Ann_and_Cid=0, Tricks_of_Bob_and_Dan=2)
    person.page.get_by_role("alert").get_by_text("tricks").wait_for()
    fill(person, Tricks_of_Bob_and_Dan=5)
    enter(person, 1)
    assert totals(person) == ["6", "0"]


def test_the_saved_journal_goes_on_in_the_terminal_and_names_can_change(
    site: Server, visit: Any, tmp_path: Path
) -> None:
    person = visit(site.url, accept_downloads=True)
    begin(person, "Kozel with the shokha")
    kozel(person)
    enter(person, 1)
    person.page.get_by_role("button", name="Change names").click()
    person.page.get_by_label("Player 4").fill("Eve")
    person.page.get_by_role("button", name="Keep the names").click()
    person.page.get_by_role("heading", name="Ann, Bob, Cid, Eve").wait_for()
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Save the journal").click()
    saved.value.save_as(tmp_path / "journal.jsonl")
    [sheet] = read_journal((tmp_path / "journal.jsonl").read_bytes()).sheets
    assert (sheet.names, sheet.standing.totals) == (("Ann", "Bob", "Cid", "Eve"), (4, 0))
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Save the table").click()
    saved.value.save_as(tmp_path / "table.csv")
    assert (tmp_path / "table.csv").read_text("utf-8").splitlines()[1] == "1,Ann,won,4,0,4,0"


def tap(person: Any, *cards: str) -> None:
    for card in cards:
        person.page.get_by_role("group", name="All cards").get_by_role("button", name=card, exact=True).click()


def test_without_a_connection_score_is_kept_and_the_arbiter_answers(site: Server, visit: Any) -> None:
    person = visit(site.url, viewport=PHONE)
    begin(person, "Kozel with the shokha")
    kozel(person)
    enter(person, 1)
    sheet = person.page.url
    person.go("/keep")
    person.page.get_by_text("Ready for use without a connection.").wait_for(timeout=START_MS)
    person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    person.page.context.set_offline(True)
    person.page.goto(sheet)
    kozel(person)
    enter(person, 2)
    assert totals(person) == ["8", "0"]
    person.go("/ask")
    choose(person, "Game", "Coinche, Bulgarian rules")
    choose(person, "Trumps", "♥")
    tap(person, "king of diamonds", "jack of hearts")
    choose(person, "Tap cards", "into the hand")
    tap(person, "nine of hearts", "eight of spades")
    choose(person, "Ask", "all games side by side")
    table = person.page.get_by_role("group", name="all games side by side").get_by_role("table")
    table.wait_for(timeout=START_MS)
    rows = [row.inner_text().split() for row in table.locator("tbody tr").all()[:2]]
    assert [[word for word in row if word in ("✓", "✗", "K4.6")] for row in rows] == [
        ["✓", "✓", "✓"],
        ["✓", "✓", "✗", "K4.6"],
    ]


def test_the_arbiter_of_kozel_and_of_a_record(site: Server, visit: Any) -> None:
    person = visit(site.url)
    person.go("/ask")
    choose(person, "Game", "Kozel with the shokha")
    choose(person, "Trumps", "♥")
    tap(person, "eight of hearts", "jack of hearts")
    person.page.get_by_role("button", name="Face down").click()
    choose(person, "Tap cards", "into the hand")
    tap(person, "seven of hearts", "queen of hearts", "six of spades")
    answer = person.page.get_by_role("region", name="Answer")
    answer.get_by_text("The partner is winning the trick.").wait_for()
    answer.get_by_text("7♥ Q♥ does not take over 8♥ J♥").wait_for()
    record = {"format": "atout/1", "game": "kozel", "first_dealer": 0, "deals": [{"actions": []}], "winner": None}
    person.page.get_by_text("Ask about a moment of a record").click()
    person.page.get_by_label("A line of a record").fill(json.dumps(record))
    person.page.get_by_role("button", name="Ask", exact=True).click()
    person.page.get_by_role("alert").wait_for()
    assert "deal 1" in person.page.get_by_role("alert").inner_text()
