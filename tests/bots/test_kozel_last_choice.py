"""The last choice in a deal of Kozel: why a mean over all worlds is exact there, and that it is taken over all."""

from __future__ import annotations

import copy
import random

import numpy as np
import pytest

from atout.bots import Budget, computer
from atout.bots.kozel import search, strong
from atout.bots.kozel.last_choice import exact_values, is_last_choice
from atout.bots.kozel.match import utility
from atout.bots.kozel.options import Asked, sensible
from atout.bots.kozel.past import groups_of, past_of, rollouts, worlds_of
from atout.bots.kozel.thumb import unseen
from atout.cards import SUITS
from atout.games.kozel.game import KOZEL
from atout.games.kozel.spec import DECK, MODES, SHOKHA
from atout.games.kozel.view import KozelView
from atout.play.group import Group, GroupPlay, GroupTrick, beating_replies, group_order, leads, replies
from atout.play.group_rollout import Utility
from atout.play.kernel import GroupKernel
from atout.play.solve_groups import solve_groups
from atout.worlds import Worlds, sampler
from atout.worlds.kozel import BITS, KozelClues

FEW = [
    (3178, 19), (511, 19), (1505, 22), (3578, 27), (2025, 14), (128, 15), (177, 23), (966, 18), (2284, 18),
    (551, 16), (922, 20), (3819, 17),
]  # fmt: skip
"""Deals and how long they go on: to a last choice, with no more than 2520 ways to lay all cards."""
SHOWN = (2539, 20)
"""One in which a hand was shown before."""

TRACED = [(324, 31), (28, 26), (154, 25), (396, 25), (2, 30), (108, 30)]
"""Moments of deals played at random where cards of others are known, by the turn-up or a shown hand (the last two), and
some ways in which the cards can lie are therefore likelier than others."""


def moment(seed: int, actions: int) -> KozelView:
    """Of a deal in which whoever can beat does, so that few groups lie face down."""
    rng = random.Random(seed)
    deal = KOZEL.deal(KOZEL.shuffle(rng, 0), 0)
    for _ in range(actions):
        legal = deal.legal()
        beating = [action for action in legal if action.text.startswith("beat")]
        leading = [action for action in legal if action.text.startswith("lead")]
        long = sorted(leading, key=lambda action: -len(action.text.split()))[:2]
        deal.play(rng.choice(beating or long or list(legal)))
    assert deal.actor is not None
    view = deal.view(deal.actor)
    assert isinstance(view, KozelView)
    return view


def moment_by_chance(seed: int, actions: int) -> KozelView:
    rng = random.Random(seed)
    deal, player = KOZEL.deal(KOZEL.shuffle(rng, 0), 0), computer(KOZEL, "random", rng)
    for _ in range(actions):
        assert deal.actor is not None
        deal.play(player.choose(deal.view(deal.actor)))
    assert deal.actor is not None
    view = deal.view(deal.actor)
    assert isinstance(view, KozelView)
    return view


def options_of(view: KozelView) -> list[Asked]:
    return list(sensible(view, unseen(view)).values())


def over_all_fillings(view: KozelView, options: list[Asked], worth: Utility) -> list[float]:
    """The mean worth of each option over every way to lay all unseen cards, each solved by itself."""
    found = KozelClues(KOZEL, view).sampler.every()
    assert found is not None
    kernel = GroupKernel(MODES[view.trump])
    values = [solved(view, kernel, row, worth) for row in found[0].tolist()]
    return [float(np.average([each[option] for each in values], weights=found[1])) for option in options]


def solved(view: KozelView, kernel: GroupKernel, row: list[int], worth: Utility) -> dict[Asked, float]:
    """What everything is worth that can be done where the cards lie like this."""
    assert view.seat is not None
    assert view.trick is not None
    places = iter(row[5:])
    laid = [
        Group(group.seat, group.cards or group_order(BITS.cards(next(places)), SHOKHA), group.openly)
        for group in groups_of(view)
    ]
    taken, side = [0, 0], view.seat % 2
    for number, trick in enumerate(view.tricks):
        assert trick.winner is not None
        cards = [card for group in laid[4 * number : 4 * number + 4] for card in group.cards]
        taken[trick.winner % 2] += sum([MODES[view.trump].points[card] for card in cards])
    on_table = GroupTrick(view.trick.leader, laid[4 * len(view.tricks) :])
    for group in on_table.groups:
        if group.openly:
            on_table.winner, on_table.winning = group.seat, group.cards
    hands = [view.hand if seat == view.seat else BITS.cards(row[seat]) for seat in range(4)]
    found = solve_groups(
        kernel, hands, on_table, view.seat, (side, side + 2),
        all_tricks=int(view.wins[1 - side] == 0), no_trick=int(view.wins[side] == 0),
    )  # fmt: skip
    worths = {-1: worth.no_trick, 121: worth.all_tricks, **dict(enumerate(worth.by_points))}
    return {(each.cards, each.openly): worths[taken[side] + each.value] for each in found}


