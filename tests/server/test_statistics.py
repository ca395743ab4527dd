"""Statistics in the database: counted once, found by month and cell, and the deals behind every number."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sql

from atout.games.game import Deal
from atout.players.facts import MatchFacts, SeatFacts, deal_facts
from atout.server.database import opened
from atout.server.schema import REVIEWS
from atout.server.standing import personal
from atout.server.standing.entering import bring_forward, match_row
from atout.server.standing.rebuilding import rebuild
from atout.server.standing.tables import ENTRIES
from atout.server.statistics import asking
from atout.server.statistics.asking import Chosen, Place
from atout.server.statistics.counting import count_matches, count_review
from atout.server.statistics.tables import COUNTED, STATISTICS
from tests.analysis.endings import TWO_ACES, deal_of
from tests.server.databases import Where
from tests.server.program import Program
from tests.server.serving import Server

LOST = deal_of("coinche-bg", TWO_ACES, then="Ac Kc Qs Js As")
"""80 in hearts, bid by seat 0 and lost: the defence, seats 1 and 3, records 240."""
MADE = deal_of("coinche-bg", TWO_ACES, then="As Kc Qs Js Ac")
"""The same made."""
BG = "coinche-bg"
SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER = 1_789_000_000_000, 1_792_000_000_000, 1_795_000_000_000, 1_796_500_000_000
BID = Chosen("bid")


@pytest.fixture
def connection(database: Where) -> Iterator[sql.Connection]:
    engine = opened(database)
    with engine.begin() as begun:
        yield begun
    engine.dispose()


def match_of(table: str, number: int, deal: Deal, at: int, people: dict[int, str]) -> MatchFacts:
    """A match of this deal alone, that these people played themselves, by seat."""
    seats = tuple(SeatFacts(people.get(seat, "")) for seat in range(4))
    one = deal_facts(deal, number, people)
    return MatchFacts(deal.game.id, table, number, at, "thumb", seats, 0, (0, 0), (one,))


def count_deal(
    connection: sql.Connection, table: str, number: int, deal: Deal, at: int, people: dict[int, str]
) -> None:
    """The match of this deal is counted."""
    count_matches(connection, [match_of(table, number, deal, at, people)])


def found(connection: sql.Connection, who: str, month: str | None = None) -> dict[str, tuple[Any, ...]]:
    """Deals, times, good and points by kind."""
    cells = asking.cells(connection, who, BG, month)
    return {each["kind"]: (each["deals"], each["times"], each["good"], each["points"]) for each in cells}


def listed(connection: sql.Connection, chosen: Chosen, **limits: Any) -> tuple[list[tuple[str, int]], Place | None]:
    """Table and number of the deals behind ada's number, and after which place there are more."""
    deals, more = asking.deals(connection, "ada", BG, chosen, **limits)
    return [(each["table_id"], each["deal"]) for each in deals], more


def review(*costs: tuple[int, float]) -> bytes:
    """A review in which seats paid this much for cards."""
    decisions = [
        {"seat": seat, "action": "Th", "unit": "card-points", "could_know": {"points": points, "chance": 0.0}}
        for seat, points in costs
    ]
    return json.dumps({"decisions": decisions}).encode()


def keep(connection: sql.Connection, table: str, number: int, data: bytes) -> None:
    connection.execute(sql.insert(REVIEWS), {"table_id": table, "deal": number, "data": data})


def everything(connection: sql.Connection) -> list[Any]:
    """All rows of both tables."""
    return [connection.execute(sql.select(table).order_by(*table.primary_key)).all() for table in (COUNTED, STATISTICS)]


def test_a_deal_counts_for_each_person_who_played_it_by_what_he_did(connection: sql.Connection) -> None:
    count_deal(connection, "t", 1, LOST, NOVEMBER, {0: "ada", 1: "bo"})
    count_deal(connection, "t", 2, MADE, NOVEMBER, {0: "ada"})
    assert found(connection, "ada")["bid"][:3] == (2, 2, 1)
    assert found(connection, "bo") == {"defence": (1, 1, 1, 240)}


def test_a_deal_is_counted_once(connection: sql.Connection) -> None:
    for _ in range(2):
        count_deal(connection, "t", 1, LOST, NOVEMBER, {1: "bo"})
    assert found(connection, "bo") == {"defence": (1, 1, 1, 240)}


@pytest.mark.parametrize("first", ["match", "review"])
def test_what_cards_cost_is_counted_once_whichever_comes_first(connection: sql.Connection, first: str) -> None:
    made = review((0, 0.0), (0, 6.5), (1, 9.0), (2, 1.0))
    if first == "review":
        keep(connection, "t", 1, made)
        count_review(connection, "t", 1, made)
    count_deal(connection, "t", 1, LOST, NOVEMBER, {0: "ada"})
    if first == "match":
        keep(connection, "t", 1, made)
        count_review(connection, "t", 1, made)
    count_review(connection, "t", 1, made)
    assert found(connection, "ada")["card"] == (1, 2, 1, 6.5)
    assert listed(connection, Chosen("card")) == ([("t", 1)], None)


