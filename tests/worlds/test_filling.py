"""Counting and drawing fillings, against all of them tried."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import factorial, prod

import numpy as np
import pytest

from atout.worlds.filling import Filling
from atout.worlds.parts import Block, Unseen
from atout.worlds.sampler import Case, Claim, Sampler


def some_cards(rng: random.Random, number: int, places: int) -> list[Unseen]:
    """Cards with weights by chance; every one can lie somewhere."""
    kinds = [tuple([rng.choice([0, 1, 1, 2]) for _ in range(places)]) for _ in range(3)]
    kinds = [kind if any(kind) else (1,) * places for kind in kinds]
    return [Unseen(bit, rng.choice(kinds)) for bit in range(number)]


def tried(room: Sequence[int], unseen: Sequence[Unseen]) -> dict[tuple[int, ...], int]:
    """Every filling with its weight."""
    found = {}
    for where in product(range(len(room)), repeat=len(unseen)):
        weight = prod([each.weights[place] for each, place in zip(unseen, where, strict=True)])
        if weight and all(where.count(place) == size for place, size in enumerate(room)):
            row = [0] * len(room)
            for each, place in zip(unseen, where, strict=True):
                row[place] |= 1 << each.bit
            found[tuple(row)] = weight
    return found


def assert_drawn_like(drawn: np.ndarray, expected: dict[tuple[int, ...], int]) -> None:
    seen = Counter(map(tuple, drawn.tolist()))
    assert seen.keys() <= expected.keys()
    total = sum(expected.values())
    distance = sum(
        (seen[row] - len(drawn) * weight / total) ** 2 / (len(drawn) * weight / total)
        for row, weight in expected.items()
    )
    free = len(expected) - 1
    assert distance < free + 5 * (2 * free) ** 0.5 + 1


@pytest.mark.parametrize("seed", range(12))
def test_fillings_are_counted_listed_and_drawn_as_trying_finds_them(seed: int) -> None:
    rng = random.Random(seed)
    room = [(2, 3, 2), (3, 3), (1, 2, 2, 1)][seed % 3]
    unseen = some_cards(rng, sum(room), len(room))
    expected, filling = tried(room, unseen), Filling(room, unseen)
    assert filling.count == sum(expected.values())
    masks, weights = filling.every()
    assert dict(zip(map(tuple, masks.tolist()), weights.tolist(), strict=True)) == expected
    if expected:
        assert_drawn_like(filling.draw(40 * len(expected), np.random.default_rng(seed)), expected)
        assert filling.allows(masks).all()


def test_a_block_lies_only_as_it_may_and_with_its_weight() -> None:
    """The first two cards lie apart, and three times as often in the first and second place as elsewhere."""
    room, unseen = (2, 2, 1), [Unseen(bit, (1, 1, 1)) for bit in range(5)]

    def apart(sets: Sequence[int]) -> int:
        return 0 if 3 in sets else 3 if sets[2] == 0 else 1

    expected = {
        row: weight * apart([place & 3 for place in row])
        for row, weight in tried(room, unseen).items()
        if apart([place & 3 for place in row])
    }
    filling = Filling(room, unseen[2:], [Block(unseen[:2], apart)])
    assert filling.count == sum(expected.values())
    assert_drawn_like(filling.draw(5000, np.random.default_rng(1)), expected)


def test_a_full_deck_is_counted_at_once() -> None:
    everywhere = [Unseen(bit, (1,) * 4) for bit in range(32)]
    assert Filling((8,) * 4, everywhere).count == factorial(32) // factorial(8) ** 4


@pytest.mark.parametrize(("cards", "listed"), [(6, True), (16, False)])
def test_what_satisfies_two_cases_is_drawn_no_more_often_than_the_rest(cards: int, listed: bool) -> None:
    """The first place holds card 0 or card 1; half of its cards are among the rest."""
    half, rest = cards // 2, range(2, cards)
    cases = []
    for sure in (0, 1):
        unseen = [Unseen(sure, (1, 0)), *[Unseen(bit, (1, 1)) for bit in (1 - sure, *rest)]]
        cases.append(Case((Claim(0, 1 << sure, 0),), Filling((half, half), unseen)))
    sampler = Sampler(cases)
    assert (sampler.total <= 2048) == listed
    drawn = sampler.draw(20_000, np.random.default_rng(1))[:, 0]
    both = float(np.mean(drawn & np.uint64(3) == 3))
    alone, together = (
        factorial(cards - 2) / factorial(half - 1) ** 2,
        factorial(cards - 2) / (factorial(half - 2) * factorial(half)),
    )
    assert abs(both - together / (together + 2 * alone)) < 0.015


def test_drawing_ends_where_next_to_nothing_fits() -> None:
    """One filling in 184 756 passes: too rare to be met at once, few enough to be listed."""
    unseen = [Unseen(bit, (1, 1)) for bit in range(20)]
    only = np.uint64((1 << 10) - 1)
    sampler = Sampler([Case((), Filling((10, 10), unseen))], lambda masks: masks[:, 0] == only)
    assert (sampler.draw(3, np.random.default_rng(1))[:, 0] == only).all()


def test_cards_that_cannot_lie_are_refused() -> None:
    with pytest.raises(ValueError, match="no cards"):
        Sampler([Case((), Filling((1, 1), [Unseen(0, (1, 0)), Unseen(1, (1, 0))]))])
