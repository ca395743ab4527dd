"""Tricks of groups solved exactly, once nothing is drawn any more: what is everything worth that the actor can do?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from atout.play.group import Cards, GroupTrick, group_order
from atout.play.kernel import GroupKernel


class GroupValue(NamedTuple):
    """One thing that the actor can do."""

    cards: Cards
    openly: bool
    """Whether it is a lead, or a reply that takes over; otherwise it is laid face down."""
    value: int
    """Points of the counted seats from here on, those on the table included."""


def solve_groups(
    kernel: GroupKernel,
    hands: Sequence[Cards],
    trick: GroupTrick,
    actor: int,
    counted: Sequence[int],
    *,
    all_tricks: int = 0,
    no_trick: int = 0,
) -> list[GroupValue]:
    """The exact value of every lead or reply of ``actor`` when all hands are known and everybody plays best.

    Args:
        kernel: how cards beat each other.
        hands: the cards that each of the four seats holds now, at most four.
        trick: the trick in progress; its leader does not matter while nothing lies.
        actor: the seat to lead or to reply.
        counted: the seats whose points are counted; they want many, the others few.
        all_tricks: points more, 0 to 1000, when the counted seats take every trick from here on.
        no_trick: points less when they take none.

    Raises:
        ValueError: hands that do not fit each other or the trick, seats or numbers out of range.

    Example:
        >>> from atout.cards import cards
        >>> from atout.games.kozel.spec import MODES
        >>> hands = [cards("8c"), cards("Ac"), cards("Tc"), cards("7h")]
        >>> solve_groups(GroupKernel(MODES["h"]), hands, GroupTrick(0), 0, (0, 2))
        [GroupValue(cards=(8c,), openly=True, value=0)]
    """
    labels = kernel.labels
    points = labels.mode.points
    if not all(0 <= seat < 4 for seat in (actor, *counted)) or len(hands) != 4:
        raise ValueError("there are four seats, 0 to 3")
    found = kernel.native.solve(
        hands=[labels.set_of(hand) for hand in hands],
        actor=actor,
        lying=len(trick.groups),
        winner=max(trick.winner, 0),
        winning=labels.set_of(trick.winning),
        points=sum(points[card] for group in trick.groups for card in group.cards),
        counted=sum({1 << seat for seat in counted}),
        all_tricks=all_tricks,
        no_trick=no_trick,
    )
    top = labels.mode.top
    return [GroupValue(group_order(labels.cards_of(group), top), openly, value) for group, openly, value in found]
