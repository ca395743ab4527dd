"""Durch: whether the soloist can take every trick without trumps (N3.4)."""

from __future__ import annotations

import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.binokel.counts import SHAPE, Counts, cards_of, counted
from atout.games.binokel.spec import DECK, DURCH, DURCH_DUTIES, PLAYERS
from atout.games.binokel.view import BinokelView
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver

_LOSERS: Final = 2
"""A hand with more cards that may lose a trick is not looked at."""
_DEALS: Final = 24
_NODES: Final = 2_000
"""A deal that takes longer to decide counts as lost."""

_RULES: Final = rules(DURCH, DURCH_DUTIES, (None,) * PLAYERS, copies=2)


def best_way(left: Counts, cards: Counts) -> int | None:
    """Which of the hands that may be left is best for Durch; ``None`` where none is good enough.

    Args:
        left: the hands, shape ``(ways, 4, 6)``.
        cards: all that the soloist has seen.
    """
    losers = _losers(left, counted(DECK) - cards)
    best = int(losers.argmin())
    return best if losers[best] <= _LOSERS else None


def _losers(left: Counts, unseen: Counts) -> NDArray[np.int64]:
    """How many cards of each hand can lose a trick if all unseen cards of their suit lie together."""
    losers = np.zeros(len(left), dtype=np.int64)
    for suit in range(SHAPE[0]):
        held, against = left[:, suit].astype(np.int64), unseen[suit]
        # From the top down: each sure trick takes a card of theirs away, the smallest that they have.
        tricks = np.zeros(len(left), dtype=np.int64)
        for rank in range(SHAPE[1]):
            above = int(against[:rank].sum())
            out = np.maximum(int(against.sum()) - tricks, 0)
            sure = (above == 0) | (out == 0)
            tricks += np.where(sure, held[:, rank], 0)
            losers += np.where(sure, 0, held[:, rank])
    return losers


def chance(view: BinokelView, left: Counts, hidden: Counts, deadline_s: float) -> float:
    """How often the soloist takes every trick of the hidden deals, everybody seeing all cards.

    Args:
        view: of the soloist.
        left: his hand, shape ``(4, 6)``.
        hidden: the hands of the other two by deal, shape ``(deals, 2, 4, 6)``.
        deadline_s: no deal but the first is begun after this moment of ``time.monotonic()``.
    """
    assert view.soloist is not None
    soloist = view.soloist
    others = [seat for seat in range(PLAYERS) if seat != soloist]
    question = Question((soloist,), all_tricks=1, card_points=False)
    solver, made, tried = Solver(like=_RULES), 0, 0
    for deal in hidden[:_DEALS]:
        hands = [cards_of(left)] * PLAYERS
        for seat, hand in zip(others, deal, strict=True):
            hands[seat] = cards_of(hand)
        made += bool(solver.reaches(Position(_RULES, hands, soloist), question, 1, nodes=_NODES))
        tried += 1
        if time.monotonic() >= deadline_s:
            break
    return made / tried
