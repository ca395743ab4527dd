"""What a player can do. An action is a value; ``text`` is how records write it (record format, *Actions*)."""

from __future__ import annotations

import threading
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, ClassVar, Final

from atout.cards import CARDS, Card, Suit, join


class _Interned(type):
    """Makes equal actions one object, so that looking one up in a long list of legal ones costs next to nothing."""

    _known: ClassVar[dict[tuple[object, ...], Any]] = {}
    _making: ClassVar[threading.Lock] = threading.Lock()
    """One thread at a time makes an action known: two of the same would be strangers to each other for ever."""

    def __call__(cls, *args: object) -> Any:
        key = (cls, *args)
        found = _Interned._known.get(key)
        if found is None:
            made = super().__call__(*args)
            with _Interned._making:
                found = _Interned._known.setdefault(key, made)
        return found


@dataclass(frozen=True, eq=False)
class Action(metaclass=_Interned):
    """Base of all actions. Two actions that say the same are the same object; arguments are given by position."""

    @cached_property
    def text(self) -> str:
        """The action as a record writes it."""
        return self._text()

    def _text(self) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(getattr(self, each.name) for each in fields(self))


@dataclass(frozen=True, eq=False)
class Word(Action):
    """An action that is one word: ``pass``, ``coinche``, ``raise``, ``durch``, ``silent``."""

    word: str

    def _text(self) -> str:
        return self.word


@dataclass(frozen=True, eq=False)
class PlayCard(Action):
    """A card played to a trick."""

    card: Card

    def _text(self) -> str:
        return self.card.text


@dataclass(frozen=True, eq=False)
class OnSuit(Action):
    """A word with a suit: ``trump h``, ``concede s``."""

    word: str
    suit: Suit

    def _text(self) -> str:
        return f"{self.word} {self.suit}"


@dataclass(frozen=True, eq=False)
class OnCards(Action):
    """A word with cards, in the order of records: ``discard 9c 9d Jh``, ``lead 8h Jh``, ``hide 7c Td``."""

    word: str
    cards: tuple[Card, ...]

    def _text(self) -> str:
        return f"{self.word} {join(self.cards)}"


PASS: Final = Word("pass")

PLAY: Final[dict[Card, PlayCard]] = {card: PlayCard(card) for card in CARDS}
"""The one action object for each card."""
