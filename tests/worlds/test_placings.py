"""Ways to fill some places, against all fillings listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from atout.worlds.filling import Filling
from atout.worlds.parts import Block, Unseen
from atout.worlds.placings import placings

CARDS = 7


def apart(sets: Sequence[int]) -> int:
    """A weight that says where two cards are: at one place never, in the last one three times as likely."""
    if any(each.bit_count() == 2 for each in sets):
        return 0
    return 3 if sets[-1] else 1


def some_filling(room: tuple[int, ...]) -> Filling:
    """Two cards of a block and five that nothing tells apart."""
    alike = tuple([int(size > 0) for size in room])
    return Filling(
        room, [Unseen(bit, alike) for bit in range(2, CARDS)], [Block([Unseen(0, alike), Unseen(1, alike)], apart)]
    )


@pytest.mark.parametrize("listed", [[0], [0, 1], [1, 3], [0, 1, 2, 3]])
@pytest.mark.parametrize("room", [(1, 2, 2, 2), (2, 1, 1, 3), (0, 2, 1, 4)])
def test_each_way_stands_for_the_fillings_that_differ_where_it_does_not_matter(
    room: tuple[int, ...], listed: list[int]
) -> None:
    filling = some_filling(room)
    expected = Counter[tuple[int, ...]]()
    for row, weight in zip(*[each.tolist() for each in filling.every()], strict=True):
        traced = [places & 0b11 for places in row]
        expected[*[row[place] for place in listed], *traced] += weight
    found = placings(filling, listed, most=1000)
    assert found is not None
    assert int(found.free) == 0b1111100
    ways = [(*[row[place] for place in listed], *[places & 0b11 for places in row]) for row in found.masks.tolist()]
    assert dict(zip(ways, found.weights.tolist(), strict=True)) == expected
    assert len(set(ways)) == len(ways)
    assert filling.allows(found.masks).all()


def test_more_ways_than_wanted_are_not_listed() -> None:
    filling = some_filling((1, 2, 2, 2))
    found = placings(filling, [0, 1], most=1000)
    assert found is not None
    assert placings(filling, [0, 1], most=len(found.masks)) is not None
    assert placings(filling, [0, 1], most=len(found.masks) - 1) is None


def test_cards_that_differ_cannot_be_exchanged() -> None:
    with pytest.raises(ValueError, match="the same weights"):
        placings(Filling((1, 1), [Unseen(0, (1, 1)), Unseen(1, (1, 2))]), [0], most=10)
