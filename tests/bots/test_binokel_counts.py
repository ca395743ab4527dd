"""Many hands at once: the fast twins of the rules agree with the rules."""

from __future__ import annotations

import numpy as np
import pytest

from atout.bots.binokel.counts import POINTS, RULES, cards_of, counted, masks, melded, spread
from atout.bots.binokel.table import likely, spare, trick_points
from atout.cards import SUITS, Suit, cards
from atout.games.binokel.melds import meld_points, melds_of
from atout.games.binokel.spec import DECK, points_of

CHANCE = 7
FAMILY = "Ah Th Kh Qh Jh Ah Th 9h As Ac Ks Qs Jd Qs Jd"


@pytest.mark.parametrize("trump", SUITS)
def test_N4_melds_are_those_of_the_rules(trump: Suit) -> None:
    hands = spread(np.random.default_rng(CHANCE), (), 400, (15, 15, 15))[:, 0].reshape(-1, 4, 6)
    assert melded(hands, trump).tolist() == [meld_points(melds_of(cards_of(hand), trump)) for hand in hands]


@pytest.mark.parametrize(
    "hand", [FAMILY, "Ah Ah Th Th Kh Kh Qh Qh Jh Jh 9h 9h As Ad Ac", "Ac Ac Ad Ad Ah Ah As As Qs Qs Jd Jd Kc Qc 9c"]
)
@pytest.mark.parametrize("trump", SUITS)
def test_N4_double_melds_are_those_of_the_rules(trump: Suit, hand: str) -> None:
    assert melded(counted(cards(hand))[None], trump).tolist() == [meld_points(melds_of(cards(hand), trump))]


def test_what_is_spread_is_what_is_unseen() -> None:
    own = cards(FAMILY)
    parts = spread(np.random.default_rng(CHANCE), own, 50, (15, 15, 3))[:, 0]
    assert (parts.sum(axis=1) == counted(DECK) - counted(own)).all()
    assert parts.sum(axis=(2, 3)).tolist() == [[15, 15, 3]] * 50


def test_parts_that_are_kept_stay_the_same_and_the_others_are_split_anew() -> None:
    parts = spread(np.random.default_rng(CHANCE), (), 20, (3, 15, 15), kept=1, splits=4)
    assert (parts[:, :, 0] == parts[:, :1, 0]).all()
    assert (parts[:, 1:, 1] != parts[:, :1, 1]).any()


def test_every_part_is_equally_likely_to_get_a_card() -> None:
    parts = spread(np.random.default_rng(CHANCE), (), 4000, (16, 16, 16))[:, 0]
    assert np.abs(parts.mean(axis=0) - 2 / 3).max() < 0.05


@pytest.mark.parametrize("trump", SUITS)
def test_the_kernel_gets_the_same_cards(trump: Suit) -> None:
    deals = spread(np.random.default_rng(CHANCE), (), 20, (15, 15, 15))[:, 0]
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
