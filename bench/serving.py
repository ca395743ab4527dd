"""How a benchmark starts a server: a process of its own, at a free port."""

from __future__ import annotations

import socket
import sys


def free_port() -> int:
    """A port that nobody listens at now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def command_of(port: int, *module: str) -> list[str]:
    """The command that runs a module with its arguments, ``{port}`` in them replaced."""
    return [sys.executable, "-m", *(part.format(port=port) for part in module)]
