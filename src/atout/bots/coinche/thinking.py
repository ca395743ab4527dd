"""The players of Coinche that think: they bid by rules of thumb and look ahead for their cards."""

from __future__ import annotations

import random
from typing import Final

from atout.bots.budget import Budget
from atout.bots.coinche.bidding import choose_call
from atout.bots.coinche.evidence import weigh, weigh_calls
from atout.bots.coinche.lookahead import Mind, values
from atout.bots.coinche.play import worths
from atout.bots.coinche.thumb import CoinchePlayer
from atout.games.actions import PLAY, Action
from atout.games.coinche.declarations import Declare, automatic, declare
from atout.games.coinche.game import Coinche
from atout.games.coinche.view import CoincheView
from atout.games.view import View
from atout.play.solve import Solver

CLUB: Final = Mind(weigh_calls)
MASTER: Final = Mind(weigh)


_HASTE: Final = 8.0
"""How far a novice's idea of a card's worth strays, in card points."""


class CoincheNovice(CoinchePlayer):
    """Plays by rules of thumb, in haste: of cards that seem about alike it often takes the lesser one.

    What would be absurd stays far enough behind not to be chosen.
    """

    def __init__(self, game: Coinche, rng: random.Random) -> None:
        super().__init__(game)
        self._game, self._rng = game, rng

    def choose(self, view: View) -> Action:
        """Its call, declaration or card."""
        assert isinstance(view, CoincheView)
        if len(view.legal) == 1 or not view.playing or isinstance(view.legal[0], Declare):
            return super().choose(view)
        found = worths(view, self._game.profile)
        return PLAY[max(found, key=lambda each: found[each] + self._rng.gauss(0, _HASTE))]


class CoincheThinker:
    """Plays any of the three profiles."""

    def __init__(self, game: Coinche, rng: random.Random, budget: Budget, mind: Mind) -> None:
        """
        Args:
            game: the profile.
            rng: chance.
            budget: what a decision may cost.
            mind: what it goes by.
        """
        self._game, self._rng, self._budget, self._mind = game, rng, budget, mind
        self._solver = Solver(18)

    def choose(self, view: View) -> Action:
        """Its call, declaration or card."""
        assert isinstance(view, CoincheView)
        if len(view.legal) == 1:
            return view.legal[0]
        if not view.playing:
            return choose_call(view, self._game.profile)
        if isinstance(view.legal[0], Declare):
            assert view.contract is not None
            return declare(automatic(view.hand, self._game.profile, view.contract.bid.strain))
        rng = random.Random(self._rng.getrandbits(64))
        found = values(view, self._game, rng, self._budget, self._mind, self._solver)
        return PLAY[max(found, key=lambda each: (found[each], -each.index))]
