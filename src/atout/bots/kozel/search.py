"""The strong players of Kozel: every sensible move tried in many possible deals, all played out by rules of thumb.

The moves share their worlds, so what differs between two of them is the moves' own doing; moves that fall clearly
behind are left out of the rounds to come. What rules of thumb think of the moves at first sight counts beside what came
out, the less the more worlds there are. Once nothing is drawn any more, worlds are solved exactly, not played out; the
last choice of a deal is made over all worlds where they can be listed (:mod:`atout.bots.kozel.last_choice`). What an
outcome is worth is the chance to win the match.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.budget import Budget
from atout.bots.kozel.last_choice import exact_values, is_last_choice
from atout.bots.kozel.match import utility
from atout.bots.kozel.options import Asked, sensible
from atout.bots.kozel.past import past_of, rollouts, worlds_of
from atout.bots.kozel.thumb import first_sight, unseen
from atout.games.actions import Action, OnCards
from atout.games.game import Game
from atout.games.kozel.claims import MOSKVA
from atout.games.kozel.claims import SILENT as KEEPS_SILENT
from atout.games.kozel.view import KozelView
from atout.games.view import View
from atout.play.group_rollout import Utility
from atout.play.group_rollout import Worlds as Rows
from atout.worlds import Worlds

_ROUND: Final = 32
"""Worlds looked at before it is asked again which moves are worth going on with, and what time it is."""
_ROUND_EXACT: Final = 4
"""The same where each world is solved, which takes longer."""

_SOLVE_FROM: Final = 4
"""Worlds are solved with hands of at most so many cards, and nothing to draw."""
_SOLVED: Final = 200
"""No more worlds are solved than so many: with hands of four each takes a millisecond."""
_LISTED: Final = 20
"""So many ways in which the cards can lie are listed for each world that the budget allows, and each millisecond."""
_MOST_LISTED: Final = 1 << 14
_MARGIN: Final = 3.5
"""A move is dropped when it is behind by more than so many standard errors."""

_PER_POINT: Final = 0.01
"""What a card point of an opinion is worth, as a part of the difference between a deal won and a deal lost."""
_WON, _LOST = 75, 45
"""Card points of a deal that is won, and of one that is lost."""


@dataclass(frozen=True)
class Strength:
    """How a strong player searches."""

    worlds: int
    """It looks at no more than so many worlds."""
    faith: int
    """So many worlds the rules of thumb's own opinion counts as much as."""
    plain: bool
    """Whether that is the opinion of the player that goes by rules of thumb alone (:mod:`atout.bots.kozel.thumb`).
    Otherwise it is that of the play-outs, whose weights were found by self-play and are better."""


class KozelSearcher:
    """Plays Kozel by search. It keeps nothing between decisions but its source of chance."""

    def __init__(self, game: Game, strength: Strength, rng: random.Random, budget: Budget) -> None:
        self._game = game
        self._strength = strength
        self._rng = rng
        self._budget = budget

    def choose(self, view: View) -> Action:
        """The move with the best outlook."""
        assert isinstance(view, KozelView)
        assert view.seat is not None
        options = sensible(view, unseen(view))
        if len(options) == 1:
            return next(iter(options))
        rounds = self._budget.rounds(_ROUND_EXACT if _solves(view) else _ROUND)
        first = next(rounds)  # time runs from now on
        known = Worlds(self._game, view)
        values = self._of_last(view, known, options) if is_last_choice(view) else None
        if values is not None:
            return list(options)[int(np.argmax(values))]
        trial = _Trial(view, options, self._strength, self._rng.getrandbits(64))
        for size in chain((first,), rounds):
            trial.go_on(worlds_of(view, known.places(size, self._rng)))
            if trial.settled:
                break
        return list(options)[trial.best]

    def _of_last(self, view: KozelView, known: Worlds, options: Mapping[Action, Asked]) -> NDArray[np.float64] | None:
        """The exact values of the last choice of a deal; ``None`` if the cards can lie in too many ways."""
        allowed = [limit for limit in (self._budget.samples, self._budget.time_ms) if limit is not None]
        most = min(int(_LISTED * min(allowed)), _MOST_LISTED)
        return exact_values(view, known, list(options.values()), _utility(view), most)


