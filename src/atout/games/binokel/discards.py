"""Laying three of the soloist's eighteen cards away (N3.1)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import Final, overload

from atout.cards import Card, in_order, join
from atout.errors import IllegalAction
from atout.games.actions import OnCards
from atout.games.binokel.spec import TAPP_SIZE

WORD: Final = "discard"


class Discards(Sequence[OnCards]):
    """All ways to lay three cards away, each once, though a card may be held twice.

    There can be 816 of them, and most are never looked at: an action is made when it is asked for. First come the
    choices of three different cards, then those of a pair of copies with another card.
    """

    __slots__ = ("_different", "_hand", "_threes", "_twins")

    def __init__(self, hand: Sequence[Card]) -> None:
        self._hand = in_order(hand)
        self._different = tuple(dict.fromkeys(self._hand))
        self._twins = [card for card, after in itertools.pairwise(self._hand) if card is after]
        self._threes = _threes(len(self._different))

    def __len__(self) -> int:
        return len(self._threes) + len(self._twins) * (len(self._different) - 1)

    @overload
    def __getitem__(self, index: int) -> OnCards: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[OnCards, ...]: ...
    def __getitem__(self, index: int | slice) -> OnCards | tuple[OnCards, ...]:
        if isinstance(index, slice):
            return tuple([self[each] for each in range(*index.indices(len(self)))])
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        if place < len(self._threes):
            first, second, third = self._threes[place]
            return OnCards(WORD, (self._different[first], self._different[second], self._different[third]))
        pair, other = divmod(place - len(self._threes), len(self._different) - 1)
        twin = self._twins[pair]
        others = [card for card in self._different if card is not twin]
        return OnCards(WORD, in_order((twin, twin, others[other])))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, OnCards) and action.word == WORD and why_not(action.cards, self._hand) is None

    def __eq__(self, other: object) -> bool:
        return self._hand == other._hand if isinstance(other, Discards) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._hand)


def why_not(some: tuple[Card, ...], hand: Sequence[Card]) -> IllegalAction | None:
    """The error for cards that cannot be laid away from ``hand``; ``None`` when they can."""
    if len(some) != TAPP_SIZE:
        return IllegalAction("binokel-lay-away-three", rule="N3.1", count=len(some))
    too_many = [card for card in dict.fromkeys(some) if some.count(card) > hand.count(card)]
    if too_many:
        return IllegalAction("binokel-lay-away-not-held", rule="N3.1", cards=join(too_many))
    return why_not_in_order(some)


def why_not_in_order(some: tuple[Card, ...]) -> IllegalAction | None:
    """The error for cards that are not named in the order of records; ``None`` when they are."""
    right = in_order(some)
    return None if right == some else IllegalAction("binokel-lay-away-order", rule="N3.1", right=join(right))


@functools.cache
def _threes(different: int) -> list[tuple[int, int, int]]:
    return list(itertools.combinations(range(different), TAPP_SIZE))
