"""What people earn, in the database: once for each match, and the same when it is worked out anew."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from atout.bots import computer
from atout.games.registry import GAMES
from atout.players import facts
from atout.players.facts import MatchFacts, finished
from atout.players.ledger import ReviewFacts
from atout.players.periods import day_of
from atout.server.accounts import personal, records
from atout.server.accounts.looks import looks
from atout.server.failures import RequestError
from atout.server.standing import boards, entering, reading, rebuilding, survey
from atout.server.standing.entering import bring_forward, match_row
from atout.server.standing.keeper import Keeper
from atout.server.standing.messages import Board
from atout.server.standing.tables import BOARDS, DERIVED, ENTRIES, GAINS, MARKS
from atout.server.store import Store, StoreError, check
from atout.table import encode
from atout.table.commands import AskRematch
from atout.table.events import Event, Settings
from tests.players.matches import NOON, match
from tests.server.databases import Where, engine_of
from tests.table.driving import Driver

FORGED = facts.encode(match(who=["cheat"] * 4))
KEPT = (*DERIVED, ENTRIES, MARKS)


def with_store(where: Where, test: Callable[[Store], Any]) -> Any:
    """Runs the test on a store that is closed after it."""

    async def run() -> Any:
        store = Store(where, lambda _: None)
        try:
            return await test(store)
        finally:
            await store.close()

    return asyncio.run(run())


def rows(where: Where, tables: Iterable[sql.Table] = KEPT) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of these tables."""
    engine = engine_of(where)
    with engine.connect() as connection:
        found = {table.name: sorted(map(tuple, connection.execute(sql.select(table)))) for table in tables}
    engine.dispose()
    return found


def do(where: Where, work: Callable[[sql.Connection], Any]) -> Any:
    """Does something to a database that no server has."""
    engine = engine_of(where)
    with engine.begin() as connection:
        result = work(connection)
    engine.dispose()
    return result


def log_of(table: str, matches: int, seed: int) -> list[Event]:
    """The log of a table at which three people and a computer play matches of Kozel by rules of thumb."""
    driver = Driver("kozel", people=3, settings=Settings(level="novice", clock_s=None), seed=seed, table=table)
    player = computer(GAMES["kozel"], "thumb", random.Random(seed))
    for number in range(matches):
        if number:
            driver.command(0, AskRematch())
        while driver.table.state.phase != "over":
            driver.step(lambda _, view: player.choose(view))
    return driver.log


def some(count: int) -> list[MatchFacts]:
    """Matches of several games between nine people, over some weeks; now and then somebody leaves."""
    rng = random.Random(count)
    people = [f"person{number}" for number in range(9)]
    found = []
    for number in range(count):
        who, level = rng.sample(people, 4), rng.choice(["thumb", "club", "master"])
        left = [] if rng.random() < 0.7 else [rng.randrange(3)]
        game, winner, at = rng.choice(list(GAMES)), rng.randrange(2), NOON + number * 7_200_000
        found.append(match(game=game, who=who, winner=winner, left=left, at=at, table=f"t{number}", level=level))
    return found


async def keep(store: Store, matches: Iterable[MatchFacts]) -> None:
    for each in matches:
        await store.append(each.table, 1, [b"event"], finished=[match_row(each)])


async def enter(store: Store) -> None:
    while await store.change(bring_forward, 7):
        pass


def test_what_is_worked_out_anew_is_what_was_there(database: Where) -> None:
    matches = some(60)

    async def play(store: Store) -> None:
        for first in range(0, 60, 5):
            await keep(store, matches[first : first + 5])
            row = entering.review_row(f"t{first}", 1, ReviewFacts("person1", "kozel", matches[first].at))
            await store.change(sql.Connection.execute, sql.insert(ENTRIES).values(row))
            await enter(store)
        await store.change(lambda connection: records.add_account(connection, "person2", "Two", looks("Two"), "", 1))

    with_store(database, play)
    do(
        database,
        lambda connection: connection.execute(
            sql.update(BOARDS).where(BOARDS.c.person == "person2").values(listed=True)
        ),
    )
    before = rows(database)
    assert len(before["standing_gains"]) > 200
    told: list[int] = []
    do(database, lambda connection: rebuilding.rebuild(connection, told.append))
    assert rows(database) == before
    assert sum(told) == 72


def test_matches_found_anew_by_replaying_are_those_that_were_there(database: Where) -> None:
    logs = {f"t{number}": log_of(f"t{number}", 2, number) for number in range(3)}

    async def play(store: Store) -> None:
        for table, log in sorted(logs.items(), reverse=True):
            await store.append(table, 1, [encode(event) for event in log], finished=list(map(match_row, finished(log))))
        await enter(store)

    with_store(database, play)
    before = rows(database)
    assert len(before["standing_entries"]) == 6
    do(database, lambda connection: connection.execute(sql.update(ENTRIES).values(data=FORGED)))
    do(database, lambda connection: rebuilding.replay(connection, lambda _: None))
    do(database, lambda connection: rebuilding.rebuild(connection, lambda _: None))
    assert rows(database) == before


