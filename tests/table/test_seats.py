"""Sitting down, starting, getting up, coming back; clocks; the shuffle; who may do what and when."""

from __future__ import annotations

import pytest

from atout.errors import AtoutError
from atout.games.registry import GAMES
from atout.table import Join, opening
from atout.table.commands import (
    Act,
    AskRematch,
    BeReady,
    ChangeSettings,
    CutDeck,
    Leave,
    Return,
    Seed,
    Start,
)
from atout.table.events import Settings, TableKind
from tests.table.driving import Driver, seen

SEED = "0123456789abcdef" * 2


def gathering(game: str = "kozel", kind: TableKind = "link") -> Driver:
    """A table at which only the host sits."""
    return Driver(game, kind=kind, start=False)


def test_a_table_against_computers_starts_at_once() -> None:
    for game in GAMES.values():
        table = Driver(game.id).table.update(0)["table"]
        assert table["phase"] == "shuffling"
        assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["computer"] * (game.players - 1)
        assert table["settings"]["clock_s"] is None


def test_others_sit_down_by_invitation() -> None:
    driver = gathering()
    assert driver.slug(None, Join("Boris", 1, "let me in"), who="boris") == "table-no-invitation"
    driver.command(None, Join("  Boris ", None, "come in"), who="boris")
    assert driver.table.seat_of("boris") == 1
    assert driver.table.lobby()["seats"][1] == {"name": "Boris", "kind": "person", "level": None, "away": False}
    assert driver.slug(None, Join("Boris", 2, "come in"), who="boris") == "table-seated-already"
    assert driver.slug(None, Join("Vera", 1, "come in"), who="vera") == "table-seat-taken"
    assert driver.slug(None, Join("Vera", 4, "come in"), who="vera") == "table-no-such-seat"
    assert driver.slug(None, Join("Ve\nra", 2, "come in"), who="vera") == "table-name-wrong"
    assert driver.slug(None, Join("v" * 41, 2, "come in"), who="vera") == "table-name-wrong"


def test_a_full_table_can_be_watched() -> None:
    driver = gathering("binokel", "open")
    for name in ("boris", "vera"):
        driver.command(None, Join(name), who=name)
    assert driver.slug(None, Join("Georgi"), who="georgi") == "table-full"
    assert driver.table.update(None)["table"]["you"] is None


def test_the_host_starts_and_computers_take_the_free_seats() -> None:
    driver = gathering()
    driver.command(None, Join("Boris", 2, "come in"), who="boris")
    assert driver.slug(2, Start(), who="boris") == "table-host-only"
    driver.command(0, Start())
    kinds = [seat["kind"] for seat in driver.table.lobby()["seats"]]
    assert kinds == ["person", "computer", "person", "computer"]
    assert driver.slug(None, Join("Vera", 1, "come in"), who="vera") == "table-not-gathering"


def test_before_the_start_leaving_frees_the_seat_and_the_next_is_host() -> None:
    driver = gathering()
    driver.command(None, Join("Boris", 2, "come in"), who="boris")
    driver.command(0, Leave())
    assert driver.table.lobby()["host"] == 2
    assert driver.table.lobby()["seats"][0]["kind"] == "empty"
    assert driver.slug(0, Start()) == "table-no-seat"


def test_after_the_start_a_computer_plays_on_and_the_seat_can_be_taken_back() -> None:
    driver = Driver("kozel", people=2)
    driver.shuffle()
    driver.command(1, Leave())
    assert driver.table.update(0)["table"]["seats"][1] == {
        "name": "Boris", "kind": "person", "level": "thumb", "away": True,
    }  # fmt: skip
    assert driver.slug(1, Leave()) == "late"
    assert driver.slug(1, Act("lead 6c")) == "table-away"
    driver.command(1, Return())
    assert driver.slug(1, Return()) == "late"
    assert driver.table.state.seats[1].is_present


