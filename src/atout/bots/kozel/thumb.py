"""The rule-of-thumb player of Kozel: when to take over, what to lay face down, what to lead.

Every move is given a worth in card points: the points of the trick, gained as likely as our side takes it and lost
otherwise, less the power that the laid cards would have had later. So points are laid to a partner who is winning,
trumps and the shokha go out for tricks that are worth them, and groups that are hard to beat are led.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from atout.cards import Card
from atout.games.actions import Action, OnCards
from atout.games.kozel.claims import SILENT
from atout.games.kozel.spec import ALL_POINTS, DECK, HAND, MODES, PLAYERS, SHOKHA
from atout.games.kozel.view import KozelView, SeenGroup, SeenTrick
from atout.games.view import View
from atout.play.group import Cards, group_order, leads, takes_over
from atout.play.mode import Mode

# What things are worth, in card points.
_BEATING: Final = 7.0
"""The power of a card that beats every other one, kept for a later trick."""
_STANDING: Final = 3.0
"""The power of a card that no other one beats, kept for a later lead."""
_FIRST_TRICK: Final = 12.0
"""The first trick of a side, at the end of a deal: it saves two penalties (Z4.1). In the beginning it is far off."""
_LIMIT: Final = 6.0
"""The trick that brings a side over one of the limits of the penalties."""
_LIMITS: Final = (31, ALL_POINTS // 2 + 1)
"""Card points that save penalties, and that win the deal (Z4.1)."""
_CLAIM: Final = 2.0
"""What the best lead must be worth to show the hand for it."""

# How the points of cards that the seat does not see compare with the average of all unseen cards.
_GIVEN: Final = 1.4
"""Laid to a partner's trick."""
_SPARED: Final = 0.4
"""Laid to an opponent's trick."""

_OVER_ANOTHER: Final = 0.5
"""How much of its chance a player keeps against a group that has taken over from the one he was measured by."""


class KozelPlayer:
    """Plays Kozel by rules of thumb. It keeps nothing between decisions."""

    def choose(self, view: View) -> Action:
        """Its claim, lead or reply."""
        assert isinstance(view, KozelView)
        if len(view.legal) == 1:
            return view.legal[0]
        table = _Table(view)
        if SILENT in view.legal:
            return _claim(view, table)
        moves = [each for each in view.legal if isinstance(each, OnCards)]
        # Of moves that are worth the same one that shows nothing is better: it leaves the lead to the partner, too.
        return max(moves, key=lambda move: (table.worth(move), move.word == "hide"))


def first_sight(view: KozelView, moves: Sequence[OnCards]) -> list[float]:
    """What the rules of thumb think of leads or replies, in card points."""
    table = _Table(view)
    return [table.worth(move) for move in moves]


def _claim(view: KozelView, table: _Table) -> Action:
    """The lead is worth showing the hand for, if something good can be led."""
    hand = group_order(view.hand, SHOKHA)
    best = max([table.worth(OnCards("lead", group)) for group in leads(hand, SHOKHA)])
    return view.legal[0] if best >= _CLAIM else SILENT


