"""Fillings under conditions that speak of several cards at once.

*Cases* cover what no weight of a single card can say: "he has a carré" is a case for each carré, with its four cards
in his hand. Cases may overlap; a filling belongs to the first case that it satisfies and counts there only, so that
none is drawn twice as often. What is left to check is a test, and a filling that fails it is drawn again.

Such drawing is exactly uniform as long as it ends, and it is bounded: where there are few fillings they are listed
instead, and after :data:`MOST_DRAWN` draws the fillings found so far are drawn from, with repetition.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.worlds.filling import Filling
from atout.worlds.parts import Masks
from atout.worlds.placings import Placings, placings

Test = Callable[[Masks], NDArray[np.bool_]]
"""Which rows can be."""

LISTED: Final = 1 << 11
"""Up to so many fillings are listed rather than drawn again and again."""
COUNTED: Final = 1 << 17
"""Up to so many are listed when their number is asked for."""
MOST_DRAWN: Final = 1 << 21
"""So many draws are made for one call before it makes do with what it has."""
LONGEST: Final = 1 << 21
"""Up to so many are listed where no draw fitted."""
_BATCH: Final = 1 << 14
_LEAST: Final = 32


@dataclass(frozen=True)
class Claim:
    """Cards that a place must hold, and cards that it must not, as sets of bits."""

    place: int
    must: int
    must_not: int


@dataclass(frozen=True)
class Case:
    """The fillings that satisfy some claims."""

    claims: tuple[Claim, ...]
    filling: Filling

    def holds(self, masks: Masks) -> NDArray[np.bool_]:
        """Which rows satisfy all claims."""
        fits = np.ones(len(masks), dtype=np.bool_)
        for claim in self.claims:
            place = masks[:, claim.place]
            fits &= place & np.uint64(claim.must | claim.must_not) == np.uint64(claim.must)
        return fits


class Sampler:
    """The fillings of some cases that pass a test, every one with a chance in proportion to its weight."""

    def __init__(self, cases: Sequence[Case], test: Test | None = None) -> None:
        """
        Args:
            cases: cover all that can be; those without a filling are left out.
            test: what else must hold.

        Raises:
            ValueError: no case has a filling.
        """
        self._cases = [case for case in cases if case.filling.count]
        self._test = test
        self.total = sum([case.filling.count for case in self._cases])
        """The fillings of all cases together, before the test."""
        if not self._cases:
            raise ValueError("no cards can lie like this")
        self._free = test is None and len(self._cases) == 1

    @cached_property
    def count(self) -> int | None:
        """The exact number of fillings with their weights; ``None`` where only a list could tell and it is too long."""
        if self._free:
            return self.total
        return int(self._list[1].sum()) if self.total <= COUNTED else None

    @cached_property
    def _list(self) -> tuple[Masks, NDArray[np.int64]]:
        """Every filling and its weight."""
        masks, weights = [], []
        for number, case in enumerate(self._cases):
            some, weight = case.filling.every()
            keep = self._fits(some, np.full(len(some), number))
            masks.append(some[keep])
            weights.append(weight[keep])
        return np.concatenate(masks), np.concatenate(weights)

    def _fits(self, masks: Masks, case: NDArray[np.intp]) -> NDArray[np.bool_]:
        """Which rows, drawn in these cases, count: those of no earlier case that pass the test."""
        keep = np.ones(len(masks), dtype=np.bool_)
        for number, each in enumerate(self._cases[:-1]):
            later = np.flatnonzero(keep & (case > number))
            if len(later):
                keep[later] = ~each.holds(masks[later])
        if self._test is not None:
            rows = np.flatnonzero(keep)
            keep[rows] = self._test(masks[rows])
        return keep

    def passes(self, masks: Masks) -> NDArray[np.bool_]:
        """Which rows are among the fillings."""
        some = np.zeros(len(masks), dtype=np.bool_)
        for case in self._cases:
            some |= case.filling.allows(masks)
        return some if self._test is None else some & self._test(masks)

    def every(self) -> tuple[Masks, NDArray[np.int64]] | None:
        """Each filling once and its weight; ``None`` where there are more than :data:`LISTED` to look at."""
        return self._list if self.total <= LISTED else None

    def placings(self, listed: Sequence[int], most: int) -> Placings | None:
        """Every way to fill some of the places, see :func:`~atout.worlds.placings.placings`; ``None`` also where more
        is asked of a filling than its weight.
        """
        return placings(self._cases[0].filling, listed, most) if self._free else None

    def draw(self, number: int, rng: np.random.Generator) -> Masks:
        """So many fillings, drawn independently.

        Raises:
            ValueError: none was found: nothing, or next to nothing, fits.
        """
        if self._free:
            return self._cases[0].filling.draw(number, rng)
        if self.total <= LISTED:
            return self._from_list(number, rng)
        found: list[Masks] = []
        have, drawn = 0, 0
        while have < number and drawn < MOST_DRAWN:
            rate = (have + 1) / (drawn + 1)
            batch = min(max(int((number - have) / rate), _LEAST), _BATCH)
            some = self._proposed(batch, rng)
            found.append(some)
            have, drawn = have + len(some), drawn + batch
        masks = np.concatenate(found) if found else np.zeros((0, len(self._cases[0].filling.room)), dtype=np.uint64)
        if have >= number:
            return masks[:number]
        if not have and self.total > LONGEST:
            raise ValueError(f"none of {drawn} ways to lay the cards fits all that is known")
        if not have:
            return self._from_list(number, rng)
        return np.concatenate([masks, masks[rng.integers(have, size=number - have)]])

    def _proposed(self, number: int, rng: np.random.Generator) -> Masks:
        """Those of so many draws that count, in random order."""
        chances = np.array([case.filling.count / self.total for case in self._cases])
        drawn = rng.multinomial(number, chances / chances.sum())
        parts = [case.filling.draw(int(some), rng) for case, some in zip(self._cases, drawn, strict=True) if some]
        masks, case = np.concatenate(parts), np.repeat(np.arange(len(self._cases)), drawn)
        if len(parts) > 1:
            order = rng.permutation(number)
            masks, case = masks[order], case[order]
        return masks[self._fits(masks, case)]

    def _from_list(self, number: int, rng: np.random.Generator) -> Masks:
        masks, weights = self._list
        if not len(masks):
            raise ValueError("no cards can lie like this")
        upto = np.cumsum(weights)
        return masks[np.searchsorted(upto, rng.integers(upto[-1], size=number), side="right")]