def test_a_message_from_before_the_return_does_not_send_away_again() -> None:
    driver = Driver("kozel", people=2)
    number = driver.table.number(1)
    driver.command(1, Leave(), answers=number)
    driver.command(1, Return())
    assert driver.slug(1, Leave(), answers=number) == "late"


def test_a_table_without_people_waits() -> None:
    driver = Driver("kozel")
    driver.shuffle()
    driver.command(0, Leave())
    assert driver.table.computer_to_act() is None
    assert driver.table.next_wake() is None
    driver.command(0, Return())
    assert driver.table.computer_to_act() is not None or seen(driver.table, 0).legal


def test_the_shuffle_waits_four_seconds_for_seeds() -> None:
    driver = with_cutter(people=2, cutter=1)
    driver.command(1, Seed(SEED.upper()))
    assert driver.slug(1, Seed(SEED)) == "late"
    assert driver.table.next_wake() == driver.at + 4000
    driver.wait(3999)
    fair = driver.table.update(None)["table"]["fair"]
    assert (fair["closed"], fair["seeds"], fair["secret"]) == (False, ["", SEED, "", ""], None)
    driver.wait(1)
    assert driver.slug(0, Seed(SEED)) == "table-seeds-closed"
    driver.command(1, CutDeck(5))
    assert driver.table.state.phase == "playing"


def with_cutter(people: int, cutter: int) -> Driver:
    """A table of Kozel whose first deck seat ``cutter`` cuts, before the seeds."""
    for seed in range(50):
        driver = Driver("kozel", people=people, seed=seed)
        state = driver.table.state
        if state.game.cutter(state.next_dealer) == cutter:
            return driver
    raise AssertionError("no such table")


def test_C3_a_person_cuts_after_the_seeds() -> None:
    driver = with_cutter(people=2, cutter=1)
    assert driver.slug(1, CutDeck(3)) == "table-seeds-first"
    for seat in (0, 1):
        driver.command(seat, Seed(SEED))
    assert driver.slug(1, Seed(SEED)) == "table-seeds-closed"
    assert driver.slug(0, CutDeck(3)) == "table-not-cutter"
    assert driver.slug(1, CutDeck(0)) == "cut-out-of-range"
    assert driver.slug(1, CutDeck(36)) == "cut-out-of-range"
    driver.command(1, CutDeck(3))
    table = driver.table.update(0)["table"]
    assert (table["phase"], table["fair"]["cut"], table["fair"]["cut_by"]) == ("playing", 3, 1)


def test_C3_for_a_computer_the_cut_is_drawn() -> None:
    driver = with_cutter(people=2, cutter=3)
    for seat in (0, 1):
        driver.command(seat, Seed(SEED))
    state = driver.table.state
    assert state.shuffling is not None
    assert state.phase == "playing"
    drawn = state.shuffling.shuffle("t1").drawn_cut(state.game.deck, 1)
    assert (state.shuffling.cut, state.shuffling.cut_by) == (drawn, None)


def test_a_cutter_whose_clock_runs_out_is_away_and_the_cut_is_drawn() -> None:
    driver = with_cutter(people=2, cutter=1)
    for seat in (0, 1):
        driver.command(seat, Seed(SEED))
    driver.wait(120_000)
    assert driver.table.state.phase == "playing"
    assert driver.table.state.seats[1].away


def test_a_person_whose_clock_runs_out_is_replaced() -> None:
    driver = Driver("coinche-1001", people=4, settings=Settings(clock_s=30))
    driver.shuffle()
    state = driver.table.state
    assert state.deal is not None
    turn = state.deal.actor
    assert turn is not None
    dealt = driver.at
    assert all(driver.table.update(viewer)["table"]["deadline"] == dealt + 30_000 for viewer in driver.viewers)
    driver.wait(29_999)
    assert not state.seats[turn].away
    driver.wait(1)
    assert state.seats[turn].away
    asked = driver.table.computer_to_act()
    assert asked is not None
    assert asked.seat == turn
    driver.command(turn, Return())
    assert driver.table.update(turn)["table"]["deadline"] == driver.at + 30_000
    assert driver.table.computer_to_act() is None
    with pytest.raises(AtoutError):
        driver.computer(asked, asked.view.legal[0])