def test_a_month_has_its_own_numbers(connection: sql.Connection) -> None:
    count_deal(connection, "t", 1, MADE, NOVEMBER, {0: "ada"})
    count_deal(connection, "t", 2, LOST, DECEMBER, {0: "ada"})
    assert [found(connection, "ada", month)["bid"][2] for month in ("2026-11", "2026-12")] == [1, 0]
    months = asking.months(connection, "ada", BG)
    assert [(each["month"], each["kind"], each["good"]) for each in months] == [
        ("2026-11", "bid", 1),
        ("2026-12", "bid", 0),
    ]


def test_the_deals_behind_a_number_are_those_of_its_cell_newest_first(connection: sql.Connection) -> None:
    doubled = deal_of(BG, TWO_ACES)
    again: Deal = doubled.game.deal(doubled.dealt, doubled.dealer)
    for text in ("80 h", "coinche", "pass", "pass"):
        again.play(again.game.action(text))
    while again.actor is not None:
        again.play(again.legal()[0])
    count_deal(connection, "t", 1, LOST, NOVEMBER, {0: "ada"})
    count_deal(connection, "t", 2, again, NOVEMBER + 1, {0: "ada"})
    count_deal(connection, "u", 1, MADE, DECEMBER, {0: "ada", 1: "bo"})
    assert listed(connection, BID) == ([("u", 1), ("t", 2), ("t", 1)], None)
    assert listed(connection, Chosen("bid", "h", 80, 1)) == ([("u", 1), ("t", 1)], None)
    assert listed(connection, Chosen("bid", double=2)) == ([("t", 2)], None)
    assert listed(connection, Chosen("bid", month="2026-12")) == ([("u", 1)], None)
    assert listed(connection, Chosen("bid", "s")) == ([], None)
    assert listed(connection, Chosen("bid", double=1), good=True) == ([("u", 1)], None)


def test_a_long_list_comes_part_by_part_and_each_deal_once(connection: sql.Connection) -> None:
    for number in range(1, 46):
        count_deal(connection, "new", number, MADE, DECEMBER, {0: "ada"})
    for number in range(1, 4):
        count_deal(connection, "old", number, MADE, NOVEMBER, {0: "ada"})
    first, more = listed(connection, BID)
    assert first == [("new", number) for number in range(45, 5, -1)]
    assert more is not None
    assert Place.read(more.text) == more
    second, more = listed(connection, BID, after=more)
    assert second == [("new", number) for number in range(5, 0, -1)] + [("old", number) for number in (3, 2, 1)]
    assert more is None


def test_a_list_goes_on_where_a_month_has_nothing_of_it(connection: sql.Connection) -> None:
    for number in range(1, 42):
        count_deal(connection, "new", number, LOST, DECEMBER, {0: "ada"})
    for number in range(1, 42):
        count_deal(connection, "old", number, LOST, OCTOBER, {0: "ada"})
    count_deal(connection, "first", 1, MADE, SEPTEMBER, {0: "ada"})
    found, parts = list[tuple[str, int]](), 0
    more: Place | None = Place(DECEMBER + 1, 1, 0, "")
    while more is not None:
        some, more = listed(connection, BID, good=True, after=more)
        found, parts = found + some, parts + 1
    assert (found, parts) == ([("first", 1)], 2)


def test_what_is_built_anew_is_what_was_there(connection: sql.Connection) -> None:
    matches = [match_of("t", 1, LOST, NOVEMBER, {0: "ada", 1: "bo"}), match_of("u", 1, MADE, DECEMBER, {0: "ada"})]
    connection.execute(sql.insert(ENTRIES), [match_row(match) for match in matches])
    bring_forward(connection, 10)
    keep(connection, "t", 1, review((0, 3.0)))
    count_review(connection, "t", 1, review((0, 3.0)))
    before = everything(connection)
    rebuild(connection, lambda _: None)
    assert everything(connection) == before
    assert [len(rows) for rows in before] == [4, 4]


def test_who_is_deleted_is_in_no_statistics_and_those_of_others_stay(connection: sql.Connection) -> None:
    match = match_of("t", 1, LOST, NOVEMBER, {0: "ada", 1: "bo"})
    connection.execute(sql.insert(ENTRIES), [match_row(match)])
    bring_forward(connection, 10)
    bo = found(connection, "bo")
    assert [row["kind"] for row in personal.export(connection, "ada")["statistics"]] == ["bid"]
    personal.erase(connection, "ada")
    rebuild(connection, lambda _: None)
    people = {person for table in (COUNTED, STATISTICS) for person in connection.scalars(sql.select(table.c.person))}
    assert people == {"bo"}
    assert found(connection, "bo") == bo


def test_everybody_is_told_his_own_numbers_alone(server: Server) -> None:
    with Program(server.url) as ada, Program(server.url) as bo:
        for _ in ada.play(ada.open("kozel")["id"]):
            pass
        assert ada.get("/api/me/statistics/kozel")["cells"] != []
        assert bo.get("/api/me/statistics/kozel") == {"game": "kozel", "cells": [], "months": []}
        assert bo.get("/api/me/statistics/kozel/deals?kind=lead") == {"deals": [], "next": None}


@pytest.mark.parametrize(
    "path", ["tarot", "kozel?month=2026-13", "kozel/deals", "kozel/deals?kind=luck", "kozel/deals?kind=lead&after=x"]
)
def test_what_there_is_not_is_refused(server: Server, path: str) -> None:
    with Program(server.url) as program:
        assert program.http.get(f"/api/me/statistics/{path}").status_code == 422
