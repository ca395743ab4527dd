"""The worlds of Kozel: views that are true of them, shown hands, groups face down, the stock and its last card."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest

from atout.games.kozel.game import KOZEL, KozelDeal
from atout.games.kozel.spec import MODES
from atout.play.labels import Labels
from atout.worlds import Worlds
from atout.worlds.arrivals import arranged, ways
from tests.worlds.moments import check_worlds, moments


@pytest.mark.parametrize(("seed", "level"), [(0, "thumb"), (1, "thumb"), (3, "random"), (7, "random")])
def test_C6_a_world_looks_to_its_seat_as_the_deal_does(seed: int, level: str) -> None:
    rng = random.Random(seed)
    for deal in moments("kozel", seed, level):
        check_worlds(deal, rng)


def with_claims() -> Iterator[KozelDeal]:
    """Moments right after a hand was shown and at the ends of such deals."""
    found = 0
    for seed in range(200):
        for deal in moments("kozel", seed, "random"):
            assert isinstance(deal, KozelDeal)
            if deal.shown and deal.actor is not None:
                yield deal
                found += 1
        if found > 40:
            return


def test_Z3_4_a_shown_hand_is_known_and_so_are_its_cards_until_they_lie_openly() -> None:
    rng = random.Random(1)
    for deal in with_claims():
        check_worlds(deal, rng, drawn=1)


def test_before_the_first_trick_everything_unseen_may_be_anywhere() -> None:
    """31 cards: four in each of three hands, and a stock of nineteen in its order below which the turn-up lies."""
    deal = KOZEL.deal(KOZEL.shuffle(random.Random(1), 0), 0)
    count = Worlds(KOZEL, deal.view(1)).count
    expected = 1
    for number in range(20, 32):
        expected *= number
    for number in range(1, 20):
        expected *= number
    assert count == expected // 24**3


def test_Z1_3_the_turn_up_is_drawn_last() -> None:
    deal = next(deal for deal in moments("kozel", 1) if isinstance(deal, KozelDeal) and deal.tricks.tricks)
    for world in Worlds(KOZEL, deal.view(0)).draw(50, random.Random(1)):
        assert world.rest[-1] is deal.turn_up


def test_Z2_5_groups_face_down_may_be_anything_that_is_unseen() -> None:
    for deal in moments("kozel", 2):
        assert isinstance(deal, KozelDeal)
        if len(deal.tricks.tricks) == 2:
            view = deal.view(0)
            down = [group for trick in deal.tricks.tricks for group in trick.groups if not group.openly]
            worlds = Worlds(KOZEL, view).draw(300, random.Random(1))
            assert {len(world.aside) for world in worlds} == {sum([len(group.cards) for group in down])}
            assert len({world.aside for world in worlds}) > 100
            return


@pytest.mark.parametrize(
    ("slots", "windows"),
    [
        ([-1, -1, -1, -1], [(-1, 35)] * 4),
        ([-1, -1, -1, 0, 1], [(-1, 35), (-1, 0), (-1, -1), (0, 35), (-1, 35)]),
        ([-1, -1, 0, 0, 2, 36], [(-1, -1), (-1, 0), (0, 35), (0, 2), (-1, 35), (36, 36)]),
        ([-1, -1, 0], [(0, 35), (0, 35), (-1, -1)]),
    ],
)
def test_ways_to_have_come_are_those_that_trying_finds(slots: list[int], windows: list[tuple[int, int]]) -> None:
    able = [
        order
        for order in permutations(range(len(windows)))
        if all(windows[each][0] <= slot <= windows[each][1] for each, slot in zip(order, slots, strict=True))
    ]
    assert ways(slots, windows) == len(able)
    if able:
        rng = random.Random(1)
        seen = Counter([tuple(arranged(slots, windows, rng)) for _ in range(200 * len(able))])
        assert seen.keys() == set(able)
        assert all(120 < number < 280 for number in seen.values())


def test_masks_are_the_hands_in_the_bits_of_the_kernel() -> None:
    deal = next(deal for deal in moments("kozel", 1) if isinstance(deal, KozelDeal) and deal.tricks.tricks)
    known = Worlds(KOZEL, deal.view(0))
    labels = Labels(MODES[deal.turn_up.suit])
    masks, worlds = known.masks(50, random.Random(7)), known.draw(50, random.Random(7))
    assert masks.dtype == np.uint64
    assert [[tuple(labels.cards_of(hand)) for hand in row] for row in masks.tolist()] == [
        list(world.hands) for world in worlds
    ]