class _Trial:
    """The options of one decision under trial."""

    def __init__(self, view: KozelView, options: Mapping[Action, Asked], strength: Strength, seed: int) -> None:
        assert view.seat is not None
        self._exact = _solves(view)
        # A solved world needs no second opinion, and on claims the rules of thumb have none that is worth hearing.
        self._faith = 0 if self._exact or KEEPS_SILENT in view.legal else strength.faith
        self._strength = strength
        self._kernel = rollouts(view.trump)
        self._past = past_of(view)
        self._seat = view.seat
        self._options = list(options.values())
        moves = [action for action in options if isinstance(action, OnCards)]
        self._plain = np.array(first_sight(view, moves)) if strength.plain and self._faith else None
        self._utility = _utility(view)
        self._per_point = _PER_POINT * (self._utility.by_points[_WON] - self._utility.by_points[_LOST])
        self._shown = best_shown(view)
        self._seed = seed
        self._left = np.arange(len(options))
        self._values = np.zeros((0, len(options)))
        self._opinions = np.zeros((0, len(options)))

    @property
    def best(self) -> int:
        """The number of the option that looks best."""
        return int(self._left[np.argmax(self._scores())])

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to find out."""
        enough = min(self._strength.worlds, _SOLVED) if self._exact else self._strength.worlds
        return len(self._left) == 1 or len(self._values) >= enough

    def go_on(self, worlds: Rows) -> None:
        """Tries what is left in more worlds."""
        outlook = self._kernel.values(
            self._past, worlds, self._seat, [self._options[each] for each in self._left], self._utility,
            best=self._shown, exact=self._exact, seed=self._seed, stream=len(self._values),
        )  # fmt: skip
        self._values = np.concatenate([self._values, outlook.values])
        seen = outlook.first_sight if self._plain is None else np.tile(self._plain[self._left], (len(worlds), 1))
        self._opinions = np.concatenate([self._opinions, seen])
        self._drop()

    def _scores(self) -> NDArray[np.float64]:
        """The means of the values. As long as there are few, what the rules of thumb think counts beside them."""
        weight = self._faith * self._per_point / len(self._values)
        scores: NDArray[np.float64] = self._values.mean(axis=0) + weight * self._opinions.mean(axis=0)
        return scores

    def _drop(self) -> None:
        """Drops what is behind beyond doubt."""
        scores = self._scores()
        lead = scores.max() - scores
        error = (self._values[:, [np.argmax(scores)]] - self._values).std(axis=0) / np.sqrt(len(self._values))
        keep = (lead <= _MARGIN * error) | (lead == 0)
        self._left = self._left[keep]
        self._values, self._opinions = self._values[:, keep], self._opinions[:, keep]


def _utility(view: KozelView) -> Utility:
    """What the end of the deal is worth to the side of the seat."""
    assert view.seat is not None
    side, totals = view.seat % 2, view.before.totals
    return utility(totals[side], totals[1 - side])


def _solves(view: KozelView) -> bool:
    """Whether worlds are solved: nothing is drawn any more, and the hands are small enough."""
    return view.stock == 0 and max(view.hand_sizes) <= _SOLVE_FROM and KEEPS_SILENT not in view.legal


def best_shown(view: KozelView) -> int:
    """The best claim shown so far for the lead to come, as the kernel counts: 0 none, 1 molodka, 2 moskva."""
    claims = [shown.claim for shown in view.shown if shown.trick == len(view.tricks)]
    return max([2 if claim == MOSKVA.word else 1 for claim in claims], default=0)
