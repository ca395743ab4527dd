"""Finished matches for the tests of what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from atout.games.game import Deal
from atout.games.registry import GAMES
from atout.players.facts import MatchFacts, SeatFacts, deal_facts

NOON: Final = 1_767_268_800_000
"""The first of January 2026 at noon, a Thursday, in milliseconds since 1970."""
DAY: Final = 24 * 3600 * 1000
WHO: Final = ("anna", "boris", "vera", "georgi")


def match(
    *deals: Deal,
    game: str = "coinche-1001",
    who: Sequence[str] = WHO,
    left: Sequence[int] = (),
    winner: int = 0,
    totals: tuple[int, ...] = (),
    level: str = "club",
    at: int = NOON,
    table: str = "t1",
) -> MatchFacts:
    """A match of these deals. A seat without a name is a computer's; where no totals are given, 1000 beat 600."""
    sides = GAMES[game].sides
    return MatchFacts(
        game=game, table=table, number=1, at=at, level=level, winner=winner,
        seats=tuple(SeatFacts(name, seat in left) for seat, name in enumerate(who[: len(sides)])),
        totals=totals or tuple(1000 if side == winner else 600 for side in range(max(sides) + 1)),
        deals=tuple(deal_facts(deal, number) for number, deal in enumerate(deals, start=1)),
    )  # fmt: skip
