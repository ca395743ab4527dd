"""One way in which the cards may lie."""

from __future__ import annotations

from dataclasses import dataclass

from atout.cards import Card
from atout.games.game import Dealt


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the cards may lie now, and how they were dealt then."""

    hands: tuple[tuple[Card, ...], ...]
    """The hands as they are now, by seat, each in the order of records."""
    aside: tuple[Card, ...]
    """Cards face down and out of play. Binokel: the three laid away. Kozel: those laid face down, group by group in the
    order of laying, each in the order of records, also those of the seat itself."""
    rest: tuple[Card, ...]
    """Kozel's stock as it will be drawn, next card first; Binokel's Tapp while it lies."""
    dealt: Dealt
    """The cards as dealt."""
