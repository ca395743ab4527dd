"""Moskva and molodka: the hands that may take the lead away (Z3)."""

from __future__ import annotations

from typing import Final

from atout.games.actions import Word
from atout.games.kozel.spec import HAND, SHOKHA
from atout.play.group import Cards

MOSKVA: Final = Word("moskva")
MOLODKA: Final = Word("molodka")
SILENT: Final = Word("silent")


def is_moskva(hand: Cards) -> bool:
    """Four cards, all aces and tens, with a true ace among them; the shokha counts as a ten (Z3.1)."""
    ranks = ["T" if card is SHOKHA else card.rank for card in hand]
    return len(hand) == HAND and set(ranks) <= {"A", "T"} and "A" in ranks


def is_molodka(hand: Cards) -> bool:
    """Four cards of one suit, or three of one suit and the shokha (Z3.1)."""
    return len(hand) == HAND and len({card.suit for card in hand if card is not SHOKHA}) == 1


def claim_of(hand: Cards) -> Word | None:
    """The claim that the hand allows, ``None`` without one. No hand allows both."""
    if is_moskva(hand):
        return MOSKVA
    return MOLODKA if is_molodka(hand) else None


def goes_before(claim: Word, best: Word | None) -> bool:
    """Whether a claim made later in turn order takes the lead from the best one before it (Z3.2)."""
    return best is None or (claim == MOSKVA and best == MOLODKA)
