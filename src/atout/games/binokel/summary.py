"""The summary of a deal as ``atout score binokel`` takes it, checked to be one that a deal can end in.

What is checked of a game that was played: each part (a seat's tricks, the three cards laid away) can by itself hold the
points it claims, one seat with tricks has the last ten, and all adds up. Whether one deck can give all parts their
points at the same time is not searched, nor whether fifteen cards can make the melds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from atout.cards import SUITS
from atout.errors import SummaryError
from atout.games.binokel import spec
from atout.games.binokel.melds import MOST_MELD_POINTS
from atout.games.binokel.scoring import Conceded, Durch, PerSeat, Played
from atout.games.summary import check_fields, check_sum, sums_of, whole, wholes

_SUMS: Final = sums_of(tuple([spec.CARD_POINTS[card] for card in spec.DECK]))
"""All card points that so many cards of the deck can count, by their number."""


def read_summary(summary: object) -> Played | Conceded | Durch:
    """The deal that a summary describes.

    Raises:
        SummaryError: a field is missing, unknown or wrong, or the numbers cannot be.
    """
    if isinstance(summary, dict) and "concede" in summary:
        return _conceded(summary)
    if isinstance(summary, dict) and "durch" in summary:
        return _durch(summary)
    return _played(summary)


def _played(summary: object) -> Played:
    fields = check_fields(summary, ("soloist", "bid", "trump", "cards", "laid_away", "tricks", "melds"))
    if fields["trump"] not in SUITS:
        raise SummaryError("summary-field-wrong", rule="N3.2", field="trump", allowed=", ".join(SUITS))
    deal = Played(
        soloist=_soloist(fields),
        bid=_bid(fields),
        cards=wholes(fields, "cards", spec.PLAYERS, spec.ALL_POINTS),
        laid_away=whole(fields, "laid_away", sorted(_SUMS[spec.TAPP_SIZE])),
        tricks=_tricks(fields),
        melds=_melds(fields),
    )
    check_sum(deal.tricks, spec.HAND_SIZE, "tricks", "N5.1")
    check_sum((*deal.cards, deal.laid_away), spec.ALL_POINTS, "cards + laid_away", "N1.1")
    if not any(_can_be(deal.cards, deal.tricks, last) for last in range(spec.PLAYERS)):
        raise SummaryError("binokel-summary-cards", rule="N6.1")
    return deal


def _conceded(summary: dict[str, Any]) -> Conceded:
    fields = check_fields(summary, ("soloist", "bid", "concede", "melds"))
    _check_true(fields, "concede")
    return Conceded(_soloist(fields), _bid(fields), _melds(fields))


def _durch(summary: dict[str, Any]) -> Durch:
    fields = check_fields(summary, ("soloist", "bid", "durch", "tricks"))
    _check_true(fields, "durch")
    _bid(fields)
    deal = Durch(_soloist(fields), _tricks(fields))
    own = deal.tricks[deal.soloist]
    others = sum(deal.tricks) - own
    if (own, others) != (spec.HAND_SIZE, 0) and not (own < spec.HAND_SIZE and others == 1):
        raise SummaryError("binokel-summary-durch", rule="N3.4", all=spec.HAND_SIZE)
    return deal


def _soloist(fields: Mapping[str, Any]) -> int:
    return whole(fields, "soloist", range(spec.PLAYERS))


def _bid(fields: Mapping[str, Any]) -> int:
    """The bid: the auction knows no highest one (N2.2)."""
    bid = fields["bid"]
    if type(bid) is not int or bid < spec.OPENING_BID or bid % spec.BID_STEP:
        raise SummaryError("binokel-summary-bid", rule="N2.1", least=spec.OPENING_BID, step=spec.BID_STEP)
    return bid


def _tricks(fields: Mapping[str, Any]) -> PerSeat:
    return wholes(fields, "tricks", spec.PLAYERS, spec.HAND_SIZE)


def _melds(fields: Mapping[str, Any]) -> PerSeat:
    melds = wholes(fields, "melds", spec.PLAYERS, MOST_MELD_POINTS)
    if any(points % 10 for points in melds):
        raise SummaryError("binokel-summary-melds", rule="N4.6")
    return melds


def _check_true(fields: Mapping[str, Any], name: str) -> None:
    if fields[name] is not True:
        raise SummaryError("summary-field-wrong", field=name, allowed="true")


def _can_be(cards: PerSeat, tricks: PerSeat, last: int) -> bool:
    """Whether the tricks can hold these points if seat ``last`` took the last one."""
    if not tricks[last]:
        return False
    own = [points - (spec.LAST_TEN if seat == last else 0) for seat, points in enumerate(cards)]
    return all(own[seat] in _SUMS[spec.PLAYERS * tricks[seat]] for seat in range(spec.PLAYERS))
