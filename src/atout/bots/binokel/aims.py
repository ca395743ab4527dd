"""What the scores of a deal are worth to each player: his chance to win the match.

As long as nobody has won, the chances are taken from the totals alone: twice as likely for whoever is so many points
ahead, fewer of them the nearer the end is. The two numbers behind it are reasoned; ``bench/train_binokel_match.py``
looks for the likeliest ones.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel.play import mode_of
from atout.games.binokel.melds import meld_points
from atout.games.binokel.spec import DURCH, DURCH_SCORE, LAST_TEN, LOST_BIDS, PLAYERS, TARGET
from atout.games.binokel.view import BinokelView
from atout.play.tree import Payoff

_AT_THE_END: Final = 150.0
"""The lead that makes somebody e times as likely to win as another when the target is reached, ..."""
_EARLIER: Final = 0.18
"""... and how much larger it is for each point that the first of them still needs."""
_USUAL_DEFENCE: Final = 70
"""What an opponent of the soloist takes in tricks, where it has to be guessed."""
_MOST_POINTS: Final = 300
"""More than the tricks and the cards laid away can make."""

Scores = NDArray[np.float64]
"""Points recorded by seat; the last axis is the seats."""


def chances(totals: Scores, soloist: int) -> Scores:
    """Each seat's chance to win the match with these totals after a deal of this soloist (N7)."""
    highest = totals.max(axis=-1, keepdims=True)
    lead = _AT_THE_END + _EARLIER * np.maximum(TARGET - highest, 0)
    open_chances = np.exp((totals - highest) / lead)
    open_chances /= open_chances.sum(axis=-1, keepdims=True)
    best = (totals == highest).astype(np.float64)
    won = np.where(totals[..., soloist, None] >= TARGET, np.eye(PLAYERS)[soloist], best / best.sum(-1, keepdims=True))
    return np.asarray(np.where(highest >= TARGET, won, open_chances))


def after(view: BinokelView, scores: Scores, soloist: int) -> Scores:
    """Each seat's chance to win the match after a deal with these scores."""
    return chances(np.array(view.before.totals, dtype=np.float64) + scores, soloist)


def payoff(view: BinokelView) -> Payoff:
    """What everybody plays for from here: as far as it goes a sum of what each seat's points mean to the match."""
    return _of_durch(view) if mode_of(view) is DURCH else _of_trumps(view)


def _of_trumps(view: BinokelView) -> Payoff:
    soloist = view.soloist
    assert soloist is not None
    melds = np.array([meld_points(each) for each in view.melds], dtype=np.float64)
    points = np.arange(_MOST_POINTS + 1)
    score = np.zeros((PLAYERS, len(points) + 1))
    score[:, :-1] = points + melds[:, None]
    score[soloist, -1] = -np.inf
    score[soloist] = np.where(score[soloist] >= view.bid, score[soloist], -LOST_BIDS * view.bid)
    usual = melds + _USUAL_DEFENCE
    usual[soloist] = view.bid
    worth = np.zeros((PLAYERS, PLAYERS, score.shape[1]))
    for party in range(PLAYERS):
        scores = np.tile(usual, (score.shape[1], 1))
        scores[:, party] = score[party]
        worth[:, party] = after(view, scores, soloist).T
    return Payoff(tuple(range(PLAYERS)), LAST_TEN, worth)


def of_durch(view: BinokelView) -> tuple[Scores, Scores]:
    """Each seat's chance to win the match after a Durch that was lost, and after one that was won (N3.4)."""
    soloist = view.soloist
    assert soloist is not None
    scores = np.zeros((2, PLAYERS))
    scores[:, soloist] = -DURCH_SCORE, DURCH_SCORE
    lost, won = after(view, scores, soloist)
    return lost, won


def _of_durch(view: BinokelView) -> Payoff:
    """The soloist is one party, the others are another; all that matters is whether that one has a trick."""
    worth = np.zeros((PLAYERS, 2, 2))
    worth[:, 1] = np.stack(of_durch(view), axis=-1)
    return Payoff(tuple([int(seat != view.soloist) for seat in range(PLAYERS)]), 0, worth)
