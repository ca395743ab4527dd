"""What a seat at a table of Coinche may know."""

from __future__ import annotations

from dataclasses import dataclass

from atout.cards import Card, Suit
from atout.games.actions import Action
from atout.games.coinche.auction import Contract
from atout.games.coinche.declarations import Kind
from atout.games.game import Result
from atout.games.view import TrickView, View


@dataclass(frozen=True)
class Shown:
    """A combination that was shown (K5.7)."""

    seat: int
    text: str
    """As records write it: ``four:J``, ``run:Kh:4``."""
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True)
class CoincheView(View):
    """A seat's view of a deal of Coinche; what the table heard and saw is the same in every seat's view."""

    calls: tuple[tuple[int, Action], ...]
    """The auction so far, ``(seat, what was said)``."""
    contract: Contract | None
    """The contract as it stands."""
    playing: bool
    """Whether the auction is over and cards are being played."""
    tricks: tuple[TrickView, ...]
    """Finished tricks."""
    trick: TrickView | None
    """The trick on the table; ``None`` outside play."""
    cards_taken: tuple[int, int]
    """Card points that each side has taken, without the last trick's ten."""
    declared: tuple[str, ...] | None
    """What this seat itself declared, best first; ``None`` before it has."""
    announced: tuple[tuple[Kind, ...] | None, ...]
    """What each seat was heard to declare with its first card; ``None`` before that (K5.5)."""
    shown: tuple[Shown, ...]
    """The combinations shown after the comparison; empty before it (K5.6, K5.7)."""
    better: int | None
    """The side whose declarations count, once they have been compared; ``None`` if none do."""
    belotes: tuple[tuple[int, Suit], ...]
    """Belotes said so far: ``(seat, suit)`` (K5.8)."""
    result: Result | None
