"""Binokel: what hands meld, what the Tapp does for them, what a soloist makes of his bid."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from atout.bots.binokel.tapp import choose_discard
from atout.cards import SUITS, Card
from atout.games.actions import OnCards
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.binokel.melds import Meld, meld_points, melds_of
from atout.games.binokel.spec import LAST_TEN, points_of
from bench.guide.found import Numbers, mean, played, share

BANDS: Final[Mapping[str, range]] = {"low": range(150, 180), "middle": range(180, 230), "high": range(230, 3000)}
"""Bids of about the same height."""


def simulated(deals: int, hands: int, seed: int = 1) -> Numbers:
    """All numbers that are counted.

    Args:
        deals: played from the auction on.
        hands: looked at before and after they take up a Tapp.
        seed: the same one gives the same numbers.
    """
    return {**exchanged(hands, seed), **soloists(deals, seed)}


def exchanged(hands: int, seed: int) -> Numbers:
    """What a Tapp adds to a hand as it was dealt, at its best trump suit."""
    rng = random.Random(f"{seed} exchanged")
    before, after, family, made = [], [], [], []
    for _ in range(hands):
        dealt = BINOKEL.shuffle(rng, 0)
        old = _best(dealt.hands[0])
        eighteen = [*dealt.hands[0], *dealt.rest]
        discard = choose_discard(eighteen)
        assert isinstance(discard, OnCards)
        for each in discard.cards:
            eighteen.remove(each)
        new = _best(eighteen)
        before.append(meld_points(old))
        after.append(meld_points(new))
        family.append(_has_family(old))
        if not family[-1]:
            made.append(_has_family(new))
    return {
        "melds.dealt": mean(before), "melds.exchanged": mean(after),
        "family.dealt": share(family), "tapp.family": share(made),
    }  # fmt: skip


def soloists(deals: int, seed: int) -> Numbers:
    """How soloists fared; what a conceded game would have made is not known."""
    bids: list[int] = []
    outcomes: list[str] = []
    sums: list[tuple[int, int]] = []
    tricks: list[int] = []
    melds: list[int] = []
    defence: list[int] = []
    for deal in played(BINOKEL, deals, seed):
        assert isinstance(deal, BinokelDeal)
        assert deal.result is not None
        soloist, bid, play = deal.auction.holder, deal.auction.bid, deal.tricks
        bids.append(bid)
        outcomes.append(deal.result.outcome)
        if play is None or not play.over or deal.result.outcome.startswith("durch"):
            continue
        cards = list(play.points)
        cards[play.tricks[-1].winner] += LAST_TEN
        cards[soloist] += points_of(deal.laid_away)
        tricks.append(cards[soloist])
        melds.append(meld_points(deal.melds[soloist]))
        sums.append((bid, tricks[-1] + melds[-1]))
        defence += [points for seat, points in enumerate(cards) if seat != soloist]
    found = {}
    for name, band in BANDS.items():
        ended = [outcome for bid, outcome in zip(bids, outcomes, strict=True) if bid in band]
        reached = [points for bid, points in sums if bid in band]
        if len(reached) > 1:
            found[f"made.{name}"] = share([outcome in ("made", "durch-made") for outcome in ended])
            found[f"sum.{name}"] = mean(reached)
    return {
        **found,
        "bid.mean": mean(bids),
        "left.at-150": share([bid == min(BANDS["low"]) for bid in bids]),
        "conceded": share([outcome == "conceded" for outcome in outcomes]),
        "tricks.soloist": mean(tricks),
        "melds.soloist": mean(melds),
        "tricks.opponent": mean(defence),
    }


def _best(hand: Sequence[Card]) -> tuple[Meld, ...]:
    return max([melds_of(hand, suit) for suit in SUITS], key=meld_points)


def _has_family(melds: Sequence[Meld]) -> bool:
    return any(meld.kind in ("family", "double-family") for meld in melds)
