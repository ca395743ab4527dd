"""What is shown of statistics: sums, and the deals behind each of them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from atout.players.statistics import Kind
from atout.server.shown import Answer, GameId

Month = Annotated[str, Field(pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])$", description="As in `2026-12`, by UTC.")]
Strain = Annotated[
    str, Field(max_length=10, description="`c`, `d`, `h`, `s`, `n`, `a`; Binokel: also `durch`, `concede`.")
]
Value = Annotated[
    int,
    Field(
        ge=0,
        le=10_000,
        description="What was bid, 1000 for capot; Kozel: penalties, or of `lead` how many cards were in the group.",
    ),
]
Double = Annotated[int, Field(ge=1, le=4, description="1, 2 after coinche, 4 after surcoinche.")]


class _Sum(Answer):
    kind: Kind = Field(description="What is counted. What says nothing of it is 0 or empty.")
    deals: int = Field(description="In how many deals.")
    times: int = Field(description="How often; more than once in a deal for `lead`, `moskva`, `molodka` and `card`.")
    good: int = Field(description="How often it came out well; of `card`, how often none was better.")
    points: float = Field(description="What was recorded in all; of `card`, what they cost by what you could know.")


class CellView(_Sum):
    """The sum of a cell."""

    strain: Strain
    value: Value
    double: Double


class MonthView(_Sum):
    """The sum of a month."""

    month: Month


class Statistics(Answer):
    """Your numbers in a game, from deals of finished matches that you played from the first card to the last."""

    game: GameId
    cells: list[CellView] = Field(description="Of all months, or of the one that was asked for.")
    months: list[MonthView] = Field(description="Of every month with deals, oldest first.")


class CountedDeal(Answer):
    """A deal behind a number."""

    table: str
    deal: int = Field(description="Its number at the table.")
    at: int = Field(description="When it ended, in milliseconds since 1970.")
    seat: int = Field(description="Yours.")
    strain: Strain
    value: Value
    double: Double
    times: int
    good: int
    points: float


class CountedDeals(Answer):
    """The deals behind a number, newest first."""

    deals: list[CountedDeal]
    next: str | None = Field(description="Pass it as `after` for the next deals; null at the end.")
