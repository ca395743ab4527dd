"""What comes out of an analysis: estimates, and the columns, decisions and hints that are made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal

import numpy as np

from atout.games.actions import Action

Unit = Literal["card-points", "score"]
"""What points are. ``card-points``: what the side of the seat takes in the deal, with the bonuses of the last trick and
of all tricks. ``score``: what it records for the deal more than the others; so calls are measured, whose contracts
differ."""

DEAL: Final = 200.0
"""How many card points winning the deal weighs as much as, where the two do not agree on the best action."""

_ALIKE: Final = 1e-6


@dataclass(frozen=True)
class Estimate:
    """What an action is worth to the side of the seat, or the difference between two actions."""

    points: float
    """See :data:`Unit`."""
    chance: float
    """0 to 1: that the side wins the deal. Coinche and Binokel: makes its contract, or beats that of the others. Half
    for a deal that nobody wins."""

    def __sub__(self, other: Estimate) -> Estimate:
        return Estimate(self.points - other.points, self.chance - other.chance)


def mean(rows: Sequence[Mapping[Action, Estimate]], weights: Sequence[float]) -> dict[Action, Estimate]:
    """The weighted mean of what the actions are worth in some deals."""
    found = {}
    for action in rows[0]:
        numbers = np.array([(row[action].points, row[action].chance) for row in rows])
        points, chance = np.average(numbers, axis=0, weights=weights).tolist()
        found[action] = Estimate(points, chance)
    return found


@dataclass(frozen=True)
class Column:
    """What the actions of one moment are worth, seen in one way; the same deals were looked at for all of them."""

    values: Mapping[Action, Estimate]
    unit: Unit
    deals: int
    """In how many deals the actions were tried: one for the deal as it lay, otherwise sampled ones."""

    def worth(self, action: Action) -> float:
        """One number to compare actions by: a score speaks for itself, card points need the contract beside them."""
        value = self.values[action]
        return value.points if self.unit == "score" else value.points + DEAL * value.chance

    @cached_property
    def ranked(self) -> tuple[Action, ...]:
        """The actions, best first; equal ones as the game lists them."""
        return tuple(sorted(self.values, key=self.worth, reverse=True))

    @property
    def best(self) -> tuple[Action, ...]:
        """The best action, and those that are worth the same."""
        most = self.worth(self.ranked[0])
        return tuple([each for each in self.ranked if self.worth(each) > most - _ALIKE])

    def cost(self, action: Action) -> Estimate:
        """What the best action is worth more than this one. One of the two numbers can be below 0, where the best
        action gives up a little of it for more of the other."""
        if action in self.best:
            return Estimate(0.0, 0.0)
        return self.values[self.ranked[0]] - self.values[action]

    def loss(self, action: Action) -> float:
        """The cost in one number, never below 0."""
        return self.worth(self.ranked[0]) - self.worth(action)


@dataclass(frozen=True)
class Reason:
    """A fact about an action; the words are in the catalogues under ``reason-<slug>``."""

    slug: str
    context: Mapping[str, str | int] = field(default_factory=dict)


Reasons = Mapping[Action, tuple[Reason, ...]]
"""By action, the facts that speak for it or against it."""


@dataclass(frozen=True)
class Hint:
    """What a seat can know about its choice at one moment."""

    known: Column | None
    """``None`` where it cannot be told."""
    reasons: Reasons = field(default_factory=dict)


@dataclass(frozen=True)
class Decision:
    """A choice that a seat had, and what it cost."""

    deal: int
    """The number of the deal in its match, from 1."""
    index: int
    """Which action of the deal, from 1."""
    seat: int
    action: Action
    """What was done."""
    lay: Column | None
    """Exact values in the deal as it lay; ``None`` where they cannot be told."""
    hint: Hint
    """What the seat could know at that moment, from its view alone."""

    @property
    def as_it_lay(self) -> Estimate | None:
        """What the action cost in the deal as it lay."""
        return None if self.lay is None else self.lay.cost(self.action)

    @property
    def could_know(self) -> Estimate | None:
        """What the action cost by what the seat could know."""
        return None if self.hint.known is None else self.hint.known.cost(self.action)

    @property
    def best(self) -> tuple[Action, ...]:
        """What the seat should have done by what it could know."""
        return () if self.hint.known is None else self.hint.known.best

    @property
    def loss(self) -> float:
        """How bad the decision was, for comparing decisions; 0 where it is not known."""
        return 0.0 if self.hint.known is None else self.hint.known.loss(self.action)
