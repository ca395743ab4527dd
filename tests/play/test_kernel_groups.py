"""The kernel's groups and those of the engine written for people agree."""

from __future__ import annotations

import os
import random

import pytest

from atout import _kernel
from atout.cards import SUITS, Suit, cards
from atout.games.kozel.spec import DECK, MODES
from atout.play import Mode, Scale
from atout.play.group import beating_replies, group_order, leads, replies, takes_over
from atout.play.kernel import GroupKernel
from atout.play.labels import Labels

STATES = int(os.environ.get("ATOUT_STATES", "100000")) // 4


@pytest.mark.parametrize("trump", SUITS)
def test_agrees_with_the_engine_for_people(trump: Suit) -> None:
    mode, rng = MODES[trump], random.Random(trump)
    kernel = GroupKernel(mode)
    for _ in range(STATES):
        mixed, size = rng.sample(DECK, 8), rng.randint(1, 4)
        hand, other = group_order(mixed[:4], mode.top), group_order(mixed[4:], mode.top)
        if rng.random() < 0.1:
            assert sorted(map(str, kernel.leads(hand))) == sorted(map(str, leads(hand, mode.top)))
            assert sorted(map(str, kernel.replies(hand, size))) == sorted(map(str, replies(hand, size)))
        winning = rng.choice(kernel.replies(other, size))
        reply = rng.choice(kernel.replies(hand, size))
        assert kernel.takes_over(reply, winning) == takes_over(reply, winning, mode)


@pytest.mark.parametrize("trump", SUITS)
def test_finds_the_replies_that_take_over(trump: Suit) -> None:
    mode, rng = MODES[trump], random.Random(trump)
    kernel = GroupKernel(mode)
    for _ in range(1000):
        mixed = rng.sample(DECK, 8)
        hand = group_order(mixed[:4], mode.top)
        winning = rng.choice(leads(group_order(mixed[4:], mode.top), mode.top))
        found = [reply for reply in kernel.replies(hand, len(winning)) if kernel.takes_over(reply, winning)]
        assert sorted(map(str, found)) == sorted(map(str, beating_replies(hand, winning, mode)))


def test_Z4_3_the_example_of_the_rules() -> None:
    kernel = GroupKernel(MODES["h"])
    lead = cards("8h Jh")
    assert kernel.takes_over(cards("Qh 6s"), lead)
    assert not kernel.takes_over(cards("7h Qh"), lead)


def test_groups_that_cannot_be_are_refused() -> None:
    kernel = GroupKernel(MODES["h"])
    with pytest.raises(ValueError, match="at most four cards"):
        kernel.leads(cards("6h 7h 8h 9h Th"))
    with pytest.raises(ValueError, match="more than 1 times"):
        kernel.leads(cards("6h 6h"))
    with pytest.raises(ValueError, match="as many cards as the lead"):
        kernel.takes_over(cards("6h 7h"), cards("8h"))
    with pytest.raises(ValueError, match="no group of 0 cards"):
        kernel.replies(cards("6h 7h"), 0)
    with pytest.raises(ValueError, match="top card must be one of the mode"):
        _kernel.GroupRules(class_of=[0], beats=[0], points=[0], has_trumps=True, top=1)
    with pytest.raises(ValueError, match="not one of the mode"):
        _kernel.GroupRules(class_of=[0], beats=[0], points=[0], has_trumps=True, top=None).leads(2)


def test_labels_put_trumps_first_and_the_strong_cards_last() -> None:
    scale = Scale("ATK", (11, 10, 4))
    labels = Labels(Mode("h", cards("Ac Tc Kc Ah Kh"), "h", scale), copies=2)
    assert labels.by_bit == cards("Kh Kh Ah Ah Kc Kc Tc Tc Ac Ac")
    assert labels.tables()["beats"][0] == 0b1100
