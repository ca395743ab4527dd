"""What holds for every computer player of every game."""

from __future__ import annotations

import random

import pytest

from atout.bots import BASELINES, LEVELS, Budget, computer
from atout.errors import NotationError
from atout.games.game import Deal, Dealt
from atout.games.registry import GAMES, game
from atout.games.view import encoded
from tests.bots.table import played_out

EVERY_LEVEL = (*BASELINES, *LEVELS)


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("game_id", GAMES)
def test_plays_deals_to_their_end_legally(game_id: str, level: str) -> None:
    for seed in range(3 if level in ("club", "master") else 20):
        assert played_out(game_id, (level,) * GAMES[game_id].players, seed).result is not None


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_gives_the_same_play(game_id: str, level: str) -> None:
    levels = (level,) * GAMES[game_id].players
    assert played_out(game_id, levels, 5).history == played_out(game_id, levels, 5).history


@pytest.mark.parametrize("level", ["thumb", "novice", "club", "master"])
@pytest.mark.parametrize("game_id", GAMES)
def test_C6_the_answer_depends_on_what_the_seat_can_see_alone(game_id: str, level: str) -> None:
    """Two deals that differ in the other hands only and look alike to a seat: its player answers alike."""
    played = game(game_id)
    for seed in range(10 if level == "thumb" else 3):
        dealt = played.shuffle(random.Random(seed), 0)
        first, other = played.deal(dealt, 0), played.deal(_with_two_hands_swapped(dealt), 0)
        while first.actor == other.actor is not None and _look_alike(first, other):
            seat = first.actor
            answers = [
                computer(played, level, random.Random(seed), Budget(samples=2)).choose(deal.view(seat))
                for deal in (first, other)
            ]
            assert answers[0] == answers[1]
            for deal in (first, other):
                deal.play(answers[0])


def _with_two_hands_swapped(dealt: Dealt) -> Dealt:
    """Seat 1 acts first; the two seats after it hold each other's cards."""
    hands = list(dealt.hands)
    hands[2], hands[0] = hands[0], hands[2]
    return Dealt(tuple(hands), dealt.rest)


def _look_alike(first: Deal, other: Deal) -> bool:
    return encoded(first.view(first.actor)) == encoded(other.view(other.actor))


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_of_thumb_beat_chance_by_far(game_id: str) -> None:
    """Each deal is played from every side with the same cards; the score of the rules of thumb must stand out."""
    played = game(game_id)
    ours, theirs = [], []
    for seed in range(12):
        for side in range(max(played.sides) + 1):
            levels = tuple("thumb" if each == side else "random" for each in played.sides)
            result = played_out(game_id, levels, seed).result
            assert result is not None
            ours.append(result.score[side])
            theirs += [score for each, score in enumerate(result.score) if each != side]
    better = sum(ours) / len(ours) - sum(theirs) / len(theirs)
    assert better < -2 if played.family == "kozel" else better > 100


def test_an_unknown_level_is_told_with_those_there_are() -> None:
    with pytest.raises(NotationError, match="“grandmaster” is no level of play: choose one of novice, club, master"):
        computer(game("kozel"), "grandmaster", random.Random(1))
