"""What one seat may know of a deal of Kozel (C6)."""

from __future__ import annotations

from dataclasses import dataclass

from atout.cards import Card, Suit
from atout.games.game import Result
from atout.games.view import View
from atout.play.group import GroupTrick


@dataclass(frozen=True)
class Shown:
    """A moskva or molodka said aloud, with the cards that everybody saw (Z3.4)."""

    seat: int
    claim: str
    """``moskva`` or ``molodka``."""
    cards: tuple[Card, ...]
    """All four cards of the hand."""
    trick: int
    """The number of tricks that had been played before: it was shown before the lead of the next one."""


@dataclass(frozen=True)
class SeenGroup:
    """A group as the seat saw it laid."""

    seat: int
    """Who laid it."""
    size: int
    """Of how many cards it is."""
    openly: bool
    """A lead or a reply that took over; otherwise it was laid face down."""
    cards: tuple[Card, ...]
    """Its cards; empty while they are unseen: face down, of another seat, and the deal not yet counted (Z2.5)."""


@dataclass(frozen=True)
class SeenTrick:
    """A trick as the seat saw it played."""

    leader: int
    """The seat that led or, as far as this seat can know, is to lead."""
    groups: tuple[SeenGroup, ...]
    """In the order in which they were laid."""
    winner: int | None
    """The seat that won it or is winning now; ``None`` while nothing lies."""


@dataclass(frozen=True)
class KozelView(View):
    """What a seat knows in Kozel. That a player was asked and stayed silent is in nobody else's view (Z3.2)."""

    trump: Suit
    turn_up: Card
    """Lies last in the stock, seen by all, until it is drawn."""
    turn_up_drawn_by: int | None
    """The seat that drew the turn-up, ``None`` before."""
    stock: int
    """How many cards are still to be drawn, the turn-up with them."""
    tricks: tuple[SeenTrick, ...]
    """The finished tricks, first to last."""
    trick: SeenTrick | None
    """The trick in progress; ``None`` after the end."""
    shown: tuple[Shown, ...]
    """Everything that was shown so far, in order."""
    wins: tuple[int, ...]
    """Tricks taken, by side."""
    result: Result | None
    """How the deal ended. From then on every group is turned over (Z4.1)."""


def seen_trick(trick: GroupTrick, seat: int | None, counted: bool) -> SeenTrick:
    """The trick as ``seat`` knows it; ``counted`` says whether the deal is over and everything is turned over."""
    groups = [
        SeenGroup(
            group.seat, len(group.cards), group.openly,
            group.cards if group.openly or counted or group.seat == seat else (),
        )
        for group in trick.groups
    ]  # fmt: skip
    return SeenTrick(trick.leader, tuple(groups), trick.winner if groups else None)
