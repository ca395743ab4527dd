"""A card as it would lie on the table, and what its player sees and may expect of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from atout.cards import Card, Suit
from atout.games.actions import Action
from atout.games.view import TrickView
from atout.play.kernel import KernelRules


class TrickGameView(Protocol):
    """What the views of Coinche and Binokel have in common."""

    @property
    def seat(self) -> int | None:
        """Whose view it is."""

    @property
    def legal(self) -> Sequence[Action]:
        """What the seat may do."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """Its cards."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""

    @property
    def tricks(self) -> tuple[TrickView, ...]:
        """The finished tricks."""

    @property
    def trick(self) -> TrickView | None:
        """The trick on the table."""


class Table:
    """What the seat sees, and what it may expect of the others."""

    def __init__(
        self, view: TrickGameView, kernel: KernelRules, hands: Sequence[Sequence[int]], weights: Sequence[float],
        allies: AbstractSet[int], aside: Iterable[Card] = (),
    ) -> None:  # fmt: skip
        """
        Args:
            view: of the seat to play.
            kernel: how it is played.
            hands: sampled deals, the hands as they are now as the kernel's bits.
            weights: of those deals.
            allies: the seats of its party, itself among them.
            aside: cards out of play that it knows.
        """
        assert view.trick is not None
        assert view.seat is not None
        self.view, self.kernel, self.allies = view, kernel, allies
        self.hands = np.array(hands, dtype=np.uint64)
        self.seat: int = view.seat
        self.mode, self.bits = kernel.mode, kernel.labels.bits
        self.trick = view.trick
        players = len(view.hand_sizes)
        self.trumps = frozenset([card for card in self.mode.deck if card.suit == self.mode.trump])
        self.behind = [(self.seat + turn) % players for turn in range(1, players - len(view.trick.cards))]
        self.opponents = [seat for seat in range(players) if seat not in allies]
        self.partner = next(iter(set(allies) - {self.seat}), None)
        self._weights = np.array(weights) / sum(weights)
        played = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
        left = Counter(kernel.labels.by_bit)
        left.subtract([*played, *view.hand, *aside])
        self.left: Mapping[Card, int] = +left
        """The cards that it has not seen, with their number of copies."""
        self.unseen = frozenset(self.left)

    def share(self, rows: NDArray[np.bool_]) -> float:
        """In what part of the deals something is so; exactly 0 or 1 where it is so in none or in all."""
        return float(rows.all()) if rows.all() == rows.any() else float(self._weights @ rows)

    def mean(self, numbers: NDArray[np.int64]) -> float:
        """A number of the deals, on average."""
        return float(self._weights @ numbers)

    def holds(self, seat: int, some: frozenset[Card]) -> NDArray[np.bool_]:
        """In which deals the seat holds any of the cards."""
        found: NDArray[np.bool_] = (self.hands[:, seat] & self._set(some)) != 0
        return found

    def number(self, seat: int, some: frozenset[Card]) -> NDArray[np.int64]:
        """How many of the cards the seat holds in each deal."""
        held = self.hands[:, seat] & self._set(some)
        return np.array([int(each).bit_count() for each in held.tolist()], dtype=np.int64)

    def beats(self, seat: int, winning: Card, led: Suit) -> NDArray[np.bool_]:
        """In which deals the seat can and may beat a card: in the suit led, or without that suit by a trump."""
        suited = frozenset([card for card in self.mode.deck if card.suit == led])
        above = self.mode.beaters[winning]
        return self.holds(seat, above & suited) | (~self.holds(seat, suited) & self.holds(seat, above - suited))

    def suit(self, suit: Suit) -> frozenset[Card]:
        """All cards of a suit."""
        return frozenset([card for card in self.mode.deck if card.suit == suit])

    def _set(self, some: frozenset[Card]) -> np.uint64:
        return np.uint64(sum([1 << bit for card in some for bit in self.bits[card]]))


class Moment:
    """A card as it would lie on the table."""

    def __init__(self, table: Table, card: Card) -> None:
        self.table, self.card = table, card
        cards, leader = table.trick.cards, table.trick.leader
        players = len(table.view.hand_sizes)
        self.leads = not cards
        self.led = card.suit if self.leads else cards[0].suit
        self.before = None if table.trick.winner is None else cards[(table.trick.winner - leader) % players]
        """The card that wins without this one."""
        self.takes = self.before is None or card in table.mode.beaters[self.before]
        self.winning = card if self.takes or self.before is None else self.before
        self.winner: int = table.seat if self.takes or table.trick.winner is None else table.trick.winner
        self.points = table.mode.points[card]
        self.lying = sum([table.mode.points[each] for each in cards]) + self.points

    @property
    def is_ruff(self) -> bool:
        """Whether it is a trump on another suit."""
        return self.card in self.table.trumps and self.led != self.table.mode.trump

    @cached_property
    def ours(self) -> float:
        """In what part of the deals our side keeps the trick, whatever the opponents do."""
        return self.kept(self.winner, self.winning)

    def kept(self, winner: int, winning: Card) -> float:
        """The same for another card of our side's that wins; 0 for one of the opponents'."""
        table = self.table
        if winner not in table.allies:
            return 0.0
        rows = np.ones(len(table.hands), dtype=bool)
        for seat in table.behind:
            if seat not in table.allies:
                rows &= ~table.beats(seat, winning, self.led)
        return table.share(rows)

    @cached_property
    def theirs(self) -> float:
        """In what part of the deals the opponents keep the trick, whatever the partner does."""
        table = self.table
        if self.winner in table.allies:
            return 0.0
        if table.partner is None or table.partner not in table.behind:
            return 1.0
        return table.share(~table.beats(table.partner, self.winning, self.led))
