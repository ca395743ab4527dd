"""Actions that say the same are one object, in every thread."""

from __future__ import annotations

import pickle
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from atout.games.actions import PLAY, Action, PlayCard
from atout.games.coinche.auction import Bid


@dataclass(frozen=True, eq=False)
class Slow(Action):
    """An action that takes long to make, so that many threads make it at the same time."""

    number: int

    def __post_init__(self) -> None:
        time.sleep(0.02)


def test_what_several_threads_make_at_the_same_time_is_one_object() -> None:
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(Slow, [1] * 8))
    assert all(each is Slow(1) for each in made)


def test_what_comes_back_from_a_pickle_is_the_same_object() -> None:
    for action in (Bid(100, "h"), *PLAY.values()):
        assert pickle.loads(pickle.dumps(action)) is action


def test_actions_of_different_kinds_differ() -> None:
    card = next(iter(PLAY))
    assert PlayCard(card) is PLAY[card]
    assert len({Bid(100, "h"), Bid(110, "h"), Bid(100, "d"), PLAY[card]}) == 4
