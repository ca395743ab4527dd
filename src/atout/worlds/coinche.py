"""Coinche: what calls for nothing, cards, declarations and belotes tell about the hidden hands.

The auction is not evidence here: anybody may bid anything (K3). The duties of play rule cards out seat by seat, and a
belote said, or not said by who played a king or queen of trumps, places the other of the two (K5.8). Declarations speak
of whole hands: see :mod:`atout.worlds.declared`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from atout.cards import Card, card, in_order
from atout.games.actions import PLAY
from atout.games.coinche.declarations import Declaration, belotes, declare
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.coinche.spec import DECK, PARTNER, Strain
from atout.games.coinche.view import CoincheView
from atout.games.game import Dealt
from atout.play import Mode
from atout.worlds.clues import Clues
from atout.worlds.combinations import BITS
from atout.worlds.declared import Declared, Literals
from atout.worlds.evidence import played_by, ruled_out
from atout.worlds.filling import Filling
from atout.worlds.parts import Unseen
from atout.worlds.sampler import Case, Claim, Sampler
from atout.worlds.world import World


class CoincheClues(Clues):
    """What a view of Coinche tells."""

    deck = DECK

    def __init__(self, game: Coinche, view: CoincheView) -> None:
        self.game, self.view = game, view
        self._tricks = (*view.tricks, *([view.trick] if view.trick is not None else []))
        self._played = played_by(self._tricks, 4)
        seen = {*view.hand, *[each for cards in self._played for each in cards]}
        self._unseen = [each for each in DECK if each not in seen]
        self._hidden = [seat for seat in range(4) if seat != view.seat]
        self._may = self._places()
        self._declared = Declared(game.profile, view, [BITS.of(some) for some in self._played])
        self.sampler = Sampler(list(self._cases()), self._declared.test)

    @property
    def mode(self) -> Mode | None:
        strain = self._strain
        return None if strain is None else self.game.profile.modes[strain]

    @property
    def own(self) -> list[int]:
        hand = BITS.of(self.view.hand)
        return [hand if seat == self.view.seat else 0 for seat in range(4)]

    @property
    def _strain(self) -> Strain | None:
        return None if self.view.contract is None or not self.view.playing else self.view.contract.bid.strain

    def _places(self) -> dict[Card, set[int]]:
        """The seats that may hold each unseen card, as far as single cards tell."""
        may = {each: set(self._hidden) for each in self._unseen}
        mode = self.mode
        if mode is None:
            return may
        profile, contract = self.game.profile, self.view.contract
        assert contract is not None
        strain = contract.bid.strain
        for seat, cards in enumerate(ruled_out(self._tricks, mode, profile.duties[strain], PARTNER)):
            for each in cards & may.keys():
                may[each].discard(seat)
        for suit in belotes(DECK, strain):
            king, queen = card("K" + suit), card("Q" + suit)
            for seat, played in enumerate(self._played):
                for one, other in ((king, queen), (queen, king)):
                    if one in played and other in may:
                        may[other] = may[other] & {seat} if (seat, suit) in self.view.belotes else may[other] - {seat}
        return may

    def _cases(self) -> Iterator[Case]:
        room = tuple([size if seat in self._hidden else 0 for seat, size in enumerate(self.view.hand_sizes)])
        for literals in self._declared.cases():
            case = self._case(room, literals)
            if case is not None:
                yield case

    def _case(self, room: tuple[int, ...], literals: Literals) -> Case | None:
        """The hands in which the seats hold some cards and lack others; ``None`` if one of them lies elsewhere."""
        may, claims = dict(self._may), []
        for seat, must, must_not in literals:
            played = self._played[seat]
            hidden = [each for each in must if each not in played]
            if any(each not in may or seat not in may[each] for each in hidden) or any(
                each in played for each in must_not
            ):
                return None
            absent = [each for each in must_not if each in may]
            for each in hidden:
                may[each] = {seat}
            for each in absent:
                may[each] = may[each] - {seat}
            claims.append(Claim(seat, BITS.of(hidden), BITS.of(absent)))
        unseen = [
            Unseen(DECK.index(each), tuple([int(seat in seats) for seat in range(4)])) for each, seats in may.items()
        ]
        return Case(tuple(claims), Filling(room, unseen))

    def world(self, row: list[int], rng: random.Random) -> World:  # noqa: ARG002  nothing is left open here
        hands = tuple(
            [in_order(self.view.hand) if seat == self.view.seat else BITS.cards(row[seat]) for seat in range(4)]
        )
        dealt = [
            (*(self._own_order() if seat == self.view.seat else hand), *self._played[seat])
            for seat, hand in enumerate(hands)
        ]
        return World(hands, (), (), Dealt(tuple(dealt)))

    def _own_order(self) -> tuple[Card, ...]:
        """The own hand in an order in which its legal cards are listed as the view lists them."""
        listed = [PLAY[each] for each in self.view.hand]
        legal = [each for each in self.view.legal if each in listed]
        return tuple(sorted(self.view.hand, key=lambda each: legal.index(PLAY[each]) if PLAY[each] in legal else 8))

    def row(self, world: World) -> list[int] | None:
        if world.hands[self.view.seat or 0] != self.view.hand and self.view.seat is not None:
            return None
        row = [0 if seat == self.view.seat else BITS.of(hand) for seat, hand in enumerate(world.hands)]
        return row if sum(row) == BITS.of(self._unseen) else None

    def deal(self, world: World) -> CoincheDeal:
        view, deal = self.view, self.game.deal(world.dealt, self.view.dealer, self.view.before)
        for _, said in view.calls:
            deal.play(said)
        declared = self._declared.explained(world.dealt.hands) or [None] * 4
        for trick in self._tricks:
            for place, laid in enumerate(trick.cards):
                self._declare(deal, declared[(trick.leader + place) % 4])
                deal.play(PLAY[laid])
        if view.declared is not None and deal.actor == view.seat:
            assert view.seat is not None
            self._declare(deal, declared[view.seat])
        return deal

    def _declare(self, deal: CoincheDeal, declaration: Declaration | None) -> None:
        """Answers the question if it is put, with what the actor declared."""
        if declaration is not None and declare(declaration) in deal.legal():
            deal.play(declare(declaration))
