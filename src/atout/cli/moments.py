"""Places in files of records: FILE:DEAL, and FILE:DEAL:ACTION for the moment before an action, both from 1."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from atout.errors import RecordError
from atout.games.game import Deal, Game
from atout.games.solving import CannotSolve
from atout.records import Match, read_line, replay

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
        RecordError: the file holds no sound record.
        CannotSolve: there is no such moment in it, or it is one of another game.
    """
    record = _first_record(moment.path)
    deals, number, action = _deals(record), moment.deal, moment.action
    _check_deal(number, len(deals))
    actions = deals[number - 1].get("actions")
    if not isinstance(actions, list) or action > len(actions) + 1:
        raise CannotSolve("solve-no-action", action=action, count=len(actions) if isinstance(actions, list) else 0)
    goes_on = action <= len(actions)
    later = ("outcome", "score", "totals") if goes_on else ()
    kept = {key: value for key, value in deals[number - 1].items() if key not in later}
    kept["actions"] = actions[: action - 1]
    if isinstance(kept.get("legal"), list):
        kept["legal"] = kept["legal"][: action - 1]
    winner = None if goes_on or number < len(deals) else record.get("winner")
    match = replay({**record, "deals": [*deals[: number - 1], kept], "winner": winner})
    if game is not None and match.game is not game:
        raise CannotSolve("solve-other-game", game=match.game.id)
    assert match.deal is not None
    return match.deal


def read_deals(text: str) -> tuple[Match, list[int]]:
    """The first match of ``FILE`` or ``FILE:DEAL``, and the numbers of the deals that are meant: all, or that one.

    Raises:
        RecordError: the file holds no sound record.
        CannotSolve: there is no such deal in it.
    """
    found = None if Path(text).exists() else _DEAL.fullmatch(text)
    match = replay(_first_record(Path(text if found is None else found["file"])))
    if found is None:
        return match, list(range(1, len(match.deals) + 1))
    _check_deal(int(found["deal"]), len(match.deals))
    return match, [int(found["deal"])]


def _first_record(path: Path) -> Any:
    with path.open("rb") as file:
        return read_line(file.readline(_MOST_BYTES))


def _deals(record: Any) -> list[dict[str, Any]]:
    deals = record.get("deals") if isinstance(record, dict) else None
    if not isinstance(deals, list) or not all(isinstance(deal, dict) for deal in deals):
        raise RecordError("record-no-object", rule="R1")
    return deals


def _check_deal(number: int, count: int) -> None:
    if number > count:
        raise CannotSolve("solve-no-deal", deal=number, count=count)
