"""Kozel: what shown hands, the turn-up and the order of drawing tell about hands, stock and groups face down.

There is no duty to reply in any way and none to claim (Z2.2, Z3.2), so what lies face down may be anything that its
seat held then, and silence tells nothing. Open groups are seen. What remains unknown is symmetrical but for cards that
a seat is known to have held: those of a hand that it showed (Z3.4), and the turn-up, which the last to draw took
(Z2.7). They can only be in its hand or in what it laid face down since, and where they are decides in how many ways
its other cards can have come.

Worlds are as likely as a shuffle makes them, when any cards of a hand are as likely to be laid face down as any others.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from math import factorial, prod
from typing import Final

from atout.cards import Card, in_order
from atout.games.actions import Action, OnCards, Word
from atout.games.game import Dealt
from atout.games.kozel.claims import SILENT
from atout.games.kozel.game import Kozel, KozelDeal
from atout.games.kozel.spec import DECK, HAND, MODES, PLAYERS, SHOKHA
from atout.games.kozel.view import KozelView, SeenGroup
from atout.play import Mode
from atout.play.group import group_order
from atout.worlds.clues import Bits, Clues
from atout.worlds.filling import Filling
from atout.worlds.parts import Block, Unseen
from atout.worlds.sampler import Case, Sampler
from atout.worlds.timeline import STOCK, Left, Timeline
from atout.worlds.world import World

BITS: Final = Bits(DECK)


class KozelClues(Clues):
    """What a view of Kozel tells."""

    deck = DECK

    def __init__(self, game: Kozel, view: KozelView) -> None:
        self.game, self.view, self._time = game, view, Timeline(view)
        seen = {*view.hand, *[card for trick in self._time.tricks for group in trick.groups for card in group.cards]}
        if view.stock:
            seen.add(view.turn_up)
        self._unseen = [each for each in DECK if each not in seen]
        self._hidden = [seat for seat in range(PLAYERS) if seat != view.seat]
        self._places = STOCK + 1 + len(self._time.face_down)
        self.sampler = Sampler([Case((), self._filling())])

    @property
    def mode(self) -> Mode:
        return MODES[self.view.trump]

    @property
    def own(self) -> list[int]:
        return [BITS.of(self.view.hand) if seat == self.view.seat else 0 for seat in range(PLAYERS)]

    @property
    def count(self) -> int | None:
        """The worlds that differ in hands, in what lies face down, in the stock's order, or in how they were dealt."""
        found = self.sampler.count
        assert found is not None, "nothing is tested"
        alike = [seat for seat in range(PLAYERS) if not self._traced(seat)]
        came = prod([self._time.ways(seat, self._cards_of(seat, [])) for seat in alike])
        # The order in which the first four cards came makes no other deal.
        return found * came // factorial(HAND) ** PLAYERS * factorial(max(self.view.stock - 1, 0))

    # Where each card may lie

    def _traced(self, seat: int) -> list[Card]:
        """Unseen cards that the seat is known to have held."""
        sure = self._time.sure(seat)
        return [card for card in self._unseen if card in sure]

    def _filling(self) -> Filling:
        room = [self.view.hand_sizes[seat] if seat in self._hidden else 0 for seat in range(PLAYERS)]
        room += [max(self.view.stock - 1, 0), *[group.size for group in self._time.face_down]]
        anywhere = tuple([int(place == STOCK or size > 0) for place, size in enumerate(room)])
        blocks, traced = [], set[Card]()
        for seat in self._hidden:
            cards = self._traced(seat)
            if cards:
                traced.update(cards)
                near = {place for place, _ in self._time.places_of(seat)}
                weights = tuple([int(place in near and size > 0) for place, size in enumerate(room)])
                unseen = [Unseen(DECK.index(card), weights) for card in cards]
                blocks.append(Block(unseen, partial(self._ways, seat)))
        return Filling(
            tuple(room), [Unseen(DECK.index(card), anywhere) for card in self._unseen if card not in traced], blocks
        )

    def _ways(self, seat: int, sets: Sequence[int]) -> int:
        """In how many ways the cards of a seat can have come, when those it is known to have held lie so."""
        some: list[Left] = []
        for place, left in self._time.places_of(seat):
            some += [(card, left) for card in BITS.cards(sets[place])]
        return self._time.ways(seat, self._cards_of(seat, some))

    def _cards_of(self, seat: int, some: Sequence[Left]) -> list[Left]:
        """All cards that were ever in the hand of a seat: those known, ``some``, and others in what room is left."""
        cards = [*self._time.known_of(seat), *some]
        if seat != self.view.seat:
            sizes = {group.trick: group.size for group in self._time.face_down if group.seat == seat}
            for place, left in self._time.places_of(seat):
                size = self.view.hand_sizes[seat] if place == seat else sizes[left]
                cards += [(None, left)] * (size - sum([1 for _, other in some if other == left]))
        return cards

    # Worlds

    def world(self, row: list[int], rng: random.Random) -> World:
        view = self.view
        hands = tuple([view.hand if seat == view.seat else BITS.cards(row[seat]) for seat in range(PLAYERS)])
        stock = list(BITS.cards(row[STOCK]))
        rng.shuffle(stock)
        drawn: dict[int, Card] = {}
        dealt = []
        for seat in range(PLAYERS):
            cards = self._time.known_of(seat)
            if seat != view.seat:
                for place, left in self._time.places_of(seat):
                    cards += [(card, left) for card in BITS.cards(row[place])]
            came = self._time.came(seat, cards, rng)
            dealt.append(tuple(came[:HAND]))
            for card, (_, place) in zip(came[HAND:], self._time.slots[seat][HAND:], strict=True):
                drawn[place] = card
        rest = (*stock, *([view.turn_up] if view.stock else []))
        down = {group.place: BITS.cards(row[group.place]) for group in self._time.face_down}
        aside = [card for group, cards in self._laid(down) if not group.openly for card in in_order(cards)]
        everything = (*[drawn[place] for place in range(len(drawn))], *rest)
        return World(hands, tuple(aside), rest, Dealt(tuple(dealt), everything))

    def _laid(self, down: dict[int, tuple[Card, ...]]) -> list[tuple[SeenGroup, tuple[Card, ...]]]:
        """All groups in the order of laying, with their cards; ``down`` has those that were not seen."""
        places = iter([group.place for group in self._time.face_down])
        return [
            (group, group.cards or down[next(places)]) for trick in self._time.tricks for group in trick.groups
        ]  # fmt: skip

    def row(self, world: World) -> list[int] | None:
        view = self.view
        if view.seat is not None and world.hands[view.seat] != view.hand:
            return None
        row = [0 if seat == view.seat else BITS.of(hand) for seat, hand in enumerate(world.hands)]
        row.append(BITS.of(world.rest[:-1]))
        at = 0
        for group, cards in self._laid({each.place: () for each in self._time.face_down}):
            if not group.openly:
                here = world.aside[at : at + group.size]
                at += group.size
                if cards and set(cards) != set(here):
                    return None
                if not cards:
                    row.append(BITS.of(here))
        return row if sum(row) == BITS.of(self._unseen) else None

    def deal(self, world: World) -> KozelDeal:
        deal = self.game.deal(world.dealt, self.view.dealer, self.view.before)
        aside = list(world.aside)
        for number, trick in enumerate(self._time.tricks):
            self._answer(deal, number)
            for place, group in enumerate(trick.groups):
                cards = group.cards
                if not group.openly:
                    cards, aside = tuple(aside[: group.size]), aside[group.size :]
                word = "hide" if not group.openly else "beat" if place else "lead"
                deal.play(OnCards(word, group_order(cards, SHOKHA)))
        return deal

    def _answer(self, deal: KozelDeal, trick: int) -> None:
        """Answers the questions before a trick, up to the seat's own if it has not answered yet."""
        claims: dict[int, Action] = {each.seat: Word(each.claim) for each in self.view.shown if each.trick == trick}
        while deal.waiting:
            seat = deal.actor
            if seat == self.view.seat and SILENT in self.view.legal and trick == len(self.view.tricks):
                return
            assert seat is not None
            deal.play(claims.get(seat, SILENT))
