"""The compiled module. Use it through :mod:`atout.play.kernel`; sets of cards are words, a bit a card."""

from collections.abc import Callable, Sequence
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
    def solve(
        self,
        *,
        hands: Sequence[int],
        actor: int,
        lying: int,
        winner: int,
        winning: int,
        points: int,
        counted: int,
        all_tricks: int,
        no_trick: int,
    ) -> list[tuple[int, bool, int]]: ...

@final
class GroupPast:
    def __init__(
        self,
        *,
        leaders: Sequence[int],
        openly: Sequence[bool],
        shown: Sequence[tuple[int, int, int]],
        first_leader: int,
        stock_size: int,
        turn_up: int,
    ) -> None: ...

@final
class GroupUtility:
    def __init__(self, *, by_points: Sequence[float], no_trick: float, all_tricks: float) -> None: ...

@final
class GroupDeal:
    @property
    def hands(self) -> list[int]: ...
    @property
    def actor(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def tricks(self) -> list[int]: ...
    @property
    def stock(self) -> list[int]: ...

@final
class Thumb:
    def __init__(self, *, rules: GroupRules, best: int, high: int) -> None: ...
    def restored(self, past: GroupPast, world: Sequence[int], *, seed: int) -> GroupDeal: ...
    def finished(self, deal: GroupDeal) -> tuple[GroupDeal, list[tuple[int, int, bool]]]: ...
    def values(
        self,
        *,
        past: GroupPast,
        worlds: NDArray[np.uint64],
        seat: int,
        best: int,
        options: Sequence[tuple[int, bool]],
        utility: GroupUtility,
        exact: bool,
        seed: int,
        stream: int,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]: ...

@final
class Question:
    def __init__(
        self, *, counted: int, maximising: int, last_trick: int, all_tricks: int, no_trick: int, cards: bool
    ) -> None: ...

@final
class Solver:
    def __init__(
        self,
        table_bits: int,
        *,
        remember: bool = ...,
        look_ahead: bool = ...,
        merge: bool = ...,
        near: bool = ...,
        claim: bool = ...,
        order: bool = ...,
        narrow: bool = ...,
    ) -> None: ...
    def values(
        self, position: Position, question: Question, nodes: int, seconds: float | None
    ) -> tuple[list[tuple[int, int]], bool, int]: ...
    def levels(
        self, position: Position, question: Question, thresholds: Sequence[int], nodes: int, seconds: float | None
    ) -> tuple[list[tuple[int, int]], bool, int]: ...
    def reaches(
        self, position: Position, question: Question, points: int, nodes: int, seconds: float | None
    ) -> tuple[bool | None, int]: ...

def solve_many(
    cases: Sequence[tuple[Rules, Question]],
    case_of: NDArray[np.uint32],
    leaders: NDArray[np.uint32],
    hands: NDArray[np.uint64],
    threads: int,
    table_bits: int,
    nodes: int,
    progress: Callable[[int], None] | None,
) -> tuple[NDArray[np.int16], NDArray[np.bool_], NDArray[np.uint64]]: ...
def play_sensibly(
    rules: Rules, hands: NDArray[np.uint64], leader: int, friends: Sequence[int], last_trick: int
) -> tuple[NDArray[np.int16], NDArray[np.uint8]]: ...

@final
class Tree:
    def __init__(
        self,
        *,
        position: Position,
        party: Sequence[int],
        last_trick: int,
        worth: NDArray[np.float64],
        friends: Sequence[int],
        curiosity: float,
        modesty: float,
        trust: float,
        even: bool,
    ) -> None: ...
    def grow(
        self, hands: NDArray[np.uint64], points: NDArray[np.uint16], rounds: int, seconds: float | None
    ) -> int: ...
    def options(self) -> list[tuple[int, int, float]]: ...

def best_defence(
    position: Position,
    hands: NDArray[np.uint64],
    weights: NDArray[np.float64],
    worth: NDArray[np.float64],
    *,
    own: int,
    last_trick: int,
    nodes: int,
    seconds: float | None,
) -> tuple[list[tuple[int, float]], bool, int]: ...
