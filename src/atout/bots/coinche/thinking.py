"""The players of Coinche that think: they look ahead for their cards, and the strongest for its calls too."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from atout.bots.budget import Budget
from atout.bots.coinche.calling import call_ahead
from atout.bots.coinche.evidence import weigh, weigh_calls
from atout.bots.coinche.lookahead import Mind, values
from atout.bots.coinche.play import worths
from atout.bots.coinche.thumb import CoinchePlayer
from atout.bots.player import Player
from atout.games.actions import PLAY, Action
from atout.games.coinche.game import Coinche
from atout.games.coinche.view import CoincheView
from atout.games.game import Game
from atout.play.solve import Solver

MINDS: Final[Mapping[str, Mind]] = {"club": Mind(weigh_calls), "master": Mind(weigh, listed=512)}
"""What the levels that think go by."""

_HASTE: Final = 8.0
"""How far a novice's idea of a card's worth strays, in card points."""


class CoincheNovice(CoinchePlayer):
    """Plays by rules of thumb, in haste: of cards that seem about alike it often takes the lesser one.

    What would be absurd stays far enough behind not to be chosen.
    """

    def __init__(self, game: Coinche, rng: random.Random) -> None:
        super().__init__(game)
        self._rng = rng

    def _card(self, view: CoincheView) -> Action:
        found = worths(view, self._game.profile)
        return PLAY[max(found, key=lambda each: found[each] + self._rng.gauss(0, _HASTE))]


class CoincheThinker(CoinchePlayer):
    """Declares by rules of thumb too, and looks ahead for its cards."""

    def __init__(
        self, game: Coinche, rng: random.Random, budget: Budget, mind: Mind, calls_ahead: bool = False
    ) -> None:
        """
        Args:
            game: the profile.
            rng: chance.
            budget: what a decision may cost.
            mind: what it goes by.
            calls_ahead: whether it looks ahead for its calls too, or makes them by rules of thumb.
        """
        super().__init__(game)
        self._rng, self._budget, self._mind, self._calls_ahead = rng, budget, mind, calls_ahead
        self._solver = Solver(18)

    def _call(self, view: CoincheView) -> Action:
        if not self._calls_ahead:
            return super()._call(view)
        return call_ahead(view, self._game, random.Random(self._rng.getrandbits(64)), self._budget)

    def _card(self, view: CoincheView) -> Action:
        rng = random.Random(self._rng.getrandbits(64))
        found = values(view, self._game, rng, self._budget, self._mind, self._solver)
        return PLAY[max(found, key=lambda each: (found[each], -each.index))]


def strong(game: Game, level: str, rng: random.Random, budget: Budget) -> Player:
    """The player of a level that thinks.

    Args:
        game: a profile of Coinche.
        level: ``club`` or ``master``.
        rng: chance; with a budget of samples the same seed gives the same play.
        budget: what one decision may cost.
    """
    assert isinstance(game, Coinche)
    return CoincheThinker(game, rng, budget, MINDS[level], calls_ahead=level == "master")
