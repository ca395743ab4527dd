"""Reading the summary of a deal (``atout score``): the checks that all games share.

Each function reads one field of the JSON object and raises :class:`~atout.errors.SummaryError` with one clear sentence
when it is not what it must be. ``true`` and ``false`` are no numbers here.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from atout.errors import SummaryError


def check_fields(summary: Any, required: Sequence[str], optional: Sequence[str] = ()) -> Mapping[str, Any]:
    """The summary, made sure to be an object with all of the required fields and no unknown one."""
    if not isinstance(summary, dict):
        raise SummaryError("summary-no-object")
    for name in required:
        if name not in summary:
            raise SummaryError("summary-field-missing", field=name)
    for name in summary:
        if name not in required and name not in optional:
            raise SummaryError("summary-field-unknown", field=str(name)[:40])
    return summary


def whole(summary: Mapping[str, Any], name: str, allowed: Sequence[int]) -> int:
    """The whole number of this field, one of ``allowed``."""
    value = summary[name]
    if type(value) is not int or value not in allowed:
        listed = f"{allowed[0]} … {allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed))
        raise SummaryError("summary-field-wrong", field=name, allowed=listed)
    return value


def wholes(summary: Mapping[str, Any], name: str, count: int, most: int) -> tuple[int, ...]:
    """The list of ``count`` whole numbers of this field, each from 0 to ``most``."""
    values = summary[name]
    if (
        not isinstance(values, list)
        or len(values) != count
        or not all(type(value) is int and 0 <= value <= most for value in values)
    ):
        raise SummaryError("summary-list-wrong", field=name, count=count, most=most)
    return tuple(values)


def flag(summary: Mapping[str, Any], name: str) -> bool:
    """The yes or no of this field; no where it is absent."""
    value = summary.get(name, False)
    if type(value) is not bool:
        raise SummaryError("summary-field-wrong", field=name, allowed="true, false")
    return value


def not_thrown_in() -> SummaryError:
    """The error of a game in which every deal is played: only an auction without a bid throws one in."""
    return SummaryError("summary-not-thrown-in")


def check_sum(values: Sequence[int], want: int, name: str, rule: str) -> None:
    """Makes sure that the numbers of a field add up."""
    if sum(values) != want:
        raise SummaryError("summary-sum-wrong", rule=rule, field=name, sum=sum(values), want=want)


@functools.cache
def sums_of(points: tuple[int, ...]) -> tuple[frozenset[int], ...]:
    """All card points that a number of cards can count together, by how many they are.

    Args:
        points: what each card of the deck counts.
    """
    found: list[set[int]] = [{0}] + [set() for _ in points]
    for each in points:
        for count in range(len(points), 0, -1):
            found[count] |= {total + each for total in found[count - 1]}
    return tuple(map(frozenset, found))
