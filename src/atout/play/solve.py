"""Double-dummy questions in card language: what is a position worth when everybody sees all cards and plays best?

The search is in the kernel; docs/solver.md tells how it works. One :class:`Solver` may be asked again and again;
:mod:`atout.play.solve_many` takes arrays of deals, :mod:`atout.play.solve_groups` is for tricks of groups.

Example:
    >>> from atout.cards import cards
    >>> from atout.games.coinche.spec import FFB
    >>> from atout.play.kernel import Position, rules
    >>> hearts = rules(FFB.modes["h"], FFB.duties["h"], (2, 3, 0, 1))
    >>> hands = [cards(hand) for hand in ("Ah 7s", "Jh 9h", "8c Ts", "7d As")]
    >>> solution = Solver().values(Position(hearts, hands, leader=0), Question(counted=(0, 2), last_trick=10))
    >>> solution.values
    {Ah: 0, 7s: 0}
"""

from __future__ import annotations

import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from atout import _kernel
from atout.cards import Card, in_order
from atout.play.kernel import KernelRules, Position

_NO_LIMIT: Final = (1 << 64) - 1
_COINCHE_TABLE: Final = 18
_BINOKEL_TABLE: Final = 20


@dataclass(frozen=True)
class Question:
    """What is asked. A value is a number of points: those that the counted seats take together."""

    counted: tuple[int, ...]
    """The seats whose tricks count."""
    maximising: tuple[int, ...] | None = None
    """The seats that want the number high, all others want it low; ``None`` for the counted ones."""
    last_trick: int = 0
    """Points for the last trick, 0 to 2000 like the others."""
    all_tricks: int = 0
    """Points more when the counted seats take every trick of the deal, those before the position included."""
    no_trick: int = 0
    """Points less when they take none."""
    card_points: bool = True
    """Whether the cards count. Durch asks without them: ``all_tricks=1``."""

    @cached_property
    def native(self) -> _kernel.Question:
        """The kernel's form of it.

        Raises:
            ValueError: there is no such seat, or a number out of range.
        """
        maximising = self.counted if self.maximising is None else self.maximising
        return _kernel.Question(
            counted=_seats(self.counted),
            maximising=_seats(maximising),
            last_trick=self.last_trick,
            all_tricks=self.all_tricks,
            no_trick=self.no_trick,
            cards=self.card_points,
        )


def _seats(seats: tuple[int, ...]) -> int:
    if not all(0 <= seat < 4 for seat in seats):
        raise ValueError(f"there are no such seats: {seats}")
    return sum({1 << seat for seat in seats})


class Solution(NamedTuple):
    """What was found about the cards of the actor."""

    values: Mapping[Card, int]
    """By card, in the order of records: the points of the counted seats at the end, those taken before included."""
    complete: bool
    """Whether all cards that may be played are there; otherwise the search came to a limit and gave up."""
    nodes: int
    """Positions searched."""


@dataclass(frozen=True)
class Utility:
    """How much a number of points is worth, where more is never worse: a contract, a threshold, a match.

    Example:
        >>> made = Utility(((82, 1.0),))
        >>> made(81), made(82)
        (0.0, 1.0)
    """

    steps: tuple[tuple[int, float], ...]
    """From how many points on it is worth how much, both rising."""
    below: float = 0.0
    """What fewer points than the first step are worth."""

    def __post_init__(self) -> None:
        points, worth = [step[0] for step in self.steps], [self.below, *(step[1] for step in self.steps)]
        if points != sorted(set(points)) or worth != sorted(worth):
            raise ValueError("a utility rises with the points")

    def __call__(self, points: int) -> float:
        return self.of_level(bisect.bisect_right([step[0] for step in self.steps], points))

    def of_level(self, level: int) -> float:
        """What it is worth to have reached the first ``level`` steps."""
        return self.steps[level - 1][1] if level else self.below


class Solver:
    """The exact solver. The same question always takes the same number of positions, whatever was asked before.

    Ctrl-C is heard, other threads go on meanwhile; a second thread that asks the same solver waits.
    """

    __slots__ = ("_native",)

    def __init__(self, table_bits: int | None = None, *, like: KernelRules | None = None) -> None:
        """
        Args:
            table_bits: its table holds 2^this positions of 16 bytes, 1 to 28; a size that does for every game if not
                given.
            like: chooses the size that is best for these rules instead.

        Raises:
            ValueError: ``table_bits`` out of range.
        """
        bits = (table_size(like) if like else _BINOKEL_TABLE) if table_bits is None else table_bits
        if not 1 <= bits <= 28:
            raise ValueError(f"a table cannot have 2^{bits} entries")
        self._native = _kernel.Solver(bits)

    def values(
        self, position: Position, question: Question, *, nodes: int | None = None, seconds: float | None = None
    ) -> Solution:
        """The exact value of every card that the actor may play.

        Args:
            position: anywhere in a deal; it does not change.
            question: what counts, and for whom.
            nodes: gives up after so many positions.
            seconds: gives up after so long.

        Raises:
            ValueError: seats that do not exist, or numbers out of range.
        """
        found = self._native.values(position.native, question.native, node_limit(nodes), seconds)
        return _solution(position, found)

    def levels(
        self,
        position: Position,
        question: Question,
        thresholds: Sequence[int],
        *,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Solution:
        """For every card how many of ``thresholds`` its value reaches. Few thresholds are much cheaper than values.

        Args and errors as for :meth:`values`; ``thresholds`` rise.
        """
        found = self._native.levels(position.native, question.native, list(thresholds), node_limit(nodes), seconds)
        return _solution(position, found)

    def utilities(
        self,
        position: Position,
        question: Question,
        utility: Utility,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> dict[Card, float]:
        """What each card is worth by ``utility`` when everybody plays best; without the cards that a limit cut off.

        Args and errors as for :meth:`values`.
        """
        steps = [step[0] for step in utility.steps]
        found = self.levels(position, question, steps, nodes=nodes, seconds=seconds)
        return {card: utility.of_level(level) for card, level in found.values.items()}

    def reaches(
        self,
        position: Position,
        question: Question,
        points: int,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> bool | None:
        """Whether the counted seats get at least ``points``, those taken before included; ``None`` at a limit.

        Args and errors as for :meth:`values`.
        """
        return self._native.reaches(position.native, question.native, points, node_limit(nodes), seconds)[0]


def table_size(rules: KernelRules) -> int:
    """The size of table that is best for these rules, as its binary logarithm: a larger one is slower, not better."""
    return _COINCHE_TABLE if len(rules.labels.by_bit) <= 36 else _BINOKEL_TABLE


def node_limit(nodes: int | None) -> int:
    """The kernel's form of a limit on positions, ``None`` for none.

    Raises:
        ValueError: it is out of range.
    """
    if nodes is None:
        return _NO_LIMIT
    if not 0 <= nodes <= _NO_LIMIT:
        raise ValueError(f"{nodes} is no number of positions")
    return nodes


def _solution(position: Position, found: tuple[list[tuple[int, int]], bool, int]) -> Solution:
    numbers, complete, nodes = found
    by_bit = position.rules.labels.by_bit
    values = {by_bit[bit]: number for bit, number in numbers}
    return Solution({card: values[card] for card in in_order(values)}, complete, nodes)
