"""Facts about what comes before the cards in Binokel: raising, laying away, naming a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from atout.analysis.estimate import Estimate, Reason, Reasons
from atout.analysis.reasons import percent
from atout.bots.binokel.counts import counted
from atout.bots.binokel.table import likely
from atout.cards import SUITS, Card, Suit
from atout.games.actions import Action, OnCards, OnSuit
from atout.games.binokel.melds import meld_points, melds_of
from atout.games.binokel.spec import points_of
from atout.games.binokel.view import BinokelView


@dataclass(frozen=True)
class After:
    """What an action led to in one deal."""

    estimate: Estimate
    alone: bool
    """Whether the seat became the soloist."""

    @property
    def made(self) -> bool:
        """Whether the soloist, whoever that is, made his bid."""
        return (self.estimate.chance > 0) == self.alone


def early_reasons(view: BinokelView, rows: Sequence[Mapping[Action, After]]) -> Reasons:
    """What can be said of each action before the first card.

    Args:
        view: of the seat to act.
        rows: by deal what each action led to.
    """
    return {action: _facts(view, action, [row[action] for row in rows]) for action in rows[0]}


def _facts(view: BinokelView, action: Action, found: Sequence[After]) -> tuple[Reason, ...]:
    if view.phase == "auction":
        return _of_call(found)
    made = Reason("game-made", {"percent": _share([each.made for each in found])})
    if isinstance(action, OnCards):
        left = _without(view.hand, action.cards)
        return _laid(points_of(action.cards)), _melds(left, _best_suit(left)), made
    if isinstance(action, OnSuit):
        if action.word == "concede":
            return (Reason("concede-costs", {"points": view.bid}),)
        return _melds(view.hand, action.suit), made
    return (made,)


def _of_call(found: Sequence[After]) -> tuple[Reason, ...]:
    """Who plays alone after it, and whether that goes well."""
    ours, theirs = ([each.made for each in found if each.alone == alone] for alone in (True, False))
    facts = [Reason("plays-alone", {"percent": _share([each.alone for each in found])})] if ours else []
    if ours:
        facts.append(Reason("alone-made", {"percent": _share(ours)}))
    if theirs:
        facts.append(Reason("others-made", {"percent": _share(theirs)}))
    return tuple(facts)


def _laid(points: int) -> Reason:
    return Reason("lays-points", {"points": points})


def _melds(hand: Sequence[Card], trump: Suit) -> Reason:
    return Reason("melds-with", {"points": meld_points(melds_of(hand, trump)), "suit": trump})


def _best_suit(hand: Sequence[Card]) -> Suit:
    counts = counted(hand)[None]
    return max(SUITS, key=lambda suit: float(likely(counts, suit)[0]))


def _without(hand: Sequence[Card], laid: Sequence[Card]) -> list[Card]:
    left = list(hand)
    for card in laid:
        left.remove(card)
    return left


def _share(facts: Sequence[bool]) -> int:
    return percent(sum(facts) / len(facts))
