"""What is shown of an analysis: reviews of finished deals, hints."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, WithJsonSchema

from atout.server.shown import Answer, GameId

UnitName = Annotated[
    Literal["card-points", "score"],
    Field(
        description="What points are: `card-points` that the side takes in the deal, or the `score` of the deal, own "
        "less the others'."
    ),
]
ActionText = Annotated[str, WithJsonSchema({"allOf": [{"$ref": "#/components/schemas/Action"}]})]


class EstimateView(Answer):
    """Points, and the chance to win the deal."""

    points: float
    chance: float = Field(description="0 to 1: to make one's contract, or to beat that of the others.")


class ReasonView(Answer):
    """A fact about an action; the words are in the catalogues under `reason-<slug>`."""

    slug: str
    context: dict[str, str | int]


class OptionView(Answer):
    """What an action was worth, by each of the two columns."""

    action: ActionText
    as_it_lay: EstimateView | None
    could_know: EstimateView | None


class DecisionView(Answer):
    """A choice that a seat had, and what it cost by each of two columns that must not be confused."""

    deal: int
    index: int = Field(description="Which action of the deal, from 1: `actions[index - 1]` of the deal in full.")
    seat: int
    action: ActionText = Field(description="What was done.")
    unit: UnitName | None = Field(description="Null where nothing can be told.")
    as_it_lay: EstimateView | None = Field(
        description="What it cost in the deal as it really lay, exact, all cards known; null where that cannot be told."
    )
    could_know: EstimateView | None = Field(
        description="What it cost by what the seat could know then; null where that cannot be told."
    )
    samples: int = Field(description="How many deals possible for the seat stand behind `could_know`.")
    best: list[ActionText] = Field(description="The best by what the seat could know.")
    best_as_it_lay: list[ActionText]
    reasons: list[ReasonView] = Field(description="Of what was done, by what the seat could know.")
    best_reasons: list[ReasonView] = Field(description="Of the first of `best`.")
    options: list[OptionView] = Field(description="Best first by what the seat could know.")


class Place(Answer):
    """Which decision."""

    deal: int
    index: int


class SeatReview(Answer):
    """How a seat decided, on average."""

    seat: int
    decisions: int
    as_it_lay: EstimateView | None = Field(description="The mean cost; null where there is none.")
    could_know: EstimateView | None = Field(description="The mean cost; null where there is none.")
    worst: list[Place] = Field(description="At most three that cost most by what the seat could know, worst first.")


class Review(Answer):
    """Every decision of a finished deal, and what it cost. Where a seat had no choice there was no decision."""

    game: GameId
    deal: int
    samples: int = Field(description="Asked for; a decision can have fewer, where fewer deals are possible, or more.")
    decisions: list[DecisionView]
    seats: list[SeatReview]


class ReviewPending(Answer):
    """The review is still to be made: ask again."""

    status: Literal["pending"] = "pending"


class HintOption(Answer):
    """What an action is worth by what the seat can know."""

    action: ActionText
    could_know: EstimateView
    cost: EstimateView = Field(description="What the best action is worth more.")
    reasons: list[ReasonView]


class HintView(Answer):
    """What your seat can know about its choice."""

    seat: int
    number: int = Field(description="The number of the update whose question this is about.")
    unit: UnitName | None = Field(description="Null where nothing can be told.")
    samples: int
    best: list[ActionText]
    options: list[HintOption] = Field(description="Best first; empty where nothing can be told.")
