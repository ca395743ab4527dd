"""Anything that people may do in any order: the log always tells the whole table, and late commands change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from atout.errors import AtoutError
from atout.games.registry import GAMES
from atout.table import LateCommand, decode, encode
from atout.table.commands import (
    Act,
    AskRematch,
    BeReady,
    ChangeSettings,
    Command,
    CutDeck,
    Leave,
    Return,
    Seed,
    Start,
)
from tests.table.driving import Driver, same, seen

SEATS = st.integers(0, 3)
COMMANDS = st.one_of(
    st.builds(Act, st.sampled_from(["pass", "80 h", "raise", "Th", "lead 6c", "silent", "declare none", "?"])),
    st.builds(Seed, st.just("0f" * 16)),
    st.builds(CutDeck, st.integers(0, 50)),
    st.builds(ChangeSettings, st.sampled_from([None, "random"]), st.sampled_from([None, 0, 500])),
    st.sampled_from([Start(), BeReady(), Leave(), Return(), AskRematch()]),
)


class TableMachine(RuleBasedStateMachine):
    """People who do what they like at a table."""

    @initialize(game=st.sampled_from(list(GAMES)), people=st.integers(1, 3), seed=st.integers(0, 1000))
    def open(self, game: str, people: int, seed: int) -> None:
        self.driver = Driver(game, people=people, seed=seed)
        self.people = people
        self.sent: list[tuple[int, Command, int]] = []

    def send(self, seat: int, command: Command, answers: int) -> None:
        before = self.all_updates()
        try:
            self.driver.command(seat, command, answers)
        except AtoutError:
            assert self.all_updates() == before
        else:
            self.sent.append((seat, command, answers))

    def all_updates(self) -> list[dict[str, Any]]:
        return [self.driver.table.update(viewer) for viewer in self.driver.viewers]

    @rule(seat=SEATS, command=COMMANDS, behind=st.integers(-1, 3))
    def anything(self, seat: int, command: Command, behind: int) -> None:
        seat %= self.people
        self.send(seat, command, self.driver.table.number(seat) - behind)

    @rule(count=st.integers(1, 40))
    def go_on(self, count: int) -> None:
        for _ in range(count):
            if self.driver.table.state.is_paused or self.driver.table.state.phase == "over":
                return
            self.driver.step()

    @rule(seat=SEATS, choice=st.integers(0, 10_000))
    def something_legal(self, seat: int, choice: int) -> None:
        seat %= self.people
        if self.driver.table.state.phase == "playing":
            legal = seen(self.driver.table, seat).legal
            if legal:
                self.send(seat, Act(legal[choice % len(legal)].text), self.driver.table.number(seat))

    @rule(milliseconds=st.sampled_from([1, 300, 4000, 5000, 60_000, 120_000]))
    def time_passes(self, milliseconds: int) -> None:
        self.driver.wait(milliseconds)

    @precondition(lambda self: bool(self.sent))
    @rule(which=st.integers(0, 10_000))
    def again(self, which: int) -> None:
        """What was done once, sent a second time with the number that it answered then, is late or says nothing new."""
        seat, command, answers = self.sent[which % len(self.sent)]
        before = self.all_updates()
        try:
            self.driver.command(seat, command, answers)
        except LateCommand:
            pass
        except AtoutError:
            assert isinstance(command, ChangeSettings), "anything else is late"
        else:
            assert isinstance(command, ChangeSettings)
            return
        assert self.all_updates() == before

    @invariant()
    def the_log_tells_the_table(self) -> None:
        assert same(self.driver.table, self.driver.log)

    @invariant()
    def numbers_rise_by_one(self) -> None:
        for updates in self.driver.updates.values():
            numbers = [update["number"] for _, update in updates]
            assert numbers == list(range(2, len(numbers) + 2))

    def teardown(self) -> None:
        if hasattr(self, "driver"):
            assert [decode(encode(event)) for event in self.driver.log] == self.driver.log


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(
    max_examples=15, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_own_cards_and_no_others(game: str) -> None:
    driver = Driver(game, people=2, seed=5)
    driver.shuffle()
    state = driver.table.state
    assert state.deal is not None
    for viewer in driver.viewers:
        view = driver.table.update(viewer)["view"]
        own = [] if viewer is None else sorted(card.text for card in state.deal.dealt.hands[viewer])
        assert sorted(view["hand"]) == own
