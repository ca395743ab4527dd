"""Coinche in three rule books, Binokel and Kozel: exact rules, an engine, and a table to play at.

>>> import random
>>> import atout
>>> coinche = atout.game("coinche-ffb")
>>> deal = coinche.deal(coinche.shuffle(random.Random(7), dealer=0), dealer=0)
>>> deal.actor, len(deal.view(1).hand)
(1, 8)
"""

from typing import TYPE_CHECKING, Any

from atout.cards import Card, card, cards
from atout.errors import AtoutError, DealError, IllegalAction, NotationError, RecordError, SummaryError
from atout.games.game import Deal, Dealt, Game, Result, Score
from atout.games.registry import GAMES, game
from atout.games.view import Standing, View
from atout.records import Match, replay

if TYPE_CHECKING:
    from atout.bots import LEVELS, computer

__all__ = [
    "GAMES",
    "LEVELS",
    "AtoutError",
    "Card",
    "Deal",
    "DealError",
    "Dealt",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "RecordError",
    "Result",
    "Score",
    "Standing",
    "SummaryError",
    "View",
    "card",
    "cards",
    "computer",
    "game",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Computer players come when they are asked for: the rules alone need neither the kernel nor numpy."""
    if name in ("LEVELS", "computer"):
        from atout import bots

        return getattr(bots, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