def test_a_database_from_before_is_surveyed_in_the_background(database: Where) -> None:
    log = log_of("old", 2, 1)
    check(database)

    async def play(store: Store) -> None:
        await store.append("old", 1, [encode(event) for event in log])
        await store.append("other", 1, [b"damaged"])

    with_store(database, play)
    do(
        database,
        lambda connection: connection.execute(sql.update(MARKS).where(MARKS.c.name == "surveyed").values(value=0)),
    )

    async def start(store: Store) -> list[Any]:
        keeper = Keeper(store)
        while not await store.ask(lambda connection: connection.scalars(sql.select(GAINS.c.person)).all()):
            await asyncio.sleep(0.01)
        await keeper.close()
        return await store.ask(reading.gains, "anna", "old")

    for _ in range(2):  # the second start finds that it has been done
        assert [gain.match for gain in with_store(database, start)] == [1, 2]


def test_who_is_deleted_during_a_survey_is_not_found_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, log = tmp_path / "db", log_of("old", 1, 1)
    check(database)

    async def test(store: Store) -> None:
        await store.append("old", 1, [encode(event) for event in log], ["anna", "boris", "vera"])
        await store.change(entering.mark, "surveyed", 0)
        ask = store.ask

        async def asked(question: Any, *args: Any) -> Any:
            answer = await ask(question, *args)
            if question is survey.matches_of:
                await store.change(personal.erase, "boris", "en")
            return answer

        monkeypatch.setattr(store, "ask", asked)
        assert await survey.run(store, lambda: False)
        await enter(store)

    with_store(database, test)
    people = {row[0] for row in rows(database)["standing_people"]}
    assert people > {"anna", "vera"}
    assert "boris" not in str(rows(database))


def test_each_entry_counts_once_however_often_it_is_entered_and_whenever_it_is_cut_off(
    database: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = some(12)

    async def play(store: Store) -> None:
        await keep(store, matches)
        whole = entering.mark
        for moment in range(4):  # each time it gets further, and the last step of it fails
            with monkeypatch.context() as broken:
                broken.setattr(entering, "mark", lambda *_: 1 / 0)
                with pytest.raises(ZeroDivisionError):
                    await store.change(bring_forward, 3)
            assert entering.mark is whole
            assert await store.change(bring_forward, 3) == 3, moment
        assert await store.change(bring_forward, 3) == 0

    with_store(database, play)
    once = rows(database)
    do(database, lambda connection: rebuilding.rebuild(connection, lambda _: None))
    assert rows(database) == once


def test_a_match_can_be_in_the_log_once_only(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await keep(store, [match()])
        with pytest.raises(StoreError):
            await store.append("t1", 2, [b"event"], finished=[match_row(match())])
        await enter(store)

    with_store(tmp_path / "db", play)
    found = rows(tmp_path / "db")
    assert [len(found[name]) for name in ("standing_entries", "standing_gains")] == [1, 4]


def test_boards_are_read_page_by_page_and_list_accounts_alone(database: Where) -> None:
    names = [f"p{number:03}" for number in range(130)]

    async def play(store: Store) -> list[Board]:
        for index, first in enumerate(range(0, 128, 4)):
            await keep(store, [match(who=names[first : first + 4], winner=index % 2, table=f"t{index}")])
        await keep(store, [match(who=names[:4], table="again"), match(who=["guest", *names[4:7]], table="guest")])

        def register_all(connection: sql.Connection) -> None:
            for name in names:
                records.add_account(connection, name, name.upper(), {name}, "", 1)

        await store.change(register_all)
        await enter(store)
        pages, after = [], None
        for _ in range(5):
            page = await store.ask(
                boards.board, "coinche-1001", "all", day_of(NOON), "p007",
                None if after is None else boards.After.read(after),
            )  # fmt: skip
            pages.append(page)
            after = page.next
            if after is None:
                break
        return pages

    pages = with_store(database, play)
    listed = [row for page in pages for row in page.rows]
    assert [len(page.rows) for page in pages] == [50, 50, 28]
    assert [row.place for row in listed] == list(range(1, 129))
    scores = [row.rating - row.spread for row in listed]
    assert scores == sorted(scores, reverse=True)
    assert len({row.name for row in listed}) == 128
    assert {row.name for row in listed[:3]} == {"P000", "P002", "P005"}  # who won twice
    [you] = [row for row in listed if row.you]
    assert (you.name, you.place) == ("P007", pages[0].you.place)


@pytest.mark.parametrize("after", ["", "1", "1.2", "1.2.3.4", "a.b.c", "1.2.٣", "1.--2.3", f"1.{'9' * 10}.1"])
def test_a_page_that_nobody_was_given_is_refused(after: str) -> None:
    with pytest.raises(RequestError):
        boards.After.read(after)


def test_who_is_deleted_leaves_the_others_numbers_as_they_are(database: Where) -> None:
    async def play(store: Store) -> None:
        await keep(store, some(40))
        await enter(store)
        await store.change(personal.erase, "person4", "en")

    with_store(database, play)
    before = rows(database)
    assert "person4" not in str(before)
    do(database, lambda connection: rebuilding.rebuild(connection, lambda _: None))
    assert rows(database) == before
