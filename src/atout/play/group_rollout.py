"""Whole deals of groups in the kernel: what the options of a seat are worth in the deals that it takes for possible.

Two pairs play, hands of four are refilled from a stock. The kernel restores each deal from what lies where now, lets a
seat try everything it may do, and plays on by rules of thumb, every seat by what it can see; or, when nothing is drawn
any more, finds the exact value with all hands known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from atout import _kernel
from atout.cards import Card
from atout.play.group import Cards
from atout.play.kernel import GroupKernel
from atout.play.mode import Mode

Worlds = NDArray[np.uint64]
"""Shape ``(worlds, 4 + groups + 1)``, sets of bits as :class:`~atout.play.labels.Labels` numbers them: the four hands
now, every group laid from the first trick on, what is left of the stock."""


@dataclass(frozen=True)
class Utility:
    """What the end of a deal is worth to one side."""

    by_points: tuple[float, ...]
    """By the card points that it took, from 0 to all of them."""
    no_trick: float
    """When it took no trick."""
    all_tricks: float
    """When it took every trick."""


@dataclass(frozen=True)
class Past:
    """What the whole table saw of a deal so far."""

    first_leader: int
    """The seat that was to lead the first trick."""
    leaders: tuple[int, ...]
    """The seat that led each trick; of a trick in which nothing lies yet the seat that is to lead."""
    openly: tuple[bool, ...]
    """Of each group laid, first to last, whether it was led or took over; otherwise it lies face down."""
    shown: tuple[tuple[int, int, Cards], ...]
    """The hands that were shown: after how many tricks, by which seat, which cards."""
    stock_size: int
    """The cards of the stock before anybody drew."""
    turn_up: Card
    """The last card of the stock."""


class Outlook(NamedTuple):
    """What a seat's options look like in some worlds."""

    values: NDArray[np.float32]
    """Shape ``(worlds, options)``: what each option is worth in each world."""
    first_sight: NDArray[np.float32]
    """Shape ``(worlds, options)``: what the rules of thumb think of it, in card points. It differs between worlds by
    what lies face down in the trick."""


SHOW: Final[tuple[Cards, bool]] = ((), True)
"""An option where it is asked for a claim: the seat shows its hand."""
SILENT: Final[tuple[Cards, bool]] = ((), False)
"""The other one."""


class GroupRollouts:
    """The kernel's quick player for one mode.

    Attributes:
        labels: which bits stand for which cards.
    """

    __slots__ = ("_native", "labels")

    def __init__(self, mode: Mode, best: Iterable[Card], high: Iterable[Card]) -> None:
        """
        Args:
            mode: how the cards rank and count; at most 36 cards.
            best: a hand of four ``high`` cards may be shown if one of these is among them.
            high: see ``best``.
        """
        kernel = GroupKernel(mode)
        self.labels = labels = kernel.labels
        self._native = _kernel.Thumb(rules=kernel.native, best=labels.set_of(best), high=labels.set_of(high))

    @property
    def native(self) -> _kernel.Thumb:
        """The kernel's own player."""
        return self._native

    def past(self, past: Past) -> _kernel.GroupPast:
        """The kernel's form of what the table saw."""
        labels = self.labels
        return _kernel.GroupPast(
            leaders=past.leaders,
            openly=past.openly,
            shown=[(trick, seat, labels.set_of(hand)) for trick, seat, hand in past.shown],
            first_leader=past.first_leader,
            stock_size=past.stock_size,
            turn_up=labels.bits[past.turn_up][0],
        )

    def values(
        self,
        past: Past,
        worlds: Worlds,
        seat: int,
        options: Sequence[tuple[Cards, bool]],
        utility: Utility,
        *,
        best: int = 0,
        exact: bool = False,
        seed: int,
        stream: int = 0,
    ) -> Outlook:
        """What each option is worth in each world.

        Args:
            past: what the table saw.
            worlds: what may lie where.
            seat: whose options they are, and whose side counts.
            options: groups to lay, each openly or not; or :data:`SHOW` and :data:`SILENT`.
            utility: what the end of the deal is worth.
            best: for an answer, the best claim shown before it at this moment: 0 none, 1 of one suit, 2 high.
            exact: whether to solve instead of playing on; nothing may be left of the stock.
            seed: of the order of draws, which worlds leave open.
            stream: the number of the first world.

        Raises:
            ValueError: a world does not fit the past, or the seat cannot do this.
        """
        labels = self.labels
        found = self._native.values(
            past=self.past(past),
            worlds=worlds,
            seat=seat,
            best=best,
            options=[(labels.set_of(group), openly) for group, openly in options],
            utility=_utility(utility),
            exact=exact,
            seed=seed,
            stream=stream,
        )
        return Outlook(*found)


@lru_cache(maxsize=1 << 8)
def _utility(utility: Utility) -> _kernel.GroupUtility:
    return _kernel.GroupUtility(by_points=utility.by_points, no_trick=utility.no_trick, all_tricks=utility.all_tricks)
