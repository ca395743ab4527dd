"""Facts that explain what an action is worth: each is a predicate over what the seat knows, a number, and a message.

A fact says nothing but what was computed: from the cards that the seat has seen, or from the sampled deals. Percentages
are shares of those deals by their weights; 0 and 100 are said only of what is certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np

from atout.analysis.estimate import Column, Estimate, Reason, Reasons
from atout.analysis.moment import Moment, Table
from atout.games.actions import PASS, Action, PlayCard
from atout.games.coinche.auction import COINCHE, Bid, Contract

MOST: Final = 3
"""So many facts are told of one action; the first ones weigh most."""

LIKELY: Final = 0.8
"""In so many deals something has to be so before it is told as a fact."""
_MOSTLY: Final = 0.5
"""In so many of them, where that is worth knowing beforehand."""
NOTABLE: Final = 3
"""The least card points that are worth a word."""
DIFFERENT: Final = 0.02
"""How much the chances of actions must differ for the contract to be a reason."""


def card_reasons(table: Table, column: Column, *, is_ours: bool) -> Reasons:
    """What can be said of each card.

    Args:
        table: what its player sees and may expect.
        column: what the cards are worth.
        is_ours: whether the contract is that of the player's party.
    """
    found: dict[Action, tuple[Reason, ...]] = {}
    for action in table.view.legal:
        assert isinstance(action, PlayCard)
        moment = Moment(table, action.card)
        facts = [fact for detect in _DETECTORS if (fact := detect(moment)) is not None]
        contract = _contract(column, action, "contract-made" if is_ours else "contract-beaten")
        found[action] = (*facts[: MOST - bool(contract)], *contract)
    return found


def percent(share: float) -> int:
    """A share in percent; 0 and 100 only if it is exactly that."""
    if share <= 0 or share >= 1:
        return round(share * 100)
    return min(max(round(share * 100), 1), 99)


def _wastes_ruff(at: Moment) -> Reason | None:
    """The partner's trick is ruffed though it was his anyway."""
    table = at.table
    if not at.is_ruff or not at.takes or at.before is None or at.winner == table.trick.winner:
        return None
    others = [each for each in table.view.legal if isinstance(each, PlayCard) and each.card not in table.trumps]
    if table.partner is None or table.trick.winner != table.partner or not others:
        return None
    if at.kept(table.partner, at.before) < LIKELY:
        return None
    return Reason("ruffs-partner", {"points": at.points})


def _draws_trumps(at: Moment) -> Reason | None:
    """A trump is led, and others have to follow."""
    table = at.table
    if not at.leads or at.card not in table.trumps:
        return None
    left = sum([table.left[each] for each in table.trumps & table.unseen])
    if left == 0:
        return None
    if left == 1:
        return Reason("last-trump", {})
    opponents = sum([table.mean(table.number(seat, table.trumps)) for seat in table.opponents])
    return Reason("draws-trumps", {"left": left, "opponents": round(opponents)}) if round(opponents) else None


def _unbeatable(at: Moment) -> Reason | None:
    """No card that could still fall to this trick beats it."""
    table = at.table
    if not at.takes or not table.behind or table.mode.beaters[at.card] & table.unseen:
        return None
    return Reason("unbeatable", {})


def _suit_is_safe(at: Moment) -> Reason | None:
    """The highest card of a side suit is led: will both opponents follow?"""
    table = at.table
    if not at.leads or at.card in table.trumps or not table.trumps & table.unseen or len(table.opponents) != 2:
        return None
    suit = table.suit(at.card.suit)
    if table.mode.beaters[at.card] & suit & table.unseen:
        return None
    both = table.share(np.logical_and(*[table.holds(seat, suit) for seat in table.opponents]))
    if both >= _MOSTLY:
        return Reason("suit-safe", {"card": at.card.text, "suit": at.card.suit, "percent": percent(both)})
    voids = [~table.holds(seat, suit) & table.holds(seat, table.trumps) for seat in table.opponents]
    ruffed = table.share(np.logical_or(*voids))
    if ruffed >= _MOSTLY:
        return Reason("suit-ruffed", {"card": at.card.text, "percent": percent(ruffed)})
    return None


