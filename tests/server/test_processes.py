"""The processes of a running server: they come when computers think, and none is left when it stops or is killed."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.program import LONGEST_S, Program
from tests.server.serving import Server, processes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def until(is_so: Callable[[], object]) -> None:
    last = time.monotonic() + LONGEST_S
    while not is_so():
        assert time.monotonic() < last
        time.sleep(0.05)


def left(numbers: set[int]) -> set[int]:
    """Which of these processes still run."""
    return {number for number, (_, state) in processes().items() if number in numbers and state != "Z"}


def at_play(server: Server, program: Program) -> set[int]:
    """The processes that think, once a computer at a table does; none was begun before."""
    assert not server.children()
    table = program.open("kozel", level="club")["id"]
    playing = program.play(table)
    until(lambda: next(playing) and server.children())
    return server.children()


def test_a_table_goes_on_whose_computers_lose_their_process_again_and_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        table = program.open("kozel", level="club")["id"]
        killed: set[int] = set()
        for update in program.play(table, until="scored"):
            assert update["table"]["phase"] != "over"
            if len(killed) < 3:
                for number in server.children() - killed:
                    os.kill(number, signal.SIGKILL)
                    killed.add(number)
    assert len(killed) == 3


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_leaves_no_process_however_busy_it_is(tmp_path: Path, how: int) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        thinking = at_play(server, program)
        for number in thinking:
            os.kill(number, signal.SIGSTOP)  # as one that will never be done
        program.open("kozel", level="club")
        server.stop(how)
        assert not set(processes()) & thinking


def test_processes_notice_that_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Program(server.url) as program:
        thinking = at_play(server, program)
        server.stop(signal.SIGKILL)
        until(lambda: not left(thinking))
