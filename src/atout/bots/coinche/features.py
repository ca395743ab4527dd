"""What many hands at once hold, and what they are worth by the tables of :mod:`atout.bots.coinche.bidding`."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche import bidding
from atout.cards import SUITS, Card
from atout.games.coinche.spec import RUN_RANKS, Strain
from atout.play.kernel import KernelRules

Numbers = NDArray[np.float64]

_RANK: Final = {rank: place for place, rank in enumerate(RUN_RANKS)}
_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE = (_RANK[rank] for rank in "AKQJT9")


class Holdings:
    """Who holds what in many worlds.

    Attributes:
        held: shape ``(worlds, seats, suits, ranks)``, suits as in ``SUITS``, ranks from the ace down as in runs.
    """

    def __init__(self, held: NDArray[np.bool_]) -> None:
        self.held = held

    def __len__(self) -> int:
        return len(self.held)

    @classmethod
    def of_kernel(cls, kernel: KernelRules, masks: NDArray[np.uint64]) -> Self:
        """The worlds of these hands, given as the kernel's bits: shape ``(worlds, seats)``."""
        bits = masks[:, :, None] >> _order(kernel) & np.uint64(1)
        return cls(bits.astype(bool).reshape(*masks.shape, len(SUITS), len(RUN_RANKS)))

    def worth(self, seat: int, strain: Strain) -> Numbers:
        """The card points that the seat's side takes on average, by its own hand alone."""
        return self._worths[strain][:, seat]

    def above_average(self, seat: int, strain: Strain) -> Numbers:
        """How much more than with a hand that has not bid in this strain."""
        return self.worth(seat, strain) - bidding.average(strain)

    def best(self, seat: int) -> Numbers:
        """The worth in the best suit."""
        found: Numbers = np.max([self.worth(seat, suit) for suit in SUITS], axis=0)
        return found

    @cached_property
    def _worths(self) -> dict[Strain, Numbers]:
        """By strain, shape ``(worlds, seats)``."""
        trumps, beside = self._as_trumps, self._beside
        of_suits: dict[Strain, Numbers] = {
            suit: bidding.SUIT.base + trumps[:, :, place] + beside.sum(axis=2) - beside[:, :, place]
            for place, suit in enumerate(SUITS)
        }
        return {**of_suits, "n": self._no_trump, "a": self._all_trump}

    def _has(self, rank: int) -> NDArray[np.bool_]:
        return self.held[..., rank]

    @property
    def _as_trumps(self) -> Numbers:
        """By seat and suit: what the suit is worth as trumps."""
        w, jack, nine = bidding.SUIT, self._has(_JACK), self._has(_NINE)
        found: Numbers = (
            w.trump * self.held.sum(axis=3)
            + w.jack * jack
            + w.nine * nine
            + w.jack_and_nine * (jack & nine)
            + w.trump_ace * self._has(_ACE)
            + w.trump_ten * self._has(_TEN)
        )
        return found

    @property
    def _beside(self) -> Numbers:
        w, ace, ten, count = bidding.SUIT, self._has(_ACE), self._has(_TEN), self.held.sum(axis=3)
        found: Numbers = (
            w.void * (count == 0) + ace * (w.ace + w.ace_and_ten * ten) + w.guarded_ten * (~ace & ten & (count > 1))
        )
        return found

    @property
    def _no_trump(self) -> Numbers:
        w, ace, ten, count = bidding.NO_TRUMP, self._has(_ACE), self._has(_TEN), self.held.sum(axis=3)
        suits = ace * (w.ace + w.ace_and_ten * ten + w.long * np.maximum(count - 3, 0))
        found: Numbers = w.base + (suits + w.guarded_ten * (~ace & ten & (count > 1))).sum(axis=2)
        return found

    @property
    def _all_trump(self) -> Numbers:
        w, jack, nine, count = bidding.ALL_TRUMP, self._has(_JACK), self._has(_NINE), self.held.sum(axis=3)
        suits = jack * (w.jack + w.jack_and_nine * nine + w.long * np.maximum(count - 3, 0))
        suits = suits + w.guarded_nine * (~jack & nine & (count > 1))
        found: Numbers = w.base + (suits + w.ace * (self._has(_ACE) & ~(jack & nine))).sum(axis=2)
        return found


@lru_cache(maxsize=64)
def _order(kernel: KernelRules) -> NDArray[np.uint64]:
    """The kernel's bit of each card, suit by suit, each from the ace down."""
    bits = kernel.labels.bits
    cards = sorted(bits, key=_place)
    return np.array([bits[card][0] for card in cards], dtype=np.uint64)


def _place(card: Card) -> tuple[int, int]:
    return SUITS.index(card.suit), _RANK[card.rank]
