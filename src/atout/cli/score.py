"""``atout score``: the score of one deal from its summary."""

from __future__ import annotations

import json
import sys
from typing import Final

import typer

from atout.cli.options import GameId
from atout.errors import SummaryError
from atout.games.registry import game as game_of
from atout.reading import read_json

_MOST_BYTES: Final = 1 << 20
"""A summary takes some two hundred; what is longer is not read to its end."""


def score(game: GameId) -> None:
    """Score a deal: its summary as JSON on standard input, outcome and score as JSON on standard output.

    Coinche: {"contract": "90 h", "by": 0, "double": 1, "cards": [89, 73], "tricks": [4, 4], "declarations": [0, 0],
    "belote": [0, 0]}

    Binokel: {"soloist": 0, "bid": 200, "trump": "s", "cards": [80, 100, 60], "laid_away": 10, "tricks": [6, 6, 3],
    "melds": [150, 0, 0]}

    Kozel: {"cards": [30, 90], "tricks": [1, 5]}

    A summary that cannot be ends with 2 and one line that says why.

    Example: echo '{"cards": [30, 90], "tricks": [1, 5]}' | atout score kozel
    """
    data = sys.stdin.buffer.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise SummaryError("summary-too-long", most=_MOST_BYTES >> 20)
    found = game_of(game).score(read_json(data, SummaryError))
    typer.echo(json.dumps({"outcome": found.outcome, "score": list(found.score)}))
