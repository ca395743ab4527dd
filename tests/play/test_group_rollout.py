"""The kernel's quick player of groups keeps to the rules: the game itself is played after it."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from atout._kernel import GroupDeal
from atout.bots.kozel.past import past_of, rollouts
from atout.games.actions import OnCards
from atout.games.kozel.claims import SILENT
from atout.games.kozel.game import KOZEL, KozelDeal
from atout.play.group import group_order
from atout.play.group_rollout import GroupRollouts, Utility
from atout.play.kernel import GroupKernel
from atout.play.solve_groups import solve_groups

BY_POINTS = Utility(tuple(map(float, range(121))), -1.0, 121.0)


def kernel_of(deal: KozelDeal) -> GroupRollouts:
    return rollouts(deal.turn_up.suit)


def world_of(deal: KozelDeal) -> list[int]:
    """How the cards really lie, as the kernel takes a world."""
    labels, tricks = kernel_of(deal).labels, deal.tricks
    groups = [group.cards for trick in (*tricks.tricks, tricks.trick) for group in trick.groups]
    return [labels.set_of(some) for some in (*tricks.hands, *groups, tricks.stock)]


def some_deal(seed: int) -> KozelDeal:
    deal = KOZEL.deal(KOZEL.shuffle(random.Random(seed), seed % 4), seed % 4)
    assert isinstance(deal, KozelDeal)
    return deal


def somewhere(seed: int) -> KozelDeal:
    """A random deal after some random actions, somebody to lead or to reply."""
    rng, deal = random.Random(seed), some_deal(seed)
    for _ in range(rng.randrange(30)):
        if deal.actor is not None:
            deal.play(rng.choice(deal.legal()))
    while SILENT in deal.legal():
        deal.play(SILENT)
    return deal if deal.actor is not None else somewhere(seed + 1000)


def restored(deal: KozelDeal) -> GroupDeal:
    """The deal in the kernel; the order of what is left of the stock is another one."""
    kernel = kernel_of(deal)
    past = kernel.past(past_of(deal.view(None)))
    return kernel.native.restored(past, world_of(deal), seed=7)


@pytest.mark.parametrize("block", range(4))
def test_what_the_kernel_plays_is_legal_and_counts_the_same(block: int) -> None:
    for seed in range(block * 250, block * 250 + 250):
        labels = kernel_of(some_deal(seed)).labels
        start = restored(some_deal(seed))
        ended, done = kernel_of(some_deal(seed)).native.finished(start)
        stock = [labels.by_bit[bit] for bit in start.stock]
        deal = KOZEL.deal(KOZEL.from_hands(some_deal(seed).dealt.hands, stock), seed % 4)
        for seat, group, openly in done:
            while SILENT in deal.legal() and (group or deal.actor != seat):
                deal.play(SILENT)
            assert deal.actor == seat
            if group:
                cards = group_order(labels.cards_of(group), labels.mode.top)
                deal.play(OnCards(("lead" if deal.tricks.trick.groups == [] else "beat") if openly else "hide", cards))
            else:
                deal.play(deal.legal()[0])
        assert deal.result is not None
        assert (deal.result.tally[0].points, deal.result.tally[1].points) == (tuple(ended.points), tuple(ended.tricks))


def test_a_deal_is_restored_as_it_stands() -> None:
    for seed in range(300):
        deal = somewhere(seed)
        found = restored(deal)
        labels, tricks = kernel_of(deal).labels, deal.tricks
        assert (found.actor, found.hands) == (deal.actor, [labels.set_of(hand) for hand in tricks.hands])
        assert found.points == [tricks.points[0] + tricks.points[2], tricks.points[1] + tricks.points[3]]
        assert found.tricks == [tricks.wins[0] + tricks.wins[2], tricks.wins[1] + tricks.wins[3]]
        assert sorted(found.stock) == sorted(labels.bits[card][0] for card in tricks.stock)
        assert found.stock[-1:] == [labels.bits[card][0] for card in tricks.stock[-1:]]


def outlook(deal: KozelDeal, action: OnCards, utility: Utility = BY_POINTS, *, exact: bool = False) -> float:
    """What one action is worth in the world as it is."""
    assert deal.actor is not None
    asked = [(action.cards, action.word != "hide")]
    past, worlds = past_of(deal.view(None)), np.array([world_of(deal)], dtype=np.uint64)
    found = kernel_of(deal).values(past, worlds, deal.actor, asked, utility, exact=exact, seed=7)
    return float(found.values[0, 0])


def test_an_option_is_worth_what_its_side_takes_when_all_play_on() -> None:
    for seed in range(100):
        deal = somewhere(seed)
        kernel, start = kernel_of(deal), restored(deal)
        ended, done = kernel.native.finished(start)
        _, group, openly = done[0]
        words = "lead" if not deal.tricks.trick.groups else "beat" if openly else "hide"
        action = OnCards(words, group_order(kernel.labels.cards_of(group), kernel.labels.mode.top))
        side = start.actor % 2
        expected = ended.points[side] if all(ended.tricks) else -1 if not ended.tricks[side] else 121
        assert outlook(deal, action) == expected


def test_without_stock_an_option_is_worth_what_the_solver_says() -> None:
    found = 0
    for seed in range(300):
        deal = somewhere(seed)
        if deal.tricks.stock or max(map(len, deal.tricks.hands)) > 3:
            continue
        found += 1
        tricks, actor = deal.tricks, deal.actor
        assert actor is not None
        side, wins = actor % 2, [tricks.wins[0] + tricks.wins[2], tricks.wins[1] + tricks.wins[3]]
        taken = tricks.points[side] + tricks.points[side + 2]
        for cards, openly, value in solve_groups(
            GroupKernel(deal.mode), tricks.hands, tricks.trick, actor, (side, side + 2),
            all_tricks=int(not wins[1 - side]), no_trick=int(not wins[side]),
        ):  # fmt: skip
            word = "lead" if not tricks.trick.groups else "beat" if openly else "hide"
            assert outlook(deal, OnCards(word, cards), exact=True) == taken + value
    assert found > 20


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda world: [*world[:-1], 0], "every card lies in one place"),
        (lambda world: [*world[1:4], world[0], *world[4:]], "the seat cannot lay this group"),
        (lambda world: world[:-1], "a world has hands, groups and a stock"),
    ],
)
def test_a_world_that_cannot_be_is_refused(change: Callable[[list[int]], list[int]], message: str) -> None:
    deal = some_deal(1)
    lead = next(action for action in deal.legal() if isinstance(action, OnCards))
    worlds = np.array([change(world_of(deal))], dtype=np.uint64)
    kernel, past, actor = kernel_of(deal), past_of(deal.view(None)), deal.actor
    assert actor is not None
    with pytest.raises(ValueError, match=message):
        kernel.values(past, worlds, actor, [(lead.cards, True)], BY_POINTS, seed=7)
