"""What the kernel is told of a deal of Kozel: what the table saw, and what may lie where a seat does not see."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from atout.cards import SUITS, Suit
from atout.games.kozel.spec import DECK, HAND, MODES, PLAYERS
from atout.games.kozel.view import KozelView, SeenGroup
from atout.play.group_rollout import GroupRollouts, Past
from atout.play.group_rollout import Worlds as Rows
from atout.worlds.parts import Masks

_ACES: Final = [card for card in DECK if card.rank == "A"]
_HIGH: Final = [card for card in DECK if card.rank in "AT"]


@lru_cache(maxsize=len(SUITS))
def rollouts(trump: Suit) -> GroupRollouts:
    """The kernel's player with this suit as trumps."""
    return GroupRollouts(MODES[trump], _ACES, _HIGH)


def groups_of(view: KozelView) -> list[SeenGroup]:
    """Every group laid, first to last."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    return [group for trick in tricks for group in trick.groups]


def past_of(view: KozelView) -> Past:
    """What the whole table saw of the deal."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    return Past(
        first_leader=(view.dealer + 1) % PLAYERS,
        leaders=tuple([trick.leader for trick in tricks]),
        openly=tuple([group.openly for group in groups_of(view)]),
        shown=tuple([(shown.trick, shown.seat, shown.cards) for shown in view.shown]),
        stock_size=len(DECK) - PLAYERS * HAND,
        turn_up=view.turn_up,
    )


def worlds_of(view: KozelView, places: Masks) -> Rows:
    """What lies where in each world, as the kernel takes it.

    Args:
        view: of the seat that wonders.
        places: the hands, the stock but for the turn-up, and each group that the seat does not see.
    """
    labels = rollouts(view.trump).labels
    rows = np.empty((len(places), PLAYERS + len(groups_of(view)) + 1), dtype=np.uint64)
    rows[:, :PLAYERS] = places[:, :PLAYERS]
    unseen = PLAYERS + 1
    for at, group in enumerate(groups_of(view), start=PLAYERS):
        if group.cards:
            rows[:, at] = labels.set_of(group.cards)
        else:
            rows[:, at] = places[:, unseen]
            unseen += 1
    rows[:, -1] = places[:, PLAYERS] | np.uint64(labels.set_of((view.turn_up,)) if view.stock else 0)
    return rows
