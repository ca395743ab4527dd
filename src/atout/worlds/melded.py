"""What the melds shown in Binokel tell: what each hand held when they were shown, and what it did not hold (N4).

A meld is a set of cards, held once or twice. That a hand showed it so often, and not more often, is a condition on the
cards of the set. Nines of trumps are a matter of single cards. Pairs, king and queen of a suit, speak of two cards and
are counted out suit by suit before anything is drawn; families, fours and binokels are checked afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.cards import SUITS, Card, Suit, card
from atout.games.actions import OnSuit
from atout.games.binokel.melds import Meld
from atout.games.binokel.spec import DECK
from atout.games.binokel.view import BinokelView
from atout.worlds.clues import Bits
from atout.worlds.parts import Masks
from atout.worlds.sampler import Test

_BITS: Final = Bits(DECK)
_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "families and pairs": ("family", "double-family", "pair"),
    "fours": ("four", "eight"),
    "binokels": ("binokel", "double-binokel"),
    "nines": ("nine",),
}
"""A card serves once in each (N4.6)."""
_FAMILY, _PAIR, _FOURS = "ATKQJ", "KQ", "AKQJ"


class Melded:
    """What the melds of a deal tell, as one view has them."""

    def __init__(self, view: BinokelView, played: Sequence[int]) -> None:
        """
        Args:
            view: what the seat knows.
            played: what each seat has played, as a set of bits of the deck.
        """
        self._played = played
        self._trump: Suit | None = view.choice.suit if isinstance(view.choice, OnSuit) else None
        conceded = isinstance(view.choice, OnSuit) and view.choice.word == "concede"
        self._shown: dict[int, tuple[Meld, ...]] = {}
        if self._trump is not None:
            self._shown = {
                seat: melds
                for seat, melds in enumerate(view.melds)
                if seat != view.seat and not (conceded and seat == view.soloist)
            }
        self._held = {seat: _cards_of(melds) for seat, melds in self._shown.items()}
        self._gone = [Counter(_BITS.cards(cards)) for cards in played]

    def needs(self, some: Card) -> list[int]:
        """The hidden hands that still hold a copy of the card, one entry for each copy."""
        return [seat for seat, held in self._held.items() for _ in range(held[some] - self._gone[seat][some])]

    def full(self, some: Card) -> list[int]:
        """The hidden hands that hold no copy of the card beyond what they need: nines of trumps are all shown."""
        return list(self._shown) if some.rank == "9" and some.suit == self._trump else []

    def blocks(self) -> Iterator[tuple[tuple[Card, Card], Callable[[Sequence[int]], bool]]]:
        """For each suit its king and queen, and whether unseen copies that lie so make the pairs that were shown.

        The question takes the cards of each place as sets of bits.
        """
        if not self._shown:
            return
        for suit in SUITS:
            king, queen = card("K" + suit), card("Q" + suit)
            kings, queens = _BITS.of((king, king)), _BITS.of((queen, queen))
            shown = {
                seat: sum([_times(meld) for meld in melds if {king, queen} <= set(meld.cards) and _is_pair(meld)])
                for seat, melds in self._shown.items()
            }

            yield (king, queen), partial(self._pairs_fit, kings, queens, shown)

    def _pairs_fit(self, kings: int, queens: int, shown: Mapping[int, int], places: Sequence[int]) -> bool:
        hands = [(places[seat] | self._played[seat], pairs) for seat, pairs in shown.items()]
        return all(min((hand & kings).bit_count(), (hand & queens).bit_count()) == pairs for hand, pairs in hands)

    @property
    def test(self) -> Test | None:
        """What is to be true of the hidden hands; ``None`` if no melds were shown that tell anything."""
        return self._allowed if self._shown else None

    def _allowed(self, masks: Masks) -> NDArray[np.bool_]:
        keep = np.ones(len(masks), dtype=np.bool_)
        for seat, melds in self._shown.items():
            hands = masks[:, seat] | np.uint64(self._played[seat])
            for cards, times in self._numbers(melds):
                rows = np.flatnonzero(keep)
                keep[rows] = _copies(hands[rows], cards) == times
        return keep

    def _numbers(self, melds: tuple[Meld, ...]) -> Iterator[tuple[np.uint64, int]]:
        """How often each set of cards that can be a meld was held."""
        by_cards = Counter[frozenset[Card]]()
        for meld in melds:
            by_cards[frozenset(meld.cards)] += _times(meld)
        for suit in SUITS:
            family = frozenset([card(rank + suit) for rank in _FAMILY])
            pair = frozenset([card(rank + suit) for rank in _PAIR])
            yield _set(pair), by_cards[family] + by_cards[pair]  # there is a king and a queen in every family
            yield _set(family), by_cards[family]
        for rank in _FOURS:
            four = frozenset([card(rank + suit) for suit in SUITS])
            yield _set(four), by_cards[four]
        for binokel in (frozenset([card("Qs"), card("Jd")]), frozenset([card(f"9{self._trump}")])):
            yield _set(binokel), by_cards[binokel]


def _times(meld: Meld) -> int:
    """How often the cards of a meld are in it: a double names each twice."""
    return len(meld.cards) // len(set(meld.cards))


def _is_pair(meld: Meld) -> bool:
    return meld.kind in _GROUPS["families and pairs"]


def _cards_of(melds: tuple[Meld, ...]) -> Counter[Card]:
    """The cards that these melds need, copies counted."""
    needed = Counter[Card]()
    for kinds in _GROUPS.values():
        needed |= Counter([each for meld in melds if meld.kind in kinds for each in meld.cards])
    return needed


def _set(some: frozenset[Card]) -> np.uint64:
    return np.uint64(_BITS.of(some))


def _copies(hands: NDArray[np.uint64], some: np.uint64) -> NDArray[np.int64]:
    """How often each hand holds the whole set; the set is given with the first copy of each card."""
    second = hands >> np.uint64(1)
    once, twice = (hands | second) & some, hands & second & some
    copies: NDArray[np.int64] = (once == some).astype(np.int64) + (twice == some)
    return copies
