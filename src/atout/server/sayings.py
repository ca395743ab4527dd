"""What can be said at a table, and how it is asked for and shown."""

from __future__ import annotations

from typing import Final, Literal, Self, get_args

from pydantic import Field, model_validator

from atout.server.messages import Body
from atout.server.shown import Answer

AnyTime = Literal["hello", "one-moment", "back", "take-your-time", "goodbye"]
"""Phrases for any time: they speak of people and of their time."""
BetweenDeals = Literal[
    "good-luck", "well-played", "nice-hand", "congratulations", "thanks", "sorry", "oops", "that-was-close", "wow",
    "good-game", "again",
]  # fmt: skip
"""Phrases for when no deal is played: who praises, regrets or wonders tells a partner what he thinks of the cards."""
Phrase = Literal[AnyTime, BetweenDeals]
"""A phrase by its id; the words are in the catalogues under ``phrase-<id>``."""

ANY_TIME: Final[list[AnyTime]] = list(get_args(AnyTime))
BETWEEN_DEALS: Final[list[BetweenDeals]] = list(get_args(BetweenDeals))


class Say(Body):
    """Something to be said: a phrase, or among friends words of your own; one of the two."""

    phrase: Phrase | None = None
    text: str | None = Field(None, description="At most 200 characters.")

    @model_validator(mode="after")
    def _is_one_of_the_two(self) -> Self:
        if (self.phrase is None) == (self.text is None):
            raise ValueError("a phrase or a text")
        return self


class Saying(Answer):
    """Something that was said: the data of messages named `talk`."""

    at: int = Field(description="Milliseconds since 1970; no two things at a table are said at the same.")
    seat: int
    name: str = Field(description="Of whoever said it: somebody else may have the seat by now.")
    phrase: Phrase | None = Field(description="The words are in the catalogues under `phrase-<id>`.")
    text: str | None = Field(description="Where it is no phrase.")


class TalkView(Answer):
    """The talk of a table, for you."""

    any_time: list[AnyTime] = Field(description="The phrases for any time.")
    between_deals: list[BetweenDeals] = Field(description="The phrases for when no deal is played.")
    text: bool = Field(description="Whether you can say words of your own.")
    last: list[Saying] = Field(description="What you may read of the last things said, oldest first.")
