"""Feats: what a seat did in a finished deal that a challenge can ask for. Read off the deal itself, card by card.

===============  ===================================================================================================
Coinche          the seat, or its side …
===============  ===================================================================================================
``contract``     made the contract that the seat bid
``high``         made a contract of 120 or more
``trumpless``    made a contract at no trump or all trump
``coinched``     made a contract that the others had doubled
``refuted``      beat a contract that the seat itself had doubled
``defence``      beat a contract of the others
``capot``        took all eight tricks
``generale``     took all eight tricks with the seat's cards alone
``belote``       said belote
Binokel          the seat …
``soloist``      won as the soloist
``bold``         won as the soloist with a bid of 250 or more
``durch``        won a Durch
``tapp-family``  melded a family that the Tapp had completed
``hundred``      melded a hundred points or more
``beaten``       beat the soloist
Kozel            the seat, or its side …
``moskva``       showed a moskva, led with it and took the trick
``molodka``      did so with a molodka
``takeover``     took over a trick of two cards or more from each
``clean``        won the deal without a penalty
``dry``          left the others without a trick
===============  ===================================================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, Literal, cast, get_args

from atout.cards import SUITS, Suit
from atout.games.binokel.game import BinokelDeal
from atout.games.binokel.melds import Meld, meld_points, melds_of
from atout.games.coinche.auction import COINCHE
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal

Feat = Literal[
    "contract", "high", "trumpless", "coinched", "refuted", "defence", "capot", "generale", "belote",
    "soloist", "bold", "durch", "tapp-family", "hundred", "beaten",
    "moskva", "molodka", "takeover", "clean", "dry",
]  # fmt: skip
FEATS: Final[tuple[Feat, ...]] = get_args(Feat)

HIGH_BID: Final = 120
"""Coinche: a contract from here on is high."""
BOLD_BID: Final = 250
"""Binokel: so is a bid."""
MANY_MELDS: Final = 100
"""Binokel: melds worth mentioning."""
_FAMILIES: Final = {"family": 1, "double-family": 2}
"""The melds that are families, and how many."""


def feats(deal: Deal) -> tuple[tuple[Feat, ...], ...]:
    """What each seat did in a finished deal, by seat; what it did twice is there twice."""
    return tuple(tuple(_of_seat(deal, seat)) for seat in range(deal.game.players))


def _of_seat(deal: Deal, seat: int) -> Iterator[Feat]:
    if isinstance(deal, CoincheDeal):
        return _coinche(deal, seat)
    if isinstance(deal, BinokelDeal):
        return _binokel(deal, seat)
    assert isinstance(deal, KozelDeal)
    return _kozel(deal, seat)


def _coinche(deal: CoincheDeal, seat: int) -> Iterator[Feat]:
    contract, result, tricks = deal.auction.contract, deal.result, deal.tricks
    assert result is not None
    if contract is None or tricks is None:
        return
    if contract.side == seat % 2 and result.outcome == "made":
        if contract.seat == seat:
            yield "contract"
        if contract.bid.height >= HIGH_BID:
            yield "high"
        if contract.bid.strain in "na":
            yield "trumpless"
        if contract.double > 1:
            yield "coinched"
    elif contract.side != seat % 2 and result.outcome == "lost":
        yield "defence"
        if (seat, COINCHE) in deal.history:
            yield "refuted"
    if tricks.wins[seat] + tricks.wins[(seat + 2) % 4] == len(tricks.tricks):
        yield "capot"
        if tricks.wins[seat] == len(tricks.tricks):
            yield "generale"
    if any(who == seat for who, _ in deal.belotes):
        yield "belote"


def _binokel(deal: BinokelDeal, seat: int) -> Iterator[Feat]:
    result = deal.result
    assert result is not None
    melds = deal.melds[seat]
    if seat != deal.soloist:
        if result.outcome in ("lost", "durch-lost"):
            yield "beaten"
    elif result.outcome in ("made", "durch-made"):
        yield "soloist"
        if deal.auction.bid >= BOLD_BID:
            yield "bold"
        if result.outcome == "durch-made":
            yield "durch"
    if meld_points(melds) >= MANY_MELDS:
        yield "hundred"
    # The melds of the cards as dealt count families alike, whatever is trump.
    if seat == deal.soloist and _families(melds) - _families(melds_of(deal.dealt.hands[seat], SUITS[0])):
        yield "tapp-family"


def _families(melds: Iterable[Meld]) -> Counter[Suit]:
    """How many families of each suit are among the melds."""
    found: Counter[Suit] = Counter()
    for meld in melds:
        found[meld.cards[0].suit] += _FAMILIES.get(meld.kind, 0)
    return found


def _kozel(deal: KozelDeal, seat: int) -> Iterator[Feat]:
    result, tricks = deal.result, deal.tricks
    assert result is not None
    for shown in deal.shown:
        trick = tricks.tricks[shown.trick]
        if shown.seat == trick.leader == seat and trick.winner % 2 == seat % 2:
            yield cast(Feat, shown.claim)
    for trick in tricks.tricks:
        for group in trick.groups[1:]:
            if group.seat == seat and group.openly and len(group.cards) > 1:
                yield "takeover"
    if result.score[seat % 2] == 0:
        yield "clean"
        if tricks.wins[seat] + tricks.wins[(seat + 2) % 4] == len(tricks.tricks):
            yield "dry"
