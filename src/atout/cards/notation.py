"""What people type for a card: more than a record allows (C5)."""

from __future__ import annotations

from typing import Final, cast

from atout.cards.card import Card, Rank, Suit, card
from atout.errors import NotationError

_SUITS: Final[dict[str, Suit]] = {
    "c": "c", "♣": "c", "♧": "c", "d": "d", "♦": "d", "♢": "d",
    "h": "h", "♥": "h", "♡": "h", "s": "s", "♠": "s", "♤": "s",
}  # fmt: skip
_RANKS: Final[dict[str, Rank]] = {
    **{rank: cast(Rank, rank) for rank in "6789"},
    "10": "T", "t": "T", "j": "J", "q": "Q", "k": "K", "a": "A",
}  # fmt: skip


def read_card(text: str) -> Card:
    """The card a person means by ``Th``, ``10h``, ``tH``, ``10♥``.

    Raises:
        NotationError: no card is written that way.
    """
    typed = text.strip().lower().removesuffix("\ufe0f")
    rank, suit = _RANKS.get(typed[:-1]), _SUITS.get(typed[-1:])
    if rank is None or suit is None:
        raise NotationError("no-such-card", text=text.strip()[:20])
    return card(rank + suit)


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards a person means by a text, parted by blanks or commas.

    Raises:
        NotationError: one of them is no card.
    """
    return tuple(read_card(part) for part in text.replace(",", " ").split())
