"""The bodies of requests and of their answers. The server's description is made from these classes."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from atout.books import KINDS
from atout.bots import DEFAULT_LEVEL
from atout.games.game import Direction
from atout.server.shown import Answer, DealLine, GameId, Refusal, TableLine
from atout.table.events import TableKind

Seat = Annotated[int, Field(ge=0, le=3, description="A seat, in the order of play.")]
TableId = Annotated[str, Field(max_length=32)]
Level = Annotated[str, Field(max_length=20, description="The name of a level, as `GET /api/games` lists them.")]


class Body(BaseModel):
    """Base of all that the server is sent."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Answer):
    """Why a request was refused."""

    slug: str = Field(description="Names what was wrong, for programs.")
    rule: str = Field(description="The id of the rule behind it; empty where there is none.")
    context: dict[str, str | int] = Field(description="What the sentence is about.")
    text: str = Field(description="A sentence in the language of the request.")


class Late(Problem):
    """A command answered a question that is no longer put."""

    number: int = Field(description="The number of the last update that you may see.")


class Me(Answer):
    """Who you are."""

    name: str
    account: bool = Field(description="Whether you have an account; else you are a guest.")


class Name(Body):
    """How you want to be called."""

    name: str = Field(min_length=1, max_length=200)


class Token(Answer):
    """Lets a program play in your name."""

    token: str


class GameLine(Answer):
    """One of the games."""

    id: GameId
    family: str = Field(description="The rulebook page and the kind of view.")
    name: str
    players: int
    sides: list[int] = Field(description="The side of each seat.")
    direction: Direction
    target: int = Field(description="The total that ends a match.")


class Games(Answer):
    """All games, and the levels of computer players."""

    games: list[GameLine]
    levels: list[str] = Field(description="Weakest first.")


class Moment(Body):
    """A moment of a finished deal."""

    table: TableId
    deal: int = Field(ge=1, description="The number of the deal at its table.")
    action: int = Field(ge=0, description="How many actions have been done before.")


class OpenTable(Body):
    """A table to be opened."""

    game: GameId
    kind: TableKind = "solo"
    seat: Seat = 0
    level: Level = DEFAULT_LEVEL
    pace_ms: int = Field(900, ge=0, le=10_000, description="How long a computer takes for an action.")
    clock_s: int | None = Field(120, ge=10, le=86_400, description="How long a person may take; none at `solo` tables.")
    origin: Moment | None = Field(None, description="Plays on from there: a practice table, `solo` only.")


class Opened(Answer):
    """A new table."""

    id: str
    seat: int
    invitation: str | None = Field(description="What others have to show at a `link` table.")


class JoinTable(Body):
    """Sitting down."""

    seat: Seat | None = Field(None, description="Any free seat where it is not given.")
    invitation: str = Field("", max_length=100)


class Joined(Answer):
    """Your seat."""

    seat: int
    number: int = Field(description="The number of your stream.")


class CommandRequest(Body):
    """Something to be done at a table."""

    answers: int = Field(ge=0, description="The number of the last update that you saw.")
    command: Annotated[Any, WithJsonSchema({"allOf": [{"$ref": "#/components/schemas/Command"}]})]


class Accepted(Answer):
    """It is done and stored."""

    number: int = Field(description="The number of your stream after it.")


class Lobby(Answer):
    """The open tables where somebody is, those with free seats first."""

    tables: list[TableLine]


class Deals(Answer):
    """The score sheet."""

    deals: list[DealLine]


class Records(Answer):
    """The finished deals as game records, one for each match."""

    records: list[dict[str, Any]]


class PartView(Answer):
    """A part of a rulebook, as far as the next heading."""

    level: int = Field(description="1 the title, 2 a section, 3 a rule.")
    id: str = Field(description="The rule's id; empty for what is no rule.")
    title: str
    text: str = Field(description="Markdown, with the examples in it as fenced blocks.")


class Rulebook(Answer):
    """The rules of one game."""

    game: str
    lang: str
    parts: list[PartView]


class Trial(Body):
    """An example of the rulebook with other cards."""

    kind: Annotated[str, WithJsonSchema({"type": "string", "enum": list(KINDS)})] = Field(
        description="As in the book's fenced block."
    )
    given: dict[str, Annotated[str, Field(max_length=2000)]] = Field(max_length=8, description="What is given, by key.")


class Verdict(Answer):
    """What comes out of an example."""

    answers: list[str] = Field(description="Alternatives, where the rules leave a choice.")
    refusals: dict[str, Refusal] = Field(description="Of `play`: why the other cards may not be played, by card.")


class ClubAnswer(Answer):
    """What is to be known about a sheet or a trick of a real table."""

    answer: dict[str, Any] = Field(description="By the kind of question (docs/keeping.md).")


class ClubReason(Answer):
    """Why not; the sentence is in the catalogues under `error-SLUG`."""

    slug: str
    rule: str | None
    context: dict[str, str | int]


class ClubFault(Answer):
    """An entry that cannot be, or no question at all."""

    fault: ClubReason
