"""What happens at a table: one small frozen class per event. A table is the list of its events and nothing else.

Events are facts: they were allowed when they were stored, and applying them again gives the same table. ``at`` is the
server's time of the event in milliseconds since 1970. What a seat sees of an event is decided in one place,
:mod:`atout.table.showing`; secrets, identities and invitations in an event never leave the server.
"""

from __future__ import annotations

from typing import Literal

import msgspec

TableKind = Literal["solo", "open", "link"]
"""``solo``: one person against computers; ``open``: in the lobby; ``link``: by invitation."""

By = Literal["person", "computer", "clock"]
"""Who acted for a seat: its person, a computer, or the clock (a question that nobody answered in time)."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished deal, from which a practice table plays on."""

    dealer: int
    hands: tuple[str, ...]
    """By seat, as dealt: ``"7c Ah …"``."""
    rest: str = ""
    """Binokel's Tapp or Kozel's stock, as in records."""
    actions: tuple[str, ...] = ()
    """What had been done before the moment, from the first action of the deal."""
    totals: tuple[int, ...] = ()
    """The totals before the deal; the start of the game where it is empty."""
    aside: int = 0
    """Points set aside before the deal (O6.5)."""
    pending: tuple[int, ...] = ()
    """Sides pending before the deal (F7)."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run."""

    level: str = "thumb"
    """How well the computers play: the name of a level."""
    pace_ms: int = 900
    """How long a computer takes for an action that everybody sees, in milliseconds."""
    clock_s: int | None = 120
    """How long a person may take, in seconds; ``None``: as long as he likes (always so at ``solo`` tables)."""
    window_ms: int = 5000
    """Kozel, two or more people: how long after a draw a lead waits (see :mod:`atout.table.questions`)."""


class _Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all events."""

    at: int
    """Milliseconds since 1970."""


class Opened(_Event, frozen=True, tag="opened"):
    """The first event of every table."""

    table: str
    """The table's id, part of the text that fixes its deals."""
    game: str
    table_kind: TableKind
    settings: Settings
    invitation: str = ""
    """What a person has to show to take a seat at a ``link`` table."""
    origin: Origin | None = None
    """Makes it a practice table: it plays this one deal on from a moment."""


class SeatTaken(_Event, frozen=True, tag="seat-taken"):
    """A person sits down at a free seat."""

    seat: int
    who: str
    """The person's identity as the server knows it; never shown."""
    name: str


class SeatLeft(_Event, frozen=True, tag="seat-left"):
    """A person gets up before the start; the seat is free again."""

    seat: int


class SeatAway(_Event, frozen=True, tag="seat-away"):
    """A computer takes over for a person, who may come back."""

    seat: int
    why: Literal["left", "clock"]


class SeatBack(_Event, frozen=True, tag="seat-back"):
    """A person who was away takes the seat back."""

    seat: int


class Started(_Event, frozen=True, tag="started"):
    """The match begins; computers take the free seats."""

    first_dealer: int


class Committed(_Event, frozen=True, tag="committed"):
    """The shuffle of the next deal begins: its secret is fixed, and what is published of it now."""

    deal: int
    """The number of the deal at this table, from 1; it goes on counting in a rematch."""
    secret: str
    """Hexadecimal; kept by the server until the deal is over."""
    commitment: str
    """SHA-256 of the secret, hexadecimal."""


class Seeded(_Event, frozen=True, tag="seeded"):
    """A person's program adds its own random numbers."""

    seat: int
    seed: str
    """32 hexadecimal digits, lower case."""


class SeedsClosed(_Event, frozen=True, tag="seeds-closed"):
    """No more random numbers are taken: everybody has given his, or the time for it is over. The cut is next."""


class Cut(_Event, frozen=True, tag="cut"):
    """The deck is cut."""

    cut: int
    """How many cards go from the top to the bottom."""
    seat: int | None
    """The person who said where; ``None`` when the cut was drawn from the shared random numbers."""


class Dealt(_Event, frozen=True, tag="dealt"):
    """The cards are dealt: the deck follows from the shuffle and the cut (at a practice table from its origin)."""


class Acted(_Event, frozen=True, tag="acted"):
    """A seat does something in the deal."""

    seat: int
    action: str
    """As a record writes it."""
    by: By


class Held(_Event, frozen=True, tag="held"):
    """A seat has said what it will do once its time has come; until then only the seat itself knows."""

    seat: int
    action: str
    by: By


class Ready(_Event, frozen=True, tag="ready"):
    """A person is ready for the next deal."""

    seat: int


class SettingsChanged(_Event, frozen=True, tag="settings"):
    """The host changes how the computers play."""

    level: str
    pace_ms: int


class Rematch(_Event, frozen=True, tag="rematch"):
    """A new match with the same seats; at a practice table the same moment again."""

    first_dealer: int


Event = (
    Opened | SeatTaken | SeatLeft | SeatAway | SeatBack | Started | Committed | Seeded | SeedsClosed | Cut | Dealt
    | Acted | Held | Ready | SettingsChanged | Rematch
)  # fmt: skip
"""Any event."""
