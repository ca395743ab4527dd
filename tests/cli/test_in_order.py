"""Numbered work in one process or several: the order of the results, and Ctrl-C at the worst moment."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest

from atout.cli.in_order import in_order


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_the_results_come_in_the_order_of_the_numbers(jobs: int) -> None:
    assert list(in_order(abs, range(-20, 5), jobs)) == [abs(number) for number in range(-20, 5)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_without_end_can_be_broken_off(jobs: int) -> None:
    endless = in_order(abs, itertools.count(), jobs)
    assert list(itertools.islice(endless, 7)) == list(range(7))
    endless.close()
    assert list(endless) == []


def test_ctrl_c_while_processes_are_begun_is_not_lost() -> None:
    """An interrupt that comes between the halves of a fork would be thrown away with what Python runs there."""
    program = """
import itertools, os, signal
from atout.cli.in_order import in_order
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background ignore Ctrl-C
os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGINT))
try:
    for _ in in_order(abs, itertools.count(), 2):
        pass
except KeyboardInterrupt:
    print("stopped")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "stopped\n", "")
