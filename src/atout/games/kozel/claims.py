"""Moskva and molodka: the hands that may take the lead away (Z3)."""

from __future__ import annotations

from typing import Final

from atout.games.actions import Word
from atout.games.kozel.spec import HAND, SHOKHA
from atout.play.group import Cards

MOSKVA: Final = Word("moskva")
MOLODKA: Final = Word("molodka")
SILENT: Final = Word("silent")

_HIGH: Final = frozenset("AT")
"""The ranks of a moskva."""


def claim_of(hand: Cards) -> Word | None:
    """The claim that a hand in group order allows (Z3.1), ``None`` without one or with fewer than four cards.

    *Moskva*: all aces and tens, with a true ace among them; the shokha counts as a ten. *Molodka*: all of one suit, or
    three of one suit and the shokha. No hand allows both.
    """
    if len(hand) < HAND:
        return None
    others = hand[:-1] if hand[-1] is SHOKHA else hand
    if others[0].suit == others[-1].suit:  # the hand is in order, suit by suit
        return MOLODKA
    if others[0].rank not in _HIGH:  # as in most hands
        return None
    ranks = {card.rank for card in others}
    return MOSKVA if "A" in ranks and ranks <= _HIGH else None


def goes_before(claim: Word, best: Word | None) -> bool:
    """Whether a claim made later in turn order takes the lead from the best one before it (Z3.2)."""
    return best is None or (claim == MOSKVA and best == MOLODKA)
