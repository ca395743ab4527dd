"""What a player can do. An action is a value; ``text`` is how records write it (record format, *Actions*)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from atout.cards import CARDS, Card, Suit, join


@dataclass(frozen=True)
class Action:
    """Base of all actions. Two actions are equal when they are of one kind and say the same."""

    @cached_property
    def text(self) -> str:
        """The action as a record writes it."""
        return self._text()

    def _text(self) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Word(Action):
    """An action that is one word: ``pass``, ``coinche``, ``raise``, ``durch``, ``silent``."""

    word: str

    def _text(self) -> str:
        return self.word


@dataclass(frozen=True)
class PlayCard(Action):
    """A card played to a trick."""

    card: Card

    def _text(self) -> str:
        return self.card.text


@dataclass(frozen=True)
class OnSuit(Action):
    """A word with a suit: ``trump h``, ``concede s``."""

    word: str
    suit: Suit

    def _text(self) -> str:
        return f"{self.word} {self.suit}"


@dataclass(frozen=True)
class OnCards(Action):
    """A word with cards, in the order of records: ``discard 9c 9d Jh``, ``lead 8h Jh``, ``hide 7c Td``."""

    word: str
    cards: tuple[Card, ...]

    def _text(self) -> str:
        return f"{self.word} {join(self.cards)}"


PASS: Final = Word("pass")

PLAY: Final[dict[Card, PlayCard]] = {card: PlayCard(card) for card in CARDS}
"""The one action object for each card."""
