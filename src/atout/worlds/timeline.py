"""The course of a deal of Kozel as one view has it: who drew when, what left which hand, which hands were shown."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from atout.cards import Card
from atout.games.kozel.spec import DECK, HAND, PLAYERS
from atout.games.kozel.view import KozelView, SeenGroup, SeenTrick
from atout.worlds.arrivals import Window, arranged, ways

STOCK: Final = PLAYERS
"""The place after the hands."""
_STOCK_SIZE: Final = len(DECK) - PLAYERS * HAND
_DEALT: Final = -1
"""The moment at which the first four cards came. What is drawn after trick ``n`` comes at moment ``n``."""
_NEVER: Final = len(DECK)
"""The moment at which a card leaves that is still held."""

Left = tuple[Card | None, int]
"""A card, ``None`` for one that is not known, and the trick at which it left the hand."""


@dataclass(frozen=True)
class FaceDown:
    """A group that the seat of the view has not seen."""

    seat: int
    trick: int
    size: int
    place: int


class Timeline:
    """What came into each hand and left it.

    Attributes:
        view: what it is taken from.
        tricks: all tricks, the one on the table last.
        face_down: the groups whose cards are unknown; their places come after the stock.
        slots: by seat, the moments at which its cards came, and their places in the stock (-1: dealt).
    """

    def __init__(self, view: KozelView) -> None:
        self.view = view
        self.tricks: Sequence[SeenTrick] = (*view.tricks, *([view.trick] if view.trick is not None else []))
        self.face_down: list[FaceDown] = []
        for number, trick in enumerate(self.tricks):
            for group in trick.groups:
                if not group.cards:
                    self.face_down.append(FaceDown(group.seat, number, group.size, STOCK + 1 + len(self.face_down)))
        self.slots: list[list[tuple[int, int]]] = [[(_DEALT, -1)] * HAND for _ in range(PLAYERS)]
        self._draw()
        self._shown = [[(each.trick, frozenset(each.cards)) for each in view.shown if each.seat == seat]
                       for seat in range(PLAYERS)]  # fmt: skip

    def _draw(self) -> None:
        drawn = 0
        for number, trick in enumerate(self.view.tricks):
            assert trick.winner is not None
            for place in range(min(trick.groups[0].size * PLAYERS, _STOCK_SIZE - drawn)):
                self.slots[(trick.winner + place) % PLAYERS].append((number, drawn))
                drawn += 1

    def groups_of(self, seat: int) -> Iterable[tuple[int, SeenGroup]]:
        """What the seat laid, with the numbers of the tricks."""
        return [(number, group) for number, trick in enumerate(self.tricks) for group in trick.groups
                if group.seat == seat]  # fmt: skip

    def places_of(self, seat: int) -> list[tuple[int, int]]:
        """The places in which unseen cards of the seat lie, with the trick at which they left the hand."""
        return [(seat, _NEVER), *[(each.place, each.trick) for each in self.face_down if each.seat == seat]]

    def known_of(self, seat: int) -> list[Left]:
        """The cards of the seat that are known, with the trick at which they left."""
        known: list[Left] = [(card, number) for number, group in self.groups_of(seat) for card in group.cards]
        if seat == self.view.seat:
            known += [(card, _NEVER) for card in self.view.hand]
        return known

    def sure(self, seat: int) -> set[Card]:
        """Cards that were in the hand for sure: shown, or the turn-up that it drew."""
        some = {card for _, cards in self._shown[seat] for card in cards}
        return some | {self.view.turn_up} if self.view.turn_up_drawn_by == seat else some

    def ways(self, seat: int, cards: Sequence[Left]) -> int:
        """In how many ways all the cards of a seat, that left it so, can have come."""
        windows = [self._window(seat, *each) for each in cards]
        return ways([self._moment(*slot) for slot in self.slots[seat]], windows)

    def came(self, seat: int, cards: Sequence[Left], rng: random.Random) -> list[Card]:
        """The cards in the order in which they came, one of the ways they can have."""
        windows = [self._window(seat, *each) for each in cards]
        order = arranged([self._moment(*slot) for slot in self.slots[seat]], windows, rng)
        came = [cards[number][0] for number in order]
        return [card for card in came if card is not None]

    def _moment(self, moment: int, place: int) -> int:
        """The moment of a slot; that of the turn-up is its own, as no other card can have come there."""
        return _NEVER if place == _STOCK_SIZE - 1 else moment

    def _window(self, seat: int, card: Card | None, left: int) -> Window:
        first, last = _DEALT, left - 1
        drawn_last = card is self.view.turn_up
        came = max([moment for moment, _ in self.slots[seat]])
        for trick, cards in self._shown[seat]:
            if card in cards:
                last = min(last, trick - 1)
                if left < trick:
                    return 0, _DEALT
            elif left >= trick:
                first = max(first, trick)
        if drawn_last:
            return (_NEVER, _NEVER) if first <= came <= last else (0, _DEALT)
        return first, min(last, _NEVER - 1)
