"""Places in files of records: FILE:DEAL, and FILE:DEAL:ACTION for the moment before an action, both from 1."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from atout.errors import RecordError
from atout.games.game import Deal, Game
from atout.games.solving import CannotSolve
from atout.records import Match, check_deal, cut_before, read_line, replay

_MOMENT: Final = re.compile(r"(?P<file>.+):(?P<deal>[1-9][0-9]{0,5}):(?P<action>[1-9][0-9]{0,5})")
_DEAL: Final = re.compile(r"(?P<file>.+):(?P<deal>[1-9][0-9]{0,5})")
_MOST_BYTES: Final = 16 * 2**20
"""Bytes of a record that are read at most."""


@dataclass(frozen=True)
class Moment:
    """A moment of the first match in a file."""

    path: Path
    deal: int
    """From 1."""
    action: int
    """The action before which it is, from 1."""


def read_moment(text: str) -> Moment | None:
    """What ``FILE:DEAL:ACTION`` means; ``None`` for a text of another kind."""
    found = _MOMENT.fullmatch(text)
    return None if found is None else Moment(Path(found["file"]), int(found["deal"]), int(found["action"]))


def need_moment(text: str) -> Moment:
    """What ``FILE:DEAL:ACTION`` means.

    Raises:
        RecordError: the text is of another kind.
    """
    found = read_moment(text)
    if found is None:
        raise RecordError("moment-unreadable", text=text[:80])
    return found


def deal_at(moment: Moment, game: Game | None = None) -> Deal:
    """The deal at that moment, with nothing of what came after it.

    Args:
        moment: where.
        game: what it has to be a deal of.

    Raises:
        RecordError: the file holds no sound record, or no such moment.
        CannotSolve: it is one of another game.
    """
    match = replay(cut_before(_first_record(moment.path), moment.deal, moment.action))
    if game is not None and match.game is not game:
        raise CannotSolve("solve-other-game", game=match.game.id)
    assert match.deal is not None
    return match.deal


def read_deals(text: str) -> tuple[Match, list[int]]:
    """The first match of ``FILE`` or ``FILE:DEAL``, and the numbers of the deals that are meant: all, or that one.

    Raises:
        RecordError: the file holds no sound record, or no such deal.
    """
    found = None if Path(text).exists() else _DEAL.fullmatch(text)
    match = replay(_first_record(Path(text if found is None else found["file"])))
    if found is None:
        return match, list(range(1, len(match.deals) + 1))
    check_deal(int(found["deal"]), len(match.deals))
    return match, [int(found["deal"])]


def _first_record(path: Path) -> Any:
    with path.open("rb") as file:
        return read_line(file.readline(_MOST_BYTES))
