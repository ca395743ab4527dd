"""Tricks that nobody counted. The score asks only whether somebody took none of them, or all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, Final

from atout.errors import SummaryError
from atout.games.binokel.spec import HAND_SIZE
from atout.games.game import Game, Result
from atout.games.kozel.spec import LEAST_TRICKS, MOST_TRICKS
from atout.games.view import Standing

_COUNTS: Final = {
    "coinche": (2, range(8, 9)),
    "binokel": (3, range(HAND_SIZE, HAND_SIZE + 1)),
    "kozel": (2, range(LEAST_TRICKS, MOST_TRICKS + 1)),
}
"""By family: for how many tricks are counted, and how many a deal can have."""
_OF_TRICKS: Final = frozenset(("summary-cards-impossible", "binokel-summary-cards"))
"""Faults of a summary that other tricks might not have."""
_LINE: Final = "kozel-tricks"
"""The line of a tally that says how many tricks were taken."""


def settle(game: Game, summary: Mapping[str, Any] | None, before: Standing) -> Result:
    """The end of a deal as :meth:`Game.settle` gives it, also of one with ``"tricks": null``.

    Tricks that nobody counted mean that each side (Binokel: each player) took at least one.

    Raises:
        SummaryError: the summary cannot be, however the tricks fell.
    """
    if not _uncounted(summary):
        return game.settle(summary, before)
    assert summary is not None
    for tricks in _splits(game):
        try:
            result = game.settle({**summary, "tricks": tricks}, before)
        except SummaryError as error:
            if error.slug not in _OF_TRICKS:
                raise
        else:
            return replace(result, tally=tuple([line for line in result.tally if line.slug != _LINE]))
    raise SummaryError("summary-each-a-trick")


def _uncounted(summary: Mapping[str, Any] | None) -> bool:
    return isinstance(summary, Mapping) and summary.get("tricks", 0) is None and "cards" in summary


def _splits(game: Game) -> Iterator[list[int]]:
    """All ways to part the tricks of a deal so that nobody is without."""
    parts, sums = _COUNTS[game.family]
    for tricks in product(range(1, sums[-1]), repeat=parts):
        if sum(tricks) in sums:
            yield list(tricks)