def test_no_clock_runs_against_computers() -> None:
    driver = Driver("coinche-bg", settings=Settings(clock_s=30))
    driver.shuffle()
    assert driver.table.update(0)["table"]["deadline"] is None
    assert driver.table.next_wake() is None


def test_the_next_deal_waits_for_everybody_who_is_present() -> None:
    driver = Driver("coinche-1001", people=3)
    driver.shuffle()
    assert driver.slug(0, BeReady()) == "table-not-scored"
    driver.play_deal()
    assert driver.table.update(0)["table"]["ready"] == [False, False, False, True]
    driver.command(0, BeReady())
    assert driver.slug(0, BeReady()) == "late"
    driver.command(1, Leave())
    assert driver.table.update(2)["table"]["ready"] == [True, True, False, True]
    driver.wait(120_000)  # seat 2 says nothing
    assert driver.table.state.phase == "shuffling"
    assert driver.table.state.seats[2].away


def test_a_second_tap_is_late_and_what_was_never_sent_is_refused() -> None:
    driver = Driver("coinche-1001", people=4)
    driver.shuffle()
    assert driver.table.state.deal is not None
    turn = driver.table.state.deal.actor
    assert turn is not None
    number = driver.table.number(turn)
    assert driver.slug(turn, Act("pass"), answers=number + 1) == "command-ahead"
    assert driver.slug(turn, Act("Th"), answers=number) != "late"
    driver.act(turn, "pass", answers=number)
    assert driver.slug(turn, Act("pass"), answers=number) == "late"
    assert driver.slug(turn, Act("pass")) == "table-not-your-turn"


def test_what_does_not_concern_a_question_leaves_it_open() -> None:
    driver = Driver("coinche-1001", people=4)
    driver.shuffle()
    assert driver.table.state.deal is not None
    turn = driver.table.state.deal.actor
    assert turn is not None
    number = driver.table.number(turn)
    driver.command((turn + 1) % 4, Leave())
    driver.act(turn, "pass", answers=number)


def test_the_host_changes_how_computers_play() -> None:
    driver = Driver("kozel", people=2)
    assert driver.slug(1, ChangeSettings("random")) == "table-host-only"
    assert driver.slug(0, ChangeSettings("best")) == "table-settings-wrong"
    driver.command(0, ChangeSettings("random", 100))
    number = driver.table.number(0)
    driver.command(0, ChangeSettings("random", 100))
    assert driver.table.number(0) == number
    settings = driver.table.update(1)["table"]["settings"]
    assert (settings["level"], settings["pace_ms"]) == ("random", 100)


@pytest.mark.parametrize(
    "settings", [Settings(clock_s=0), Settings(pace_ms=-1), Settings(window_ms=99_999), Settings("best")]
)
def test_settings_that_cannot_be_are_refused(settings: Settings) -> None:
    with pytest.raises(AtoutError, match="cannot be"):
        opening(table="t", game="kozel", kind="open", who="a", name="A", at=1, entropy=bytes(48), settings=settings)


def test_a_rematch_keeps_the_seats_and_begins_from_nothing() -> None:
    driver = Driver("coinche-bg", seed=3)
    assert driver.slug(0, AskRematch()) == "table-not-over"
    while driver.table.state.phase != "over":
        driver.step()
    deals = len(driver.table.deals())
    number = driver.table.number(0)
    driver.command(0, AskRematch())
    assert driver.slug(0, AskRematch(), answers=number) == "late"
    table = driver.table.update(0)["table"]
    assert (table["totals"], table["winner"], table["match"], table["phase"]) == ([0, 0], None, 2, "shuffling")
    assert table["deal"] == deals + 1
    driver.play_deal()
    assert [line["match"] for line in driver.table.deals()] == [1] * deals + [2]
    assert len(driver.table.records()) == 2
