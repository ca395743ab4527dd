"""Deals as they may lie, played out by rules of thumb and scored, many at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel.counts import RULES, Counts, masks, melded
from atout.cards import Suit
from atout.games.binokel.spec import CONCESSION, LAST_TEN, LOST_BIDS, PLAYERS
from atout.play.tree import play_sensibly

Scores = NDArray[np.float64]
"""What each seat records; the last axis is the seats."""

_FLATTERED: Final = 4
"""By how many points rules of thumb flatter a soloist: opponents who think do better against him."""


@dataclass(frozen=True)
class Seats:
    """Who sits where."""

    soloist: int
    forehand: int

    @property
    def others(self) -> list[int]:
        """The seats that play against the soloist."""
        return [seat for seat in range(PLAYERS) if seat != self.soloist]

    @property
    def friends(self) -> list[list[int]]:
        """By seat whom it plays together with."""
        return [[seat] if seat == self.soloist else self.others for seat in range(PLAYERS)]


class Sampled:
    """Deals of two hands to the soloist's opponents, with one trump suit.

    Whatever the soloist keeps of his cards, the opponents' hands and melds stay the same, so they are worked out once.
    """

    def __init__(self, seats: Seats, trump: Suit, cards: Counts, hidden: Counts) -> None:
        """
        Args:
            seats: who plays.
            trump: the trump suit.
            cards: all that the soloist has had in his hand, shape ``(4, 6)`` or one for each deal.
            hidden: the opponents' hands, shape ``(deals, 2, 4, 6)``.
        """
        self.seats = seats
        self.trump = trump
        own = np.broadcast_to(cards, (len(hidden), *cards.shape[-2:]))
        sets = masks(np.concatenate([own[:, None], hidden], axis=1), trump)
        self.hands = np.zeros((len(hidden), PLAYERS), dtype=np.uint64)
        self.hands[:, seats.others] = sets[:, 1:]
        self.melds = np.zeros((len(hidden), PLAYERS))
        self.melds[:, seats.others] = melded(hidden, trump)

    def played(self, left: Counts, laid: NDArray[np.int64], bid: int, deals: int) -> Scores:
        """The scores of the first deals, played out with each of the soloist's hands: ``(hands, deals, seats)``.

        Args:
            left: what the soloist may keep, shape ``(hands, 4, 6)``.
            laid: the points that he lays away then.
            bid: what he has to make.
            deals: how many deals.
        """
        hands = np.repeat(self.hands[None, :deals], len(left), axis=0)
        hands[..., self.seats.soloist] = masks(left[:, None], self.trump)
        melds = np.repeat(self.melds[None, :deals], len(left), axis=0)
        melds[..., self.seats.soloist] = melded(left, self.trump)[:, None]
        return self._scores(hands, melds, laid[:, None], bid)

    def _scores(self, hands: NDArray[np.uint64], melds: Scores, laid: NDArray[np.int64], bid: int) -> Scores:
        flat = np.ascontiguousarray(hands.reshape(-1, PLAYERS))
        points, tricks = play_sensibly(RULES[self.trump], flat, self.seats.forehand, self.seats.friends, LAST_TEN)
        took = (tricks > 0).reshape(hands.shape)
        scores = np.where(took, points.reshape(hands.shape) + melds, 0.0)
        soloist = self.seats.soloist
        sums = scores[..., soloist] + laid - _FLATTERED
        made = took[..., soloist] & (sums >= bid)
        scores[..., soloist] = np.where(made, sums, -LOST_BIDS * bid)
        return scores

    def conceded(self, bid: int) -> Scores:
        """The scores of the deals when the soloist concedes with this trump suit (N3.3)."""
        scores = self.melds + CONCESSION
        scores[:, self.seats.soloist] = -bid
        return scores
