"""Facts about groups of cards (Kozel), found like those of :mod:`atout.analysis.reasons`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from atout.analysis.estimate import Column, Reason, Reasons
from atout.analysis.reasons import DIFFERENT, LIKELY, MOST, NOTABLE, percent
from atout.bots.kozel.past import rollouts
from atout.cards import Card
from atout.games.actions import Action, OnCards
from atout.games.kozel.spec import MODES
from atout.games.kozel.view import KozelView
from atout.play.group import Cards, beating_replies

Hands = Sequence[Sequence[Card]]


def group_reasons(view: KozelView, hands: Sequence[Sequence[int]], column: Column) -> Reasons:
    """What can be said of each group; claims speak for themselves.

    Args:
        view: of the seat to act.
        hands: sampled deals, the hands as the kernel's bits.
        column: what the actions are worth.
    """
    labels = rollouts(view.trump).labels
    worlds = [[labels.cards_of(hand) for hand in world] for world in hands]
    found: dict[Action, tuple[Reason, ...]] = {}
    for action in view.legal:
        facts = []
        if isinstance(action, OnCards):
            moment = _Moment(view, worlds, action)
            facts = [fact for detect in _DETECTORS if (fact := detect(moment)) is not None]
        found[action] = (*facts[: MOST - 1], *_deal(column, action))
    return found


class _Moment:
    """A group as it would lie on the table."""

    def __init__(self, view: KozelView, worlds: Sequence[Hands], action: OnCards) -> None:
        assert view.seat is not None
        assert view.trick is not None
        self.view, self.action = view, action
        self.mode = MODES[view.trump]
        groups = view.trick.groups
        self.takes = action.word != "hide"
        self.seat: int = view.seat
        self.winner = self.seat if self.takes or view.trick.winner is None else view.trick.winner
        self.winning = next((group.cards for group in groups if group.seat == self.winner), action.cards)
        self.points = sum([self.mode.points[card] for card in action.cards])
        self.lying = self.points + sum([self.mode.points[card] for group in groups for card in group.cards])
        self.behind = [(self.seat + turn) % 4 for turn in range(1, 4 - len(groups))]
        self._worlds = worlds

    @property
    def ours(self) -> bool:
        """Whether our side is winning the trick."""
        return self.winner % 2 == self.seat % 2

    def kept(self) -> float:
        """In what part of the deals whoever wins the trick keeps it from all others behind that are not on its side."""
        others = [seat for seat in self.behind if seat % 2 != self.winner % 2]
        kept = [not any(self._beats(world[seat]) for seat in others) for world in self._worlds]
        return sum(kept) / len(kept)

    def _beats(self, hand: Sequence[Card]) -> bool:
        return bool(beating_replies(tuple(hand), self.winning, self.mode))

    def unseen(self) -> set[Card]:
        """The cards that the seat has not seen."""
        view = self.view
        tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
        seen: set[Card] = {*view.hand, *[card for trick in tricks for group in trick.groups for card in group.cards]}
        return set(self.mode.deck) - seen


def _unbeatable(at: _Moment) -> Reason | None:
    """One of its cards cannot be beaten by any that is out."""
    if not at.takes or not at.behind:
        return None
    unseen = at.unseen()
    top: Cards = tuple([card for card in at.action.cards if at.mode.beaters[card].isdisjoint(unseen)])
    return Reason("unbeatable", {}) if top else None


def _holds(at: _Moment) -> Reason | None:
    """The trick will probably stay ours."""
    if not at.takes or at.lying < NOTABLE or (kept := at.kept()) < LIKELY:
        return None
    return Reason("takes-points", {"points": at.lying, "percent": percent(kept)})


def _can_be_taken(at: _Moment) -> Reason | None:
    """The opponents will probably take it over."""
    if not at.takes or not at.behind or at.points < NOTABLE or (lost := 1 - at.kept()) < LIKELY:
        return None
    return Reason("taken-over", {"points": at.points, "percent": percent(lost)})


def _gives(at: _Moment) -> Reason | None:
    """Points are laid to a trick of the partner, or to one of the opponents."""
    if at.takes or at.points < NOTABLE or (kept := at.kept()) < LIKELY:
        return None
    slug = "gives-partner" if at.ours else "gives-opponents"
    return Reason(slug, {"points": at.points, "percent": percent(kept)})


_DETECTORS: Final[tuple[Callable[[_Moment], Reason | None], ...]] = (_unbeatable, _holds, _can_be_taken, _gives)


def _deal(column: Column, action: Action) -> tuple[Reason, ...]:
    """The chance to win the deal, where it depends on the action."""
    chances = [each.chance for each in column.values.values()]
    if max(chances) - min(chances) < DIFFERENT:
        return ()
    return (Reason("deal-won", {"percent": percent(column.values[action].chance)}),)
