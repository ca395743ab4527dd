"""Somebody who types: standard input that looks at the kept match and answers with something legal."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from atout.bots import computer
from atout.cli import app
from atout.games.actions import Action
from atout.games.game import Deal
from atout.records import Match, replay

Choose = Callable[[Deal], Action]


def sensible(deal: Deal) -> Action:
    """What a computer would do in the actor's seat."""
    assert deal.actor is not None
    return computer(deal.game, "thumb", random.Random(len(deal.history))).choose(deal.view(deal.actor))


def kept(folder: Path, game_id: str) -> Match:
    """The unfinished match of a data folder."""
    return replay(json.loads((folder / f"{game_id}.json").read_text()))


class Typist:
    """Types the given lines first, then legal actions as records write them, at most ``most`` of them."""

    def __init__(self, folder: Path, game_id: str, lines: tuple[str, ...], choose: Choose, most: int) -> None:
        self.folder = folder
        self.game_id = game_id
        self.first = list(lines)
        self.choose = choose
        self.most = most

    def isatty(self) -> bool:
        return False

    def readline(self, _size: int = -1, /) -> str:
        if self.first:
            return self.first.pop(0) + "\n"
        if self.most == 0:
            return ""
        self.most -= 1
        deal = kept(self.folder, self.game_id).deal
        assert deal is not None
        return self.choose(deal).text + "\n"


class Table:
    """Runs ``atout play`` with typed lines and gives back what was shown."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("ATOUT_DATA", str(folder))
        self.code = 0

    def play(
        self, game_id: str, *options: str, lines: tuple[str, ...] = (), most: int = 0, choose: Choose = sensible
    ) -> str:
        """What ``atout play GAME`` prints; first the lines are typed, then up to ``most`` legal actions.

        Without a game (an empty id) the command asks for it. The computers play by rules of thumb if nothing else is
        said: they are quick, and what they do does not hang on how fast the machine is.
        """
        level = [] if "--bots" in options else ["--bots", "thumb"]
        self.monkeypatch.setattr("sys.stdin", Typist(self.folder, game_id, lines, choose, most))
        with pytest.raises(SystemExit) as ended:
            app(["play", *filter(None, [game_id]), *level, *options])
        self.code = int(ended.value.code or 0)
        return self.capsys.readouterr().out

    @property
    def finished(self) -> list[dict[str, Any]]:
        """The records of the matches that are done with."""
        done = self.folder / "matches.jsonl"
        return [json.loads(line) for line in done.read_text().splitlines()] if done.exists() else []

    def record(self, game_id: str) -> dict[str, Any]:
        """The record of the match that was played last, unfinished or not."""
        return self.finished[-1] if self.finished else kept(self.folder, game_id).record()
