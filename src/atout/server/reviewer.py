"""A process that reviews one deal and ends: ``python -m atout.server.reviewer``, a :class:`Job` in, JSON out.

Reviewing takes seconds of a processor. In a process of its own, at the lowest priority, no game waits for it.
"""

from __future__ import annotations

import os
import sys

import msgspec

from atout.analysis import review_deal
from atout.analysis.data import review_data
from atout.bots import Budget
from atout.games.registry import game as game_of
from atout.records import Match
from atout.table.events import Origin
from atout.table.state import begin_at, start_of


class Job(msgspec.Struct):
    """A deal to be reviewed."""

    game: str
    deal: Origin
    """With all its actions."""
    number: int
    """The number of the deal at its table."""
    samples: int
    """How many deals are sampled for each decision."""


def review(job: Job) -> bytes:
    """The review as JSON, in the form of :class:`atout.server.reviewed.Review`."""
    match = Match(game_of(job.game), job.deal.dealer, start_of(job.deal))
    deal = begin_at(match, job.deal)
    decisions = review_deal(deal, Budget(samples=job.samples), number=job.number)
    data = review_data(decisions, match.game.players)
    return msgspec.json.encode({"game": job.game, "deal": job.number, "samples": job.samples, **data})


def main() -> None:
    """Reviews what comes on standard input."""
    if hasattr(os, "nice"):
        os.nice(19)
    sys.stdout.buffer.write(review(msgspec.json.decode(sys.stdin.buffer.read(), type=Job)))


if __name__ == "__main__":
    main()
