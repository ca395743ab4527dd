"""Many hands at once, as counts: how many copies of each card a hand holds, suit by suit and rank by rank.

An array of hands has the shape ``(..., 4, 6)``: suits in their order, ranks from the ace down to the nine.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.cards import SUITS, Card, Suit, card
from atout.games.binokel.melds import Meld, meld_points, melds_of
from atout.games.binokel.spec import CARD_POINTS, DECK, DUTIES, MODES, PLAYERS, SCALE
from atout.play.kernel import KernelRules, rules

Counts = NDArray[np.int8]

KINDS: Final = tuple([card(rank + suit) for suit in SUITS for rank in SCALE.ranks])
"""The different cards in the order of the counts."""
SHAPE: Final = (len(SUITS), len(SCALE.ranks))

POINTS: Final = np.array([CARD_POINTS[each] for each in KINDS], dtype=np.int64).reshape(SHAPE)
"""Card points by suit and rank."""

RULES: Final[dict[Suit, KernelRules]] = {
    suit: rules(MODES[suit], DUTIES, (None,) * PLAYERS, copies=2) for suit in SUITS
}
"""How a deal with this trump suit is played."""

_PLACE: Final = {each: place for place, each in enumerate(KINDS)}
_QUEEN: Final = (SUITS.index("s"), SCALE.ranks.index("Q"))
_JACK: Final = (SUITS.index("d"), SCALE.ranks.index("J"))
"""The places of the two cards of a binokel."""
_CODE: Final = 3 ** np.arange(SHAPE[1] - 1, -1, -1)
"""Turns the copies held of each card of a suit, none to two, into the number of its row."""
ROWS: Final = 3 ** SHAPE[1]
"""How many ways there are to hold cards of a suit."""


def counted(hand: Iterable[Card]) -> Counts:
    """A hand as counts."""
    found = np.zeros(len(KINDS), dtype=np.int8)
    for each in hand:
        found[_PLACE[each]] += 1
    return found.reshape(SHAPE)


def cards_of(counts: Counts) -> list[Card]:
    """The cards of one hand."""
    return [each for each, copies in zip(KINDS, counts.reshape(-1).tolist(), strict=True) for _ in range(copies)]


def spread(rng: np.random.Generator, seen: Iterable[Card], deals: int, sizes: tuple[int, ...]) -> Counts:
    """What is unseen, dealt out at random in parts of these sizes: shape ``(deals, parts, 4, 6)``.

    Args:
        rng: chance.
        seen: the cards that are not dealt.
        deals: how many times.
        sizes: of the parts; together no more than what is unseen.
    """
    unseen = counted(DECK) - counted(seen)
    places = np.repeat(np.arange(len(KINDS)), unseen.reshape(-1))
    order = rng.permuted(np.broadcast_to(places, (deals, len(places))), axis=1)
    part = np.repeat(np.arange(len(sizes)), sizes)
    cell = (np.arange(deals)[:, None] * len(sizes) + part) * len(KINDS) + order[:, : len(part)]
    found = np.bincount(cell.reshape(-1), minlength=deals * len(sizes) * len(KINDS))
    return found.astype(np.int8).reshape(deals, len(sizes), *SHAPE)


def masks(deals: Counts, trump: Suit) -> NDArray[np.uint64]:
    """Deals as the kernel takes them with this trump suit: from shape ``(..., seats, 4, 6)`` a set of bits a seat."""
    bits = RULES[trump].labels.bits
    first = np.array([1 << bits[each][0] for each in KINDS], dtype=np.uint64)
    second = np.array([1 << bits[each][1] for each in KINDS], dtype=np.uint64)
    held = deals.reshape(*deals.shape[:-2], len(KINDS))
    so_far = held.cumsum(axis=-2)
    zero = np.uint64(0)
    takes_first, takes_second = (held > 0) & (so_far == held), (held > 0) & (so_far == 2)
    sets = np.where(takes_first, first, zero) | np.where(takes_second, second, zero)
    return np.asarray(np.bitwise_or.reduce(sets, axis=-1), dtype=np.uint64)


def rows_of(hands: Counts) -> NDArray[np.int64]:
    """The number, below :data:`ROWS`, of what each hand holds of each suit: shape ``(..., 4)``."""
    return np.asarray(hands @ _CODE, dtype=np.int64)


def melded(hands: Counts, trump: Suit) -> NDArray[np.int64]:
    """What the melds of each hand are worth with this trump suit: the fast twin of ``meld_points(melds_of(...))``."""
    of_trumps, of_others = suit_melds()
    rows, at = rows_of(hands), SUITS.index(trump)
    found: NDArray[np.int64] = of_others[rows].sum(axis=-1) - of_others[rows[..., at]] + of_trumps[rows[..., at]]
    sets = hands.min(axis=-2)
    fours, binokels = _set_melds()
    for rank in range(SHAPE[1]):
        found += fours[rank][sets[..., rank]]
    found += binokels[np.minimum(hands[..., *_QUEEN], hands[..., *_JACK])]
    return found


def sets_lost(hands: Counts) -> NDArray[np.int64]:
    """By card, what each hand melds less across suits (fours and binokels) without one copy of it: ``(..., 4, 6)``."""
    fours, binokels = _set_melds()
    sets, every = hands.min(axis=-2), np.arange(SHAPE[1])
    broken = fours[every, sets] - fours[every, np.maximum(sets - 1, 0)]
    found: NDArray[np.int64] = np.where(hands == sets[..., None, :], broken[..., None, :], 0)
    pairs = np.minimum(hands[..., *_QUEEN], hands[..., *_JACK])
    apart = binokels[pairs] - binokels[np.maximum(pairs - 1, 0)]
    for place in (_QUEEN, _JACK):
        found[..., *place] += np.where(hands[..., *place] == pairs, apart, 0)
    return found


@cache
def suit_melds() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What the cards of one suit meld among themselves, by row: as trumps, and as another suit."""
    suit, other = SUITS[:2]
    hands = [[card(rank + suit) for rank, copies in zip(SCALE.ranks, held, strict=True) for _ in range(copies)]
             for held in product(range(3), repeat=SHAPE[1])]  # fmt: skip
    of_trumps, of_others = [[meld_points(melds_of(hand, trump)) for hand in hands] for trump in (suit, other)]
    return np.array(of_trumps), np.array(of_others)


@cache
def _set_melds() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What no, one or two whole sets of each rank meld, shape ``(6, 3)``, and no, one or two binokels."""
    sets = [[card(rank + suit) for suit in SUITS] for rank in SCALE.ranks]
    fours = [[0, *[meld_points(_fours(each * copies)) for copies in (1, 2)]] for each in sets]
    binokel = [KINDS[_QUEEN[0] * SHAPE[1] + _QUEEN[1]], KINDS[_JACK[0] * SHAPE[1] + _JACK[1]]]
    return np.array(fours), np.array([meld_points(melds_of(binokel * copies, "c")) for copies in range(3)])


def _fours(hand: list[Card]) -> list[Meld]:
    return [meld for meld in melds_of(hand, SUITS[0]) if meld.kind in ("four", "eight")]
