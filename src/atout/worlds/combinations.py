"""What many hands of Coinche can declare, looked up suit by suit: numbers of runs, and how strong the best may be.

A hand is a set of bits of the deck, a byte for each suit. Strengths (K5.6) are bits as well, the greater one the
stronger: what the best combination of a hand may be is a set of them, and most questions are a mask and a comparison.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.cards import SUITS, card
from atout.games.coinche.declarations import Combination, Kind, runs, strength
from atout.games.coinche.spec import DECK, RUN_RANKS, Profile, Strain
from atout.worlds.clues import Bits

Sets = NDArray[np.uint64]
BITS: Final = Bits(DECK)
RUN_KINDS: Final[tuple[Kind, ...]] = ("tierce", "cinquante", "cent")
_SUIT: Final = np.uint64(255)
_NOTHING: Final = np.uint64(0)
_FOURS: Final = {rank: Combination(tuple([card(rank + suit) for suit in SUITS])) for rank in RUN_RANKS}
_RUNS: Final = [[runs(BITS.cards(byte << 8 * suit)) for byte in range(256)] for suit in range(len(SUITS))]
"""By suit and cards held of it, as a byte: the runs they make."""


def _counts() -> NDArray[np.int8]:
    table = np.zeros((256, len(RUN_KINDS)), dtype=np.int8)
    for byte, found in enumerate(_RUNS[0]):
        for run in found:
            table[byte, RUN_KINDS.index(run.kind)] += 1
    return table


_COUNTS: Final = _counts()
"""By the cards held of a suit: how many runs of each kind."""


class Strengths:
    """The combinations of one profile and strain by their strength."""

    def __init__(self, profile: Profile, strain: Strain) -> None:
        self._exactly = profile.declares_automatically
        fours = {rank: strength(_FOURS[rank], profile, strain) for rank in profile.carres(strain)}
        of_runs = {run: strength(run, profile, strain) for suit in _RUNS for found in suit for run in found}
        order = sorted({*fours.values(), *of_runs.values()})
        self._fours = {rank: 1 << order.index(found) for rank, found in fours.items()}
        self._runs: Mapping[Combination, int] = {run: 1 << order.index(found) for run, found in of_runs.items()}
        self._masks = {rank: np.uint64(BITS.of(_FOURS[rank].cards)) for rank in fours}
        self._tables = {kind: [self._table(kind, suit) for suit in range(len(SUITS))] for kind in RUN_KINDS}

    def _table(self, kind: Kind, suit: int) -> Sets:
        return np.array(
            [sum([self._runs[run] for run in found if run.kind == kind]) for found in _RUNS[suit]], dtype=np.uint64
        )

    def of(self, combination: Combination) -> int:
        """The bit of a combination's strength."""
        return self._fours[combination.cards[0].rank] if combination.is_carre else self._runs[combination]

    def can_declare(self, hands: Sets, kinds: tuple[Kind, ...]) -> NDArray[np.bool_]:
        """Which hands can have declared these kinds; where declaring is automatic they do, and nothing else.

        A four of a rank is always worth declaring: no runs that its cards could be in are worth more.
        """
        return self._ways(hands, kinds)[0]

    def best(self, hands: Sets, kinds: tuple[Kind, ...]) -> Sets:
        """How strong the best combination of a declaration of these kinds may be, for each hand that can make it."""
        return self._ways(hands, kinds)[1]

    def _ways(self, hands: Sets, kinds: tuple[Kind, ...]) -> tuple[NDArray[np.bool_], Sets]:
        wanted = np.array([kinds.count(kind) for kind in RUN_KINDS], dtype=np.int8)
        able, best = np.zeros(len(hands), dtype=np.bool_), np.zeros(len(hands), dtype=np.uint64)
        for ranks in combinations(self._fours, kinds.count("carre")):
            mask = np.uint64(sum([int(self._masks[rank]) for rank in ranks]))
            rest = hands & ~mask
            counts = np.add.reduce([_COUNTS[self._suit(rest, suit)] for suit in range(len(SUITS))])
            fits = ((counts == wanted) if self._exactly else (counts >= wanted)).all(axis=1) & (hands & mask == mask)
            if self._exactly:
                for rank in self._fours.keys() - set(ranks):
                    fits &= hands & self._masks[rank] != self._masks[rank]
            if ranks:
                strongest = np.uint64(max([self._fours[rank] for rank in ranks]))
                best |= np.where(fits, strongest, _NOTHING)
            elif kinds:
                best |= np.where(fits, self._best_run(rest, kinds[0], kinds.count(kinds[0])), _NOTHING)
            able |= fits
        return able, best

    def _best_run(self, hands: Sets, kind: Kind, declared: int) -> Sets:
        """The strengths that the best of so many runs of a kind may have: not that of the weakest of the hand, if two
        were declared."""
        once, twice = np.zeros(len(hands), dtype=np.uint64), np.zeros(len(hands), dtype=np.uint64)
        for suit, table in enumerate(self._tables[kind]):
            found = table[self._suit(hands, suit)]
            twice |= once & found
            once |= found
        if declared == 1:
            return once
        return once & ~(lowest(once) & ~twice)

    def best_shown(self, hands: Sets, run: Combination) -> Sets:
        """The strength of a run that was shown, in hands that hold it: of one of six or more five were shown."""
        suit, top = SUITS.index(run.cards[0].suit), run.cards[0]
        strength_of = [sum([self._runs[each] for each in found if each.cards[0] is top]) for found in _RUNS[suit]]
        return np.array(strength_of, dtype=np.uint64)[self._suit(hands, suit)]

    @staticmethod
    def _suit(hands: Sets, suit: int) -> Sets:
        return hands >> np.uint64(8 * suit) & _SUIT


@lru_cache(maxsize=32)
def strengths(profile: Profile, strain: Strain) -> Strengths:
    """The tables, each made once."""
    return Strengths(profile, strain)


def lowest(sets: Sets) -> Sets:
    """The lowest bit of each set, nothing of an empty one."""
    return sets & (~sets + np.uint64(1))


def highest_of_two(one: Sets, other: Sets) -> Sets:
    """What the greater of two bits may be, one of each set; an empty set has none."""
    return np.where(
        one == _NOTHING, other, np.where(other == _NOTHING, one, (one & _from(other)) | (other & _from(one)))
    )


def _from(sets: Sets) -> Sets:
    """All bits from the lowest of the set on."""
    return ~(lowest(sets) - np.uint64(1))
