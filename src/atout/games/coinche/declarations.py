"""Declarations (section 5): what a hand holds, what may be declared together, whose are better."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from typing import Final, Literal

from atout.cards import SUITS, Card, Suit, card
from atout.errors import NotationError
from atout.games.actions import Action
from atout.games.coinche.spec import RUN_POINTS, RUN_RANKS, Profile, Strain

Kind = Literal["carre", "tierce", "cinquante", "cent"]
"""What the table hears of a combination (K5.5)."""

_LADDERS: Final = [[card(rank + suit) for rank in RUN_RANKS] for suit in SUITS]
_SHORTEST: Final = min(RUN_POINTS)
_LONGEST: Final = max(RUN_POINTS)
"""K5.2: a longer run counts as its top five."""
_COMBINATION: Final = re.compile(r"four:[J9ATKQ]|run:[AKQJT9][cdhs]:[345]")
_RUN_KINDS: Final[Mapping[int, Kind]] = {3: "tierce", 4: "cinquante", 5: "cent"}


@dataclass(frozen=True)
class Combination:
    """Four of a rank, or a run of three or more of a suit."""

    cards: tuple[Card, ...]
    """A carré in the order of suits; a run from its top card down, all of it."""

    @property
    def is_carre(self) -> bool:
        """Whether it is four of a rank."""
        return self.cards[0].rank == self.cards[1].rank

    @property
    def counted(self) -> tuple[Card, ...]:
        """The cards that count: of a run of six or more its top five (K5.2)."""
        return self.cards[:_LONGEST]

    @property
    def kind(self) -> Kind:
        """What the table hears (K5.5)."""
        return "carre" if self.is_carre else _RUN_KINDS[len(self.counted)]

    @property
    def text(self) -> str:
        """As records write it: ``four:J``, ``run:Kh:4``."""
        if self.is_carre:
            return f"four:{self.cards[0].rank}"
        return f"run:{self.cards[0].text}:{len(self.counted)}"


_STEP: Final = len(RUN_RANKS) + 1
_BITS: Final = {each: 1 << suit * _STEP + place for suit, run in enumerate(_LADDERS) for place, each in enumerate(run)}
"""A bit for each card, suit by suit with a gap between, so that neighbours in a run are neighbours here."""
_KINGS_AND_QUEENS: Final = {suit: (card("K" + suit), card("Q" + suit)) for suit in SUITS}
_FOURS: Final = {rank: Combination(tuple(card(rank + suit) for suit in SUITS)) for rank in RUN_RANKS}

Declaration = tuple[Combination, ...]
"""Combinations declared together, best first."""


@dataclass(frozen=True, eq=False)
class Declare(Action):
    """A player's answer when asked what he declares (K5.4); an empty list keeps everything back."""

    combinations: tuple[str, ...]
    """The texts of the combinations, best first."""

    def _text(self) -> str:
        return f"declare {' '.join(self.combinations) or 'none'}"


def declare(choice: Declaration) -> Declare:
    """The action that declares these combinations."""
    return Declare(tuple([each.text for each in choice]))


def read_declare(text: str) -> Declare:
    """The declaration that a record writes as ``text``: ``declare four:J run:Kh:4``, ``declare none``.

    Raises:
        NotationError: it is not written like that.
    """
    if text == "declare none":
        return Declare(())
    parts = text.split(" ")[1:]
    for part in parts or [""]:
        if not _COMBINATION.fullmatch(part):
            raise NotationError("no-such-combination", text=part[:20])
    return Declare(tuple(parts))


def holds_any(hand: Sequence[Card], profile: Profile, strain: Strain) -> bool:
    """Whether the hand holds anything that may be declared."""
    held = sum([_BITS[each] for each in hand])
    if held & held >> 1 & held >> 2:  # three neighbours: a run
        return True
    four_of_a_rank = held & held >> _STEP & held >> 2 * _STEP & held >> 3 * _STEP
    return four_of_a_rank != 0 and bool(carres(hand, profile.carres(strain)))


def carres(hand: Iterable[Card], values: Mapping[str, int]) -> list[Combination]:
    """The hand's fours of a rank that count, from high to low (K5.1)."""
    held = set(hand)
    return [_FOURS[rank] for rank in values if held.issuperset(_FOURS[rank].cards)]


