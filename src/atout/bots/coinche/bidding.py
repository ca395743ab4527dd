"""What a hand is worth in each strain, and what to say with it.

The worth of a hand is the card points that its side takes on average when nothing is known of the other three hands.
It is a sum over the features in the tables below. Their weights are a least-squares fit to the results of several
thousand deals played out by the rule-of-thumb players themselves; single deals scatter around it by some 27 points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from atout.cards import SUITS, Card, Rank, Suit
from atout.games.actions import PASS, Action
from atout.games.coinche.auction import COINCHE, SURCOINCHE, Bid, Contract
from atout.games.coinche.declarations import automatic, belotes, total
from atout.games.coinche.spec import BELOTE, BID_STEP, FIRST_BID, Profile, Strain
from atout.play import Mode


class Turn(Protocol):
    """All that a call goes by; a view in the auction is one."""

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """His cards, in the order of records."""

    @property
    def calls(self) -> Sequence[tuple[int, Action]]:
        """What was said, and by whom."""

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands."""

    @property
    def legal(self) -> Sequence[Action]:
        """What he may say."""


@dataclass(frozen=True)
class SuitWeights:
    """Card points for what a hand holds in a suit contract, on top of ``base``."""

    base: float = 38
    trump: float = 9.5
    """Each trump, and besides:"""
    jack: float = 20
    nine: float = 5
    jack_and_nine: float = 5
    trump_ace: float = 7
    trump_ten: float = 3
    ace: float = 12
    """An ace of another suit."""
    ace_and_ten: float = 4
    guarded_ten: float = 4
    """A ten of another suit with a smaller card, without the ace."""
    void: float = 4
    """No card of another suit."""
    average: float = 72
    """The worth of a hand that has not bid in this strain, on average."""


@dataclass(frozen=True)
class NoTrumpWeights:
    """The same without trumps."""

    base: float = 49
    ace: float = 20
    ace_and_ten: float = 8
    guarded_ten: float = 6
    long: float = 6
    """Each card over three in a suit with the ace."""
    average: float = 69


@dataclass(frozen=True)
class AllTrumpWeights:
    """The same when every suit is trump."""

    base: float = 56
    jack: float = 17
    jack_and_nine: float = 8
    guarded_nine: float = 4
    """A nine with a smaller card, without the jack."""
    ace: float = 2
    """An ace without jack and nine above it."""
    long: float = 6
    """Each card over three in a suit with the jack."""
    average: float = 74


Ranks = frozenset[Rank]
"""The ranks that a hand holds of one suit."""

SUIT: Final = SuitWeights()
NO_TRUMP: Final = NoTrumpWeights()
ALL_TRUMP: Final = AllTrumpWeights()

# How far one goes with a hand, in points.
OPENING: Final = 90
"""The least worth with which to open."""
AT_EASE: Final = 25
"""What stays unbid while nobody presses: a higher bid wins little and is lost more often."""
PRESSED: Final = 5
"""What stays unbid against the opponents' bid."""
PARTNER_HAS_MORE: Final = 20
"""What a partner's hand is worth above his bid."""
COINCHES: Final = 28
"""How much better than an average hand one is against the opponents' contract to double it."""
_SURCOINCHE: Final = 45
"""How far above the bid one is to redouble."""
_SMALL_DECLARATION: Final = 50
"""Declarations up to this are often beaten by better ones, and count half."""
_HALF: Final = 0.5


def worth(hand: Sequence[Card], strain: Strain) -> float:
    """The card points that the side of this hand takes on average, last trick included."""
    suits = {suit: frozenset([each.rank for each in hand if each.suit == suit]) for suit in SUITS}
    if strain == "n":
        return NO_TRUMP.base + sum([_in_no_trump(ranks) for ranks in suits.values()])
    if strain == "a":
        return ALL_TRUMP.base + sum([_in_all_trump(ranks) for ranks in suits.values()])
    return SUIT.base + sum(
        [_as_trumps(ranks) if suit == strain else _beside_trumps(ranks) for suit, ranks in suits.items()]
    )


def _as_trumps(ranks: Ranks) -> float:
    held = SUIT.trump * len(ranks)
    held += SUIT.jack * ("J" in ranks) + SUIT.nine * ("9" in ranks) + SUIT.jack_and_nine * ({"J", "9"} <= ranks)
    return held + SUIT.trump_ace * ("A" in ranks) + SUIT.trump_ten * ("T" in ranks)


def _beside_trumps(ranks: Ranks) -> float:
    if not ranks:
        return SUIT.void
    if "A" in ranks:
        return SUIT.ace + SUIT.ace_and_ten * ("T" in ranks)
    return SUIT.guarded_ten if "T" in ranks and len(ranks) > 1 else 0.0


def _in_no_trump(ranks: Ranks) -> float:
    if "A" in ranks:
        return NO_TRUMP.ace + NO_TRUMP.ace_and_ten * ("T" in ranks) + NO_TRUMP.long * max(len(ranks) - 3, 0)
    return NO_TRUMP.guarded_ten if "T" in ranks and len(ranks) > 1 else 0.0


def _in_all_trump(ranks: Ranks) -> float:
    held = 0.0
    if "J" in ranks:
        held += ALL_TRUMP.jack + ALL_TRUMP.jack_and_nine * ("9" in ranks) + ALL_TRUMP.long * max(len(ranks) - 3, 0)
    elif "9" in ranks and len(ranks) > 1:
        held += ALL_TRUMP.guarded_nine
    return held + ALL_TRUMP.ace * ("A" in ranks and not {"J", "9"} <= ranks)


