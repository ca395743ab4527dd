"""What a seat can know of the cards, collected from what is done at the table and never from a view."""

from __future__ import annotations

from collections.abc import Iterable

from atout.cards import Card
from atout.games.actions import Action, OnCards, PlayCard
from atout.games.binokel.game import BinokelDeal
from atout.games.coinche.declarations import better_side
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal


class Knowledge:
    """The cards each seat has seen so far, and those everybody has (``None``)."""

    def __init__(self, deal: Deal) -> None:
        self.cards: dict[int | None, set[Card]] = {seat: set() for seat in (*range(deal.game.players), None)}
        self.take_in(deal)

    def take_in(self, deal: Deal) -> None:
        """What the last action has brought to light."""
        for seat, hand in enumerate(hands(deal)):
            self.cards[seat].update(hand)
        if deal.history:
            self._from_action(deal, *deal.history[-1])
        if isinstance(deal, CoincheDeal):
            self.all_see(combinations_shown(deal))
        elif isinstance(deal, BinokelDeal):
            self.all_see(deal.dealt.rest if deal.phase != "auction" else ())
            self.all_see(card for melds in deal.melds for meld in melds for card in meld.cards)
            if deal.result is not None and deal.result.outcome in ("made", "lost"):
                self.all_see(deal.laid_away)
        elif isinstance(deal, KozelDeal):
            self.all_see((deal.turn_up,))
            if deal.result is not None:
                self.all_see(deal.game.deck)

    def all_see(self, some: Iterable[Card]) -> None:
        seen = tuple(some)
        for known in self.cards.values():
            known.update(seen)

    def _from_action(self, deal: Deal, seat: int, action: Action) -> None:
        if isinstance(action, PlayCard):
            self.all_see((action.card,))
        elif isinstance(action, OnCards) and action.word in ("lead", "beat"):
            self.all_see(action.cards)
        elif action.text in ("moskva", "molodka"):
            self.all_see(hands(deal)[seat])


def hands(deal: Deal) -> list[list[Card]]:
    """The hands as they are now."""
    if isinstance(deal, BinokelDeal):
        return [list(hand) for hand in deal.hands]
    if isinstance(deal, CoincheDeal | KozelDeal):
        held = deal.dealt.hands if deal.tricks is None else deal.tricks.hands
        return [list(hand) for hand in held]
    raise TypeError(deal)


def combinations_shown(deal: CoincheDeal) -> list[Card]:
    """The cards of the combinations that count, once they have been compared (K5.6, K5.7)."""
    played = sum(isinstance(action, PlayCard) for _, action in deal.history)
    if played < (5 if deal.game.id == "coinche-ffb" else 4):
        return []
    declared = [each or () for each in deal.declared]
    better = better_side(declared, deal.profile, deal.strain)
    return [
        card
        for seat, declaration in enumerate(declared)
        if seat % 2 == better
        for combination in declaration
        for card in combination.counted
    ]
