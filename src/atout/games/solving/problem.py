"""A position to be solved, as a game counts it, and what comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from atout.cards import Card
from atout.errors import AtoutError
from atout.games.actions import PLAY, Action
from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import CARD_POINTS, LAST_TRICK, PARTNER, Profile, Strain
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver

Seats = tuple[int, ...]
Pair = tuple[int, int]
"""A number for the actor's party and one for the other."""

_ALONE: Final = (None,) * binokel.PLAYERS


class CannotSolve(AtoutError):
    """A question that the exact solver has no answer to: no cards are being played, or cards are still to be drawn."""


@dataclass(frozen=True)
class Solved:
    """What the actor's actions are worth when everybody sees all cards and plays best."""

    actor: int
    parties: tuple[Seats, Seats]
    """The seats of the actor's party, and the others."""
    unit: Literal["points", "durch"]
    """What the values are: card points at the end of the deal, or in Durch 1 for the party that wins it."""
    values: Mapping[Action, Pair]
    """By action: what the actor's party has in the end, and the others."""
    costs: Mapping[Action, int]
    """By action: how much worse it is than the best of them."""
    complete: bool
    """Whether every action that is allowed stands there; otherwise the search came to a limit."""
    nodes: int
    """Positions searched; 0 where they are not counted."""


def solved(
    actor: int, parties: tuple[Seats, Seats], worth: Mapping[Action, int], values: Mapping[Action, Pair],
    *, unit: Literal["points", "durch"] = "points", complete: bool = True, nodes: int = 0,
) -> Solved:  # fmt: skip
    """The result for the worth of each action, higher being better for the actor."""
    best = max(worth.values(), default=0)
    costs = {action: best - each for action, each in worth.items()}
    return Solved(actor, parties, unit, values, costs, complete, nodes)


@dataclass(frozen=True)
class TrickProblem:
    """A position of tricks and how its game counts it."""

    position: Position
    question: Question
    parties: tuple[Seats, Seats]
    """The counted seats, and the others."""
    all_points: int
    """What the two parties share in the end."""
    before: int = 0
    """Points that the counted seats have besides those of their tricks: the cards laid away."""
    all_tricks: int = 0
    """Points more for a party with every trick."""
    unit: Literal["points", "durch"] = "points"

    def solve(self, solver: Solver | None = None, *, nodes: int | None = None, seconds: float | None = None) -> Solved:
        """The value of every card that may be played, as far as the limits let it.

        Args:
            solver: one to use again; a new one by default.
            nodes: gives up after so many positions.
            seconds: gives up after so long.
        """
        found = (solver or Solver(like=self.position.rules)).values(
            self.position, self.question, nodes=nodes, seconds=seconds
        )
        actor = self.position.actor
        counts = actor in self.parties[0]
        parties = self.parties if counts else self.parties[::-1]
        worth: dict[Action, int] = {}
        values: dict[Action, Pair] = {}
        for card, value in found.values.items():
            own, others = self._pair(value)
            worth[PLAY[card]] = value if counts else -value
            values[PLAY[card]] = (own, others) if counts else (others, own)
        return solved(
            actor, parties, worth, values, unit=self.unit, complete=found.complete, nodes=found.nodes
        )  # fmt: skip

    def _pair(self, value: int) -> Pair:
        """What the counted seats and the others have in the end, for a value of the question."""
        if value < 0:  # no trick
            return self.before, self.all_points - self.before + self.all_tricks
        own = value + self.before
        return own, max(self.all_points - own, 0)


def coinche_problem(
    profile: Profile, strain: Strain, hands: Sequence[Sequence[Card]], leader: int, trick: Sequence[Card] = (),
    points: Sequence[int] = (), wins: Sequence[int] = (),
) -> TrickProblem:  # fmt: skip
    """Card points with the last trick's, and the profile's bonus for all eight tricks.

    Raises:
        ValueError: the cards cannot lie like this.
    """
    found = rules(profile.modes[strain], profile.duties[strain], PARTNER)
    position = Position(found, hands, leader, trick, points, wins)
    own = position.actor
    parties = (own % 2, own % 2 + 2), (1 - own % 2, 3 - own % 2)
    bonus = profile.scoring.all_tricks - CARD_POINTS - LAST_TRICK
    question = Question(parties[0], last_trick=LAST_TRICK, all_tricks=bonus, no_trick=bonus)
    return TrickProblem(position, question, parties, _all_points(position) + LAST_TRICK, all_tricks=bonus)


def binokel_problem(
    choice: str, soloist: int, hands: Sequence[Sequence[Card]], leader: int, trick: Sequence[Card] = (),
    points: Sequence[int] = (), wins: Sequence[int] = (), *, laid_away: int = 0, melds: int = 0,
) -> TrickProblem:  # fmt: skip
    """The soloist against the other two: his card points, or in Durch whether he takes every trick.

    Args:
        choice: a trump suit, or ``durch``.
        soloist: who plays alone.
        laid_away: card points of the cards that he laid away.
        melds: what his melds are worth; without a trick they count nothing (N6.1).
        hands, leader, trick, points, wins: as for :class:`~atout.play.kernel.Position`.

    Raises:
        ValueError: the cards cannot lie like this.
    """
    durch = choice == binokel.DURCH.name
    mode = binokel.DURCH if durch else next(mode for mode in binokel.MODES.values() if mode.name == choice)
    found = rules(mode, binokel.DURCH_DUTIES if durch else binokel.DUTIES, _ALONE, copies=2)
    position = Position(found, hands, leader, trick, points, wins)
    others = tuple(seat for seat in range(binokel.PLAYERS) if seat != soloist)
    if durch:
        question = Question((soloist,), all_tricks=1, card_points=False)
        return TrickProblem(position, question, ((soloist,), others), all_points=1, unit="durch")
    question = Question((soloist,), last_trick=binokel.LAST_TEN, no_trick=melds)
    everything = _all_points(position) + binokel.LAST_TEN + laid_away
    return TrickProblem(position, question, ((soloist,), others), everything, before=laid_away)


def _all_points(position: Position) -> int:
    """Card points taken, lying and still in hand."""
    cards = [card for part in (position.trick, *position.hands) for card in part]
    return sum(position.points) + sum(position.rules.mode.points[card] for card in cards)
