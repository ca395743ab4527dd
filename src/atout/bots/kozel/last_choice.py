"""The last choice of a deal, over every way in which the cards can lie.

With one card left there is nothing to choose any more: to take over with it is never worse than to hide it, for
whatever beats it beats also what it beat. A strategy is then nothing but the move to be made now, so that its mean over
all worlds is the exact answer for a seat that does not know which of them is real, against others who see all hands.

What lies face down in finished tricks changes no play, only what the points to come are worth. So only hands and the
trick on the table are listed, and for each way the worth of points is the mean over all that may lie in the tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.kozel.options import Asked
from atout.bots.kozel.past import past_of, rollouts, worlds_of
from atout.games.actions import OnCards
from atout.games.kozel.spec import ALL_POINTS, DECK, PLAYERS, SCALE
from atout.games.kozel.view import KozelView
from atout.play.group_rollout import Utility
from atout.worlds import Worlds

_NO_TRICK: Final = -1
_ALL_TRICKS: Final = ALL_POINTS + 1
_RESULTS: Final = Utility(tuple(map(float, range(ALL_POINTS + 1))), no_trick=_NO_TRICK, all_tricks=_ALL_TRICKS)
"""So that the kernel tells how a deal ends instead of what that is worth."""
_COUNTING: Final = [points for points in SCALE.points if points]
"""By rank, the card points of the cards that have any."""
_APART: Final = (len(DECK) + 1) ** np.arange(2 + len(_COUNTING))
"""Makes one number of some numbers of cards."""


def is_last_choice(view: KozelView) -> bool:
    """Whether a lead or a reply leaves one card at most, and none is drawn."""
    sizes = [len(action.cards) if isinstance(action, OnCards) else 0 for action in view.legal]
    return view.stock == 0 and len(view.hand) - min(sizes) <= 1


def exact_values(
    view: KozelView, known: Worlds, options: Sequence[Asked], utility: Utility, most: int
) -> NDArray[np.float64] | None:
    """What each option of a last choice is worth on average; ``None`` if the cards can lie in more than ``most`` ways.

    Args:
        view: of the seat that decides.
        known: what it tells.
        options: what it chooses from, as the kernel is asked.
        utility: what the end of the deal is worth to its side.
        most: how many ways it may take.
    """
    assert view.seat is not None
    ours, theirs, lying = _unseen_groups(view)
    found = known.placings([*range(PLAYERS), *lying], most)
    if found is None:
        return None
    results = rollouts(view.trump).values(
        past_of(view), worlds_of(view, found.masks), view.seat, options, _RESULTS, exact=True, seed=0
    ).values.astype(np.intp)  # fmt: skip
    gained = np.bitwise_or.reduce(found.masks[:, ours], axis=1) & found.free
    lost = np.bitwise_or.reduce(found.masks[:, theirs], axis=1) & found.free
    of_rank = [np.uint64(cards) for cards in _ranks(view)]
    mine = np.stack([np.bitwise_count(gained & cards) for cards in of_rank], axis=1).astype(np.intp)
    pool = np.stack([np.bitwise_count((gained | lost) & cards) for cards in of_rank], axis=1).astype(np.intp)
    # Where the free cards lie so for example only, what they count is taken out and every other way put in.
    numbers = np.column_stack([np.bitwise_count(gained), np.bitwise_count(gained | lost), pool])
    _, one, kind = np.unique(numbers @ _APART, return_index=True, return_inverse=True)
    tables = np.array([_worth(utility, some, cards, tuple(each)) for some, cards, *each in numbers[one].tolist()])
    points = np.clip(results - (mine @ np.array(_COUNTING))[:, None], 0, ALL_POINTS)
    worths = tables[kind[:, None], points]
    worths[results == _NO_TRICK] = utility.no_trick
    worths[results == _ALL_TRICKS] = utility.all_tricks
    means: NDArray[np.float64] = np.average(worths, axis=0, weights=found.weights)
    return means


def _unseen_groups(view: KozelView) -> tuple[list[int], list[int], list[int]]:
    """The places of what lies face down and unseen: in tricks of the seat's side, of the others, on the table."""
    assert view.seat is not None
    ours: list[int] = []
    theirs: list[int] = []
    lying: list[int] = []
    place = PLAYERS + 1
    for trick in (*view.tricks, *([view.trick] if view.trick is not None else [])):
        where = lying if trick is view.trick else ours if (trick.winner or 0) % 2 == view.seat % 2 else theirs
        for group in trick.groups:
            if not group.cards:
                where.append(place)
                place += 1
    return ours, theirs, lying


def _ranks(view: KozelView) -> list[int]:
    """The cards of each rank that counts, as sets of bits."""
    labels = rollouts(view.trump).labels
    points = labels.mode.points
    return [labels.set_of([card for card in labels.by_bit if points[card] == each]) for each in _COUNTING]


def _worth(utility: Utility, gained: int, cards: int, counting: tuple[int, ...]) -> NDArray[np.float64]:
    """What points are worth when ``gained`` of so many ``cards`` are added to them, any as likely as any others.

    Args:
        utility: what points are worth in the end.
        gained: how many of the cards count for the side.
        cards: how many there are.
        counting: how many of them have the points of each rank that counts.
    """
    chances = _chances(gained, cards, counting)
    by_points = np.append(utility.by_points, np.full(len(chances) - 1, utility.by_points[-1]))
    return np.correlate(by_points, chances, mode="valid")


@lru_cache(maxsize=1 << 12)
def _chances(gained: int, cards: int, counting: tuple[int, ...]) -> NDArray[np.float64]:
    """By points, how likely it is that the gained cards count so much."""
    ways = np.zeros((gained + 1, ALL_POINTS + 1))
    ways[0, 0] = 1
    for points, number in zip((0, *_COUNTING), (cards - sum(counting), *counting), strict=True):
        more = np.zeros_like(ways)
        for some in range(min(number, gained) + 1):
            upto = ALL_POINTS + 1 - some * points
            more[some:, some * points :] += comb(number, some) * ways[: gained + 1 - some, :upto]
        ways = more
    chances: NDArray[np.float64] = ways[gained] / comb(cards, gained)
    return chances
