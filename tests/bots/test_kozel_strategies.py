"""Two tricks before the end of a deal of Kozel, every strategy of a seat is tried that does not know the world."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping
from itertools import permutations, product
from statistics import fmean

import pytest

from atout.cards import SUITS, Card
from atout.games.kozel.spec import DECK, MODES, SHOKHA
from atout.play.group import Cards, GroupPlay, beating_replies, leads, replies
from atout.play.kernel import GroupKernel
from atout.play.solve_groups import solve_groups

Seen = tuple[object, ...]
"""What all saw since: by group laid its cards if it lay open, otherwise that it did not."""
Strategy = Mapping[Seen, bool]
"""Whether the last card takes over, where it can."""


def moves(play: GroupPlay) -> list[tuple[Cards, bool]]:
    assert play.actor is not None
    hand, winning = play.hands[play.actor], play.trick.winning
    if not winning:
        return [(group, True) for group in leads(hand, SHOKHA)]
    hidden = [(group, False) for group in replies(hand, len(winning))]
    return [*[(group, True) for group in beating_replies(hand, winning, play.mode)], *hidden]


def after(play: GroupPlay, move: tuple[Cards, bool]) -> GroupPlay:
    copied = copy.deepcopy(play)
    copied.lay(*move)
    return copied


def worth(play: GroupPlay, seat: int, seen: Seen, strategy: Strategy) -> int:
    """The points of the side of ``seat``, which plays so, while the others know all cards and the strategy."""
    if play.actor is None:
        return play.points[seat % 2] + play.points[seat % 2 + 2]
    may = moves(play)
    if play.actor == seat and len(may) == 2:
        may = [move for move in may if move[1] == strategy[seen]]
    found = [worth(after(play, move), seat, (*seen, move if move[1] else None), strategy) for move in may]
    return max(found) if play.actor % 2 == seat % 2 else min(found)


def choices(play: GroupPlay, seat: int, seen: Seen) -> Iterator[Seen]:
    """All that may have been seen where the seat has a choice."""
    if play.actor is not None:
        may = moves(play)
        if play.actor == seat and len(may) == 2:
            yield seen
        for move in may:
            yield from choices(after(play, move), seat, (*seen, move if move[1] else None))


def worlds(play: GroupPlay, rng: random.Random) -> list[GroupPlay]:
    """The position and three others: the last cards of the other seats change places."""
    others = [seat for seat in range(4) if seat != play.actor]
    held = [play.hands[seat] for seat in others]
    found = []
    for hands in [tuple(held), *rng.sample(list(permutations(held))[1:], 3)]:
        world = copy.deepcopy(play)
        for seat, hand in zip(others, hands, strict=True):
            world.hands[seat] = hand
        found.append(world)
    return found


def before_the_last_reply(rng: random.Random) -> GroupPlay:
    """Hands of two, and three single cards lie."""
    deck: list[Card] = rng.sample(DECK, 8)
    play = GroupPlay([deck[seat::4] for seat in range(4)], (), rng.randrange(4), MODES[rng.choice(SUITS)])
    play.lay(play.hands[play.actor or 0][:1], True)
    while len(play.trick.groups) < 3:
        play.lay(*rng.choice(moves(play)))
    return play


@pytest.mark.parametrize("seed", range(12))
def test_no_strategy_promises_more_than_the_mean_of_the_last_choice_and_one_promises_that(seed: int) -> None:
    rng = random.Random(seed)
    play = before_the_last_reply(rng)
    seat, possible = play.actor, worlds(play, rng)
    assert seat is not None
    solved = [
        {each[:2]: each.value for each in solve_groups(GroupKernel(play.mode), world.hands, world.trick, seat,
                                                       (seat % 2, seat % 2 + 2))}
        for world in possible
    ]  # fmt: skip
    for move in moves(play):
        next_ = [after(world, move) for world in possible]
        where = sorted({seen for world in next_ for seen in choices(world, seat, ())}, key=str)
        assert len(where) <= 12
        promised = [
            fmean([worth(world, seat, (), dict(zip(where, plan, strict=True))) for world in next_])
            for plan in product((True, False), repeat=len(where))
        ]
        assert max(promised) == pytest.approx(fmean([each[move] for each in solved]))
