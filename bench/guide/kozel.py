"""Kozel: what the lead is worth, how often it is kept or taken away, what deals cost."""

from __future__ import annotations

from typing import Final

from atout.games.kozel.game import KOZEL, KozelDeal
from atout.games.kozel.spec import SHOKHA
from bench.guide.found import Numbers, mean, played, share

ALL: Final = 120
"""Card points of a deal."""


def simulated(deals: int, seed: int = 1) -> Numbers:
    """All numbers that are counted.

    Args:
        deals: played to the end.
        seed: the same one gives the same numbers.
    """
    won: list[float] = []
    penalties: list[int] = []
    tricks: list[int] = []
    kept: list[tuple[int, bool]] = []
    shokha: list[int] = []
    claimed: dict[str, list[bool]] = {"moskva": [], "molodka": []}
    for deal in played(KOZEL, deals, seed):
        assert isinstance(deal, KozelDeal)
        assert deal.result is not None
        first = (deal.dealer + 1) % 2
        taken = 0
        for trick in deal.tricks.tricks:
            cards = [each for group in trick.groups for each in group.cards]
            points = sum([deal.mode.points[each] for each in cards])
            kept.append((len(trick.groups[0].cards), trick.winner % 2 == trick.leader % 2))
            taken += points if trick.winner % 2 == first else 0
            if SHOKHA in cards:
                shokha.append(points)
        won.append(taken)
        tricks.append(len(deal.tricks.tricks))
        penalties.append(max(deal.result.score))
        for word, some in claimed.items():
            some.append(any(each.claim == word for each in deal.shown))
    return {
        "leader.points": mean(won),
        "leader.wins": share([points > ALL / 2 for points in won]),
        "tricks.deal": mean(tricks),
        "kept.1": share([won for size, won in kept if size == 1]),
        "kept.2": share([won for size, won in kept if size == 2]),
        "kept.more": share([won for size, won in kept if size > 2]),
        "penalty.4": share([penalty == 4 for penalty in penalties]),
        "penalty.6": share([penalty == 6 for penalty in penalties]),
        "shokha.trick": mean(shokha),
        "moskva.deal": share(claimed["moskva"]),
        "molodka.deal": share(claimed["molodka"]),
    }
