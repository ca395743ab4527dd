"""The parts of a table's state: its seats, and the shuffle of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from atout.cards.fair import Shuffle

SeatKind = Literal["empty", "person", "computer"]


@dataclass
class Seat:
    """A chair at the table and who sits on it."""

    kind: SeatKind = "empty"
    who: str = ""
    """A person's identity; never shown."""
    name: str = ""
    away: bool = False
    """Whether a computer plays for the person."""
    moved: int = 0
    """The number, in the seat's own stream, of its last coming or going."""
    back: int = 0
    """When the person came back last, in milliseconds since 1970."""

    @property
    def is_present(self) -> bool:
        """Whether a person plays here now."""
        return self.kind == "person" and not self.away

    @property
    def is_run(self) -> bool:
        """Whether a computer plays here now."""
        return self.kind == "computer" or self.away


@dataclass
class Shuffling:
    """The shuffle of a deal, as far as it has come."""

    deal: int
    at: int
    """When the commitment was published."""
    secret: str
    commitment: str
    seeds: list[str]
    """By seat, empty where none was given."""
    closed: bool = False
    cut: int | None = None
    cut_by: int | None = None

    def shuffle(self, table: str) -> Shuffle:
        """All that the deck follows from."""
        return Shuffle(table, self.deal, self.secret, tuple(self.seeds))
