"""A mode: what is trump in a deal, how the cards rank and what they count while it holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from atout.cards import Card, Suit


@dataclass(frozen=True)
class Scale:
    """How the cards of one suit rank, and their points: ``Scale("J9ATKQ87", (20, 14, 11, 10, 4, 3, 0, 0))``."""

    ranks: str
    """From high to low, a letter a rank."""
    points: tuple[int, ...]
    """Card points of each of ``ranks``."""

    def __post_init__(self) -> None:
        if len(self.ranks) != len(self.points) or len(set(self.ranks)) != len(self.ranks):
            raise ValueError(f"a scale needs every rank once and a number for each: {self}")


@dataclass(frozen=True, eq=False)
class Mode:
    """One way in which the cards of a deck rank and count.

    Two modes are the same only if they are the same object: games declare theirs once.

    Example:
        >>> from atout.cards import card
        >>> from atout.games.coinche.spec import FFB
        >>> hearts = FFB.modes["h"]
        >>> hearts.beats(card("7h"), card("As")), hearts.points[card("Jh")]
        (True, 20)
    """

    name: str
    """``c d h s`` for a trump suit, ``n`` no trump, ``a`` all trump, ``durch``."""
    deck: Iterable[Card]
    """The cards it ranks."""
    trump: Suit | None
    """The trump suit; none in no trump and in all trump, where each suit beats within itself only."""
    plain: Scale
    """Every suit that is not trump."""
    trumps: Scale | None = None
    """The trump suit, where it ranks differently."""
    top: Card | None = None
    """A card that beats every other one (Kozel's shokha)."""
    points: Mapping[Card, int] = field(init=False)
    """Card points of each card."""
    beaters: Mapping[Card, frozenset[Card]] = field(init=False)
    """For each card, those that beat it when played after it. An equal copy is not among them."""

    def __post_init__(self) -> None:
        deck = tuple(dict.fromkeys(self.deck))
        object.__setattr__(self, "deck", deck)
        object.__setattr__(self, "points", {card: self._points(card) for card in deck})
        beaters = {low: frozenset(high for high in deck if self._beats(high, low)) for low in deck}
        object.__setattr__(self, "beaters", beaters)

    def scale(self, suit: Suit) -> Scale:
        """The scale that holds in this suit."""
        return self.trumps if self.trumps is not None and suit == self.trump else self.plain

    def beats(self, card: Card, winning: Card) -> bool:
        """Whether ``card``, played now, takes the trick over from ``winning``."""
        return card in self.beaters[winning]

    def strength(self, card: Card) -> int:
        """Rank within its suit: 0 for the lowest, higher is stronger."""
        ranks = self.scale(card.suit).ranks
        return len(ranks) - 1 - ranks.index(card.rank)

    def _points(self, card: Card) -> int:
        scale = self.scale(card.suit)
        return scale.points[scale.ranks.index(card.rank)]

    def _beats(self, high: Card, low: Card) -> bool:
        if self.top in (high, low):
            return high is self.top and low is not self.top
        if high.suit == low.suit:
            return self.strength(high) > self.strength(low)
        return high.suit == self.trump
