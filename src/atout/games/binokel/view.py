"""What a seat knows of a Binokel deal (C6)."""

from __future__ import annotations

from dataclasses import dataclass

from atout.cards import Card
from atout.games.actions import Action
from atout.games.binokel.auction import Call
from atout.games.binokel.melds import Meld
from atout.games.binokel.spec import Phase
from atout.games.game import Result
from atout.games.view import TrickView, View


@dataclass(frozen=True)
class BinokelView(View):
    """A deal of Binokel as one seat sees it."""

    phase: Phase
    calls: tuple[Call, ...]
    """The auction so far, forehand's forced opening first."""
    bid: int
    """The highest bid so far; in the end the soloist's."""
    soloist: int | None
    """``None`` while the auction goes on."""
    tapp: tuple[Card, ...]
    """The three cards of the Tapp once they were turned up, for all to see; empty before."""
    laid_away: tuple[Card, ...]
    """What the soloist laid away: for himself from then on, for all once a game with trumps was played out, when the
    cards count; else empty."""
    choice: Action | None
    """The game that the soloist named: ``trump h``, ``concede h``, ``durch``."""
    melds: tuple[tuple[Meld, ...], ...]
    """By seat, as shown to all; a soloist who concedes shows none."""
    tricks: tuple[TrickView, ...]
    """The finished tricks."""
    trick: TrickView | None
    """The trick on the table, perhaps still empty; ``None`` when no trick is being played."""
    tricks_taken: tuple[int, ...]
    """By seat."""
    cards_taken: tuple[int, ...]
    """Card points taken in tricks, by seat, without the last ten and the cards laid away."""
    result: Result | None
    """How the deal ended; ``None`` before."""