def _takes_points(at: Moment) -> Reason | None:
    """The card wins a trick with points in it."""
    if not at.takes or at.leads or at.lying < NOTABLE or at.ours < LIKELY:
        return None
    return Reason("takes-points", {"points": at.lying, "percent": percent(at.ours)})


def _gives_partner(at: Moment) -> Reason | None:
    """Points go to a trick of the partner."""
    if at.takes or at.points < NOTABLE or at.ours < LIKELY:
        return None
    return Reason("gives-partner", {"points": at.points, "percent": percent(at.ours)})


def _gives_opponents(at: Moment) -> Reason | None:
    """Points go to a trick of the opponents."""
    if at.points < NOTABLE or at.theirs < LIKELY:
        return None
    return Reason("gives-opponents", {"points": at.points, "percent": percent(at.theirs)})


def _keeps_last_trick(at: Moment) -> Reason | None:
    """The card that is kept takes the last trick: the highest trump does, any master if one leads it."""
    table = at.table
    if len(table.view.hand) != 2:
        return None
    kept = next(each for each in table.view.hand if each is not at.card)
    above = table.mode.beaters[kept] & table.unseen
    leads = at.takes and (not table.behind or not table.mode.beaters[at.card] & table.unseen)
    is_master = not above and (kept in table.trumps or leads)
    return Reason("keeps-last-trick", {"card": kept.text}) if is_master else None


def _bares_ten(at: Moment) -> Reason | None:
    """A ten is left without a guard while its ace is out."""
    table = at.table
    suited = [each for each in table.view.hand if each.suit == at.card.suit and each is not at.card]
    if len(suited) != 1 or suited[0].rank != "T" or suited[0] in table.trumps:
        return None
    above = table.mode.beaters[suited[0]] & table.suit(at.card.suit) & table.unseen
    return Reason("bares-ten", {"card": suited[0].text}) if above else None


_DETECTORS: Final[tuple[Callable[[Moment], Reason | None], ...]] = (
    _wastes_ruff,
    _keeps_last_trick,
    _draws_trumps,
    _unbeatable,
    _suit_is_safe,
    _gives_opponents,
    _gives_partner,
    _takes_points,
    _bares_ten,
)


def _contract(column: Column, action: Action, slug: str) -> tuple[Reason, ...]:
    """The chance of the contract, where it depends on the action."""
    chances = [each.chance for each in column.values.values()]
    if max(chances) - min(chances) < DIFFERENT:
        return ()
    return (Reason(slug, {"percent": percent(column.values[action].chance)}),)


def call_reasons(
    tried: Sequence[Action],
    rows: Sequence[Mapping[Action, tuple[Contract | None, Estimate]]],
    made: Sequence[Mapping[Action, float]],
) -> Reasons:
    """What can be said of each call.

    Args:
        tried: the calls.
        rows: by deal, the contract that each call led to and what it brought.
        made: by deal, whether the contract that stands right after a call is made.
    """
    found: dict[Action, tuple[Reason, ...]] = {}
    for call in tried:
        ends = Counter([None if row[call][0] is None else row[call][0].bid for row in rows])  # type: ignore[union-attr]
        end, times = ends.most_common(1)[0]
        facts = []
        if all(call in each for each in made):
            share = sum([each[call] for each in made]) / len(made)
            facts.append(_of_standing(call, share))
        stays = ends[call] if isinstance(call, Bid) else 0
        if isinstance(call, Bid):
            facts.append(Reason("bid-stays", {"percent": percent(stays / len(rows))}))
        elif end is None:
            facts.append(Reason("thrown-in", {"percent": percent(times / len(rows))}))
        elif call == PASS:
            number = "capot" if end.capot else str(end.number)
            context = {"number": number, "strain": end.strain, "percent": percent(times / len(rows))}
            facts.append(Reason("leads-to", context))
        found[call] = tuple(facts)
    return found


def _of_standing(call: Action, share: float) -> Reason:
    if isinstance(call, Bid):
        return Reason("bid-made", {"percent": percent(share)})
    if call == COINCHE:
        return Reason("coinche-beaten", {"percent": percent(1 - share)})
    return Reason("standing-made", {"percent": percent(share)})
