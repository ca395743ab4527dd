"""The compiled module. Use it through :mod:`atout.play.kernel`; sets of cards are words, a bit a card."""

from collections.abc import Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

@final
class Rules:
    def __init__(
        self,
        *,
        class_of: Sequence[int],
        beats: Sequence[int],
        points: Sequence[int],
        has_trumps: bool,
        must_beat: int,
        trump_when_void: bool,
        overtrump: bool,
        undertrump: bool,
        partner: int,
        partners: Sequence[int],
    ) -> None: ...
    @property
    def seats(self) -> int: ...
    @property
    def cards(self) -> int: ...

@final
class Position:
    def __init__(
        self,
        rules: Rules,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int] = ...,
        points: Sequence[int] = ...,
        wins: Sequence[int] = ...,
    ) -> None: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def hands(self) -> list[int]: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def wins(self) -> list[int]: ...
    @property
    def trick(self) -> list[int]: ...
    @property
    def leader(self) -> int: ...
    @property
    def actor(self) -> int: ...
    @property
    def winner(self) -> int: ...
    @property
    def over(self) -> bool: ...
    def legal(self) -> tuple[int, int]: ...
    def play(self, card: int) -> bool: ...
    def copy(self) -> Position: ...
    def __copy__(self) -> Position: ...
    def rollouts(self, count: int, seed: int, last_trick: int = 0, portable: bool = False) -> NDArray[np.int16]: ...

def deal(rules: Rules, size: int, leader: int, seed: int) -> Position: ...

@final
class GroupRules:
    def __init__(
        self,
        *,
        class_of: Sequence[int],
        beats: Sequence[int],
        points: Sequence[int],
        has_trumps: bool,
        top: int | None,
    ) -> None: ...
    def leads(self, hand: int) -> list[int]: ...
    def replies(self, hand: int, size: int) -> list[int]: ...
    def takes_over(self, reply: int, winning: int) -> bool: ...
