"""What a sampled world says of the deal's score besides the tricks: the declarations and belotes that will count."""

from __future__ import annotations

from collections.abc import Sequence

from atout.bots.coinche.payoff import Stakes
from atout.cards import SUITS, Card, Suit, card
from atout.games.coinche.auction import Contract
from atout.games.coinche.declarations import Declaration, automatic, belotes, better_side, choices, declare, total
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import BELOTE, DECK, Profile, Strain
from atout.games.coinche.view import CoincheView
from atout.games.view import Standing
from atout.play.labels import Labels


class StakesOfWorlds:
    """The stakes of the deal in any world, once the contract is settled."""

    def __init__(self, game: Coinche, view: CoincheView) -> None:
        assert view.contract is not None
        self._profile = game.profile
        self._view = view
        self._contract = view.contract
        self._strain = view.contract.bid.strain
        self._labels = Labels(self._profile.modes[self._strain])
        played: list[list[Card]] = [[], [], [], []]
        for trick in (*view.tricks, view.trick):
            for place, laid in enumerate(trick.cards if trick is not None else ()):
                assert trick is not None
                played[(trick.leader + place) % 4].append(laid)
        self._played = [self._labels.set_of(some) for some in played]
        self._pairs = [self._labels.set_of((card("K" + s), card("Q" + s))) for s in SUITS if s in _suits(self._strain)]
        compared = sum(map(len, played)) >= self._profile.compares_on_card
        self._declarations = self._shown() if compared else None

    def of(self, hands: Sequence[int]) -> Stakes:
        """The stakes where the seats hold these cards now, as the kernel's bits."""
        dealt = [hand | played for hand, played in zip(hands, self._played, strict=True)]
        belote = [0, 0]
        for pair in self._pairs:
            for seat, hand in enumerate(dealt):
                if hand & pair == pair:
                    belote[seat % 2] += BELOTE
        declarations = self._declarations or self._expected(dealt)
        return Stakes(self._contract, self._view.before, declarations, (belote[0], belote[1]))

    def _shown(self) -> tuple[int, int]:
        counted = [0, 0]
        for each in self._view.shown:
            counted[each.seat % 2] += each.points
        return counted[0], counted[1]

    def _expected(self, dealt: Sequence[int]) -> tuple[int, int]:
        """What counts if everybody declares as much as he can."""
        declared = [self._declared(seat, hand) for seat, hand in enumerate(dealt)]
        better = better_side(declared, self._profile, self._strain)
        if better is None:
            return 0, 0
        points = sum(total(each, self._profile, self._strain) for each in declared[better::2])
        return (points, 0) if better == 0 else (0, points)

    def _declared(self, seat: int, hand: int) -> Declaration:
        cards = self._labels.cards_of(hand)
        best = automatic(cards, self._profile, self._strain)
        if seat == self._view.seat and best and self._view.declared is not None:
            all_choices = choices(cards, self._profile, self._strain)
            return next(each for each in all_choices.values() if declare(each).combinations == self._view.declared)
        if self._view.announced[seat] == ():
            return ()
        return best


def dealt_stakes(profile: Profile, contract: Contract, before: Standing, hands: Sequence[Sequence[Card]]) -> Stakes:
    """The stakes of a contract where all hands are known as they were dealt, and everybody declares all he can."""
    strain = contract.bid.strain
    declared = [automatic(hand, profile, strain) for hand in hands]
    better = better_side(declared, profile, strain)
    points, belote = [0, 0], [0, 0]
    if better is not None:
        points[better] = sum([total(each, profile, strain) for each in declared[better::2]])
    for seat, hand in enumerate(hands):
        belote[seat % 2] += BELOTE * len(belotes(hand, strain))
    return Stakes(contract, before, (points[0], points[1]), (belote[0], belote[1]))


def _suits(strain: Strain) -> set[Suit]:
    """The suits in which a king and queen together are a belote."""
    return set(belotes(DECK, strain))
