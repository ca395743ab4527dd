"""Binokel before the cards are played: raising or passing, the exchange, the choice of a game.

In each sampled deal the others go on by rules of thumb, as far as the game that is named; its cards are then played out
by rules of thumb too, which the kernel does at once.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np

from atout.analysis.binokel_reasons import After, early_reasons
from atout.analysis.estimate import Column, Estimate, Hint, mean
from atout.bots import Budget
from atout.bots.binokel import BinokelPlayer
from atout.bots.binokel.counts import cards_of, counted
from atout.bots.binokel.table import spare
from atout.bots.binokel.tapp import choose_discard
from atout.cards import SUITS, Card, in_order
from atout.games.actions import Action, OnCards
from atout.games.binokel import discards, scoring
from atout.games.binokel.game import BinokelDeal
from atout.games.binokel.melds import meld_points
from atout.games.binokel.spec import DURCH, DURCH_DUTIES, DUTIES, LAST_TEN, PLAYERS, points_of
from atout.games.binokel.view import BinokelView
from atout.games.game import Deal, Game, Score
from atout.play.kernel import rules
from atout.play.tree import play_sensibly
from atout.worlds import Worlds

_WON: Final = ("made", "durch-made")


def call_hint(game: Game, view: BinokelView, rng: random.Random, budget: Budget, done: Action | None) -> Hint:
    """What each call, exchange or game leads to."""
    assert view.seat is not None
    tried, known = _candidates(view, done), Worlds(game, view)
    rows: list[dict[Action, After]] = []
    for size in budget.rounds():
        for world in known.draw(size, rng):
            deal = known.deal(world)
            rows.append({action: _after(deal.copy(), action, view.seat) for action in tried})
    estimates = [{action: after.estimate for action, after in row.items()} for row in rows]
    return Hint(Column(mean(estimates, [1.0] * len(rows)), "score", len(rows)), early_reasons(view, rows))


def _candidates(view: BinokelView, done: Action | None) -> list[Action]:
    """What is valued: everything, but of the many exchanges those that a rule of thumb, the table of hands for each
    trump suit, and the player himself would choose."""
    if view.phase != "discard":
        return list(view.legal)
    found: list[Action] = [choose_discard(view.hand)]
    hand = counted(view.hand)
    for suit in SUITS:
        left, _ = spare(hand[None], suit)
        found.append(OnCards(discards.WORD, in_order(cards_of(hand - left[0]))))
    if done is not None:
        found.append(done)
    return [each for each in dict.fromkeys(found) if each in view.legal]


def _after(deal: Deal, action: Action, seat: int) -> After:
    """What an action leads to in one deal, for the party of the seat."""
    assert isinstance(deal, BinokelDeal)
    deal.play(action)
    player = BinokelPlayer()
    while deal.tricks is None and deal.actor is not None:
        deal.play(player.choose(deal.view(deal.actor)))
    score = _played(deal) if deal.result is None else deal.result
    won = score.outcome in _WON
    others = [score.score[each] for each in range(PLAYERS) if each != seat]
    alone = deal.soloist == seat
    return After(Estimate(score.score[seat] - sum(others) / len(others), float(won == alone)), alone)


def _played(deal: BinokelDeal) -> Score:
    """The score of a game whose first card is about to be led, its cards played out by rules of thumb."""
    soloist, play = deal.soloist, deal.tricks
    assert soloist is not None
    assert play is not None
    durch = play.mode is DURCH
    kernel = rules(play.mode, DURCH_DUTIES if durch else DUTIES, (None,) * PLAYERS, copies=2)
    taken: dict[Card, int] = {}
    hands = np.array([[kernel.labels.set_of(hand, taken) for hand in play.hands]], dtype=np.uint64)
    others = [seat for seat in range(PLAYERS) if seat != soloist]
    friends = [[seat] if seat == soloist else others for seat in range(PLAYERS)]
    points, tricks = play_sensibly(kernel, hands, play.actor, friends, LAST_TEN)
    wins = tuple(map(int, tricks[0].tolist()))
    if durch:
        return scoring.score(scoring.Durch(soloist, wins))
    melds = tuple([meld_points(melds) for melds in deal.melds])
    cards = tuple(map(int, points[0].tolist()))
    return scoring.score(
        scoring.Played(soloist, deal.auction.bid, cards, points_of(deal.laid_away), wins, melds)
    )  # fmt: skip
