"""The players of Binokel: one by rules of thumb (how far to bid, what to lay away, which game to name, which card to
play), and those that think."""

from __future__ import annotations

from atout.bots.binokel.play import choose_card
from atout.bots.binokel.tapp import choose_discard, choose_game
from atout.bots.binokel.thinking import strong
from atout.bots.binokel.worth import expected_with_tapp
from atout.games.actions import PASS, Action
from atout.games.binokel.auction import RAISE
from atout.games.binokel.spec import BID_STEP
from atout.games.binokel.view import BinokelView
from atout.games.view import View

__all__ = ["BinokelPlayer", "strong"]


class BinokelPlayer:
    """Plays Binokel by rules of thumb. It keeps nothing between decisions."""

    def choose(self, view: View) -> Action:
        """Its call, the cards it lays away, its game or its card."""
        assert isinstance(view, BinokelView)
        if view.phase == "auction":
            return RAISE if view.bid + BID_STEP <= expected_with_tapp(view.hand) else PASS
        if view.phase == "discard":
            return choose_discard(view.hand)
        if view.phase == "choice":
            return choose_game(view)
        return view.legal[0] if len(view.legal) == 1 else choose_card(view)
