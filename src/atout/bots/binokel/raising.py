"""How far to bid: being the soloist at the next bid against playing against whoever holds the bid now (N2).

Both are tried on deals of all hidden cards. A soloist takes up a Tapp, keeps what the table of hands says, and plays
the suit that looks best, or concedes. What he makes then is read from the table too: it is as good as playing the cards
out by rules of thumb, and a hundred times as fast, so that many more deals can be tried.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel import aims
from atout.bots.binokel.counts import SHAPE, Counts, counted, melded, spread
from atout.bots.binokel.table import likely, spare
from atout.bots.budget import Budget
from atout.cards import SUITS
from atout.games.binokel.auction import Call
from atout.games.binokel.spec import BID_STEP, CONCESSION, HAND_SIZE, LOST_BIDS, OPENING_BID, PLAYERS, TAPP_SIZE
from atout.games.binokel.view import BinokelView

_BATCH: Final = 16
"""How many Tapps are tried at once."""
_TAPP_ADDS: Final = 60.0
"""What three more cards and the choice among eighteen add to a hand: whoever bids so much more than the table says of
his hand cannot be improved upon by another number, where rules of thumb play the cards."""
_BID_STRAYS: Final = 40.0
"""How far a bid strays from what the hand is worth: the lower, the more a bid is believed."""
_SUM_STRAYS: Final = 12.0
"""How far what a soloist makes strays from the table: by 20 points (standard deviation) of a logistic distribution."""
_FLATTERED: Final = 8.0
"""By how many points the table flatters a soloist against opponents who think."""
_DEFENCE: Final = 50.0
"""What an opponent of the soloist takes in tricks on average."""


def worth_raising(view: BinokelView, rng: random.Random, budget: Budget, tapps: int) -> bool:
    """Whether to raise.

    Args:
        view: of the seat whose turn it is.
        rng: chance.
        budget: how many Tapps, or how long.
        tapps: no more Tapps than that, whatever the budget allows.
    """
    chance = np.random.Generator(np.random.PCG64(rng.getrandbits(128)))
    better, done = 0.0, 0
    for number in budget.rounds(_BATCH):
        better += number * (_as_soloist(view, chance, number) - _as_opponent(view, chance, number))
        done += number
        if done >= tapps:
            break
    return better > 0


def _as_soloist(view: BinokelView, chance: np.random.Generator, deals: int) -> float:
    """The chance to win the match as the soloist at the next bid."""
    assert view.seat is not None
    parts = spread(chance, view.hand, deals, (TAPP_SIZE, HAND_SIZE, HAND_SIZE))
    return float(_worth(view, view.seat, view.bid + BID_STEP, parts[:, 0] + counted(view.hand), parts[:, 1:]).mean())


def _as_opponent(view: BinokelView, chance: np.random.Generator, deals: int) -> float:
    """The chance to win the match when whoever holds the bid now plays."""
    assert view.seat is not None
    holder = _holder(view.calls)
    parts = spread(chance, view.hand, deals, (HAND_SIZE, HAND_SIZE, TAPP_SIZE))
    own = np.broadcast_to(counted(view.hand), (deals, *SHAPE))
    first = _others(holder)[0] == view.seat
    hidden = np.stack([own, parts[:, 1]] if first else [parts[:, 1], own], axis=1)
    worth = _worth(view, holder, view.bid, parts[:, 0] + parts[:, 2], hidden)
    weights = _belief(parts[:, 0], view.bid)
    return float((weights * worth).sum() / weights.sum())


def _worth(view: BinokelView, soloist: int, bid: int, taken: Counts, hidden: Counts) -> NDArray[np.float64]:
    """The chance of the view's seat to win the match, by deal, when ``soloist`` plays or concedes for ``bid``.

    Args:
        view: of the seat whose turn it is.
        soloist: who plays alone.
        bid: what he has to make.
        taken: his eighteen cards, shape ``(deals, 4, 6)``.
        hidden: the hands of his opponents, shape ``(deals, 2, 4, 6)``.
    """
    assert view.seat is not None
    looks = np.stack([spare(taken, suit)[1] for suit in SUITS])
    suits, sums = looks.argmax(axis=0), looks.max(axis=0) - _FLATTERED
    melds = np.stack([melded(hidden, suit) for suit in SUITS])[suits, np.arange(len(taken))]
    scores = np.zeros((3, len(taken), PLAYERS))
    scores[..., _others(soloist)] = melds + np.array([_DEFENCE, _DEFENCE, CONCESSION])[:, None, None]
    scores[..., soloist] = np.maximum(sums, bid), np.full(len(taken), -LOST_BIDS * bid), np.full(len(taken), -bid)
    made, lost, conceded = aims.after(view, scores, soloist)
    makes = 1 / (1 + np.exp((bid - sums) / _SUM_STRAYS))[:, None]
    played = makes * made + (1 - makes) * lost
    plays = played[:, soloist] > conceded[:, soloist]
    return np.asarray(np.where(plays, played[:, view.seat], conceded[:, view.seat]))


def _belief(hands: Counts, bid: int) -> NDArray[np.float64]:
    """How likely each hand is to have bid so high. The opening is forced, so it tells nothing."""
    if bid == OPENING_BID:
        return np.ones(len(hands))
    worth = np.stack([likely(hands, suit) for suit in SUITS]).max(axis=0) + _TAPP_ADDS
    return np.asarray(1 / (1 + np.exp((bid - worth) / _BID_STRAYS)))


def _others(soloist: int) -> list[int]:
    return [seat for seat in range(PLAYERS) if seat != soloist]


def _holder(calls: tuple[Call, ...]) -> int:
    return next(call.seat for call in reversed(calls) if call.bid is not None)
