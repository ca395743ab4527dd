"""Whole matches at the table, their deals, records and moments."""

from __future__ import annotations

import random

import pytest

from atout.bots import computer
from atout.cards import join
from atout.errors import AtoutError
from atout.games.registry import GAMES
from atout.records import check
from atout.table import opening
from atout.table.commands import Act, AskRematch
from atout.table.events import Acted, Committed, Origin
from tests.table.driving import Choice, Driver, same


def players(game: str, level: str, seed: int) -> Choice:
    """Computers of this level for every seat."""
    player = computer(GAMES[game], level, random.Random(seed))
    return lambda _, view: player.choose(view)


# Without Binokel at random: what is bid there is lost, and a match takes hundreds of deals.
MATCHES = [(game, "thumb") for game in GAMES] + [(game, "random") for game in GAMES if game != "binokel"]


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(("game", "level"), MATCHES)
def test_a_whole_match_is_played_at_the_table(game: str, level: str, people: int) -> None:
    driver = Driver(game, people=people, seed=11)
    choose = players(game, level, 11)
    while driver.table.state.phase != "over":
        driver.step(choose)
    (record,) = driver.table.records()
    assert check(record)[1] == []
    assert record["winner"] == driver.table.update(None)["table"]["winner"] is not None
    assert all(deal["fair"]["commitment"] for deal in record["deals"])
    assert same(driver.table, driver.log)


def test_a_finished_deal_is_shown_in_full() -> None:
    driver = Driver("coinche-ffb", seed=2)
    driver.play_deal()
    deal = driver.table.deal(1)
    assert deal is not None
    first = driver.table.state.played[0][1].deal
    assert deal["hands"] == [join(hand) for hand in first.dealt.hands]
    assert deal["actions"] == [[event.seat, event.action] for event in driver.log if isinstance(event, Acted)]
    assert driver.table.deals() == [{name: deal[name] for name in driver.table.deals()[0]}]
    assert [sum(line["points"][side] for line in deal["record"]) for side in (0, 1)] == deal["score"]


def test_the_secret_is_told_once_the_deal_is_over() -> None:
    driver = Driver("kozel", seed=2)
    driver.shuffle()
    (committed,) = [event for event in driver.log if isinstance(event, Committed)]
    assert driver.table.deal(1) is None
    assert driver.table.records() == []
    assert committed.secret not in repr([driver.table.update(viewer) for viewer in driver.viewers])
    driver.play_deal()
    fair = driver.table.update(None)["table"]["fair"]
    assert (fair["secret"], fair["commitment"]) == (committed.secret, committed.commitment)
    assert driver.table.deal(2) is None
    assert driver.table.deal(0) is None


def test_no_update_tells_a_secret_before_its_time() -> None:
    driver = Driver("coinche-1001", people=2, seed=4)
    for _ in range(2):
        driver.play_deal()
    secrets = {event.deal: event.secret for event in driver.log if isinstance(event, Committed)}
    for updates in driver.updates.values():
        for _, update in updates:
            table = update["table"]
            hidden = [secret for deal, secret in secrets.items() if deal >= table["deal"]]
            if table["phase"] in ("shuffling", "playing"):
                assert not any(secret in repr(update) for secret in hidden)


def practice(driver: Driver, number: int, actions: int) -> Driver:
    """A practice table at a moment of another table's finished deal."""
    origin = driver.table.origin(number, actions)
    assert origin is not None
    return Driver(driver.table.state.opened.game, origin=origin)


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_played_on_from_to_the_end_of_the_deal(game: str) -> None:
    driver = Driver(game, seed=6)
    driver.play_deal()
    history = driver.table.state.played[0][1].deal.history
    again = practice(driver, 1, len(history) // 2)
    table = again.table.update(0)["table"]
    assert (table["practice"], table["phase"], table["fair"]) == (True, "playing", None)
    deal = again.table.state.deal
    assert deal is not None
    assert deal.history == history[: len(history) // 2]
    again.play_deal()
    assert again.table.state.phase == "over"
    assert same(again.table, again.log)
    assert check(again.table.records()[0])[1] == []
    again.command(0, AskRematch())
    assert again.table.state.deal is not None
    assert again.table.state.deal.history == history[: len(history) // 2]


def test_the_same_play_from_a_moment_ends_the_same() -> None:
    driver = Driver("binokel", seed=6)
    driver.play_deal()
    history = driver.table.state.played[0][1].deal.history
    again = practice(driver, 1, 5)
    rest = iter([action for _, action in history[5:]])
    again.play_deal(lambda *_: next(rest))
    assert again.table.deals()[0]["score"] == driver.table.deals()[0]["score"]


def test_moments_that_do_not_exist() -> None:
    driver = Driver("kozel", seed=1)
    driver.play_deal()
    actions = len(driver.table.state.played[0][1].deal.history)
    assert driver.table.origin(1, actions) is None
    assert driver.table.origin(1, -1) is None
    assert driver.table.origin(2, 0) is None


@pytest.mark.parametrize(
    "origin",
    [
        Origin(0, ("6c",) * 4),
        Origin(9, ("6c",) * 4),
        Origin(0, ("xx",) * 4),
        Origin(0, ("6c 7c 8c 9c", "6d 7d 8d 9d", "6h 7h 8h 9h", "6s 7s 8s 9s"), "Jc", totals=(1, 2, 3)),
    ],
)
def test_a_moment_that_cannot_be_is_refused(origin: Origin) -> None:
    with pytest.raises(AtoutError):
        opening(table="t", game="kozel", kind="solo", who="a", name="A", at=1, entropy=bytes(48), origin=origin)


def test_illegal_cards_come_with_their_reasons() -> None:
    driver = Driver("coinche-bg", seed=8)
    driver.play_deal()
    refused = [update for _, update in driver.updates[0] if update["refusals"]]
    assert refused
    for update in refused:
        view = update["view"]
        assert set(view["legal"]) | set(update["refusals"]) == set(view["hand"])
        assert all(reason["rule"].startswith("K4") for reason in update["refusals"].values())


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    driver = Driver("coinche-bg", people=4, seed=8)
    driver.shuffle()
    assert driver.table.state.deal is not None
    turn = driver.table.state.deal.actor
    assert driver.slug(turn, Act("Th")) not in ("late", "table-not-your-turn")
    assert driver.slug(turn, Act("fly")) == "no-such-action"
