"""The bot of the documentation plays a match."""

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

import tests
from tests.server.program import Program
from tests.server.serving import Server

BOT = Path(tests.__path__[0]).parent / "examples" / "bot.py"


@pytest.mark.skipif(not BOT.exists(), reason="the examples are not here")
def test_the_bot_of_the_documentation_plays_a_match_with_a_person(server: Server) -> None:
    with Program(server.url, random.Random(3)) as host, ExitStack() as at_the_end:
        opened = host.open("coinche-bg", "link", clock_s=None)
        table = opened["id"]
        stream = host.updates(table)
        command = [sys.executable, str(BOT), server.url, table, opened["invitation"]]
        bot = at_the_end.enter_context(
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        )
        at_the_end.callback(bot.kill)
        joined = next(update for update in stream if (update["happened"] or {}).get("kind") == "seat-taken")
        stream.close()  # type: ignore[attr-defined]
        assert host.command(table, joined["number"], "start").status_code == 200
        *_, last = host.play(table)
        said, errors = bot.communicate(timeout=20)
        assert errors == ""
        assert said.split() == ["totals:", *map(str, last["table"]["totals"])]
