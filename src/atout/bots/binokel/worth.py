"""What a hand of Binokel is worth to a soloist: its melds, and the card points that it is likely to take.

The weights are a least-squares fit to the results of some thousand deals played out by the rule-of-thumb players
themselves; single deals scatter around it by some 20 points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from atout.cards import SUITS, Card, Suit
from atout.games.binokel.melds import meld_points, melds_of


@dataclass(frozen=True)
class TrickWeights:
    """Card points that a soloist takes, last ten included, for what he holds; on top of ``base``."""

    base: float = -57
    trump: float = 17.5
    """Each trump, and besides:"""
    beyond_six: float = -5.5
    """Each trump from the seventh on: the others have fallen by then."""
    trump_ace: float = 11
    trump_ten: float = 7
    ace: float = 14.5
    """An ace of another suit."""
    covered_ten: float = 9.5
    """A ten of another suit with an ace above it."""
    ten: float = 5
    """Any other ten of another suit."""
    void: float = 6
    """A suit without a card."""


_WEIGHTS: Final = TrickWeights()

_TRUMPS_THAT_DRAW: Final = 6

_TAPP: Final = 40.0
"""What three more cards and the choice among eighteen add in seven deals of ten; a lost game costs the bid twice, so
the average, about twice as much, would be too bold."""


def trick_points(hand: Sequence[Card], trump: Suit) -> float:
    """The card points that a soloist with these fifteen cards is likely to take, last ten included."""
    points = _WEIGHTS.base
    for suit in SUITS:
        ranks = [each.rank for each in hand if each.suit == suit]
        aces, tens = ranks.count("A"), ranks.count("T")
        if suit == trump:
            points += _WEIGHTS.trump * len(ranks) + _WEIGHTS.beyond_six * max(len(ranks) - _TRUMPS_THAT_DRAW, 0)
            points += _WEIGHTS.trump_ace * aces + _WEIGHTS.trump_ten * tens
        elif not ranks:
            points += _WEIGHTS.void
        else:
            points += _WEIGHTS.ace * aces + (_WEIGHTS.covered_ten if aces else _WEIGHTS.ten) * tens
    return points


def expected(hand: Sequence[Card], trump: Suit) -> float:
    """Melds and likely card points of a hand with this trump suit."""
    return meld_points(melds_of(hand, trump)) + trick_points(hand, trump)


def expected_with_tapp(hand: Sequence[Card]) -> float:
    """What a hand is likely to make in its best trump suit once it has taken up the Tapp."""
    return max([expected(hand, suit) for suit in SUITS]) + _TAPP