class _Table:
    """What one seat knows and how it judges its moves."""

    def __init__(self, view: KozelView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.side = view.seat % 2
        self.mode: Mode = MODES[view.trump]
        self.groups: Sequence[SeenGroup] = view.trick.groups if view.trick is not None else ()
        self.unseen = unseen(view)
        points = self.mode.points
        self.average = sum([points[each] for each in self.unseen]) / max(len(self.unseen), 1)
        self.table = self._trick_points(self.groups)
        behind = PLAYERS - len(self.groups) - 1
        self.behind = [(view.seat + turn) % PLAYERS for turn in range(1, behind + 1)]
        self.taken = [
            sum([self._trick_points(trick.groups) for trick in view.tricks if _won_by(trick, side)]) for side in (0, 1)
        ]
        self.late = len(view.tricks) / (len(DECK) // PLAYERS)

    def worth(self, move: OnCards) -> float:
        """What the move is worth, in card points."""
        laid = move.cards
        ours = self._ours_after(laid, openly=move.word != "hide")
        points = sum([self.mode.points[each] for each in laid])
        stake = self.table + points
        worth = ours * (stake + self._to_come(len(laid), 0)) - (1 - ours) * (stake + self._to_come(len(laid), 1))
        worth -= sum([self._power(each) for each in laid])
        return worth + self._penalties(ours, stake)

    def _to_come(self, size: int, turned: int) -> float:
        """The points still to be laid to the trick if our side takes it; with ``turned`` 1 if the other side does."""
        friends = sum([(seat + turned) % 2 == self.side for seat in self.behind])
        return self.average * size * (friends * _GIVEN + (len(self.behind) - friends) * _SPARED)

    def _ours_after(self, laid: Cards, openly: bool) -> float:
        """The chance that our side takes the trick after this move."""
        if openly:
            winner, winning = self.seat, laid
        else:
            last = next(group for group in reversed(self.groups) if group.openly)
            winner, winning = last.seat, last.cards
        ours = 1.0 if winner % 2 == self.side else 0.0
        met = False
        for seat in self.behind:
            can = self._can_beat(seat, winning) * (_OVER_ANOTHER if met else 1.0)
            if seat % 2 == self.side:
                ours += (1 - ours) * can
            else:
                ours -= ours * can
            met = met or can > 0
        return ours

    def _can_beat(self, seat: int, winning: Cards) -> float:
        """The chance that a hidden hand can take over from this group."""
        held = self.view.hand_sizes[seat]
        whole = _shown_hand(self.view, seat)
        if whole is not None:
            return float(_beats_with(whole, winning, self.mode))
        unseen = self.unseen
        beating = sorted([len(unseen & self.mode.beaters[each]) for each in winning])
        return _enough_drawn(len(unseen), tuple(beating), min(held, len(unseen)))

    def _power(self, card: Card) -> float:
        """What the card could do in later tricks: beat others, stand as a lead, bring its own points home."""
        unseen = self.unseen
        if not unseen:
            return 0.0
        higher = len(unseen & self.mode.beaters[card])
        lower = sum([card in self.mode.beaters[each] for each in unseen])
        # Even the lowest card stands until somebody cares to beat it: power begins above half of the cards.
        standing = max(1 - 2 * higher / len(unseen), 0.0)
        return _BEATING * lower / len(unseen) + (_STANDING + self.mode.points[card]) * standing

    def _penalties(self, ours: float, stake: float) -> float:
        """What the trick does to the penalties beside its points."""
        worth = 0.0
        if 0 in self.view.wins:
            worth += ours * _FIRST_TRICK * self.late
        for limit in _LIMITS:
            if self.taken[self.side] < limit <= self.taken[self.side] + stake:
                worth += ours * _LIMIT
            if self.taken[1 - self.side] < limit <= self.taken[1 - self.side] + stake:
                worth -= (1 - ours) * _LIMIT
        return worth

    def _trick_points(self, groups: Sequence[SeenGroup]) -> float:
        """Card points of these groups; of those that lie face down what is likely."""
        points, winner = 0.0, 0
        for group in groups:
            if group.openly:
                winner = group.seat
            if group.cards:
                points += sum([self.mode.points[each] for each in group.cards])
            else:
                points += self.average * group.size * (_GIVEN if group.seat % 2 == winner % 2 else _SPARED)
        return points


def _won_by(trick: SeenTrick, side: int) -> bool:
    return trick.winner is not None and trick.winner % 2 == side


def unseen(view: KozelView) -> frozenset[Card]:
    """The cards that the seat has not seen: in hands, in the stock or face down. The turn-up waits in the stock."""
    seen = set(view.hand)
    for trick in (*view.tricks, *([view.trick] if view.trick is not None else [])):
        for group in trick.groups:
            seen.update(group.cards)
    if view.turn_up_drawn_by is None:
        seen.add(view.turn_up)
    return frozenset(DECK) - seen


def _shown_hand(view: KozelView, seat: int) -> Cards | None:
    """The whole hand of another seat, if it showed it and has laid nothing since (Z3.4)."""
    for shown in view.shown:
        if shown.seat == seat and shown.trick == len(view.tricks) and view.hand_sizes[seat] == HAND:
            return shown.cards
    return None


@lru_cache(maxsize=1 << 12)
def _beats_with(hand: Cards, winning: Cards, mode: Mode) -> bool:
    """Whether some of these cards take over from ``winning``."""
    return takes_over(hand, winning, mode)


@lru_cache(maxsize=1 << 14)
def _enough_drawn(total: int, beating: tuple[int, ...], drawn: int) -> float:
    """The chance that a hand holds a card for each card of a group.

    Args:
        total: how many cards are unseen.
        beating: for each card of the group, how many unseen cards beat it, ascending. A card that beats the strongest
            is taken to beat the others too, as it does within one suit.
        drawn: how many of the unseen cards the hand holds.
    """
    if drawn < len(beating) or beating[0] == 0:
        return 0.0
    ways = {0: 1}
    before = 0
    for needed, up_to in enumerate(beating, start=1):
        layer = up_to - before
        grown: dict[int, int] = {}
        for held, count in ways.items():
            for more in range(min(layer, drawn - held) + 1):
                if held + more >= needed:
                    grown[held + more] = grown.get(held + more, 0) + count * comb(layer, more)
        ways, before = grown, up_to
    good = sum([count * comb(total - before, drawn - held) for held, count in ways.items()])
    return good / comb(total, drawn)
