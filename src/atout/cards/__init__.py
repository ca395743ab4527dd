"""Cards, decks, seats and how they are written down."""

from atout.cards.card import CARDS, RANKS, SUITS, Card, Rank, Suit, card, cards, in_order, join
from atout.cards.deck import Deck, check_available, check_cards, cut_deck, shuffled
from atout.cards.notation import read_card, read_cards

__all__ = [
    "CARDS", "RANKS", "SUITS", "Card", "Deck", "Rank", "Suit",
    "card", "cards", "check_available", "check_cards", "cut_deck", "in_order", "join", "read_card", "read_cards",
    "shuffled",
]  # fmt: skip
