"""Positions of the kernel: copies, pickles, play-outs, and what is refused."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from atout import _kernel
from atout.cards import CARDS, Card, cards
from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import BG, FFB
from atout.play import Duties, Mode, Scale
from atout.play.kernel import KernelRules, Position, rules
from tests.play.declared import ALONE, GAMES, PAIRS, Declared

HEARTS = rules(BG.modes["h"], BG.duties["h"], PAIRS)
BINOKEL = rules(binokel.MODES["s"], binokel.DUTIES, ALONE, copies=2)


def some_way_on(kernel_rules: KernelRules, size: int, cards_played: int) -> Position:
    position, rng = Position.deal(kernel_rules, size, 0, seed=1), random.Random(1)
    for _ in range(cards_played):
        position.play(rng.choice(position.legal().cards))
    return position


@pytest.mark.parametrize("remade", [copy.copy, copy.deepcopy, Position.copy, lambda p: pickle.loads(pickle.dumps(p))])
@pytest.mark.parametrize(("kernel_rules", "size"), [(HEARTS, 8), (BINOKEL, 15)])
def test_a_copy_is_equal_and_independent(kernel_rules: KernelRules, size: int, remade: Any) -> None:
    position = some_way_on(kernel_rules, size, 10)
    other = remade(position)
    assert other == position
    assert other.legal() == position.legal()
    assert (other.rollouts(100, seed=3) == position.rollouts(100, seed=3)).all()
    other.play(other.legal().cards[0])
    assert other != position


def test_rules_are_made_once() -> None:
    made = rules(BG.modes["h"], BG.duties["h"], PAIRS)
    assert rules(BG.modes["h"], BG.duties["h"], PAIRS) is made
    assert rules(FFB.modes["h"], FFB.duties["h"], PAIRS) != made


def test_random_deals_come_from_the_seed() -> None:
    assert Position.deal(BINOKEL, 15, 1, seed=-5) == Position.deal(BINOKEL, 15, 1, seed=-5)
    assert Position.deal(BINOKEL, 15, 1, seed=5) != Position.deal(BINOKEL, 15, 1, seed=6)


def test_random_deals_are_fair() -> None:
    holders = Counter(
        seat
        for seed in range(4000)
        for seat, hand in enumerate(Position.deal(HEARTS, 8, 0, seed).hands)
        if CARDS[8] in hand
    )
    assert all(abs(count - 1000) < 5 * (4000 * 0.25 * 0.75) ** 0.5 for count in holders.values())


@pytest.mark.parametrize("declared", GAMES, ids=[each.name for each in GAMES])
def test_both_ways_to_pick_take_the_same_cards(declared: Declared) -> None:
    for played in (0, 1, 2, 7):
        position = some_way_on(declared.rules, declared.hand_size, played)
        assert (position.rollouts(501, seed=9, portable=True) == position.rollouts(501, seed=9)).all()


@pytest.mark.parametrize("played", [0, 1, 3, 27, 28, 30, 31, 32])
def test_play_outs_keep_every_point(played: int) -> None:
    points = some_way_on(HEARTS, 8, played).rollouts(1001, seed=4, last_trick=10 if played < 32 else 0)
    assert points.dtype == np.int16
    assert points.shape == (1001, 4)
    assert set(points.sum(axis=1).tolist()) == {162 if played < 32 else 152}


def test_a_long_series_begins_like_a_short_one() -> None:
    position = some_way_on(HEARTS, 8, 5)
    assert (position.rollouts(70_000, seed=8)[:3] == position.rollouts(3, seed=8)).all()


def test_no_play_outs_at_all() -> None:
    assert some_way_on(HEARTS, 8, 5).rollouts(0, seed=0).shape == (0, 4)


def outcomes(position: Position, chance: float = 1.0) -> Counter[tuple[int, ...]]:
    """How likely each end is, by playing every line."""
    if position.over:
        return Counter({tuple(position.points): chance})
    total: Counter[tuple[int, ...]] = Counter()
    may = position.legal().cards
    for card in may:
        after = position.copy()
        after.play(card)
        total.update(outcomes(after, chance / len(may)))
    return total


@pytest.mark.parametrize(("kernel_rules", "size", "played"), [(HEARTS, 8, 20), (BINOKEL, 15, 36), (BINOKEL, 15, 38)])
def test_play_outs_are_as_likely_as_they_should(kernel_rules: KernelRules, size: int, played: int) -> None:
    position = some_way_on(kernel_rules, size, played)
    count = 100_000
    found = Counter(map(tuple, position.rollouts(count, seed=6).tolist()))
    expected = outcomes(position)
    assert set(found) <= set(expected)
    for end, chance in expected.items():
        assert abs(found[end] - count * chance) <= 5 * (count * chance * (1 - chance)) ** 0.5 + 1e-6


@pytest.mark.parametrize(
    ("hands", "leader", "trick", "words"),
    [
        (["Ah", "Kh", "Qh"], 0, "", "one hand for each seat"),
        (["Ah", "Kh", "Qh", "Ah"], 0, "", "Ah is there more than 1 times"),
        (["Ah", "Kh", "Qh", "6h"], 0, "", "6h is no card of this deck"),
        (["Ah", "Kh", "Qh", "7h 8h"], 0, "", "equally long"),
        (["Ah", "Kh", "Qh", "7h"], 4, "", "no seat 4"),
        (["Ah", "Kh", "Qh", "7h"], -1, "", "no seat -1"),
        (["Ah", "Kh", "Qh", "7h"], 0, "8h", "equally long"),
        (["", "Kh", "Qh", "7h"], 0, "Kh", "more than 1 times"),
        (["", "", "", ""], 0, "Kh Qh Ah Th", "fewer cards than there are seats"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: list[str], leader: int, trick: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Position(HEARTS, [cards(hand) for hand in hands], leader, cards(trick))


@pytest.mark.parametrize(
    ("points", "wins", "words"),
    [
        ([1, 2, 3], [], "card points for each seat"),
        ([], [1], "count of tricks for each seat"),
        ([-1, 0, 0, 0], [], "points go from 0"),
        ([0, 0, 0, 70_000], [], "points go from 0"),
        ([], [0, 0, 0, 65], "tricks from 0 to 64"),
    ],
)
def test_counts_that_cannot_be_are_refused(points: list[int], wins: list[int], words: str) -> None:
    hands: list[tuple[Card, ...]] = [cards("Ah"), cards("Kh"), cards("Qh"), cards("7h")]
    with pytest.raises(ValueError, match=words):
        Position(HEARTS, hands, 0, (), points, wins)


def test_play_outs_out_of_range_are_refused() -> None:
    position = Position.deal(HEARTS, 8, 0, 1)
    with pytest.raises(ValueError, match="-1 is no number of play-outs"):
        position.rollouts(-1, 0)
    with pytest.raises(ValueError, match="no number of play-outs"):
        position.rollouts(1 << 40, 0)
    with pytest.raises(ValueError, match="cannot count -10 points"):
        position.rollouts(1, 0, last_trick=-10)


@pytest.mark.parametrize(("size", "leader", "words"), [(9, 0, "enough cards"), (-1, 0, "-1 cards"), (8, 7, "seat 7")])
def test_deals_out_of_range_are_refused(size: int, leader: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Position.deal(HEARTS, size, leader, 0)


@pytest.mark.parametrize("partner", [(0, None), (None,), (5, None), (None,) * 5, (-2, None)])
def test_partners_that_cannot_be_are_refused(partner: tuple[int | None, ...]) -> None:
    with pytest.raises(ValueError, match="seat"):
        rules(BG.modes["h"], BG.duties["h"], partner)


def test_decks_that_are_too_large_are_refused() -> None:
    with pytest.raises(ValueError, match="decks of 1 to 64 cards"):
        rules(BG.modes["h"], BG.duties["h"], PAIRS, copies=3)
    with pytest.raises(ValueError, match="decks of 1 to 64 cards"):
        rules(Mode("none", (), None, Scale("", ())), Duties(), PAIRS)


TABLES: dict[str, Any] = {"class_of": [0, 0, 1], "beats": [2, 0, 0], "points": [1, 2, 3], "has_trumps": False}
DUTIES: dict[str, Any] = {
    "must_beat": 0, "trump_when_void": False, "overtrump": False, "undertrump": False,
    "partner": 0, "partners": [-1, -1],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"class_of": []}, "1 to 64 cards"),
        ({"points": [1]}, "class, beaters and points of every card"),
        ({"class_of": [1, 1, 1]}, "begin with 0"),
        ({"class_of": [0, 2, 2]}, "follow one another"),
        ({"beats": [0, 1, 0]}, "only a later card beats"),
        ({"beats": [1, 0, 0]}, "only a later card beats"),
        ({"beats": [8, 0, 0]}, "only cards of the mode"),
        ({"beats": [4, 0, 1]}, "cannot beat each other"),
        ({"must_beat": 3}, "no such duty"),
        ({"partner": 3}, "no such exemption"),
    ],
)
def test_tables_that_cannot_be_are_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        _kernel.Rules(**(TABLES | DUTIES | change))


def test_bits_that_cannot_be_are_refused() -> None:
    native = _kernel.Position(_kernel.Rules(**TABLES, **DUTIES), [1, 4], 0)
    for bit in (1, 2, 63, 64, 1 << 20):
        with pytest.raises(ValueError, match="may not play"):
            native.play(bit)
    with pytest.raises(ValueError, match="two places"):
        _kernel.Position(native.rules, [1, 1], 0)
    with pytest.raises(ValueError, match="not one of the mode"):
        _kernel.Position(native.rules, [1, 8], 0)
    with pytest.raises(ValueError, match="not one of the mode"):
        _kernel.Position(native.rules, [0, 1], 0, [70])
    with pytest.raises(ValueError, match="one of the seats"):
        _kernel.Position(native.rules, [1, 2], 2)
    with pytest.raises(TypeError):
        native.rollouts(-1, 0)
