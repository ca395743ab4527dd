"""A table with a clock and random bytes of its own, driven by tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from atout import i18n
from atout.errors import AtoutError
from atout.games.actions import Action
from atout.table import Join, Table, Turn, opening
from atout.table.commands import Act, BeReady, Command, CutDeck, Seed, Start
from atout.table.events import Event, Origin, Settings, TableKind
from atout.table.questions import view as view_of

WHO = ("anna", "boris", "vera", "georgi")
"""Who sits where: the people are named by their seat."""
START = 1_000_000
Choice = Callable[[int, Any], Action]
"""Chooses for a seat among the actions of a view."""


class Driver:
    """Drives one table.

    Attributes:
        table: the table.
        log: all its events so far.
        at: the time now, in milliseconds.
        updates: what each viewer was sent, as ``(time, update)``; watchers under ``None``.
    """

    def __init__(
        self,
        game: str,
        people: int = 1,
        kind: TableKind | None = None,
        settings: Settings | None = None,
        origin: Origin | None = None,
        seed: int = 0,
        start: bool = True,
        table: str = "t1",
    ) -> None:
        self.rng = random.Random(seed)
        self.at = START
        kind = kind or ("solo" if people == 1 else "link")
        first, *others = opening(
            table=table, game=game, kind=kind, who=WHO[0], name="Anna", at=self.at, entropy=self.entropy(),
            settings=settings, invitation="come in" if kind == "link" else "",
        )  # fmt: skip
        first = replace(first, origin=origin)  # any table can be at a moment, so that tests choose the cards
        self.table = Table(first)
        self.log = [first]
        self.viewers = (*range(self.table.state.game.players), None)
        self.updates: dict[int | None, list[tuple[int, dict[str, Any]]]] = {viewer: [] for viewer in self.viewers}
        self.carry(others)
        for seat in range(1, people):
            self.command(None, Join(WHO[seat].title(), seat, "come in"), who=WHO[seat])
        if kind != "solo" and start:
            self.command(0, Start())

    def entropy(self) -> bytes:
        return self.rng.randbytes(48)

    def carry(self, events: list[Event]) -> None:
        """Lets the events happen, with all that is due, and tells the viewers."""

        def tell(event: Event) -> None:
            for viewer in self.viewers:
                happened = self.table.redact(event, viewer)
                if happened is not None:
                    self.updates[viewer].append((self.at, self.table.update(viewer, happened)))

        self.log += self.table.carry(events, self.at, self.entropy(), tell)

    def command(self, seat: int | None, command: Command | Join, answers: int | None = None, who: str = "") -> None:
        """A person's command, answering the newest update unless another number is given."""
        if answers is None:
            answers = self.table.number(seat)
        who = who or WHO[seat or 0]
        self.carry(self.table.decide(command, who, answers, self.at, self.entropy()))

    def act(self, seat: int, action: str, answers: int | None = None) -> None:
        self.command(seat, Act(action), answers)

    def computer(self, turn: Turn, action: Action) -> None:
        self.carry(self.table.decide_computer(turn, action, self.at))

    def wait(self, milliseconds: int) -> None:
        """Lets time pass, with all that happens by itself in it."""
        until = self.at + milliseconds
        while (wake := self.table.next_wake()) is not None and wake <= until:
            self.at = max(self.at, wake)
            before = len(self.log)
            self.carry([])
            assert len(self.log) > before, "woken for nothing"
        self.at = until

    def shuffle(self) -> None:
        """Takes the table through the shuffle; people give their seeds and cut in the middle."""
        state = self.table.state
        while state.phase == "shuffling":
            shuffling = state.shuffling
            assert shuffling is not None
            if not shuffling.closed:
                seat = next(
                    seat for seat, seed in enumerate(shuffling.seeds) if not seed and state.seats[seat].is_present
                )
                self.command(seat, Seed(self.rng.randbytes(16).hex()))
            else:
                self.command(state.game.cutter(state.next_dealer), CutDeck(len(state.game.deck) // 2))

    def step(self, choose: Choice | None = None) -> None:
        """One action, by whoever is to act; between deals the shuffle or somebody's readiness."""
        choose = choose or (lambda _, view: self.rng.choice(view.legal))
        state = self.table.state
        if state.phase == "shuffling":
            self.shuffle()
            return
        if state.phase == "scored":
            seat = next(seat for seat, each in enumerate(state.seats) if each.is_present and seat not in state.ready)
            self.command(seat, BeReady())
            return
        turn = self.table.computer_to_act()
        if turn is not None:
            self.computer(turn, choose(turn.seat, turn.view))
            return
        for seat, each in enumerate(state.seats):
            view = seen(self.table, seat)
            if each.is_present and view.legal:
                self.act(seat, choose(seat, view).text)
                return
        wake = self.table.next_wake()
        assert wake is not None, "nobody can act and nothing is awaited"
        self.wait(wake - self.at)

    def play_deal(self, choose: Choice | None = None) -> None:
        """Plays until a deal is over."""
        deals = len(self.table.deals())
        while len(self.table.deals()) == deals:
            self.step(choose)

    def slug(self, seat: int | None, command: Command | Join, answers: int | None = None, who: str = "") -> str:
        """The slug of the error that the command meets; it must change nothing."""
        before = [self.table.update(viewer) for viewer in self.viewers]
        with pytest.raises(AtoutError) as caught:
            self.command(seat, command, answers, who)
        assert all(caught.value.sentence(lang) for lang in i18n.LANGUAGES)
        assert [self.table.update(viewer) for viewer in self.viewers] == before
        return caught.value.slug


def seen(table: Table, seat: int | None) -> Any:
    """The deal as the seat, or a watcher, sees it."""
    found = view_of(table.state, seat)
    assert found is not None
    return found


def same(table: Table, log: list[Event]) -> bool:
    """Whether the log replayed gives every viewer the same update."""
    replayed = Table.replay(log)
    viewers = (*range(table.state.game.players), None)
    return all(replayed.update(viewer) == table.update(viewer) for viewer in viewers)
