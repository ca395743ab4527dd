"""Processes that compute for the server: begun, ended, and weighed below it, so that no table waits for them."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

_GROUP_WEIGHT: Final = Path("/proc/self/autogroup")
"""On many Linux machines each session is weighed as a whole against the others, by a value of its own."""
_LEAST_WEIGHT: Final = 5
"""The lowest priority that a session is given: a third of the usual weight. With the lowest of all it would stand still
beside busy ones, and whoever waits for a review wants it some time."""


async def begin(module: str, *options: str) -> Process:
    """A process of this Python that runs a module, to be talked to by its standard input and output.

    Args:
        module: its full name.
        options: what it is told on the command line.

    Raises:
        OSError: it could not be started.
    """
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", module, *options, stdin=PIPE, stdout=PIPE,
        start_new_session=True,  # Ctrl-C is for the server alone, which ends its processes then
    )  # fmt: skip


async def end(process: Process) -> None:
    """Ends a process, whatever it is doing, and leaves nothing of it."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    await process.wait()


def yield_to_others(nice: int) -> None:
    """Gives this process a lower priority: from 1, a little, to 19, the lowest."""
    if hasattr(os, "nice"):
        os.nice(nice)
        with suppress(OSError):  # there is none, or it may not be changed
            _GROUP_WEIGHT.write_text(str(min(nice, _LEAST_WEIGHT)))
