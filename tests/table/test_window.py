"""Kozel with several people: leads after a draw wait for a window, and what is asked of one seat stays with it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from atout.cards import join
from atout.games.kozel.game import KozelDeal
from atout.games.registry import GAMES
from atout.table.commands import Act, Leave
from atout.table.events import Acted, Held, Origin
from tests.table.driving import Driver, seen

KOZEL = GAMES["kozel"]
HANDS = ("6c Ac Td Th", "7c Ad Tc As", "8c 6d 7d 8d", "9c 8h 9h Qs")
"""Seat 0 leads. Clubs are trumps."""
SPADES = ("6c Ac Td Th", "7c Ad Tc As", "8c 6d 7d 8d", "9c 8s 9s Qs")
"""The same, but with the king of spades seat 3 holds a molodka."""
FIRST_TRICK = [(0, "lead 6c"), (1, "hide 7c"), (2, "hide 8c"), (3, "beat 9c")]
DRAWN = "Ks 9d Ah 7s"
"""From the winner round: seat 3 draws the king of spades, 0 the nine of diamonds, 1 the ace of hearts, 2 the seven of
spades. Nobody has anything to show but seat 1, whose Tc Ad Ah As are a moskva."""


def table(drawn: str = DRAWN, hands: Sequence[str] = HANDS, people: int = 4) -> Driver:
    """A table at the end of the first trick, which seat 3 has won."""
    known = {*" ".join(hands).split(), *drawn.split(), "Kc"}
    others = [each.text for each in KOZEL.deck if each.text not in known]
    origin = Origin(dealer=3, hands=tuple(hands), rest=" ".join([*drawn.split(), *others, "Kc"]))
    driver = Driver("kozel", people=people, kind="link", origin=origin)
    for seat, action in FIRST_TRICK:
        act(driver, seat, action)
    return driver


def act(driver: Driver, seat: int, action: str) -> None:
    if driver.table.state.seats[seat].is_run:
        turn = driver.table.computer_to_act()
        assert turn is not None
        assert turn.seat == seat
        driver.computer(turn, KOZEL.action(action))
    else:
        driver.act(seat, action)


def done(driver: Driver) -> list[tuple[int, str]]:
    """What counted after the first trick, with the time since its end."""
    acted = [event for event in driver.log if isinstance(event, Acted)]
    return [(event.at - acted[3].at, f"{event.seat} {event.action} {event.by}") for event in acted[4:]]


def test_the_hands_are_what_the_tests_say() -> None:
    driver = table()
    assert [join(seen(driver.table, seat).hand) for seat in (1, 3)] == ["Tc Ad Ah As", "8h 9h Qs Ks"]
    deal = driver.table.state.deal
    assert isinstance(deal, KozelDeal)
    assert deal.waiting == [1]


def test_a_lead_waits_for_the_window_though_nobody_is_asked() -> None:
    driver = table(drawn="Ks 9d Qh 7s")
    driver.wait(1000)
    driver.act(3, "lead Ks")
    assert isinstance(driver.log[-1], Held)
    assert driver.table.update(3)["table"]["held"] == "lead Ks"
    assert driver.table.update(3)["view"]["legal"] == []
    assert driver.table.update(0)["table"]["held"] is None
    assert driver.slug(3, Act("lead Qs")) == "table-not-your-turn"
    driver.wait(10_000)
    assert done(driver) == [(5000, "3 lead Ks person")]


def test_a_lead_waits_as_long_when_somebody_is_asked_and_says_nothing() -> None:
    driver = table()
    driver.wait(1000)
    driver.act(3, "lead Ks")
    driver.wait(10_000)
    assert done(driver) == [(5000, "1 silent clock"), (5000, "3 lead Ks person")]


def test_a_lead_after_the_window_counts_at_once() -> None:
    driver = table(drawn="Ks 9d Qh 7s")
    driver.wait(6000)
    driver.act(3, "lead Ks")
    assert done(driver) == [(6000, "3 lead Ks person")]


def test_an_answer_is_held_and_undoes_the_lead_when_it_takes_it_over() -> None:
    driver = table()
    driver.act(3, "lead Ks")
    driver.wait(1000)
    assert driver.table.update(1)["view"]["legal"] == ["moskva", "silent"]
    assert driver.table.update(1)["view"]["turn"] == 1
    driver.act(1, "moskva")
    assert driver.table.update(1)["table"]["held"] == "moskva"
    assert driver.table.update(1)["view"]["turn"] == 3
    assert driver.table.update(3)["view"]["shown"] == []
    driver.wait(10_000)
    assert done(driver) == [(5000, "1 moskva person")]
    assert driver.table.update(3)["table"]["held"] is None
    assert driver.table.update(3)["view"]["turn"] == 1
    driver.act(1, "lead Tc")
    assert done(driver)[-1] == (11_000, "1 lead Tc person")


def test_a_leader_who_keeps_silent_can_lead_at_once() -> None:
    driver = table(hands=SPADES, drawn="Ks 9d Qh 7s")
    assert driver.table.update(3)["view"]["legal"] == ["molodka", "silent"]
    driver.act(3, "silent")
    assert "lead Ks" in driver.table.update(3)["view"]["legal"]
    driver.act(3, "lead Ks")
    driver.wait(5000)
    assert done(driver) == [(5000, "3 silent person"), (5000, "3 lead Ks person")]


def test_moskva_goes_before_a_molodka_that_was_said_earlier() -> None:
    driver = table(hands=SPADES, drawn="Ks 9d Ah 7s")
    driver.act(3, "molodka")
    driver.wait(100)
    driver.act(1, "moskva")
    driver.wait(5000)
    assert [what for _, what in done(driver)] == ["3 molodka person", "1 moskva person"]
    assert driver.table.update(0)["view"]["turn"] == 1


def test_the_others_see_nothing_of_it() -> None:
    asked, unasked = table(), table(drawn="Ks 9d Qh 7s")
    for driver in (asked, unasked):
        driver.wait(700)
        driver.act(3, "lead Ks")
        driver.wait(5000)
    for viewer in (0, 2, 3, None):
        assert asked.updates[viewer] == unasked.updates[viewer]


def test_computers_answer_at_once_and_for_themselves() -> None:
    driver = table(people=1)
    turn = driver.table.computer_to_act()
    assert turn is not None
    assert (turn.seat, turn.paced) == (1, False)
    driver.computer(turn, KOZEL.action("silent"))
    assert done(driver) == [(0, "1 silent computer")]
    turn = driver.table.computer_to_act()
    assert turn is not None
    assert (turn.seat, turn.paced) == (3, True)


def test_with_one_person_there_is_no_window() -> None:
    driver = table(drawn="Ks 9d Qh 7s", people=1)
    act(driver, 3, "lead Ks")
    assert done(driver) == [(0, "3 lead Ks computer")]


def test_computers_at_a_table_of_people_keep_to_the_window() -> None:
    driver = table(people=3)
    turn = driver.table.computer_to_act()
    assert turn is not None
    assert turn.seat == 3
    driver.computer(turn, KOZEL.action("lead Ks"))
    assert driver.table.computer_to_act() is None
    driver.wait(5000)
    assert done(driver) == [(5000, "1 silent clock"), (5000, "3 lead Ks computer")]


def test_a_person_asked_who_leaves_is_answered_for_by_a_computer() -> None:
    driver = table()
    driver.command(1, Leave())
    turn = driver.table.computer_to_act()
    assert turn is not None
    assert (turn.seat, turn.paced) == (1, False)
    driver.computer(turn, KOZEL.action("moskva"))
    driver.wait(5000)
    assert done(driver) == [(5000, "1 moskva computer")]


@pytest.mark.parametrize("number", [0, 1])
def test_an_answer_given_twice_is_late(number: int) -> None:
    driver = table()
    seat, action = [(1, "silent"), (3, "lead Ks")][number]
    seen_at = driver.table.number(seat)
    driver.act(seat, action)
    assert driver.slug(seat, Act(action), answers=seen_at) == "late"
