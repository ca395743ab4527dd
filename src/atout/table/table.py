"""The table, as the server uses it: events in, events out, and what each viewer sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from atout.games.actions import Action
from atout.games.game import Deal
from atout.games.view import View
from atout.table import clocks, deciding, history, questions, showing
from atout.table.codec import EventError
from atout.table.commands import Command, Join, LateCommand
from atout.table.events import Event, Opened, Origin, Settings, TableKind
from atout.table.state import State

Viewer = int | None
"""A seat, or ``None`` for somebody who watches."""


@dataclass(frozen=True)
class Turn:
    """A computer's turn to act."""

    seat: int
    view: View
    level: str
    paced: bool
    """Whether the table's pace applies. What only the seat itself is asked is answered at once, without a pace."""
    asked: int
    """Names the question, so that an answer that comes too late is known as such."""


def opening(
    *, table: str, game: str, kind: TableKind, who: str, name: str, at: int, entropy: bytes,
    seat: int = 0, settings: Settings | None = None, invitation: str = "", origin: Origin | None = None,
) -> list[Event]:  # fmt: skip
    """The first events of a new table: opened, the host's seat taken and, at a solo table, started.

    From them: ``table = Table(first)``, then ``[first, *table.carry(others, at, entropy)]`` is to be stored.

    Args:
        table: the id of the table.
        kind: ``solo`` tables start at once, with computers at all other seats and no clock.
        who: the identity of the person who opens the table.
        entropy: 48 random bytes.
        seat: where the person sits; seat + 2 is the partner in a game of pairs.
        invitation: what others have to show to sit down (``link``).
        origin: makes it a practice table (``solo`` only).

    Raises:
        CommandError, NotationError, DealError, IllegalAction: something in it cannot be.
    """
    return deciding.opening(
        table=table, game_id=game, kind=kind, who=who, name=name, seat=seat, settings=settings or Settings(),
        invitation=invitation, origin=origin, at=at, entropy=entropy,
    )  # fmt: skip


class Table:
    """One table.

    The way of every command: ``events = table.decide(…)``, then ``everything = table.carry(events, …)`` applies them
    with all that follows at once, then store ``everything`` in one transaction, then acknowledge. On a timer at
    :meth:`next_wake`: ``table.carry([], …)``. For the computers: :meth:`computer_to_act`, then
    :meth:`decide_computer`, then :meth:`carry`.
    """

    def __init__(self, opened: Event) -> None:
        """A table that has just been opened.

        Raises:
            EventError: the event is another one.
        """
        if not isinstance(opened, Opened):
            raise EventError("log-empty")
        self.state = State(opened)

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Table:
        """The table after these events.

        Raises:
            EventError: they are not the log of a table.
        """
        table: Table | None = None
        for event in events:
            if table is None:
                table = cls(event)
            else:
                table.apply(event)
        if table is None:
            raise EventError("log-empty")
        return table

    def apply(self, event: Event) -> None:
        """The event happens. Nothing else changes a table."""
        self.state.apply(event)

    def decide(self, command: Command | Join, who: str, answers: int, at: int, entropy: bytes) -> list[Event]:
        """What happens when ``who`` gives this command; changes nothing.

        Args:
            who: the identity of the person.
            answers: the number of the last update that the person's program had seen.
            at: the time now, in milliseconds since 1970.
            entropy: 48 fresh random bytes; used when something is drawn.

        Raises:
            LateCommand: it answers a question that is no longer put.
            CommandError: it is not this person's to give, or not now.
            IllegalAction, NotationError, DealError: the rules of the game forbid it.
        """
        return deciding.decide(self.state, command, who, answers, at, entropy)

    def decide_computer(self, turn: Turn, action: Action, at: int) -> list[Event]:
        """What happens when a computer answers its turn; changes nothing.

        Raises:
            LateCommand: the turn is over, or the person has come back.
        """
        state = self.state
        if state.phase != "playing" or not state.seats[turn.seat].is_run or state.asked[turn.seat] != turn.asked:
            raise LateCommand
        return [deciding.act(state, turn.seat, action, "computer", at)]

    def due(self, at: int, entropy: bytes) -> list[Event]:
        """What happens by itself now, the next step of it; empty when nothing does. Changes nothing."""
        return clocks.due(self.state, at, entropy)

    def carry(
        self, events: Iterable[Event], at: int, entropy: bytes, each: Callable[[Event], None] | None = None
    ) -> list[Event]:
        """Applies the events and all that is due after them; everything that was applied, in order, to be stored.

        Args:
            each: called after each event was applied, for instance to compute the viewers' updates.
        """
        carried: list[Event] = []
        following = list(events) or self.due(at, entropy)
        while following:
            for event in following:
                self.apply(event)
                if each is not None:
                    each(event)
            carried += following
            following = self.due(at, entropy)
        return carried

    def next_wake(self) -> int | None:
        """When :meth:`due` has to be asked again if nothing else happens, in milliseconds since 1970."""
        return clocks.next_wake(self.state)

    def computer_to_act(self) -> Turn | None:
        """The computer-run seat that should act now, if there is one; what is asked of a seat alone comes first."""
        state = self.state
        if state.is_paused:
            return None
        for seat in questions.to_act(state):
            if state.seats[seat].is_run:
                view = questions.view(state, seat)
                assert view is not None
                paced = not questions.is_asked_alone(view.legal)
                return Turn(seat, view, state.settings.level, paced, state.asked[seat])
        return None

    def seat_of(self, who: str) -> int | None:
        """The seat of a person; ``None`` for somebody who watches."""
        return deciding.seat_of(self.state, who)

    def number(self, viewer: Viewer) -> int:
        """How many events this viewer could see so far: the number of the viewer's last update."""
        return self.state.numbers[-1 if viewer is None else viewer]

    def redact(self, event: Event, viewer: Viewer) -> dict[str, Any] | None:
        """The event as this viewer sees it, the ``happened`` of an update; ``None`` for an invisible one."""
        return showing.redact(self.state, event, viewer)

    def update(self, viewer: Viewer, happened: dict[str, Any] | None = None) -> dict[str, Any]:
        """The update that this viewer gets now: number, happened, table, view, refusals; ready for JSON."""
        return showing.update(self.state, viewer, happened)

    def lobby(self) -> dict[str, Any]:
        """A line of the lobby: id, game, kind, phase, seats, settings, free seats; ready for JSON."""
        return showing.lobby(self.state)

    def deals(self) -> list[dict[str, Any]]:
        """The finished deals, a line of the score sheet each; ready for JSON."""
        return history.lines(self.state)

    def deal(self, number: int) -> dict[str, Any] | None:
        """A finished deal in full, by its number from 1; ``None`` when there is no such deal or it is in progress."""
        return history.in_full(self.state, number)

    def finished(self, number: int) -> Deal | None:
        """A finished deal by its number from 1, itself; ``None`` when there is no such deal or it is in progress."""
        found = history.finished(self.state, number)
        return None if found is None else found.deal

    def view(self, viewer: Viewer) -> View | None:
        """The deal as this viewer sees it, the ``view`` of an update; ``None`` before the first."""
        return questions.view(self.state, viewer)

    def records(self) -> list[dict[str, Any]]:
        """The finished deals as game records, one for each match of the table that has any."""
        return history.records(self.state)

    def origin(self, number: int, actions: int) -> Origin | None:
        """The moment of a finished deal after so many actions, to open a practice table from."""
        return history.origin(self.state, number, actions)
