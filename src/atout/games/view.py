"""What one seat may know (C6), and nothing else. Players, computers and people alike, get views and never the deal."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from atout.cards import Card
from atout.games.actions import Action
from atout.play import Trick


@dataclass(frozen=True)
class Standing:
    """What a match remembers between deals."""

    totals: tuple[int, ...]
    """Running totals by side (Binokel: by seat); in Kozel penalties."""
    aside: int = 0
    """``coinche-1001``: points set aside by disputes (O6.5)."""
    pending: tuple[int, ...] = ()
    """``coinche-ffb``: sides that are at the target but must still take a trick (F7)."""
    winner: int | None = None
    """The side or seat that has won the match."""


@dataclass(frozen=True)
class View:
    """What every game shows to a seat. Each game adds its own fields.

    ``turn`` and ``legal`` are what the seat can know: while a question is put to another seat that only a holder of
    certain cards is asked (declare, moskva, molodka), they look as if it had not been put.
    """

    game: str
    seat: int | None
    """Whose view it is; ``None`` for what everybody knows."""
    dealer: int
    before: Standing
    """The match before this deal."""
    turn: int | None
    """The seat whose turn it is as far as this seat can know; ``None`` after the end."""
    legal: Sequence[Action]
    """What the seat itself may do now; empty when it is not its turn."""
    hand: tuple[Card, ...]
    """Its cards, in the order of records; empty for ``seat`` ``None``."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""


@dataclass(frozen=True)
class TrickView:
    """A trick as it lies, or lay, open on the table."""

    leader: int
    cards: tuple[Card, ...]
    """The first is the leader's, each next one the next seat's."""
    winner: int | None
    """The seat that is winning it or has taken it; ``None`` while no card lies."""

    @classmethod
    def of(cls, trick: Trick) -> TrickView:
        """The trick as everybody sees it."""
        return cls(trick.leader, tuple(trick.cards), trick.winner if trick.cards else None)


def plain(value: object) -> Any:
    """The value as JSON has it: actions and cards as text, dataclasses as objects, tuples as lists."""
    kind: Any = type(value)
    if kind in _SCALARS:
        return value
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if isinstance(value, Card | Action):
        return value.text
    names = _field_names(kind)
    if names is not None:
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, Sequence):
        return [plain(each) for each in value]
    raise TypeError(f"no JSON form: {value!r}")


_SCALARS = frozenset((type(None), bool, int, float, str))


@functools.cache
def _field_names(kind: type) -> tuple[str, ...] | None:
    """The names of a dataclass's fields, asked for with every view and always the same; ``None`` for other types."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else None


def encoded(view: View) -> bytes:
    """The view as bytes: the same knowledge gives the same bytes."""
    return json.dumps(plain(view), separators=(",", ":")).encode()
