"""Decks are data (C7): the cards from the top, shuffled, cut and checked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from atout.cards.card import Card, in_order, join
from atout.errors import DealError

Deck = tuple[Card, ...]
"""Cards from the top."""


def shuffled(deck: Iterable[Card], rng: random.Random) -> Deck:
    """The cards in random order."""
    mixed = list(deck)
    rng.shuffle(mixed)
    return tuple(mixed)


def cut_deck(deck: Deck, cut: int, least: int) -> Deck:
    """The deck with its top ``cut`` cards put under the rest (C3).

    Raises:
        DealError: fewer than ``least`` cards would be left in one part.
    """
    if not least <= cut <= len(deck) - least:
        raise DealError("cut-out-of-range", rule="C3", cut=cut, least=least, most=len(deck) - least)
    return deck[cut:] + deck[:cut]


def check_available(some: Iterable[Card], deck: Deck, rule: str) -> None:
    """Makes sure that the deck holds all of the cards.

    Raises:
        DealError: a card is not in it, or not so often; ``rule`` is the deck's rule id.
    """
    have, want = Counter(some), Counter(deck)
    for each in in_order(set(have) - set(want)):
        raise DealError("card-not-of-this-game", rule="C5", card=each.text)
    extra = have - want
    if extra:
        raise DealError("cards-too-often", rule=rule, cards=join(in_order(extra.elements())))


def check_cards(some: Iterable[Card], deck: Deck, rule: str) -> None:
    """Makes sure that the cards are exactly those of the deck, in any order.

    Raises:
        DealError: a card is missing, too often there, or not of this game; ``rule`` is the deck's rule id.
    """
    have = Counter(some)
    check_available(have.elements(), deck, rule)
    missing = Counter(deck) - have
    if missing:
        raise DealError("cards-missing", rule=rule, cards=join(in_order(missing.elements())))
