"""What the server tells of experience, ratings, challenges and the shop. Times are in milliseconds since 1970.

People go by their names here; identities never leave the server.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from atout.players.challenges import Span
from atout.players.periods import Period
from atout.players.shop import Kind
from atout.server.shown import Answer, GameId

Rating = Annotated[int, Field(description="A new player has 1000.")]
Spread = Annotated[int, Field(description="The strength lies within rating ± spread, 19 times of 20.")]


class LevelView(Answer):
    """How much somebody has played."""

    level: int = Field(description="From 1.")
    experience: int
    begins_at: int = Field(description="The experience with which this level began.")
    ends_at: int = Field(description="The experience with which the next one begins.")


class GameStanding(Answer):
    """Somebody in one game."""

    game: GameId
    matches: int = Field(description="That counted, those left early among them.")
    won: int
    left: int = Field(description="Got up and did not come back; they count as lost.")
    rated: int = Field(description="How many of them moved the rating; 0: there is none yet.")
    rating: Rating
    spread: Spread


class Looks(Answer):
    """What somebody's table looks like: an item of the shop of each kind."""

    back: str
    cloth: str
    faces: str


class PlayerView(Answer):
    """What everybody may see of a player."""

    name: str
    level: LevelView
    games: list[GameStanding] = Field(description="Those that he has played.")


class MyStanding(PlayerView):
    """What you have earned."""

    coins: int
    looks: Looks


class BoardRow(Answer):
    """Somebody on a leaderboard."""

    place: int = Field(description="From 1. Boards are ordered by the lower end of the rating: rating - spread.")
    name: str
    rating: Rating
    spread: Spread
    matches: int = Field(description="Rated ones, of this game in this period.")
    won: int
    you: bool


class OwnRow(Answer):
    """Where you stand on a leaderboard."""

    place: int | None = Field(
        description="Null when you are not listed (guests are not), or when very many stand above you."
    )
    rating: Rating
    spread: Spread
    matches: int
    won: int


class Board(Answer):
    """A leaderboard: those who played rated matches of a game in a period, by the rating that they had at its end."""

    game: GameId
    period: Period
    ends_at: int | None = Field(description="When the next period of the kind begins; null for `all`.")
    rows: list[BoardRow]
    next: str | None = Field(description="Pass it as `after` for the next rows; null at the end.")
    you: OwnRow | None = Field(description="Null before your first rated match of the period.")


class ChallengeView(Answer):
    """Something to be done; the words are in the catalogues under `challenge-<id>`, with `needed` as their number."""

    id: str
    game: GameId
    span: Span
    needed: int
    done: int = Field(description="How much of it you have done, at most `needed`.")
    experience: int = Field(description="What it gives.")
    coins: int
    ends_at: int


class Challenges(Answer):
    """Today's and this week's challenges: the same for everybody."""

    challenges: list[ChallengeView]


class GainLine(Answer):
    """Something that a match gave; the words are in the catalogues under `gain-<slug>`."""

    slug: str
    challenge: str | None = Field(description="Of `challenge`: which one.")
    experience: int
    coins: int


class RatingChange(Answer):
    """What a match did to your rating."""

    rating_before: Rating
    spread_before: Spread
    rating: Rating
    spread: Spread


class MatchGains(Answer):
    """What a finished match of a table gave you."""

    match: int = Field(description="The number of the match at its table, from 1.")
    result: Literal["won", "lost", "left"]
    lines: list[GainLine] = Field(description="Empty for whoever left.")
    experience: int
    coins: int
    level_before: LevelView
    level: LevelView
    rating: RatingChange | None
    unrated: str | None = Field(
        description="Why it did not move the rating; the words are in the catalogues under `unrated-<slug>`."
    )


class Gains(Answer):
    """What the finished matches of a table gave you, first to last; none where you did not sit, or of practice."""

    matches: list[MatchGains]


class RecentMatch(Answer):
    """A match that you have finished, or left, and what it gave."""

    game: GameId
    table: str
    at: int
    gains: MatchGains


class Recent(Answer):
    """Your last matches, newest first."""

    matches: list[RecentMatch]


class ItemView(Answer):
    """Something in the shop; its name is in the catalogues under `item-<id>`."""

    id: str
    kind: Kind
    price: int = Field(description="In coins; 0: everybody has it.")
    owned: bool
    chosen: bool


class Shop(Answer):
    """What coins buy: looks, and nothing that plays."""

    coins: int
    items: list[ItemView]


class ChooseLook(BaseModel):
    """Having the table look so from now on."""

    model_config = ConfigDict(extra="forbid", strict=True)

    item: Annotated[str, Field(max_length=40, description="Of the shop, and yours.")]
