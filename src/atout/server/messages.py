"""What goes over the line: the bodies of requests and answers. The server's description is made from these classes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from atout.books import KINDS
from atout.games.game import Direction
from atout.games.registry import GAMES
from atout.table.events import By, TableKind
from atout.table.seats import SeatKind
from atout.table.state import Phase

Seat = Annotated[int, Field(ge=0, le=3, description="A seat, in the order of play.")]
TableId = Annotated[str, Field(max_length=32)]
Level = Annotated[str, Field(max_length=20, description="The name of a level, as `GET /api/games` lists them.")]
GameId = Annotated[str, WithJsonSchema({"type": "string", "enum": list(GAMES)})]
"""The id of a game; that there is such a game is checked, and said, by the games themselves."""
Seats = list[int]
"""Points by side in a game of pairs, by seat in Binokel."""


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Problem(_Answer):
    """Why a request was refused."""

    slug: str = Field(description="Names what was wrong, for programs.")
    rule: str = Field(description="The id of the rule behind it; empty where there is none.")
    context: dict[str, str | int] = Field(description="What the sentence is about.")
    text: str = Field(description="A sentence in the language of the request.")


class Late(Problem):
    """A command answered a question that is no longer put."""

    number: int = Field(description="The number of the last update that you may see.")


class Me(_Answer):
    """Who you are."""

    name: str


class Name(_Request):
    """How you want to be called."""

    name: str = Field(min_length=1, max_length=200)


class Token(_Answer):
    """Lets a program play in your name."""

    token: str


class GameLine(_Answer):
    """One of the games."""

    id: GameId
    family: str = Field(description="The rulebook page and the kind of view.")
    name: str
    players: int
    sides: list[int] = Field(description="The side of each seat.")
    direction: Direction
    target: int = Field(description="The total that ends a match.")


class Games(_Answer):
    """All games, and the levels of computer players."""

    games: list[GameLine]
    levels: list[str] = Field(description="Weakest first.")


class Moment(_Request):
    """A moment of a finished deal."""

    table: TableId
    deal: int = Field(ge=1, description="The number of the deal at its table.")
    action: int = Field(ge=0, description="How many actions have been done before.")


class OpenTable(_Request):
    """A table to be opened."""

    game: GameId
    kind: TableKind = "solo"
    seat: Seat = 0
    level: Level = "thumb"
    pace_ms: int = Field(900, ge=0, le=10_000, description="How long a computer takes for an action.")
    clock_s: int | None = Field(120, ge=10, le=86_400, description="How long a person may take; none at `solo` tables.")
    origin: Moment | None = Field(None, description="Plays on from there: a practice table, `solo` only.")


class Opened(_Answer):
    """A new table."""

    id: str
    seat: int
    invitation: str | None = Field(description="What others have to show at a `link` table.")


class JoinTable(_Request):
    """Sitting down."""

    seat: Seat | None = Field(None, description="Any free seat where it is not given.")
    invitation: str = Field("", max_length=100)


class Joined(_Answer):
    """Your seat."""

    seat: int
    number: int = Field(description="The number of your stream.")


class CommandRequest(_Request):
    """Something to be done at a table."""

    answers: int = Field(ge=0, description="The number of the last update that you saw.")
    command: Annotated[Any, WithJsonSchema({"allOf": [{"$ref": "#/components/schemas/Command"}]})]


class Accepted(_Answer):
    """It is done and stored."""

    number: int = Field(description="The number of your stream after it.")


class TableSeat(_Answer):
    """A seat at a table."""

    name: str = Field(description="Empty for a computer.")
    kind: SeatKind
    level: str | None = Field(description="Of the computer that plays here now.")
    away: bool = Field(description="Whether a computer plays for the person.")


class TableSettings(_Answer):
    """How a table is run."""

    level: str
    pace_ms: int
    clock_s: int | None
    window_ms: int


class TableLine(_Answer):
    """A table in the lobby."""

    id: str
    game: GameId
    kind: TableKind
    phase: Phase
    seats: list[TableSeat]
    host: int | None
    settings: TableSettings


class Lobby(_Answer):
    """The open tables where somebody is, those with free seats first."""

    tables: list[TableLine]


class ShuffleView(_Answer):
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


class Refusal(_Answer):
    """Why a card may not be played now; the words are in the catalogues under `error-<slug>`."""

    slug: str
    rule: str
    context: dict[str, str | int]


class Update(_Answer):
    """One message of the stream."""

    number: int
    happened: Happened | None
    table: TableView
    view: Annotated[Any, WithJsonSchema({"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]})]
    refusals: dict[str, Refusal] = Field(description="By card of your hand.")


class Presence(_Answer):
    """Who is connected: the data of messages named `presence`."""

    seats: list[bool]
    watchers: int


class DealLine(_Answer):
    """A finished deal on the score sheet."""

    deal: int
    match: int
    dealer: int
    outcome: str
    score: Seats
    totals: Seats
    winner: int | None


class Deals(_Answer):
    """The score sheet."""

    deals: list[DealLine]


class SheetLine(_Answer):
    """A number of the score sheet and where it comes from; the words are in the catalogues under `line-<slug>`."""

    slug: str
    rule: str
    points: Seats


class StandingView(_Answer):
    """What a match remembers between deals."""

    totals: Seats
    aside: int
    pending: list[int]


class Fair(_Answer):
    """The proof of a shuffle."""

    table: str
    deal: int
    commitment: str
    secret: str
    seeds: list[str]
    cut_by: int | None


class Laid(_Answer):
    """What a seat laid to a trick."""

    seat: int
    cards: str
    openly: bool


class DealTrick(_Answer):
    """A trick of a finished deal."""

    leader: int
    winner: int | None
    laid: list[Laid] = Field(description="From the leader on.")


class Position(_Answer):
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


class Records(_Answer):
    """The finished deals as game records, one for each match."""

    records: list[dict[str, Any]]


class PartView(_Answer):
    """A part of a rulebook, as far as the next heading."""

    level: int = Field(description="1 the title, 2 a section, 3 a rule.")
    id: str = Field(description="The rule's id; empty for what is no rule.")
    title: str
    text: str = Field(description="Markdown, with the examples in it as fenced blocks.")


class Rulebook(_Answer):
    """The rules of one game."""

    game: str
    lang: str
    parts: list[PartView]


class Trial(_Request):
    """An example of the rulebook with other cards."""

    kind: Annotated[str, WithJsonSchema({"type": "string", "enum": list(KINDS)})] = Field(
        description="As in the book's fenced block."
    )
    given: dict[str, Annotated[str, Field(max_length=2000)]] = Field(max_length=8, description="What is given, by key.")


class Verdict(_Answer):
    """What comes out of an example."""

    answers: list[str] = Field(description="Alternatives, where the rules leave a choice.")
    refusals: dict[str, Refusal] = Field(description="Of `play`: why the other cards may not be played, by card.")
