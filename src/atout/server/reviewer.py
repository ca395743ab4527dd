"""A review of one deal, as it is made outside the server.

Reviewing takes seconds of a processor. In a process of its own, at the lowest priority, no game waits for it.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from atout.analysis import review_deal
from atout.analysis.data import review_data
from atout.bots import Budget
from atout.games.registry import game as game_of
from atout.records import Match
from atout.table.events import Origin
from atout.table.state import begin_at, start_of


@dataclass(frozen=True)
class Job:
    """A finished deal to be reviewed."""

    game: str
    deal: Origin
    """With all its actions."""
    number: int
    """The number of the deal at its table."""
    samples: int
    """How many deals are sampled for each decision."""

    def answer(self) -> bytes:
        """The review as JSON, in the form of :class:`atout.server.reviewed.Review`."""
        match = Match(game_of(self.game), self.deal.dealer, start_of(self.deal))
        deal = begin_at(match, self.deal)
        decisions = review_deal(deal, Budget(samples=self.samples), number=self.number)
        data = review_data(decisions, match.game.players)
        return msgspec.json.encode({"game": self.game, "deal": self.number, "samples": self.samples, **data})