def above_average(hand: Sequence[Card], strain: Strain) -> float:
    """How many card points the hand brings more than one that has not bid in this strain."""
    return worth(hand, strain) - average(strain)


def average(strain: Strain) -> float:
    """The worth of a hand that has not bid in this strain, on average."""
    return {"n": NO_TRUMP.average, "a": ALL_TRUMP.average}.get(strain, SUIT.average)


def beside_cards(hand: Sequence[Card], profile: Profile, strain: Strain) -> float:
    """What declarations and belote of the hand are likely to add."""
    declared = total(automatic(hand, profile, strain), profile, strain)
    return float(likely(declared)) + BELOTE * len(belotes(hand, strain))


def likely(declared: NDArray[np.float64] | float) -> NDArray[np.float64]:
    """What of the points of one's declarations is likely to count, as others may have better ones."""
    return np.where(np.greater(declared, _SMALL_DECLARATION), declared, np.multiply(declared, _HALF))


def wins_all(hand: Sequence[Card], mode: Mode) -> bool:
    """Whether the hand takes every trick by itself: the highest cards of each suit that it holds, mostly trumps."""
    trumps = [each for each in hand if each.suit == mode.trump]
    if mode.trump is not None and len(trumps) <= len(hand) // 2:
        return False
    return all(mode.beaters[each].isdisjoint(_others_of_suit(hand, each.suit, mode)) for each in hand)


def _others_of_suit(hand: Sequence[Card], suit: Suit, mode: Mode) -> set[Card]:
    return {each for each in mode.deck if each.suit == suit} - set(hand)


def choose_call(view: Turn, profile: Profile) -> Action:
    """What to say: a bid, a coinche or surcoinche, or a pass."""
    sure = _sure(view.hand, profile)
    if sure is not None and sure in view.legal:
        return sure
    if view.contract is None:
        return _opening(view, profile)
    if SURCOINCHE in view.legal:
        own = limits(view, profile)[view.contract.bid.strain]
        return SURCOINCHE if own - view.contract.bid.points >= _SURCOINCHE else PASS
    if view.contract.double > 1 or view.contract.bid.capot:
        return PASS
    if COINCHE in view.legal:
        return _over_opponents(view, profile, view.contract.bid)
    return _over_partner(view, profile, view.contract.bid)


@lru_cache(maxsize=1 << 12)
def _sure(hand: tuple[Card, ...], profile: Profile) -> Bid | None:
    """The bid of all tricks with a hand that takes them by itself, in the first such strain."""
    sure = [strain for strain in profile.strains if wins_all(hand, profile.modes[strain])]
    return Bid(None, sure[0]) if sure else None


def _opening(view: Turn, profile: Profile) -> Action:
    strain, limit = _best(limits(view, profile))
    if limit < OPENING:
        return PASS
    return _bid(view, profile, max(FIRST_BID, _tens(limit - AT_EASE)), strain)


def _over_opponents(view: Turn, profile: Profile, standing: Bid) -> Action:
    if above_average(view.hand, standing.strain) >= COINCHES:
        return COINCHE
    strain, limit = _best(limits(view, profile))
    if standing.points + BID_STEP > limit - PRESSED:
        return PASS
    return _bid(view, profile, max(standing.points + BID_STEP, _tens(limit - AT_EASE)), strain)


def _over_partner(view: Turn, profile: Profile, standing: Bid) -> Action:
    """A partner's bid is left alone unless there is much more in the two hands."""
    strain, limit = _best(limits(view, profile))
    number = _tens(limit - AT_EASE)
    return _bid(view, profile, number, strain) if number > standing.points else PASS


def limits(view: Turn, profile: Profile) -> Mapping[Strain, float]:
    """By strain, the points that our side is likely to make, as far as this seat can tell."""
    assert view.seat is not None
    partner = (view.seat + 2) % 4
    told = {said.strain: said for seat, said in view.calls if seat == partner and isinstance(said, Bid)}
    raised = {said.strain for seat, said in view.calls if seat == view.seat and isinstance(said, Bid)}
    found = {}
    for strain, (alone, beside) in _reckoned(view.hand, profile).items():
        bid = told.get(strain)
        together = 0.0
        if bid is not None and strain not in raised:
            together = bid.points + PARTNER_HAS_MORE + alone - average(strain)
        found[strain] = max(alone, together) + beside
    return found


@lru_cache(maxsize=1 << 12)
def _reckoned(hand: tuple[Card, ...], profile: Profile) -> Mapping[Strain, tuple[float, float]]:
    """By strain, the worth of a hand and what is likely to be added; kept, as the same hands are asked about."""
    return {strain: (worth(hand, strain), beside_cards(hand, profile, strain)) for strain in profile.strains}


def _best(limits: Mapping[Strain, float]) -> tuple[Strain, float]:
    strain = max(limits, key=limits.__getitem__)
    return strain, limits[strain]


def _tens(points: float) -> int:
    return int(points // BID_STEP) * BID_STEP


def _bid(view: Turn, profile: Profile, number: int, strain: Strain) -> Action:
    """The bid of this number, the highest one where it is exceeded."""
    bid = Bid(min(number, profile.highest_bid), strain)
    return bid if bid in view.legal else PASS
