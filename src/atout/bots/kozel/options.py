"""What a seat chooses from: of moves that come to the same only one."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from atout.cards import Card
from atout.games.actions import Action, OnCards
from atout.games.kozel.claims import SILENT as KEEPS_SILENT
from atout.games.kozel.spec import MODES
from atout.games.kozel.view import KozelView
from atout.play.group import Cards
from atout.play.group_rollout import SHOW, SILENT

Asked = tuple[Cards, bool]
"""An action as the kernel is asked about it."""


def sensible(view: KozelView, unseen: frozenset[Card]) -> Mapping[Action, Asked]:
    """The moves worth a thought, and how the kernel is asked about them.

    Args:
        view: of the seat that decides.
        unseen: the cards that it has not seen.
    """
    if KEEPS_SILENT in view.legal:
        return {action: SILENT if action == KEEPS_SILENT else SHOW for action in view.legal}
    like = _likes(view, unseen)
    found: dict[tuple[str, Cards], OnCards] = {}
    for action in view.legal:
        assert isinstance(action, OnCards)
        alike = [like[each] for each in action.cards]
        found.setdefault((action.word, tuple(alike)), action)
    return {action: (action.cards, action.word != "hide") for action in found.values()}


def _likes(view: KozelView, unseen: frozenset[Card]) -> Mapping[Card, Card]:
    """For each card of the hand the lowest one there that does the same: as many points, and no unseen card between."""
    mode = MODES[view.trump]
    like = {card: card for card in view.hand}
    for low, high in pairwise(view.hand):
        parted = (mode.beaters[low] - mode.beaters[high]) & unseen
        if low.suit == high.suit and mode.points[low] == mode.points[high] and not parted:
            like[high] = like[low]
    return like
