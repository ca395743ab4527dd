"""Binokel: what the Tapp, the melds shown and the duties of play tell about the hidden hands and the cards laid away.

The three cards of the Tapp are seen by all and go to the soloist: each is in his hand, was played by him, or was laid
away (N3.1). Melds are found automatically (N4.6), so they tell both what a hand held when they were shown and what it
did not hold. In a game that was conceded the soloist shows none, in Durch nobody does.

Every card is one of two copies that cannot be told apart. Worlds are as likely as a shuffle makes them, when any three
of the soloist's eighteen cards are as likely to be laid away as any other three: so a world is counted as often as
copies could change places in it, and two hands that hold one ace each count twice as much as one that holds both.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from math import factorial, gcd, prod
from typing import Final

from atout.cards import Card, in_order
from atout.games.actions import PASS, PLAY, OnCards, OnSuit
from atout.games.binokel import discards
from atout.games.binokel.auction import RAISE
from atout.games.binokel.game import Binokel, BinokelDeal
from atout.games.binokel.spec import DECK, DURCH, DURCH_DUTIES, DUTIES, MODES, PLAYERS, TAPP_SIZE
from atout.games.binokel.view import BinokelView
from atout.games.game import Dealt
from atout.play import Mode
from atout.worlds.clues import Bits, Clues
from atout.worlds.evidence import played_by, ruled_out
from atout.worlds.filling import Filling
from atout.worlds.melded import Melded
from atout.worlds.parts import Block, Unseen
from atout.worlds.sampler import Case, Sampler
from atout.worlds.world import World

BITS: Final = Bits(DECK)
ASIDE: Final = PLAYERS
"""The place after the hands: the cards laid away, before that the Tapp."""
_PLACES: Final = PLAYERS + 1


class BinokelClues(Clues):
    """What a view of Binokel tells."""

    deck = DECK
    copies = 2

    def __init__(self, game: Binokel, view: BinokelView) -> None:
        self.game, self.view = game, view
        self._tricks = (*view.tricks, *([view.trick] if view.trick is not None else []))
        self._played = played_by(self._tricks, PLAYERS)
        self._hidden = [seat for seat in range(PLAYERS) if seat != view.seat]
        self._mode = self._mode_of(view)
        seen = Counter([*view.hand, *view.laid_away, *[each for cards in self._played for each in cards]])
        self._unseen = Counter(DECK) - seen
        # Each copy has a bit. What was seen takes the first ones.
        taken: dict[Card, int] = {}
        self._own = BITS.of(view.hand, taken)
        self._played_bits = [BITS.of(cards, taken) for cards in self._played]
        BITS.of(view.laid_away, taken)
        self._melded = Melded(view, self._played_bits)
        self._objects = self._placed(taken)
        self.sampler = Sampler([Case((), self._filling())], self._melded.test)

    @staticmethod
    def _mode_of(view: BinokelView) -> Mode | None:
        if view.choice is None or (isinstance(view.choice, OnSuit) and view.choice.word == "concede"):
            return None
        return MODES[view.choice.suit] if isinstance(view.choice, OnSuit) else DURCH

    @property
    def mode(self) -> Mode | None:
        return self._mode

    @property
    def own(self) -> list[int]:
        return [self._own if seat == self.view.seat else 0 for seat in range(PLAYERS)]

    @property
    def _laid(self) -> bool:
        """Whether three cards were laid away and are not known to the seat."""
        return self.view.phase not in ("auction", "discard") and not self.view.laid_away

    # Where each card may lie

    def _placed(self, taken: dict[Card, int]) -> dict[Card, list[Unseen]]:
        """The unseen copies of each card with their weights."""
        mode = self._mode
        out: list[set[Card]] = [set() for _ in range(PLAYERS)]
        if mode is not None:
            duties = DURCH_DUTIES if mode is DURCH else DUTIES
            out = ruled_out(self._tricks, mode, duties, (None,) * PLAYERS)
        objects: dict[Card, list[Unseen]] = {}
        for card, copies in self._unseen.items():
            able = [place in self._hidden and card not in out[place] for place in range(PLAYERS)]
            able.append(self.view.phase == "auction" or self._laid)
            for seat in self._melded.full(card):
                able[seat] = False
            must = self._melded.needs(card)
            first = taken.get(card, 0)
            bits = [BITS.of((card,), {card: first + number}).bit_length() - 1 for number in range(copies)]
            weights = self._weights(card, copies, must, able)
            objects[card] = [Unseen(bit, weight) for bit, weight in zip(bits, weights, strict=True)]
        return objects

    def _weights(self, card: Card, copies: int, must: list[int], able: list[bool]) -> list[tuple[int, ...]]:
        """The weights of a card's unseen copies: those that a meld places, then those that are free."""
        forced = [tuple([int(place == seat) for place in range(_PLACES)]) for seat in must]
        if copies == len(must):
            return forced
        in_tapp = self.view.tapp.count(card)
        if copies - len(must) == 1:
            lone = [
                self._ways(card, [*must, place], in_tapp) if may else 0 for place, may in enumerate(able)
            ]  # fmt: skip
            divisor = gcd(*lone) or 1
            return [*forced, tuple([weight // divisor for weight in lone])]
        free = tuple(map(int, able))
        soloist = self.view.soloist
        from_tapp = tuple([may if place in (soloist, ASIDE) else 0 for place, may in enumerate(free)])
        hidden_tapp = 0 if soloist == self.view.seat else in_tapp
        return [from_tapp] * hidden_tapp + [free] * (2 - hidden_tapp)

    def _ways(self, card: Card, places: Iterable[int], in_tapp: int) -> int:
        """In how many ways the two copies of a card can lie so, told apart: as dealt, and then as laid away.

        Args:
            card: the card.
            places: where its unseen copies are.
            in_tapp: how many of its copies were in the Tapp.
        """
        soloist = self.view.soloist
        dealt = [self._played[seat].count(card) for seat in range(PLAYERS)]
        if self.view.seat is not None:
            dealt[self.view.seat] += self.view.hand.count(card) + self.view.laid_away.count(card)
        aside = 0
        for place in places:
            aside += place == ASIDE
            if place == ASIDE and soloist is None:
                continue
            dealt[soloist if place == ASIDE and soloist is not None else place] += 1
        chosen = 1
        if soloist is not None:
            eighteen = dealt[soloist]
            if eighteen < in_tapp:
                return 0
            dealt[soloist] -= in_tapp
            chosen = factorial(eighteen) // factorial(aside) // factorial(eighteen - aside)
            apart = prod([factorial(each) for each in (*dealt, in_tapp)])
        else:
            apart = prod([factorial(each) for each in (*dealt, aside)])
        return factorial(2) // apart * chosen

    def _filling(self) -> Filling:
        room = [
            self.view.hand_sizes[seat] if seat in self._hidden else 0 for seat in range(PLAYERS)
        ]  # fmt: skip
        room.append(TAPP_SIZE if self.view.phase == "auction" or self._laid else 0)
        blocks, blocked = [], set[Card]()
        for some, test in self._melded.blocks():
            cards = [card for card in some if card in self._objects]
            if cards:
                blocked.update(cards)
                blocks.append(Block([each for card in cards for each in self._objects[card]], test))
        single = [each for card, objects in self._objects.items() if card not in blocked for each in objects]
        return Filling(tuple(room), single, blocks)

    # Worlds

    def world(self, row: list[int], rng: random.Random) -> World:  # noqa: ARG002  nothing is left open here
        view = self.view
        hands = tuple([
            in_order(view.hand) if seat == view.seat else in_order(BITS.cards(row[seat])) for seat in range(PLAYERS)
        ])  # fmt: skip
        aside, rest = view.laid_away, view.tapp
        if view.phase == "auction":
            rest = in_order(BITS.cards(row[ASIDE]))
        elif self._laid:
            aside = in_order(BITS.cards(row[ASIDE]))
        dealt = []
        for seat, hand in enumerate(hands):
            # A card that leaves a hand is the first of its copies: those still held come last.
            cards = [*self._played[seat], *(self._own_order() if seat == view.seat else hand)]
            if seat == view.soloist:
                cards = [*aside, *cards]
                for card in view.tapp:
                    del cards[len(cards) - 1 - cards[::-1].index(card)]
            dealt.append(tuple(cards))
        return World(hands, aside, rest if view.phase == "auction" else (), Dealt(tuple(dealt), rest))

    def _own_order(self) -> list[Card]:
        """The own hand in an order in which its legal cards are listed as the view lists them."""
        legal = [] if self.view.phase != "play" else list(self.view.legal)
        return sorted(self.view.hand, key=lambda each: legal.index(PLAY[each]) if PLAY[each] in legal else len(legal))

    def row(self, world: World) -> list[int] | None:
        if self.view.seat is not None and world.hands[self.view.seat] != self.view.hand:
            return None
        at: list[Counter[Card]] = [
            Counter() if seat == self.view.seat else Counter(hand) for seat, hand in enumerate(world.hands)
        ]
        at.append(Counter(world.rest if self.view.phase == "auction" else world.aside if self._laid else ()))
        if sum(at, Counter[Card]()) != self._unseen:
            return None
        row = [0] * _PLACES
        for card, objects in self._objects.items():
            places = [place for place, cards in enumerate(at) for _ in range(cards[card])]
            if not objects[0].weights[places[0]] or not objects[-1].weights[places[-1]]:
                places.reverse()
            for each, place in zip(objects, places, strict=True):
                row[place] |= 1 << each.bit
        return row

    def deal(self, world: World) -> BinokelDeal:
        view, deal = self.view, self.game.deal(world.dealt, self.view.dealer, self.view.before)
        for call in view.calls[1:]:
            deal.play(PASS if call.bid is None else RAISE)
        if view.phase not in ("auction", "discard"):
            deal.play(OnCards(discards.WORD, in_order(world.aside)))
        if view.choice is not None:
            deal.play(view.choice)
        for trick in self._tricks:
            for card in trick.cards:
                deal.play(PLAY[card])
        return deal
