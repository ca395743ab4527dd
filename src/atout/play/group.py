"""Tricks of groups, written to be read: what may be led, which reply takes over, who wins, how hands are refilled.

A leader lays one to four cards of one suit, every other player replies with as many. A reply takes over when its cards
can be paired one to one with the cards of the group that is winning now, each beating its partner. How single cards
beat each other is declared data, :class:`~atout.play.mode.Mode`; its ``top`` card may join a group of any suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from operator import attrgetter
from typing import Final

from atout.cards import Card
from atout.play.mode import Mode

Cards = tuple[Card, ...]
"""The cards of one group or of a hand, in :func:`group_order`."""


def group_order(some: Iterable[Card], top: Card | None) -> Cards:
    """The cards suit by suit in the order c d h s, each from low to high, the top card last."""
    ordered = sorted(some, key=_INDEX)
    if top is not None and top in ordered:
        ordered.remove(top)
        ordered.append(top)
    return tuple(ordered)


_INDEX: Final = attrgetter("index")


def takes_over(reply: Cards, winning: Cards, mode: Mode) -> bool:
    """Whether every card of ``winning`` can be given a card of ``reply`` of its own that beats it.

    A reply has as many cards as the winning group; of a longer one some cards would have to do. Suits do not matter.

    Example:
        >>> from atout.cards import cards
        >>> from atout.games.kozel.spec import MODES
        >>> lead = cards("8h Jh")
        >>> takes_over(cards("Qh 6s"), lead, MODES["h"]), takes_over(cards("7h Qh"), lead, MODES["h"])
        (True, False)
    """
    if not winning:
        return True
    beaters = mode.beaters[winning[0]]
    if len(winning) == 1:
        return not beaters.isdisjoint(reply)
    for each in reply:
        if each in beaters:
            others = tuple([other for other in reply if other is not each])
            if takes_over(others, winning[1:], mode):
                return True
    return False


def leads(hand: Cards, top: Card | None) -> list[Cards]:
    """Every group that may be led from ``hand``: cards of one suit, with the top card or without, or it alone.

    Args:
        hand: at most four cards, in :func:`group_order`: the top card comes when all other groups are there to join.
        top: the card that may join any suit.
    """
    groups: list[Cards] = []
    suit, first = "", 0  # of the hand's last suit so far, and where its groups begin: only they can be joined
    for card in hand:
        if card is top:
            first = 0
        elif card.suit != suit:
            suit, first = card.suit, len(groups)
        if first < len(groups):
            groups += [(*group, card) for group in groups[first:]]
        groups.append((card,))
    return groups


def replies(hand: Cards, size: int) -> list[Cards]:
    """Every group of ``size`` cards of ``hand``: each may be laid face down."""
    return list(combinations(hand, size))


def beating_replies(hand: Cards, winning: Cards, mode: Mode) -> list[Cards]:
    """The groups of ``hand`` that take over from ``winning``, when they are laid openly."""
    beaters = [mode.beaters[card] for card in winning]
    for each in beaters:
        if each.isdisjoint(hand):
            return []  # as with most hands: no need to try any pairing
    useful = tuple([card for card in hand if any(card in each for each in beaters)])
    return [group for group in replies(useful, len(winning)) if takes_over(group, winning, mode)]


@dataclass(slots=True)
class Group:
    """The cards that one seat laid to a trick."""

    seat: int
    cards: Cards
    openly: bool
    """Whether all saw them: a lead, or a reply that took over."""


@dataclass(slots=True)
class GroupTrick:
    """The groups on the table, in the order in which they were laid."""

    leader: int
    """The seat that led, or is to lead."""
    groups: list[Group] = field(default_factory=list)
    """The first is the leader's, each next one the next seat's."""
    winner: int = -1
    """The seat that is winning now; -1 while nothing lies."""
    winning: Cards = ()
    """The group that is winning now."""


class GroupPlay:
    """The tricks of one deal: hands, stock, whose turn it is, what lies, what each seat has taken.

    It changes by :meth:`lay` and :meth:`take_lead` only. Seats are numbered in the order of play (C1).

    Attributes:
        hands: the cards of each seat now, in :func:`group_order`.
        stock: the cards still to be drawn, the next one first.
        actor: the seat to lead or to reply, ``None`` once all hands are empty.
        trick: the trick in progress.
        tricks: the finished tricks.
        points: card points taken, by seat.
        wins: tricks taken, by seat.
        last_drawer: the seat that drew the last card of the stock, ``None`` before.
    """

    __slots__ = ("actor", "hands", "last_drawer", "mode", "points", "stock", "trick", "tricks", "wins")

    def __init__(self, hands: Sequence[Iterable[Card]], stock: Iterable[Card], leader: int, mode: Mode) -> None:
        """Starts with ``leader`` to lead.

        Args:
            hands: the cards of each seat, equally many, at most four.
            stock: the cards to be drawn, in their order: a multiple of the number of seats.
            leader: the seat that leads the first trick.
            mode: how the cards rank and count.
        """
        self.mode = mode
        self.hands = [group_order(hand, mode.top) for hand in hands]
        self.stock: Cards = tuple(stock)
        self.actor: int | None = leader
        self.trick = GroupTrick(leader)
        self.tricks: list[GroupTrick] = []
        self.points = [0] * len(hands)
        self.wins = [0] * len(hands)
        self.last_drawer: int | None = None

    def take_lead(self, seat: int) -> None:
        """Gives the lead of a trick in which nothing lies yet to ``seat``."""
        self.actor = self.trick.leader = seat

    def lay(self, group: Cards, openly: bool) -> bool:
        """Lays a group of the actor; whether it completed the trick.

        Whether the group is one of :func:`leads` or :func:`replies` is not asked here.
        """
        seat, hands, trick = self.actor, self.hands, self.trick
        assert seat is not None, "all hands are empty"
        hands[seat] = tuple([card for card in hands[seat] if card not in group])
        trick.groups.append(Group(seat, group, openly))
        if openly:
            trick.winner, trick.winning = seat, group
        if len(trick.groups) < len(hands):
            self.actor = (seat + 1) % len(hands)
            return False
        self._finish(trick)
        return True

    def _finish(self, trick: GroupTrick) -> None:
        points = self.mode.points
        self.points[trick.winner] += sum([points[card] for group in trick.groups for card in group.cards])
        self.wins[trick.winner] += 1
        self.tricks.append(trick)
        self._draw(trick.winner, len(trick.winning))
        self.actor = trick.winner if self.hands[trick.winner] else None
        self.trick = GroupTrick(trick.winner, [])

    def _draw(self, first: int, most: int) -> None:
        """Everybody draws one card after the other, ``first`` first, ``most`` each or until the stock is empty."""
        hands, stock, top = self.hands, self.stock, self.mode.top
        if not stock:
            return
        seats = len(hands)
        drawn, self.stock = stock[: most * seats], stock[most * seats :]
        for turn in range(seats):
            seat = (first + turn) % seats
            hands[seat] = group_order(hands[seat] + drawn[turn::seats], top)
        if not self.stock:
            self.last_drawer = (first - 1) % seats
