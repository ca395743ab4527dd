"""Experience, levels and the coins of a match: every number of them."""

from __future__ import annotations

from math import isqrt
from typing import Final

from atout.players.challenges import Reward

PLAYED: Final = Reward(50, 5)
"""For a match that one has finished oneself."""
WON: Final = Reward(50, 10)
"""For winning it."""
EASY_RATING: Final = 800
"""Opponents of this mean rating and below give nothing more."""
RATING_STEP: Final = 10
"""So many rating points above it give one point of experience."""
MOST_FOR_OPPONENTS: Final = 50
LEVEL_COINS: Final = 25
"""For each level reached."""
_STEP: Final = 50


def for_opponents(rating: float) -> int:
    """The experience for a match against opponents of this mean rating."""
    return min(MOST_FOR_OPPONENTS, max(0, round(rating - EASY_RATING) // RATING_STEP))


def begins_at(level: int) -> int:
    """The experience with which a level begins: 0, 100, 300, 600, 1000 …"""
    return _STEP * level * (level - 1)


def level_of(experience: int) -> int:
    """The level that one has with this experience, from 1."""
    return (1 + isqrt(1 + 4 * (experience // _STEP))) // 2