def runs(hand: Iterable[Card]) -> list[Combination]:
    """The longest possible runs of the hand, suit by suit, from high to low (K5.2)."""
    held = set(hand)
    found = []
    for ladder in _LADDERS:
        run: list[Card] = []
        for each in ladder:
            if each in held:
                run.append(each)
                continue
            if len(run) >= _SHORTEST:
                found.append(Combination(tuple(run)))
            run = []
        if len(run) >= _SHORTEST:
            found.append(Combination(tuple(run)))
    return found


@cache
def points(combination: Combination, profile: Profile, strain: Strain) -> int:
    """What the combination counts in a contract of this strain (K5.1, K5.2)."""
    if combination.is_carre:
        return profile.carres(strain)[combination.cards[0].rank]
    return RUN_POINTS[len(combination.counted)]


@cache
def strength(combination: Combination, profile: Profile, strain: Strain) -> tuple[int, ...]:
    """What K5.6 compares by; the greater tuple is the better combination, equal ones are equal on all counts."""
    top = combination.cards[0]
    if combination.is_carre:
        ranks = list(profile.carres(strain))
        return (1, points(combination, profile, strain), -ranks.index(top.rank))
    length = len(combination.cards if profile.compares_true_length else combination.counted)
    return (0, length, -RUN_RANKS.index(top.rank), int(top.suit == strain))


def best_first(some: Iterable[Combination], profile: Profile, strain: Strain) -> Declaration:
    """The combinations from the strongest down, equals in the order of suits."""
    by_suit = sorted(some, key=lambda each: SUITS.index(each.cards[0].suit))
    return tuple(sorted(by_suit, key=lambda each: strength(each, profile, strain), reverse=True))


def choices(hand: Sequence[Card], profile: Profile, strain: Strain) -> dict[Declare, Declaration]:
    """All that may be declared together (K5.3), by the action that declares it; the empty choice is among them.

    Any set of the carrés, and with it any of the longest runs of the cards that are left.
    """
    found = {}
    for fours in _subsets(carres(hand, profile.carres(strain))):
        used = set(chain.from_iterable(four.cards for four in fours))
        for some in _subsets(runs(each for each in hand if each not in used)):
            choice = best_first((*fours, *some), profile, strain)
            found[declare(choice)] = choice
    return found


def automatic(hand: Sequence[Card], profile: Profile, strain: Strain) -> Declaration:
    """The choice that K5.4 makes for a player: highest total, then the highest best combination."""
    if not holds_any(hand, profile, strain):
        return ()

    def worth(choice: Declaration) -> tuple[int, list[tuple[int, ...]]]:
        return total(choice, profile, strain), [strength(each, profile, strain) for each in choice]

    return max(choices(hand, profile, strain).values(), key=worth)


def total(choice: Declaration, profile: Profile, strain: Strain) -> int:
    """The points of all combinations of a choice."""
    return sum(points(each, profile, strain) for each in choice)


def better_side(declared: Sequence[Declaration], profile: Profile, strain: Strain) -> int | None:
    """The side whose best single combination wins (K5.6); none if nobody declared or the best two are equal (K5.7)."""
    if not any(declared):
        return None
    best = [
        max((strength(each, profile, strain) for seat in seats for each in declared[seat]), default=())
        for seats in ((0, 2), (1, 3))
    ]
    if best[0] == best[1]:
        return None
    return 0 if best[0] > best[1] else 1


def belotes(hand: Sequence[Card], strain: Strain) -> tuple[Suit, ...]:
    """The suits in which the hand holds a belote: king and queen of trumps (K5.8)."""
    if strain == "n":
        return ()
    if strain != "a":
        king, queen = _KINGS_AND_QUEENS[strain]
        return (strain,) if king in hand and queen in hand else ()
    return tuple([suit for suit, (king, queen) in _KINGS_AND_QUEENS.items() if king in hand and queen in hand])


def _subsets(some: Sequence[Combination]) -> Iterable[tuple[Combination, ...]]:
    return chain.from_iterable(combinations(some, size) for size in range(len(some) + 1))
