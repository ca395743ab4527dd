"""What a finished deal adds to the statistics of a seat: contracts and how they came out, and what its cards cost.

A :class:`Cell` is what is counted together; a deal adds a :class:`Count` to some of them. What stands in the cells of
each game:

==========  =======================================  ======================  ==========================================
kind        a deal in which the seat                 strain                  value
==========  =======================================  ======================  ==========================================
bid         Coinche: bid the contract                of the contract         of the contract; 1000 for capot
partner     Coinche: its partner bid it              of the contract         of the contract
defence     Coinche: the others bid it               of the contract         of the contract
thrown-in   Coinche: nobody bid
soloist     Binokel: played alone                    trumps, durch, concede  the bid
opponent    Binokel: played against the soloist      trumps, durch, concede  the bid
deal        Kozel: won or lost                       trumps                  penalties that the losing side wrote
drawn       Kozel: both sides wrote penalties        trumps                  penalties of each
moskva      Kozel: showed a moskva
molodka     Kozel: showed a molodka
lead        Kozel: led groups                                                how many cards were in the group
card        played cards, and the deal was reviewed
==========  =======================================  ======================  ==========================================
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args

import msgspec

from atout.games.actions import OnSuit
from atout.games.binokel.game import BinokelDeal
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal

Kind = Literal[
    "bid",
    "partner",
    "defence",
    "thrown-in",
    "soloist",
    "opponent",
    "deal",
    "drawn",
    "moskva",
    "molodka",
    "lead",
    "card",
]
"""The columns of the table above."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_CLAIMS: Final[tuple[Kind, ...]] = ("moskva", "molodka")


class Cell(msgspec.Struct, frozen=True, array_like=True):
    """What is counted together."""

    kind: Kind
    strain: str = ""
    value: int = 0
    double: int = 1
    """Coinche: 1, 2 after coinche, 4 after surcoinche."""


class Count(msgspec.Struct, frozen=True, array_like=True):
    """What a deal adds to a cell."""

    times: int
    """How often it was so: once in a deal, but for the claims, leads and cards in it."""
    good: int
    """How often it came out well: contract made or that of the others beaten; deal, or trick led to, won; best card."""
    points: float
    """What the seat or its side recorded for the deal; of cards, what they cost by what the seat could know."""


def counted(deal: Deal, seat: int) -> dict[Cell, Count]:
    """What a finished deal adds to the statistics of a seat, by cell."""
    assert deal.result is not None, "a deal is counted once it has ended"
    points = deal.result.score[deal.game.sides[seat]]
    if isinstance(deal, CoincheDeal):
        return _coinche(deal, seat, points)
    if isinstance(deal, BinokelDeal):
        return _binokel(deal, seat, points)
    assert isinstance(deal, KozelDeal)
    return _kozel(deal, seat, points)


def cost(decisions: Iterable[Mapping[str, Any]], seat: int) -> Count | None:
    """What the cards of a seat cost by what it could know, from the decisions of a review of the deal.

    Calls are left out, and Durch, whose cost is told in another unit; so are cards of which nothing could be told.
    """
    costs = [
        each["could_know"]["points"]
        for each in decisions
        if each["seat"] == seat
        and each["could_know"] is not None
        and each["unit"] == "card-points"
        and not each["action"].startswith("declare")
    ]
    return Count(len(costs), costs.count(0), sum(costs)) if costs else None


def _coinche(deal: CoincheDeal, seat: int, points: int) -> dict[Cell, Count]:
    contract, result = deal.auction.contract, deal.result
    assert result is not None
    if contract is None:
        return {Cell("thrown-in"): Count(1, 0, points)}
    ours = contract.side == seat % 2
    kind: Kind = "bid" if seat == contract.seat else "partner" if ours else "defence"
    won = int(result.outcome == ("made" if ours else "lost"))
    return {Cell(kind, contract.bid.strain, contract.bid.height, contract.double): Count(1, won, points)}


def _binokel(deal: BinokelDeal, seat: int, points: int) -> dict[Cell, Count]:
    result, choice = deal.result, deal.choice
    assert result is not None
    assert choice is not None
    alone = seat == deal.soloist
    word = choice.text.partition(" ")[0]
    strain = choice.suit if isinstance(choice, OnSuit) and word == "trump" else word
    won = int((result.outcome in ("made", "durch-made")) == alone)
    return {Cell("soloist" if alone else "opponent", strain, deal.auction.bid): Count(1, won, points)}


def _kozel(deal: KozelDeal, seat: int, points: int) -> dict[Cell, Count]:
    result, side = deal.result, seat % 2
    assert result is not None
    penalties, trump = result.score, deal.turn_up.suit
    won = int(penalties[side] < penalties[1 - side])
    kind: Kind = "drawn" if penalties[0] == penalties[1] else "deal"
    found = {Cell(kind, trump, max(penalties)): Count(1, won, points)}
    for claim in _CLAIMS:
        times = sum([each.seat == seat and each.claim == claim for each in deal.shown])
        if times:
            found[Cell(claim)] = Count(times, times * won, points)
    led = [trick for trick in deal.tricks.tricks if trick.leader == seat]
    for size in sorted({len(trick.winning) for trick in led}):
        taken = [trick.winner % 2 == side for trick in led if len(trick.winning) == size]
        found[Cell("lead", value=size)] = Count(len(taken), sum(taken), points)
    return found
