"""Search over sampled worlds in card language, and deals played out by rules of thumb. The work is in the kernel.

The tree is one of what everybody sees: all worlds share it, so a player cannot do in one world what he would not do in
another that looks the same to him. Beyond the tree everybody plays by rules of thumb, seeing all hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from atout import _kernel
from atout.cards import Card
from atout.play.kernel import KernelRules, Position

Friends = Sequence[Sequence[int]]
"""By seat the seats that it plays for, itself among them."""


@dataclass(frozen=True)
class Payoff:
    """What the end of a deal is worth to each seat: a sum over the parties, who count their points together."""

    party: tuple[int, ...]
    """The party of each seat, from 0."""
    last_trick: int
    """Points for the last trick."""
    worth: NDArray[np.float64]
    """Shape ``(seats, parties, columns)``: what 0, 1, … points of the party are worth to the seat, and in the last
    column what it is worth if the party took no trick. More points are worth as much as the most."""


@dataclass(frozen=True)
class Growth:
    """How a tree grows."""

    curiosity: float = 1.0
    """How much a card is preferred for having been tried seldom, in standard deviations of the payoff."""
    modesty: float = 0.0
    """How much worse than the others a card that was never tried is thought to be, in the same unit."""
    trust: float = 40.0
    """How much better a card has to look at first sight to be twice as likely to be tried."""
    even: bool = False
    """Whether the actor's cards take turns, so that each is known as well as the others. Otherwise those that do badly
    are tried seldom, and little is known of them."""


@dataclass(frozen=True)
class Option:
    """What is known of a card."""

    visits: int
    """How many deals were played with it."""
    worth: float
    """The mean payoff of the actor."""


class Tree:
    """A search from one position. The same worlds in the same order give the same tree."""

    __slots__ = ("_native", "_position")

    def __init__(self, position: Position, payoff: Payoff, friends: Friends, growth: Growth) -> None:
        """
        Args:
            position: what is to be decided, with any hands for the others that fit what everybody sees.
            payoff: what everybody plays for.
            friends: whom the rules of thumb play together with.
            growth: how the tree grows.

        Raises:
            ValueError: seats that do not exist, or a table that does not fit.
        """
        self._position = position
        self._native = _kernel.Tree(
            position=position.native,
            party=list(payoff.party),
            last_trick=payoff.last_trick,
            worth=np.ascontiguousarray(payoff.worth, dtype=np.float64),
            friends=_sets(friends),
            curiosity=growth.curiosity,
            modesty=growth.modesty,
            trust=growth.trust,
            even=growth.even,
        )

    def grow(
        self, hands: NDArray[np.uint64], points: NDArray[np.uint16], rounds: int, seconds: float | None = None
    ) -> int:
        """Plays a deal in every world, ``rounds`` times or until the time is over; how many deals.

        Other threads go on meanwhile, and Ctrl-C is heard.

        Args:
            hands: shape ``(worlds, seats)``: the cards of each seat as sets of bits, see
                :class:`~atout.play.labels.Labels`.
            points: shape ``(worlds, seats)``: the points that each seat has before.
            rounds: how often each world is used.
            seconds: stops after so long.

        Raises:
            ValueError: hands that do not fit the position.
        """
        return self._native.grow(hands, points, rounds, seconds)

    def options(self) -> dict[Card, Option]:
        """What is known of each card of the actor that was tried, weak ones first."""
        by_bit = self._position.rules.labels.by_bit
        return {by_bit[bit]: Option(visits, worth) for bit, visits, worth in self._native.options()}


def play_sensibly(
    rules: KernelRules, hands: NDArray[np.uint64], leader: int, friends: Friends, last_trick: int = 0
) -> tuple[NDArray[np.int16], NDArray[np.uint8]]:
    """Plays deals out by rules of thumb: card points and tricks of each seat, both of shape ``(deals, seats)``.

    Args:
        rules: how they are played.
        hands: shape ``(deals, seats)``: the cards of each seat as sets of bits.
        leader: the seat to lead.
        friends: who plays together with whom.
        last_trick: points for the last trick.

    Raises:
        ValueError: hands of different length, or seats that do not exist.
    """
    return _kernel.play_sensibly(rules.native, hands, leader, _sets(friends), last_trick)


def _sets(friends: Friends) -> list[int]:
    return [sum([1 << seat for seat in seats]) for seats in friends]
