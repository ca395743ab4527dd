"""``atout score``: the score of one deal from its summary."""

from __future__ import annotations

import json
import sys
from typing import Any, Final, NoReturn

import typer

from atout.cli.options import GameId
from atout.errors import SummaryError
from atout.games.registry import game as game_of

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
    found = game_of(game).score(_read(sys.stdin.buffer.read(_MOST_BYTES + 1)))
    typer.echo(json.dumps({"outcome": found.outcome, "score": list(found.score)}))


def _read(data: bytes) -> Any:
    """The JSON value of the input.

    Raises:
        SummaryError: it is not one.
    """
    if len(data) > _MOST_BYTES:
        raise SummaryError("summary-too-long", most=_MOST_BYTES >> 20)
    try:
        return json.loads(data.decode(), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise SummaryError("summary-not-utf8", byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise SummaryError("summary-not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise SummaryError("summary-too-deep") from None
    except ValueError:  # a number with thousands of digits
        raise SummaryError("summary-number-too-long") from None


def _no_number(text: str) -> NoReturn:
    raise SummaryError("summary-no-number", text=text)
