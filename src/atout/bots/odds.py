"""Who is likely to take a trick: chances from what is known of the hidden hands, without looking further ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from atout.bots.knowledge import Hidden
from atout.cards import Card, Suit
from atout.play import Mode

_OVER_ANOTHER: Final = 0.5
"""How much of its chance to beat the first card a seat keeps once somebody before it has beaten that card."""


@lru_cache(maxsize=64)
def of_suit(mode: Mode, suit: Suit | None) -> frozenset[Card]:
    """All cards of a suit in the deck of the mode; none for no suit."""
    return frozenset([each for each in mode.deck if each.suit == suit])


@lru_cache(maxsize=1 << 12)
def _beaters(mode: Mode, winning: Card, led: Suit) -> tuple[frozenset[Card], frozenset[Card], frozenset[Card]]:
    """The cards of the suit led that beat ``winning``; all of that suit; and those with the trumps that beat it."""
    suited = of_suit(mode, led)
    beating = mode.beaters[winning]
    return beating & suited, suited, suited | beating


def beats(hidden: Hidden, winning: Card, led: Suit, mode: Mode) -> float:
    """The chance that a hidden hand can beat ``winning``: in the suit led, or without that suit by a trump."""
    higher, suited, all_beating = _beaters(mode, winning, led)
    chance = 1.0 - hidden.lacks(higher) if higher else 0.0
    if len(all_beating) > len(suited):
        chance += hidden.lacks(suited) - hidden.lacks(all_beating)
    return chance


def takers(
    card: Card, led: Suit, winner: int, behind: Sequence[int], others: Sequence[Hidden], mode: Mode
) -> list[float]:
    """Each seat's chance to take the trick that ``card``, of seat ``winner``, is winning now.

    Args:
        card: the winning card.
        led: the suit led.
        winner: whose card it is.
        behind: the seats still to play, in order; each beats what it can.
        others: the hidden hands by seat.
        mode: how the cards rank.
    """
    chances = [0.0] * len(others)
    chances[winner] = 1.0
    for seat in behind:
        can = beats(others[seat], card, led, mode)
        if can == 0.0:
            continue
        takes = 0.0
        for holder, chance in enumerate(chances):
            if chance:
                moved = chance * (can if holder == winner else can * _OVER_ANOTHER)
                chances[holder] -= moved
                takes += moved
        chances[seat] += takes
    return chances
