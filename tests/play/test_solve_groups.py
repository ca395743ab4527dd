"""The solver of group tricks is held equal to plain minimax over the engine that people can read."""

from __future__ import annotations

import copy
import random

import pytest

from atout.cards import SUITS, cards
from atout.games.kozel.spec import DECK, MODES, SHOKHA
from atout.play.group import Cards, GroupPlay, GroupTrick, beating_replies, group_order, leads, replies
from atout.play.kernel import GroupKernel
from atout.play.solve_groups import solve_groups

Move = tuple[Cards, bool]


def moves(play: GroupPlay) -> list[Move]:
    assert play.actor is not None
    hand, winning = play.hands[play.actor], play.trick.winning
    if not winning:
        return [(group, True) for group in leads(hand, SHOKHA)]
    beating = [(group, True) for group in beating_replies(hand, winning, play.mode)]
    return [*beating, *[(group, False) for group in replies(hand, len(winning))]]


def minimax(play: GroupPlay, all_tricks: int, no_trick: int, known: dict[object, int]) -> dict[Move, int]:
    """The value of every move for seats 0 and 2, all that they have taken before included."""
    values = {}
    for group, openly in moves(play):
        after = copy.deepcopy(play)
        after.lay(group, openly)
        values[group, openly] = best(after, all_tricks, no_trick, known)
    return values


def best(play: GroupPlay, all_tricks: int, no_trick: int, known: dict[object, int]) -> int:
    own = play.points[0] + play.points[2]
    if play.actor is None:
        wins = play.wins[0] + play.wins[2]
        return own + (all_tricks if wins == sum(play.wins) else 0) - (no_trick if wins == 0 else 0)
    lying = tuple((group.cards, group.openly) for group in play.trick.groups)
    taken = (play.wins[0] + play.wins[2] > 0, play.wins[1] + play.wins[3] > 0)
    key = (tuple(play.hands), lying, play.actor, own, taken)
    if key not in known:
        choose = max if play.actor in (0, 2) else min
        known[key] = choose(minimax(play, all_tricks, no_trick, known).values())
    return known[key]


def some_play(rng: random.Random, size: int, laid: int) -> GroupPlay:
    """Random hands after ``laid`` random moves."""
    deck = rng.sample(DECK, 4 * size)
    play = GroupPlay([deck[seat::4] for seat in range(4)], (), rng.randrange(4), MODES[rng.choice(SUITS)])
    for _ in range(laid):
        if play.actor is not None:
            play.lay(*rng.choice(moves(play)))
    return play


@pytest.mark.parametrize(("size", "rounds", "laid"), [(1, 40, 0), (2, 15, 0), (3, 20, 3)])
def test_values_are_those_of_minimax(size: int, rounds: int, laid: int) -> None:
    rng = random.Random(size)
    for number in range(rounds):
        play = some_play(rng, size, laid + number % 6)
        if play.actor is None:
            continue
        all_tricks, no_trick = rng.choice((0, 1, 30)), rng.choice((0, 1, 30))
        wins = (play.wins[0] + play.wins[2], play.wins[1] + play.wins[3])
        found = solve_groups(
            GroupKernel(play.mode), play.hands, play.trick, play.actor, (0, 2),
            all_tricks=0 if wins[1] else all_tricks, no_trick=0 if wins[0] else no_trick,
        )  # fmt: skip
        taken = play.points[0] + play.points[2]
        assert {each[:2]: each.value + taken for each in found} == minimax(play, all_tricks, no_trick, {})


def test_hands_of_four_are_solved() -> None:
    play = some_play(random.Random(4), 4, 0)
    assert play.actor is not None
    found = solve_groups(GroupKernel(play.mode), play.hands, play.trick, play.actor, (0, 2))
    assert {each[:2] for each in found} == set(moves(play))


def test_a_group_may_be_hidden_although_it_takes_over() -> None:
    # Hearts are trumps: the seven laid openly takes the ten of clubs; hidden, it leaves the trick to the other side.
    hands = [group_order(cards(hand), SHOKHA) for hand in ("8c", "7h", "Tc", "9d")]
    play = GroupPlay(hands, (), 0, MODES["h"])
    play.lay(hands[0], True)
    found = solve_groups(GroupKernel(MODES["h"]), play.hands, play.trick, 1, (1, 3))
    assert {each.openly: each.value for each in found} == {True: 10, False: 0}


@pytest.mark.parametrize(
    ("hands", "actor", "words"),
    [
        (["8c", "7h", "Tc"], 0, "four seats"),
        (["8c", "7h", "Tc", "9d"], 4, "four seats"),
        (["8c", "7h", "Tc", ""], 0, "equally long"),
        (["8c", "7h", "8c", "9d"], 0, "two places"),
        (["7c 8c 9c Tc Jc", "7h", "Td", "9d"], 0, "at most four cards"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: list[str], actor: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        solve_groups(GroupKernel(MODES["h"]), [cards(hand) for hand in hands], GroupTrick(0), actor, (0, 2))
