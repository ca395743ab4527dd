"""Many hands at once: the fast twins of the rules agree with the rules."""

from __future__ import annotations

import numpy as np
import pytest

from atout.bots.binokel.counts import (
    POINTS,
    RULES,
    Counts,
    cards_of,
    counted,
    masks,
    melded,
    rows_of,
    sets_lost,
    spread,
    suit_melds,
)
from atout.bots.binokel.table import likely, spare, trick_points
from atout.cards import SUITS, Suit, cards
from atout.games.binokel.melds import meld_points, melds_of
from atout.games.binokel.spec import DECK, points_of

CHANCE = 7
FAMILY = "Ah Th Kh Qh Jh Ah Th 9h As Ac Ks Qs Jd Qs Jd"


@pytest.mark.parametrize("trump", SUITS)
def test_N4_melds_are_those_of_the_rules(trump: Suit) -> None:
    hands = spread(np.random.default_rng(CHANCE), (), 400, (15, 15, 15)).reshape(-1, 4, 6)
    assert melded(hands, trump).tolist() == [meld_points(melds_of(cards_of(hand), trump)) for hand in hands]


@pytest.mark.parametrize(
    "hand", [FAMILY, "Ah Ah Th Th Kh Kh Qh Qh Jh Jh 9h 9h As Ad Ac", "Ac Ac Ad Ad Ah Ah As As Qs Qs Jd Jd Kc Qc 9c"]
)
@pytest.mark.parametrize("trump", SUITS)
def test_N4_double_melds_are_those_of_the_rules(trump: Suit, hand: str) -> None:
    assert melded(counted(cards(hand))[None], trump).tolist() == [meld_points(melds_of(cards(hand), trump))]


@pytest.mark.parametrize("trump", SUITS)
def test_what_can_best_be_spared_goes_first(trump: Suit) -> None:
    for hand in spread(np.random.default_rng(CHANCE), (), 60, (18,))[:, 0]:
        worth = {place: likely(_without(hand, place)[None], trump)[0] + POINTS[place] for place in _places(hand)}
        first = max(worth, key=worth.__getitem__)
        left, _ = spare(hand[None], trump)
        assert left[0][first] < hand[first]


def test_N4_what_is_lost_with_a_card_of_a_set() -> None:
    """Hearts and spades are no trumps here, so nothing but the melds within a suit is lost beside it."""
    within_suits = suit_melds()[1]
    for hand in spread(np.random.default_rng(CHANCE), (), 200, (18,))[:, 0]:
        lost = sets_lost(hand)
        for place in _places(hand):
            if SUITS[place[0]] in ("h", "s"):
                two = np.stack([hand, _without(hand, place)])
                across = melded(two, "c") - within_suits[rows_of(two)[:, place[0]]]
                assert lost[place] == across[0] - across[1]


def _places(hand: Counts) -> list[tuple[int, int]]:
    return [(suit, rank) for suit, rank in np.argwhere(hand).tolist()]


def _without(hand: Counts, place: tuple[int, int]) -> Counts:
    left = hand.copy()
    left[place] -= 1
    return left


def test_what_is_spread_is_what_is_unseen() -> None:
    own = cards(FAMILY)
    parts = spread(np.random.default_rng(CHANCE), own, 50, (15, 15, 3))
    assert (parts.sum(axis=1) == counted(DECK) - counted(own)).all()
    assert parts.sum(axis=(2, 3)).tolist() == [[15, 15, 3]] * 50


def test_every_part_is_equally_likely_to_get_a_card() -> None:
    parts = spread(np.random.default_rng(CHANCE), (), 4000, (16, 16, 16))
    assert np.abs(parts.mean(axis=0) - 2 / 3).max() < 0.05


@pytest.mark.parametrize("trump", SUITS)
def test_the_kernel_gets_the_same_cards(trump: Suit) -> None:
    deals = spread(np.random.default_rng(CHANCE), (), 20, (15, 15, 15))
    for deal, sets in zip(deals, masks(deals, trump).tolist(), strict=True):
        assert [RULES[trump].labels.cards_of(each) for each in sets] == [
            sorted(cards_of(hand), key=lambda card: card.index) for hand in deal
        ]
        assert sets[0] & sets[1] == sets[1] & sets[2] == sets[0] & sets[2] == 0


def test_the_table_knows_what_takes_tricks() -> None:
    long_trumps, short_trumps = (counted(cards(hand))[None] for hand in (FAMILY, FAMILY.replace("Ah", "9d")))
    assert trick_points(long_trumps, "h") > trick_points(short_trumps, "h") + 20
    assert trick_points(long_trumps, "h") > trick_points(long_trumps, "c")


def test_three_cards_are_spared_and_their_points_count() -> None:
    eighteen = counted(cards(f"{FAMILY} Tc 9d 9s"))
    left, worth = spare(eighteen[None], "h")
    laid = cards_of(eighteen - left[0])
    assert len(laid) == 3
    assert worth.tolist() == pytest.approx((likely(left, "h") + points_of(tuple(laid))).tolist())
    assert (POINTS * (eighteen - left[0])).sum() == points_of(tuple(laid))
