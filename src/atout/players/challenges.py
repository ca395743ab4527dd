"""Challenges of the day and of the week: declared as data, checked on what a match really was, drawn from the date.

Everybody has the same ones: two of each span for every game. What counts is what was done in matches that were finished
by the person himself, and the reviews that he opened of his own deals.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal, get_args

from atout.games.registry import GAMES
from atout.players.facts import MatchFacts
from atout.players.feats import Feat
from atout.players.periods import end_of_day, end_of_week, week_key

Span = Literal["day", "week"]
SPANS: Final[tuple[Span, ...]] = get_args(Span)

Check = Callable[[MatchFacts, int], int]
"""How much of a challenge a seat has done in a match."""

DRAWN: Final = 2
"""How many challenges a game has in each span."""


@dataclass(frozen=True)
class Reward:
    """What is given for something."""

    experience: int
    coins: int


REWARDS: Final[dict[Span, Reward]] = {"day": Reward(30, 20), "week": Reward(150, 80)}
"""What a challenge gives once it is done."""


@dataclass(frozen=True)
class Challenge:
    """Something to be done so many times."""

    id: str
    needed: int
    check: Check | None
    """``None``: it is reviews that count."""


@dataclass(frozen=True)
class Drawn:
    """A challenge of a game, on a day or in a week."""

    challenge: Challenge
    game: str
    span: Span
    key: str
    """Names it among all that ever were."""
    ends_at: int
    """In milliseconds since 1970."""


def did(feat: Feat) -> Check:
    """How often the seat did this in the deals of a match."""
    return lambda match, seat: sum([deal.feats[seat].count(feat) for deal in match.deals])


def won(match: MatchFacts, seat: int) -> int:
    """Whether the seat won the match."""
    return int(match.has_won(seat))


def won_at_a_distance(match: MatchFacts, seat: int) -> int:
    """Whether the seat won the match and the others had not half as many points."""
    own = GAMES[match.game].sides[seat]
    others = [total for side, total in enumerate(match.totals) if side != own]
    return int(match.has_won(seat) and 2 * max(others) < match.totals[own])


def spotless(match: MatchFacts, seat: int) -> int:
    """Whether the seat's side ended a match of Kozel without a penalty."""
    return int(match.totals[seat % 2] == 0)


_REVIEWED: Final = Challenge("reviewed", 3, None)
_SUITS_ONLY: Final = "coinche-ffb"
"""The game in which nobody bids no trump or all trump."""

_POOL: Final[dict[str, dict[Span, tuple[Challenge, ...]]]] = {
    "coinche": {
        "day": (
            Challenge("contract", 4, did("contract")),
            Challenge("defence", 2, did("defence")),
            Challenge("belote", 2, did("belote")),
            Challenge("high", 1, did("high")),
            Challenge("trumpless", 1, did("trumpless")),
            Challenge("won", 1, won),
            _REVIEWED,
        ),
        "week": (
            Challenge("coinched", 1, did("coinched")),
            Challenge("refuted", 2, did("refuted")),
            Challenge("capot", 1, did("capot")),
            Challenge("generale", 1, did("generale")),
            Challenge("contract", 20, did("contract")),
            Challenge("distance", 1, won_at_a_distance),
            Challenge("won", 5, won),
        ),
    },
    "binokel": {
        "day": (
            Challenge("soloist", 2, did("soloist")),
            Challenge("beaten", 2, did("beaten")),
            Challenge("hundred", 2, did("hundred")),
            Challenge("bold", 1, did("bold")),
            Challenge("won", 1, won),
            _REVIEWED,
        ),
        "week": (
            Challenge("durch", 1, did("durch")),
            Challenge("tapp-family", 1, did("tapp-family")),
            Challenge("soloist", 12, did("soloist")),
            Challenge("distance", 1, won_at_a_distance),
            Challenge("won", 4, won),
        ),
    },
    "kozel": {
        "day": (
            Challenge("clean", 3, did("clean")),
            Challenge("takeover", 2, did("takeover")),
            Challenge("molodka", 1, did("molodka")),
            Challenge("won", 1, won),
            _REVIEWED,
        ),
        "week": (
            Challenge("moskva", 1, did("moskva")),
            Challenge("dry", 1, did("dry")),
            Challenge("spotless", 1, spotless),
            Challenge("takeover", 15, did("takeover")),
            Challenge("won", 5, won),
        ),
    },
}
"""All challenges, by family and span."""


def pool(game: str, span: Span) -> tuple[Challenge, ...]:
    """All challenges that a game can have in a span."""
    family = _POOL[GAMES[game].family][span]
    return tuple(each for each in family if game != _SUITS_ONLY or each.id != "trumpless")


@functools.lru_cache(maxsize=10_000)
def drawn(game: str, span: Span, day: date) -> tuple[Drawn, ...]:
    """The challenges of a game on a day, or in its week: the same for everybody, another time others.

    They are those with the smallest hashes of date, game and name, so that no version of Python draws others.
    """
    when = day.isoformat() if span == "day" else week_key(day)
    ends_at = end_of_day(day) if span == "day" else end_of_week(day)
    found = [Drawn(each, game, span, f"{when}/{game}/{each.id}", ends_at) for each in pool(game, span)]
    return tuple(sorted(found, key=lambda each: hashlib.sha256(each.key.encode()).digest())[:DRAWN])


@functools.lru_cache(maxsize=10_000)
def of_game(game: str, day: date) -> tuple[Drawn, ...]:
    """The challenges of a game on a day, those of its week behind."""
    return drawn(game, "day", day) + drawn(game, "week", day)
