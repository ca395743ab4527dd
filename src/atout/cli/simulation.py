"""Matches played by computers alone, in one process or several, always the same ones for the same seed."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from atout.bots import computer
from atout.cli.in_order import in_order
from atout.games.game import Game
from atout.games.registry import game as game_of
from atout.records import Match

Record = dict[str, Any]
"""A match in the record format."""


def matches(game_id: str, levels: tuple[str, ...], deals: int, seed: int, jobs: int) -> Iterator[Record]:
    """Records of matches with ``deals`` deals altogether; the last one is cut off there.

    Every match follows from the seed and its own number, so it does not matter which process plays it.
    """
    played = in_order(partial(play_match, game_id, levels, deals, seed), itertools.count(), jobs)
    left = deals
    for record in played:
        yield _cut(record, left)
        left -= len(record["deals"])
        if left <= 0:
            played.close()
            return


def play_match(game_id: str, levels: tuple[str, ...], most: int, seed: int, number: int) -> Record:
    """The record of one match of at most so many deals."""
    game = game_of(game_id)
    rng = random.Random(f"{seed} {number}")
    match = Match(game, rng.randrange(game.players))
    while match.winner is None and len(match.deals) < most:
        deal = match.begin_random(rng)
        players = [
            computer(game, levels[seat % len(levels)], random.Random(rng.getrandbits(64)))
            for seat in range(game.players)
        ]
        while deal.actor is not None:
            match.play(deal.actor, players[deal.actor].choose(deal.view(deal.actor)))
    return match.record()


def written(record: Record) -> str:
    """The record as a line of a file."""
    return json.dumps(record) + "\n"


def _cut(record: Record, deals: int) -> Record:
    """The record without what comes after so many deals."""
    if len(record["deals"]) <= deals:
        return record
    return {**record, "deals": record["deals"][:deals], "winner": None}


class Tally:
    """Sums over many deals."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deals = 0
        self.decisions = 0
        self.outcomes: Counter[str] = Counter()
        self.scores = [0] * len(game.start.totals)
        self.won: Counter[int] = Counter()

    def add(self, record: Record) -> None:
        """Counts a match."""
        for deal in record["deals"]:
            self.deals += 1
            self.decisions += len(deal["actions"])
            self.outcomes[deal["outcome"]] += 1
            for place, points in enumerate(deal["score"]):
                self.scores[place] += points
        if record["winner"] is not None:
            self.won[record["winner"]] += 1

    def lines(self, seconds: float) -> list[str]:
        """The sums in words; speed for information only."""
        one = "side" if self.game.players == 4 else "seat"
        outcomes = ", ".join(f"{name} {count}" for name, count in self.outcomes.most_common())
        means = ", ".join(f"{one} {place} {points / self.deals:.1f}" for place, points in enumerate(self.scores))
        won = ", ".join(f"{one} {place} {self.won[place]}" for place in range(len(self.scores)))
        return [
            f"{self.game.id}: {self.deals} deals, {self.decisions} decisions, {self.decisions / seconds:.0f} a second",
            f"outcomes: {outcomes}",
            f"mean score: {means}",
            f"matches won: {won}",
        ]
