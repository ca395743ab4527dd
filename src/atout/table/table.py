"""The table, as the server uses it: events in, events out, and what each viewer sees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from atout.games.actions import Action
from atout.games.view import View
from atout.table.commands import Command, Join
from atout.table.events import Event, Origin, Settings, TableKind

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
    raise NotImplementedError


class Table:
    """One table.

    The way of every command: ``events = table.decide(…)``, then ``everything = table.carry(events, …)`` applies them
    with all that follows at once, then store ``everything`` in one transaction, then acknowledge. On a timer at
    :meth:`next_wake`: ``table.carry([], …)``. For the computers: :meth:`computer_to_act`, then
    :meth:`decide_computer`, then :meth:`carry`.
    """

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Table:
        """The table after these events.

        Raises:
            EventError: they are not the log of a table.
        """
        raise NotImplementedError

    def apply(self, event: Event) -> None:
        """The event happens. Nothing else changes a table."""
        raise NotImplementedError

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
        raise NotImplementedError

    def decide_computer(self, turn: Turn, action: Action, at: int) -> list[Event]:
        """What happens when a computer answers its turn; changes nothing.

        Raises:
            LateCommand: the turn is over, or the person has come back.
        """
        raise NotImplementedError

    def due(self, at: int, entropy: bytes) -> list[Event]:
        """What happens by itself now, the next step of it; empty when nothing does. Changes nothing."""
        raise NotImplementedError

    def carry(self, events: Iterable[Event], at: int, entropy: bytes) -> list[Event]:
        """Applies the events and all that is due after them; everything that was applied, in order, to be stored.

        To tell viewers of each event between two of them, iterate ``decide`` and ``due`` with :meth:`apply` instead.
        """
        raise NotImplementedError

    def next_wake(self) -> int | None:
        """When :meth:`due` has to be asked again if nothing else happens, in milliseconds since 1970."""
        raise NotImplementedError

    def computer_to_act(self) -> Turn | None:
        """The computer-run seat that should act now, if there is one; what is asked of a seat alone comes first."""
        raise NotImplementedError

    def seat_of(self, who: str) -> int | None:
        """The seat of a person; ``None`` for somebody who watches."""
        raise NotImplementedError

    def number(self, viewer: Viewer) -> int:
        """How many events this viewer could see so far: the number of the viewer's last update."""
        raise NotImplementedError

    def redact(self, event: Event, viewer: Viewer) -> dict[str, Any] | None:
        """The event as this viewer sees it, the ``happened`` of an update; ``None`` when it is invisible to the viewer."""
        raise NotImplementedError

    def update(self, viewer: Viewer, happened: dict[str, Any] | None = None) -> dict[str, Any]:
        """The update that this viewer gets now: number, happened, table, view, refusals; ready for JSON."""
        raise NotImplementedError

    def lobby(self) -> dict[str, Any]:
        """A line of the lobby: id, game, kind, phase, seats, settings, free seats; ready for JSON."""
        raise NotImplementedError

    def deals(self) -> list[dict[str, Any]]:
        """The finished deals, a line of the score sheet each; ready for JSON."""
        raise NotImplementedError

    def deal(self, number: int) -> dict[str, Any] | None:
        """A finished deal in full, by its number from 1; ``None`` when there is no such deal or it is in progress."""
        raise NotImplementedError

    def records(self) -> list[dict[str, Any]]:
        """The finished deals as game records, one for each match of the table that has any."""
        raise NotImplementedError

    def origin(self, number: int, actions: int) -> Origin | None:
        """The moment of a finished deal after so many actions, to open a practice table from."""
        raise NotImplementedError
