"""Where matches are kept between two evenings: the unfinished one of each game, and all that are done with.

The unfinished match of a game is ``<game>.json``: a record with three keys of our own (``seat``, ``seed``, ``bots``),
written anew after every action and put in place in one step, so that a half-written file cannot be. Finished matches,
and those given up for a new one, go to ``matches.jsonl``, which ``atout verify`` reads.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from atout.errors import AtoutError, RecordError
from atout.games.game import Game
from atout.records import Match, read_line, replay


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder for saved matches: ``ATOUT_DATA`` where it is set, else the user's own data folder."""
    chosen = environment.get("ATOUT_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("atout", appauthor=False)


@dataclass(frozen=True)
class Setup:
    """How a match is played, besides its cards."""

    seat: int
    """Where the person sits."""
    seed: int
    """All decks and everything the computers choose follow from it."""
    bots: str
    """The level of the computers."""


@dataclass(frozen=True)
class Saved:
    """A match that was left unfinished."""

    match: Match
    setup: Setup


class Store:
    """The files of one game in a data folder."""

    def __init__(self, folder: Path, game: Game) -> None:
        self.folder = folder
        self.game = game
        self.current = folder / f"{game.id}.json"
        self.done = folder / "matches.jsonl"

    def save(self, match: Match, setup: Setup) -> None:
        """Keeps the match as it stands, in place of what was kept before."""
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = self.current.with_suffix(f".{os.getpid()}.new")
        fresh.write_text(_line(match, setup), encoding="utf-8")
        fresh.replace(self.current)

    def load(self) -> Saved | None:
        """The unfinished match; ``None`` where there is none.

        Raises:
            RecordError: the file cannot be understood.
        """
        try:
            data = self.current.read_bytes()
        except FileNotFoundError:
            return None
        try:
            record = read_line(data)
            match = replay(record)
            setup = _setup(record, match.game)
        except AtoutError as error:
            raise RecordError("saved-unreadable", path=str(self.current), fault=str(error)) from None
        if match.game.id != self.game.id:
            raise RecordError("saved-other-game", path=str(self.current), game=match.game.id)
        return Saved(match, setup)

    def put_away(self, match: Match, setup: Setup) -> None:
        """Moves the match to those that are done with."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.done.open("a", encoding="utf-8") as file:
            file.write(_line(match, setup))
        self.current.unlink(missing_ok=True)

    def set_broken_aside(self) -> Path:
        """Renames a file that cannot be understood, so that nothing is lost; its new path."""
        aside = self.current.with_suffix(".broken")
        number = 1
        while aside.exists():
            number += 1
            aside = self.current.with_suffix(f".broken{number}")
        return self.current.rename(aside)


def _line(match: Match, setup: Setup) -> str:
    own = {"seat": setup.seat, "seed": setup.seed, "bots": setup.bots}
    return json.dumps({**match.record(), **own}) + "\n"


def _setup(record: Mapping[str, Any], game: Game) -> Setup:
    seat, seed, bots = (record.get(name) for name in ("seat", "seed", "bots"))
    if type(seat) is not int or not 0 <= seat < game.players:
        raise RecordError("record-no-seat", rule="C1", field="seat", most=game.players - 1)
    if type(seed) is not int:
        raise RecordError("record-field-wrong", field="seed", kind="number")
    if not isinstance(bots, str):
        raise RecordError("record-field-wrong", field="bots", kind="text")
    return Setup(seat, seed, bots)
