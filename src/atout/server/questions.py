"""What is computed outside the server while a deal goes on: a computer's decision, a hint. From a seat's view alone."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Protocol

from atout.analysis import hint
from atout.analysis.data import hint_data
from atout.analysis.review import chance_of
from atout.bots import Budget, computer
from atout.games.registry import game as game_of
from atout.games.view import View


class Question(Protocol):
    """Something to compute. It can be pickled, and so can its answer."""

    def answer(self) -> Any:
        """The answer: the same wherever it is computed."""


@dataclass(frozen=True)
class Decision:
    """What a computer does."""

    view: View
    """Of its seat: all that it knows."""
    level: str
    seed: int
    """Of its chances."""
    budget: Budget | None = None
    """What it may cost; that of the level where it is not given."""

    def answer(self) -> str:
        """The action, as text."""
        player = computer(game_of(self.view.game), self.level, random.Random(self.seed), self.budget)
        return player.choose(self.view).text


@dataclass(frozen=True)
class Advice:
    """What a person's seat can know about its choice."""

    view: View
    """Of that seat."""
    budget: Budget
    """What it may cost."""

    def answer(self) -> dict[str, Any]:
        """The hint as JSON has it."""
        return hint_data(hint(game_of(self.view.game), self.view, chance_of(0, self.view), self.budget))