@pytest.mark.parametrize(
    ("seed", "actions", "before"),
    [*[(*each, before) for each in FEW for before in ((0, 0), (10, 6))], (*SHOWN, (0, 0))],
)
def test_the_mean_is_that_over_every_way_to_lay_the_cards(
    seed: int, actions: int, before: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampler, "LISTED", 1 << 15)
    view = moment(seed, actions)
    assert is_last_choice(view)
    options, worth = options_of(view), utility(*before)
    found = exact_values(view, Worlds(KOZEL, view), options, worth, most=1 << 15)
    assert found is not None
    assert found.tolist() == pytest.approx(over_all_fillings(view, options, worth), abs=1e-12)


@pytest.mark.parametrize(("seed", "actions"), TRACED)
def test_ways_count_as_often_as_they_are_drawn(seed: int, actions: int) -> None:
    view = moment_by_chance(seed, actions)
    assert is_last_choice(view)
    options, worth = options_of(view), utility(0, 0)
    found = exact_values(view, Worlds(KOZEL, view), options, worth, most=1 << 15)
    worlds = worlds_of(view, Worlds(KOZEL, view).places(20000, random.Random(1)))
    drawn = (
        rollouts(view.trump).values(past_of(view), worlds, view.seat or 0, options, worth, exact=True, seed=1).values
    )
    error = 4 * drawn.std(axis=0) / len(drawn) ** 0.5 + 1e-6
    assert found is not None
    assert (np.abs(found - drawn.mean(axis=0, dtype=np.float64)) < error).all()


def by_rule(play: GroupPlay, seat: int | None) -> int:
    """What seats 0 and 2 take in the end, a point more for all tricks and one less for none. With its last card
    ``seat`` takes over whenever it can; otherwise everybody does what is best with all hands known."""
    if play.actor is None:
        wins = play.wins[0] + play.wins[2]
        return play.points[0] + play.points[2] + (wins == sum(play.wins)) - (wins == 0)
    hand, winning = play.hands[play.actor], play.trick.winning
    moves = [(group, True) for group in (beating_replies(hand, winning, play.mode) if winning else leads(hand, SHOKHA))]
    if not moves or not (play.actor == seat and len(hand) == 1):
        moves += [(group, False) for group in (replies(hand, len(winning)) if winning else [])]
    found = []
    for move in moves:
        after = copy.deepcopy(play)
        after.lay(*move)
        found.append(by_rule(after, seat))
    return max(found) if play.actor in (0, 2) else min(found)


@pytest.mark.parametrize("laid", range(4))
def test_with_the_last_card_one_rule_is_best_in_all_worlds(laid: int) -> None:
    """So a seat that does not know the world needs to choose no more."""
    rng = random.Random(laid)
    for _ in range(4 + 4 * laid):
        deck = rng.sample(DECK, 8)
        play = GroupPlay([deck[seat::4] for seat in range(4)], (), rng.randrange(4), MODES[rng.choice(SUITS)])
        for _ in range(laid):
            assert play.actor is not None
            hand, winning = play.hands[play.actor], play.trick.winning
            open_ones = beating_replies(hand, winning, play.mode) if winning else leads(hand, SHOKHA)
            group = rng.choice(open_ones or replies(hand, len(winning)))
            play.lay(group, group in open_ones)
        assert by_rule(play, play.actor) == by_rule(play, None)


@pytest.mark.parametrize(("seed", "actions"), FEW)
def test_it_does_not_depend_on_chance_or_on_how_many_worlds_are_drawn(seed: int, actions: int) -> None:
    view = moment(seed, actions)
    values = exact_values(view, Worlds(KOZEL, view), options_of(view), utility(0, 0), most=1 << 15)
    assert values is not None
    best = list(sensible(view, unseen(view)))[int(np.argmax(values))]
    for level, samples in (("master", 800), ("master", 400), ("club", 400)):
        assert strong(KOZEL, level, random.Random(samples), Budget(samples=samples)).choose(view) is best


@pytest.mark.parametrize(("seed", "actions"), FEW)
def test_where_there_are_more_ways_than_allowed_worlds_are_drawn(
    seed: int, actions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = moment(seed, actions)
    assert exact_values(view, Worlds(KOZEL, view), options_of(view), utility(0, 0), most=1) is None
    short = strong(KOZEL, "master", random.Random(1), Budget(time_ms=0.01, samples=16)).choose(view)
    monkeypatch.setattr(search, "is_last_choice", lambda _: False)
    assert strong(KOZEL, "master", random.Random(1), Budget(time_ms=0.01, samples=16)).choose(view) is short
