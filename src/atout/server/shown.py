"""What is shown of a table and of its deals: the updates of a stream, finished deals, the lobby's lines."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from atout.games.registry import GAMES
from atout.table.events import By, TableKind
from atout.table.seats import SeatKind
from atout.table.state import Phase

GameId = Annotated[str, WithJsonSchema({"type": "string", "enum": list(GAMES)})]
"""The id of a game; that there is such a game is checked, and said, by the games themselves."""
Seats = list[int]
"""Points by side in a game of pairs, by seat in Binokel."""


class Answer(BaseModel):
    """Base of all that the server says."""

    model_config = ConfigDict(extra="forbid")


class TableSeat(Answer):
    """A seat at a table."""

    name: str = Field(description="Empty for a computer.")
    kind: SeatKind
    level: str | None = Field(description="Of the computer that plays here now.")
    away: bool = Field(description="Whether a computer plays for the person.")


class TableSettings(Answer):
    """How a table is run."""

    level: str
    pace_ms: int
    clock_s: int | None
    window_ms: int


class TableLine(Answer):
    """A table in the lobby."""

    id: str
    game: GameId
    kind: TableKind
    phase: Phase
    seats: list[TableSeat]
    host: int | None
    settings: TableSettings


class ShuffleView(Answer):
    """The shuffle of the coming or the last deal."""

    deal: int
    commitment: str
    seeds: list[str] = Field(description="By seat; empty where none was given.")
    closed: bool = Field(description="Whether no more random numbers are taken.")
    cutter: int
    least: int
    most: int
    cut: int | None
    cut_by: int | None
    secret: str | None = Field(description="Once the deal is over.")


class TableView(TableLine):
    """A table as one seat, or a watcher, sees it."""

    practice: bool
    you: int | None = Field(description="Your seat; null for a watcher.")
    match: int = Field(description="Matches begun.")
    deal: int = Field(description="Deals begun.")
    totals: Seats
    winner: int | None
    ready: list[bool] = Field(description="By seat.")
    deadline: int | None = Field(description="Milliseconds since 1970.")
    window: int | None = Field(description="When leads take effect that wait now; milliseconds since 1970.")
    held: str | None = Field(description="What you have said and waits for its time.")
    fair: ShuffleView | None


HappenedKind = Literal[
    "seat-taken", "seat-left", "seat-away", "seat-back", "started", "committed", "seeded", "seeds-closed", "cut",
    "dealt", "action", "held", "ready", "settings", "rematch",
]  # fmt: skip


class Happened(BaseModel):
    """What changed; which fields are there depends on the kind."""

    model_config = ConfigDict(extra="forbid")

    kind: HappenedKind
    seat: int | None = None
    action: str | None = Field(None, description="Without the cards that you may not see: `hide 2`, `discard 3`.")
    by: By | None = None
    deal: int | None = None
    commitment: str | None = None
    seed: str | None = None
    cut: int | None = None
    name: str | None = None
    why: Literal["left", "clock"] | None = None
    first_dealer: int | None = None
    level: str | None = None
    pace_ms: int | None = None


class Refusal(Answer):
    """Why a card may not be played now; the words are in the catalogues under `error-<slug>`."""

    slug: str
    rule: str
    context: dict[str, str | int]


class Update(Answer):
    """One message of the stream."""

    number: int
    happened: Happened | None
    table: TableView
    view: Annotated[Any, WithJsonSchema({"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]})]
    refusals: dict[str, Refusal] = Field(description="By card of your hand.")


class Presence(Answer):
    """Who is connected: the data of messages named `presence`."""

    seats: list[bool]
    watchers: int


class DealLine(Answer):
    """A finished deal on the score sheet."""

    deal: int
    match: int
    dealer: int
    outcome: str
    score: Seats
    totals: Seats
    winner: int | None


class SheetLine(Answer):
    """A number of the score sheet and where it comes from; the words are in the catalogues under `line-<slug>`."""

    slug: str
    rule: str
    points: Seats


class StandingView(Answer):
    """What a match remembers between deals."""

    totals: Seats
    aside: int
    pending: list[int]


class Fair(Answer):
    """The proof of a shuffle."""

    table: str
    deal: int
    commitment: str
    secret: str
    seeds: list[str]
    cut_by: int | None


class Laid(Answer):
    """What a seat laid to a trick."""

    seat: int
    cards: str
    openly: bool


class DealTrick(Answer):
    """A trick of a finished deal."""

    leader: int
    winner: int | None
    laid: list[Laid] = Field(description="From the leader on.")


class Position(Answer):
    """A moment of a finished deal."""

    turn: int | None = Field(description="The seat to act; null at the end.")
    hands: list[str] = Field(description="By seat.")
    tricks: int = Field(description="How many are finished.")
    laid: int = Field(description="How many seats have laid cards to the next one.")


class DealInFull(DealLine):
    """A finished deal with everything in it."""

    table: TableView = Field(description="The table as you see it now.")
    hands: list[str] = Field(description="By seat, as dealt.")
    rest: str = Field(description="Binokel's Tapp, Kozel's stock.")
    before: StandingView
    after: StandingView
    actions: list[tuple[int, str]]
    record: list[SheetLine] = Field(description="How the recorded numbers come about.")
    tally: list[SheetLine] = Field(description="What was counted to decide the deal.")
    deck: str | None
    cut: int | None
    fair: Fair | None
    view: Annotated[Any, WithJsonSchema({"allOf": [{"$ref": "#/components/schemas/View"}]})]
    tricks: list[DealTrick]
    positions: list[Position] = Field(description="The first before any action, then one after each.")
