"""How far to bid: being the soloist at the next bid against playing against whoever holds the bid now (N2).

Both are tried on deals of all hidden cards. A soloist takes up a Tapp, keeps what the table of hands says, and plays
the suit that looks best, or concedes; the cards are played by rules of thumb.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel import aims
from atout.bots.binokel.counts import POINTS, SHAPE, Counts, counted, spread
from atout.bots.binokel.dealt import Sampled, Seats
from atout.bots.binokel.table import likely, spare
from atout.bots.budget import Budget
from atout.cards import SUITS
from atout.games.binokel.auction import Call
from atout.games.binokel.spec import BID_STEP, HAND_SIZE, OPENING_BID, PLAYERS, TAPP_SIZE
from atout.games.binokel.view import BinokelView

_BATCH: Final = 8
"""How many Tapps are tried at once."""
_SPLITS: Final = 8
"""On how many deals of the opponents' hands each Tapp is tried."""
_TAPP_ADDS: Final = 60.0
"""What three more cards and the choice among eighteen add to a hand."""
_SCATTER: Final = 40.0
"""How far a bid strays from what the hand is worth: the lower, the more a bid is believed."""


def worth_raising(view: BinokelView, rng: random.Random, budget: Budget, tapps: int, margin: float) -> bool:
    """Whether to raise.

    Args:
        view: of the seat whose turn it is.
        rng: chance.
        budget: how many Tapps, or how long.
        tapps: no more Tapps than that, whatever the budget allows.
        margin: how much better to be the soloist must be, as a chance to win the match.
    """
    chance = np.random.Generator(np.random.PCG64(rng.getrandbits(128)))
    better, done = 0.0, 0
    for number in budget.rounds(_BATCH):
        better += number * (_as_soloist(view, chance, number) - _as_opponent(view, chance, 2 * number))
        done += number
        if done >= tapps:
            break
    return better > margin * done


def _as_soloist(view: BinokelView, chance: np.random.Generator, tapps: int) -> float:
    """The chance to win the match as the soloist at the next bid."""
    assert view.seat is not None
    bid, seat, seats = view.bid + BID_STEP, view.seat, Seats(view.seat, (view.dealer + 1) % PLAYERS)
    sizes = (TAPP_SIZE, HAND_SIZE, HAND_SIZE)
    parts = spread(chance, view.hand, tapps, sizes, kept=1, splits=_SPLITS)
    taken = parts[:, 0, 0] + counted(view.hand)
    left, suits = _kept(taken)
    laid = (POINTS * (taken - left)).sum(axis=(-2, -1))
    total = 0.0
    for number, suit in enumerate(SUITS):
        some = suits == number
        if not some.any():
            continue
        sampled = Sampled(seats, suit, taken[some].repeat(_SPLITS, axis=0), parts[some, :, 1:].reshape(-1, 2, *SHAPE))
        scores = sampled.played_each(left[some].repeat(_SPLITS, axis=0), laid[some].repeat(_SPLITS), bid)
        played, conceded = [
            aims.after(view, each, seat)[:, seat].reshape(-1, _SPLITS) for each in (scores, sampled.conceded(bid))
        ]
        # What is decided by one half of the deals is judged by the other: the better of two guesses flatters.
        for decides, judges in ((slice(0, None, 2), slice(1, None, 2)), (slice(1, None, 2), slice(0, None, 2))):
            plays = played[:, decides].mean(axis=1) > conceded[:, decides].mean(axis=1)
            total += np.where(plays, played[:, judges].mean(axis=1), conceded[:, judges].mean(axis=1)).sum() / 2
    return total / tapps


def _as_opponent(view: BinokelView, chance: np.random.Generator, deals: int) -> float:
    """The chance to win the match when whoever holds the bid now plays."""
    assert view.seat is not None
    holder, bid = _holder(view.calls), view.bid
    seats = Seats(holder, (view.dealer + 1) % PLAYERS)
    parts = spread(chance, view.hand, deals, (HAND_SIZE, HAND_SIZE, TAPP_SIZE))[:, 0]
    taken = parts[:, 0] + parts[:, 2]
    left, suits = _kept(taken)
    laid = (POINTS * (taken - left)).sum(axis=(-2, -1))
    own = np.broadcast_to(counted(view.hand), (deals, *SHAPE))
    pair = [own, parts[:, 1]] if seats.others[0] == view.seat else [parts[:, 1], own]
    hidden = np.stack(pair, axis=1)
    worth = np.zeros(deals)
    for number, suit in enumerate(SUITS):
        some = suits == number
        if some.any():
            sampled = Sampled(seats, suit, taken[some], hidden[some])
            scores = sampled.played_each(left[some], laid[some], bid)
            hopeless = likely(left[some], suit) + laid[some] < bid - _SCATTER
            scores[hopeless] = sampled.conceded(bid)[hopeless]
            worth[some] = aims.after(view, scores, holder)[:, view.seat]
    weights = _belief(parts[:, 0], bid)
    return float((weights * worth).sum() / weights.sum())


def _kept(taken: Counts) -> tuple[Counts, NDArray[np.int64]]:
    """What is kept of each eighteen cards, and the number of the suit that looks best then."""
    found = [spare(taken, suit) for suit in SUITS]
    suits = np.stack([looks for _, looks in found]).argmax(axis=0)
    return np.stack([left for left, _ in found])[suits, np.arange(len(taken))], suits


def _belief(hands: Counts, bid: int) -> NDArray[np.float64]:
    """How likely each hand is to have bid so high. The opening is forced, so it tells nothing."""
    if bid == OPENING_BID:
        return np.ones(len(hands))
    worth = np.stack([likely(hands, suit) for suit in SUITS]).max(axis=0) + _TAPP_ADDS
    return np.asarray(1 / (1 + np.exp((bid - worth) / _SCATTER)))


def _holder(calls: tuple[Call, ...]) -> int:
    return next(call.seat for call in reversed(calls) if call.bid is not None)
