"""What follows from each finished match and each review that was opened: what people have, and what they were given.

It is a fold: the entries of the log in their order, from an empty :class:`Book` on, always give the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from atout.games.registry import GAMES
from atout.players import challenges, experience, rating
from atout.players.challenges import Drawn, Reward
from atout.players.facts import MatchFacts
from atout.players.periods import PERIODS, day_of, key
from atout.players.rating import NEW, Strength

Outcome = Literal["won", "lost", "left"]


class ReviewFacts(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Somebody has opened the review of a deal that he played himself, for the first time."""

    who: str
    game: str
    at: int
    """In milliseconds since 1970."""


Entry = MatchFacts | ReviewFacts
"""What the log consists of."""


class Given(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that was given, and what for."""

    slug: str
    """``played``, ``won``, ``opponents``, ``challenge``, ``level``."""
    experience: int
    coins: int
    challenge: str = ""
    """Which one."""


class Gain(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What an entry of the log meant for a person."""

    outcome: Outcome | None
    """Of a match."""
    given: tuple[Given, ...]
    before: int
    """The experience before it."""
    moved: tuple[Strength, Strength] | None = None
    """The strength before and after a rated match."""
    unrated: str = ""
    """Why a match did not move the rating."""

    @property
    def experience(self) -> int:
        """All the experience together."""
        return sum(each.experience for each in self.given)

    @property
    def coins(self) -> int:
        """All the coins together."""
        return sum(each.coins for each in self.given)


@dataclass(slots=True)
class Person:
    """What a person has earned; coins before anything was bought."""

    experience: int = 0
    coins: int = 0


@dataclass(slots=True)
class Line:
    """A person in one game."""

    matches: int = 0
    won: int = 0
    left: int = 0
    rated: int = 0
    strength: Strength = NEW


@dataclass(slots=True)
class BoardLine:
    """A person on the leaderboard of a game and a period."""

    matches: int = 0
    won: int = 0
    rating: int = NEW.rating
    spread: int = NEW.spread
    reached: int = 0
    """Falls with time and is nobody else's: of two with the same score, the one who had it first goes first."""


@dataclass
class Book:
    """All that has been derived so far, or the part of it that some entries need."""

    people: dict[str, Person] = field(default_factory=dict)
    lines: dict[tuple[str, str], Line] = field(default_factory=dict)
    """By person and game."""
    boards: dict[tuple[str, str, str], BoardLine] = field(default_factory=dict)
    """By person, game and the key of the period."""
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """How much of a challenge is done, by person and the challenge's key."""

    def enter(self, number: int, entry: Entry) -> dict[str, Gain]:
        """The next entry of the log; what it meant, by person.

        Args:
            number: of the entry in the log.
        """
        if isinstance(entry, ReviewFacts):
            return self._review(entry)
        moved = self._rate(number, entry) if rating.is_rated(entry) else None
        return {who: self._match(entry, seat, moved) for who, seat in entry.people.items()}

    def line(self, who: str, game: str) -> Line:
        """The person in this game."""
        found = self.lines.get((who, game))
        if found is None:
            found = self.lines[who, game] = Line()
        return found

    def _review(self, review: ReviewFacts) -> dict[str, Gain]:
        given = [
            _for_challenge(drawn)
            for drawn in challenges.of_game(review.game, day_of(review.at))
            if drawn.challenge.check is None and self._count(review.who, drawn, 1)
        ]
        return {review.who: self._give(review.who, None, given)} if given else {}

    def _rate(self, number: int, match: MatchFacts) -> _Moved:
        """Moves the ratings of everybody at a rated match."""
        before = {who: self.line(who, match.game).strength for who in match.people}
        moved = _Moved(before, rating.rated(match, before), rating.strengths(match, before))
        periods = [key(period, day_of(match.at)) for period in PERIODS]
        for who, seat in match.people.items():
            won = match.has_won(seat) and not match.seats[seat].left
            line = self.line(who, match.game)
            line.rated, line.strength = line.rated + 1, moved.after[who]
            rating_now, spread_now = line.strength.rating, line.strength.spread
            for period in periods:
                board = self.boards.get((who, match.game, period))
                if board is None:
                    board = self.boards[who, match.game, period] = BoardLine()
                board.matches, board.won = board.matches + 1, board.won + won
                board.rating, board.spread = rating_now, spread_now
                board.reached = -number * len(match.seats) - seat
        return moved

    def _match(self, match: MatchFacts, seat: int, moved: _Moved | None) -> Gain:
        who, left = match.seats[seat].who, match.seats[seat].left
        outcome: Outcome = "left" if left else "won" if match.has_won(seat) else "lost"
        line = self.line(who, match.game)
        line.matches, line.won, line.left = line.matches + 1, line.won + (outcome == "won"), line.left + left
        given: list[Given] = []
        if moved is None and not left:
            given = [Given("played", experience.PLAYED.experience, 0)]
        elif moved is not None and not left:
            given = self._earned(match, seat, moved)
        return self._give(who, outcome, given, moved)

    def _earned(self, match: MatchFacts, seat: int, moved: _Moved) -> list[Given]:
        """What somebody is given for a match that he has finished himself, against opponents of known strength."""
        given = [_given("played", experience.PLAYED)]
        if match.has_won(seat):
            given.append(_given("won", experience.WON))
        sides = GAMES[match.game].sides
        opponents = [each.rating for other, each in enumerate(moved.seated) if sides[other] != sides[seat]]
        for_them = experience.for_opponents(sum(opponents) / len(opponents))
        if for_them:
            given.append(Given("opponents", for_them, 0))
        who = match.seats[seat].who
        for drawn in challenges.of_game(match.game, day_of(match.at)):
            check = drawn.challenge.check
            if check is not None and self._count(who, drawn, check(match, seat)):
                given.append(_for_challenge(drawn))
        return given

    def _count(self, who: str, drawn: Drawn, times: int) -> bool:
        """Counts what was done of a challenge; whether that has completed it."""
        before, needed = self.done.get((who, drawn.key), 0), drawn.challenge.needed
        if not times or before >= needed:
            return False
        self.done[who, drawn.key] = min(needed, before + times)
        return before + times >= needed

    def _give(self, who: str, outcome: Outcome | None, given: list[Given], moved: _Moved | None = None) -> Gain:
        person = self.people.setdefault(who, Person())
        before = person.experience
        person.experience += sum(each.experience for each in given)
        levels = experience.level_of(person.experience) - experience.level_of(before)
        if levels:
            given = [*given, Given("level", 0, levels * experience.LEVEL_COINS)]
        person.coins += sum(each.coins for each in given)
        if moved is None:
            return Gain(outcome, tuple(given), before, unrated="" if outcome is None else "unknown-computers")
        return Gain(outcome, tuple(given), before, (moved.before[who], moved.after[who]))


@dataclass(frozen=True)
class _Moved:
    """What a rated match did to strengths."""

    before: dict[str, Strength]
    after: dict[str, Strength]
    seated: list[Strength]
    """By seat, as the match ended and before it was rated."""


def _given(slug: str, reward: Reward, challenge: str = "") -> Given:
    return Given(slug, reward.experience, reward.coins, challenge)


def _for_challenge(drawn: Drawn) -> Given:
    return _given("challenge", challenges.REWARDS[drawn.span], drawn.challenge.id)
