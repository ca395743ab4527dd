"""What a seat can conclude in a game of tricks: which cards are unseen, and who may or may not hold them.

Nothing here knows a rule of its own. Which cards the duties of play rule out is found in
:mod:`atout.worlds.evidence`; whole hands that can be are drawn by :class:`atout.worlds.Worlds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb

from atout.cards import Card
from atout.play import Duties, Mode
from atout.worlds.evidence import Laid, ruled_out

Counts = Mapping[Card, int]
"""How many copies of each card."""


@dataclass(frozen=True)
class Seen:
    """All that one seat has seen of a deal in play."""

    seat: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck: tuple[Card, ...]
    """Every card of the game, copies as often as they exist."""
    tricks: Sequence[Laid]
    """All tricks, the one on the table last."""
    mode: Mode
    duties: Duties
    partner: tuple[int | None, ...]
    """Each seat's partner."""
    shown: Mapping[int, Counter[Card]] = field(default_factory=dict)
    """Cards that a seat held when the first card was led, as everybody saw or heard."""
    aside: tuple[Card, ...] = ()
    """Cards out of play that the seat knows."""


class Hidden:
    """The cards of another seat, as far as they can be known.

    Attributes:
        sure: cards that it holds.
        maybe: cards that it may hold besides, with their number of copies.
    """

    __slots__ = ("_size", "_total", "maybe", "sure")

    def __init__(self, sure: frozenset[Card], maybe: Counts, size: int) -> None:
        self.sure = sure
        self.maybe = maybe
        self._size = size
        self._total = sum(maybe.values())

    def lacks(self, some: frozenset[Card]) -> float:
        """The chance that it holds none of these cards, if what is unseen lies at random."""
        if not self.sure.isdisjoint(some):
            return 0.0
        maybe = self.maybe
        return _none_drawn(self._total, sum([maybe[each] for each in some if each in maybe]), self._size)

    def may_hold(self, some: frozenset[Card]) -> bool:
        """Whether it can hold any of these cards."""
        return not self.sure.isdisjoint(some) or (self._size > 0 and not some.isdisjoint(self.maybe.keys()))


class Knowledge:
    """What follows from everything that a seat has seen.

    Attributes:
        seen: what it follows from.
        unseen: the cards that lie in other hands, or face down, with their number of copies.
        others: the hidden hands by seat; the own seat's is empty.
    """

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        unseen = Counter(seen.deck)
        unseen.subtract(seen.hand)
        unseen.subtract(seen.aside)
        for trick in seen.tricks:
            unseen.subtract(trick.cards)
        self.unseen: Counts = +unseen
        self.others: list[Hidden] = self._hands()

    def _hands(self) -> list[Hidden]:
        seen = self.seen
        seats = len(seen.hand_sizes)
        places = {seat for seat in range(seats) if seat != seen.seat and seen.hand_sizes[seat]}
        sure = {seat: self._still_held(seat) for seat in places}
        excluded = ruled_out(seen.tricks, seen.mode, seen.duties, seen.partner)
        may = {seat: self.unseen.keys() - excluded[seat] for seat in places}
        if sum(self.unseen.values()) == sum([seen.hand_sizes[seat] for seat in places]):
            self._find_only_places(sure, may)
        hands = []
        for seat in range(seats):
            if seat not in places:
                hands.append(Hidden(frozenset(), {}, 0))
                continue
            elsewhere = sum([sure[other] for other in places if other != seat], Counter[Card]())
            own = sure[seat]
            maybe = {card: self.unseen[card] - own[card] - elsewhere[card] for card in may[seat]}
            left = {card: copies for card, copies in maybe.items() if copies > 0}
            size = min(seen.hand_sizes[seat] - own.total(), sum(left.values()))
            hands.append(Hidden(frozenset(own), left, size))
        return hands

    def _still_held(self, seat: int) -> Counter[Card]:
        """Of the cards that the seat has shown, those that it has not played since."""
        held = Counter(self.seen.shown.get(seat, ()))
        if held:
            seats = len(self.seen.hand_sizes)
            for trick in self.seen.tricks:
                place = (seat - trick.leader) % seats
                if place < len(trick.cards):
                    held[trick.cards[place]] -= 1
        return +held

    def _find_only_places(self, sure: dict[int, Counter[Card]], may: dict[int, set[Card]]) -> None:
        """A card that one seat alone can hold is there; asked only while no card lies face down."""
        for card, copies in self.unseen.items():
            seats = [seat for seat in may if card in may[seat]]
            if len(seats) == 1:
                sure[seats[0]][card] = copies

    def unseen_of(self, some: Iterable[Card]) -> int:
        """How many of these cards have not been seen, copies counted."""
        return sum([self.unseen.get(each, 0) for each in some])


@lru_cache(maxsize=1 << 15)
def _none_drawn(total: int, marked: int, drawn: int) -> float:
    """The chance that none of ``marked`` cards is among ``drawn`` out of ``total``."""
    return comb(total - marked, drawn) / comb(total, drawn) if marked else 1.0
