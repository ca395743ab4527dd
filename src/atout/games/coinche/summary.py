"""Reading a summary of a deal of Coinche, and refusing one that cannot be."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, Final

from atout.errors import SummaryError
from atout.games.coinche.auction import Bid, bids
from atout.games.coinche.scoring import Summary
from atout.games.coinche.spec import BELOTE, CARD_POINTS, LAST_TRICK, Profile, Strain
from atout.games.summary import check_fields, check_sum, flag, sums_of, whole, wholes

_TRICKS: Final = 8
_FIELDS: Final = ("contract", "by", "double", "cards", "tricks", "declarations", "belote")
_HAND: Final = 8


def read_summary(summary: Any, profile: Profile) -> Summary:
    """The summary of a deal of this profile, from its JSON object.

    Raises:
        SummaryError: a field is missing, unknown or wrong, or the numbers cannot be together.
    """
    generale = ("generale",) if profile.scoring.one_hand else ()
    data = check_fields(summary, _FIELDS, generale)
    contract = read_contract(data["contract"], profile)
    cards, tricks = _pair(wholes(data, "cards", 2, 162)), _pair(wholes(data, "tricks", 2, _TRICKS))
    check_sum(cards, CARD_POINTS + LAST_TRICK, "cards", "K2.5")
    check_sum(tricks, _TRICKS, "tricks", "K4.1")
    for side in (0, 1):
        if tricks[side] == 0 and cards[side] > 0:
            raise SummaryError("summary-no-trick-no-points", rule="K4.1", points=cards[side])
    read = Summary(
        contract=contract,
        by=whole(data, "by", (0, 1)),
        double=whole(data, "double", (1, 2, 4)),
        cards=cards,
        tricks=tricks,
        declarations=_pair(wholes(data, "declarations", 2, 10_000)),
        belote=_pair(wholes(data, "belote", 2, 4 * BELOTE)),
        one_hand=flag(data, "generale"),
    )
    _check_cards(read, profile)
    _check_declarations(read, profile)
    _check_belote(read)
    if read.one_hand and read.swept_by is None:
        raise SummaryError("summary-generale-without-tricks", rule="O6.2")
    return read


def _pair(values: tuple[int, ...]) -> tuple[int, int]:
    first, second = values
    return first, second


def read_contract(text: Any, profile: Profile) -> Bid:
    """The contract that a summary writes as ``90 h`` or ``capot s``.

    Raises:
        SummaryError: it cannot be bid in this profile.
    """
    for bid in bids(profile.strains, profile.highest_bid):
        if bid.text == text:
            return bid
    strains = " ".join(profile.strains)
    raise SummaryError(
        "summary-no-contract", rule="K3.2", text=str(text)[:20], highest=profile.highest_bid, strains=strains
    )


def _check_cards(summary: Summary, profile: Profile) -> None:
    """Makes sure that so many tricks can hold so many card points, with or without the ten of the last one."""
    cards, tricks = summary.cards[0], summary.tricks[0]
    sums = sums_of(tuple(profile.modes[summary.contract.strain].points.values()))[4 * tricks]
    tens = ([LAST_TRICK] if tricks > 0 else []) + ([0] if tricks < _TRICKS else [])
    if not any(cards - ten in sums for ten in tens):
        raise SummaryError("summary-cards-impossible", rule="K2.5", points=cards, tricks=tricks)


def _check_declarations(summary: Summary, profile: Profile) -> None:
    if all(summary.declarations):
        raise SummaryError("summary-both-declare", rule="K5.7")
    for points in summary.declarations:
        if points not in possible_declarations(profile, summary.contract.strain):
            raise SummaryError("summary-no-such-declarations", rule="K5.1", points=points)


def _check_belote(summary: Summary) -> None:
    strain = summary.contract.strain
    most = {"n": 0, "a": 4 * BELOTE}.get(strain, BELOTE)
    if sum(summary.belote) > most or any(points % BELOTE for points in summary.belote):
        raise SummaryError("summary-no-such-belote", rule="K5.8", most=most)


@cache
def possible_declarations(profile: Profile, strain: Strain) -> frozenset[int]:
    """All totals that the two hands of a side can declare together, and perhaps a few that suits keep apart."""
    carres = list(profile.carres(strain).values())
    runs = ((0, 0), (3, 20), (4, 50), (5, 100))
    totals = set()
    for chosen in product((0, 1), repeat=len(carres)):
        fours = [value for value, taken in zip(carres, chosen, strict=True) if taken]
        # A hand has room for two carrés, for one and a run, or for two runs.
        for in_first in range(len(fours) + 1):
            rooms = [_HAND - 4 * in_first, _HAND - 4 * (len(fours) - in_first)]
            if min(rooms) < 0:
                continue
            for four_runs in product(runs, repeat=4):
                first, second = four_runs[:2], four_runs[2:]
                if sum(run[0] for run in first) <= rooms[0] and sum(run[0] for run in second) <= rooms[1]:
                    totals.add(sum(fours) + sum(run[1] for run in four_runs))
    return frozenset(totals)
