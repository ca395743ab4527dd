"""The rule-of-thumb player of Coinche: what the hand is worth, what to declare, which card to play."""

from __future__ import annotations

from atout.bots.coinche.bidding import choose_call
from atout.bots.coinche.play import choose_card
from atout.games.actions import Action
from atout.games.coinche.declarations import Declare, automatic, declare
from atout.games.coinche.game import Coinche
from atout.games.coinche.view import CoincheView
from atout.games.view import View


class CoinchePlayer:
    """Plays any of the three profiles by rules of thumb. It keeps nothing between decisions."""

    def __init__(self, game: Coinche) -> None:
        self._game = game

    def choose(self, view: View) -> Action:
        """Its call, declaration or card."""
        assert isinstance(view, CoincheView)
        if len(view.legal) == 1:
            return view.legal[0]
        if not view.playing:
            return self._call(view)
        if isinstance(view.legal[0], Declare):
            # Nothing is gained by keeping a combination back that a simple player could make use of later.
            assert view.contract is not None
            return declare(automatic(view.hand, self._game.profile, view.contract.bid.strain))
        return self._card(view)

    def _call(self, view: CoincheView) -> Action:
        """What to say, of several calls."""
        return choose_call(view, self._game.profile)

    def _card(self, view: CoincheView) -> Action:
        """The card to play, of several."""
        return choose_card(view, self._game.profile)
