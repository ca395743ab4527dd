"""A server as people run it: a process of its own, told to stop or killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from bench.serving import free_port


class Server:
    """``atout serve`` with a data folder of its own, started on entering and stopped on leaving."""

    def __init__(self, data: Path, rate: float = 10_000, *options: str) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.errors = data.with_suffix(".log")
        self.options = options
        self.rate = rate
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "atout", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--lang", "en", *self.options], stdout=subprocess.PIPE, stderr=errors, text=True,
                env={**os.environ, "ATOUT_RATE": str(self.rate)},
            )  # fmt: skip
        assert self.process.stdout is not None
        assert "The table is at" in self.process.stdout.readline(), self.errors.read_text()

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Sends the signal and waits for the end; once it has ended, does nothing."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(timeout=20)
        self.process.stdout.close()

    def children(self) -> set[int]:
        """The numbers of the processes that it has begun."""
        assert self.process is not None
        return {number for number, (parent, _) in processes().items() if parent == self.process.pid}

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def processes() -> dict[int, tuple[int, str]]:
    """All processes of this machine: the number of the parent and the state of each, `Z` of one that has ended."""
    found = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has gone meanwhile
            number, _, rest = file.read_text().partition(" (")
            state, parent, *_ = rest.rpartition(") ")[2].split()
            found[int(number)] = int(parent), state
    return found
