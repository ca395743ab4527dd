"""What a computer player is: somebody who gets a seat's view and answers with something legal."""

from __future__ import annotations

import random
from typing import Protocol

from atout.games.actions import Action
from atout.games.view import View


class Player(Protocol):
    """Plays any seat of a game. It is asked with views alone, never with a deal, so it cannot know more than a seat."""

    def choose(self, view: View) -> Action:
        """One of ``view.legal``, which must not be empty."""


class RandomPlayer:
    """Does anything that is legal, each action with the same chance."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return self._rng.choice(view.legal)
