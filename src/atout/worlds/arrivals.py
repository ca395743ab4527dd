"""When cards came into a hand that is refilled, as far as it is known when they left it.

A hand's *slots* are the moments at which it got a card; every card that was ever in it takes one. A card's *window* is
when it can have come: it must have been there before it left, and where the hand was shown, or not, at some moment.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

Window = tuple[int, int]
"""The first and the last moment at which the card can have come; in this order, or it cannot."""


def ways(slots: Sequence[int], windows: Sequence[Window]) -> int:
    """In how many ways cards with these windows can have taken these slots, all told apart."""
    return _ways(tuple(sorted(slots)), tuple(sorted(windows)))


@lru_cache(maxsize=1 << 16)
def _ways(slots: tuple[int, ...], windows: tuple[Window, ...]) -> int:
    if not slots:
        return not windows
    return sum([
        number * _ways(slots[1:], _without(windows, window))
        for window, number in Counter(windows).items()
        if window[0] <= slots[0] <= window[1]
    ])  # fmt: skip


def arranged(slots: Sequence[int], windows: Sequence[Window], rng: random.Random) -> list[int]:
    """One of these ways, each with the same chance: for every slot, in order, the number of the card that took it.

    Args:
        slots: in ascending order.
        windows: by card; as many.
        rng: chance.

    Raises:
        ValueError: there is no way.
    """
    left = list(range(len(windows)))
    order = []
    for place, slot in enumerate(slots):
        later = tuple(slots[place + 1 :])
        open_now = [card for card in left if windows[card][0] <= slot <= windows[card][1]]
        rest = tuple(sorted([windows[card] for card in left]))
        chances = [_ways(later, _without(rest, windows[card])) for card in open_now]
        if not sum(chances):
            raise ValueError("no cards can have come like this")
        card = rng.choices(open_now, chances)[0]
        left.remove(card)
        order.append(card)
    return order


def _without(windows: tuple[Window, ...], window: Window) -> tuple[Window, ...]:
    at = windows.index(window)
    return windows[:at] + windows[at + 1 :]
