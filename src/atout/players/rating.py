"""How strong people are, by OpenSkill (Plackett and Luce's model, as in Weng and Lin 2011): two pairs, or three alone.

A strength is a guess with its uncertainty. Computers have fixed ones; people's change with every match that counts.
What is shown is :attr:`Strength.rating` ± :attr:`Strength.spread`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from atout.games.registry import GAMES
from atout.players.facts import MatchFacts, SeatFacts

MEAN: Final = 25.0
SIGMA: Final = MEAN / 3
"""A new player's mean and standard deviation."""
_SCALE: Final = 40
"""A point of OpenSkill in rating points: a new player has 1000."""
_MODEL: Final = PlackettLuce(mu=MEAN, sigma=SIGMA)


@dataclass(frozen=True, slots=True)
class Strength:
    """A guess at how strong somebody is."""

    mean: float = MEAN
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        """The mean as it is shown."""
        return round(_SCALE * self.mean)

    @property
    def spread(self) -> int:
        """Two standard deviations as they are shown: the strength lies so far off at most, 19 times of 20."""
        return round(2 * _SCALE * self.sigma)

    @property
    def score(self) -> int:
        """What leaderboards are ordered by: the lower end of what is shown."""
        return self.rating - self.spread


NEW: Final = Strength()

_KNOWN: Final = 1.0
"""The standard deviation of a computer's strength: its measurements are no surer than that."""


def _measured(novice: float, master: float) -> dict[str, Strength]:
    """The levels, by how far they are from ``club``, which plays as a new player is taken to play."""
    means = {"novice": MEAN - novice, "club": MEAN, "master": MEAN + master}
    return {level: Strength(mean, _KNOWN) for level, mean in means.items()}


COMPUTERS: Final[Mapping[str, Mapping[str, Strength]]] = {
    # atout arena coinche-bg club novice --no-clock --deals 100 --seed 1: +52.55 a deal
    # atout arena coinche-bg master club --no-clock --deals 146 --seed 1: +54.93
    "coinche": _measured(1.9, 1.9),
    # atout arena binokel club thumb --no-clock --deals 200 --seed 1: +24.47 (thumb is novice)
    # atout arena binokel master club --no-clock --deals 150 --seed 1, --deals 111 --seed 2: +13.34, +27.96
    "binokel": _measured(4.2, 3.3),
    # atout arena kozel club thumb --no-clock --deals 400 --seed 1: +0.46 (thumb is novice)
    # atout arena kozel master club --no-clock --deals 638 --seed 1: +0.35
    "kozel": _measured(2.0, 1.5),
}
"""The fixed strengths of computers, by family and level; how they follow from the arena: docs/standing.md."""


def computer(match: MatchFacts) -> Strength | None:
    """How strong the computers of a match are; ``None`` at a level that nobody has measured."""
    return COMPUTERS[GAMES[match.game].family].get(match.level)


def is_rated(match: MatchFacts) -> bool:
    """Whether a match moves ratings: it is known of every seat who played there."""
    return not match.computers or computer(match) is not None


def strengths(match: MatchFacts, known: Mapping[str, Strength]) -> list[Strength]:
    """How strong each seat was at the end of a rated match: a computer where the person had left."""
    computers = computer(match)
    found = []
    for seat in match.seats:
        is_person = bool(seat.who or seat.gone) and not seat.left
        strength = _before(seat, known) if is_person else computers
        assert strength is not None, "only rated matches are asked about"
        found.append(strength)
    return found


def _before(seat: SeatFacts, known: Mapping[str, Strength]) -> Strength:
    return known.get(seat.who, NEW) if seat.gone is None else Strength(*seat.gone)


def rated(match: MatchFacts, known: Mapping[str, Strength]) -> dict[str, Strength]:
    """The strengths of all people of a rated match after it.

    Whoever stayed is rated by how it ended. Whoever left is rated as if his side had come last.

    Args:
        known: the people's strengths before it; who is missing is new.
    """
    seated, places = strengths(match, known), _places(match)
    after = _moved(match.game, seated, places)
    found = {}
    for number, seat in enumerate(match.seats):
        if seat.who and not seat.left:
            found[seat.who] = after[number]
        elif seat.who:
            own = [known.get(seat.who, NEW) if each == number else other for each, other in enumerate(seated)]
            last = list(places)
            last[GAMES[match.game].sides[number]] = max(places) + 1
            found[seat.who] = _moved(match.game, own, last)[number]
    return found


def _places(match: MatchFacts) -> list[int]:
    """The place of each side: the winner before the others, those by what they recorded; equal totals share one."""
    behind = sorted({total for side, total in enumerate(match.totals) if side != match.winner}, reverse=True)
    return [0 if side == match.winner else 1 + behind.index(total) for side, total in enumerate(match.totals)]


def _moved(game: str, seated: list[Strength], places: list[int]) -> list[Strength]:
    """The strengths by seat after a match that ended with these places of the sides."""
    sides = GAMES[game].sides
    teams: list[list[PlackettLuceRating]] = [[] for _ in places]
    for side, strength in zip(sides, seated, strict=True):
        teams[side].append(PlackettLuceRating(strength.mean, strength.sigma))
    moved = [iter(team) for team in _MODEL.rate(teams, ranks=[float(place) for place in places])]
    after = [next(moved[side]) for side in sides]
    return [Strength(each.mu, each.sigma) for each in after]
