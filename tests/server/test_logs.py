"""What the server logs, and to whom."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

LOGS = """
import structlog
from atout.server import logs
logs.configure()
structlog.get_logger().info("came")
structlog.get_logger().warning("broke")
"""


def events(text: str) -> list[str]:
    """What was logged, in order."""
    return [json.loads(line)["event"] for line in text.splitlines()]


def test_whoever_gathers_logs_gets_all_of_them() -> None:
    done = subprocess.run([sys.executable, "-c", LOGS], capture_output=True, text=True, check=True)
    assert events(done.stderr) == ["came", "broke"]


def test_a_person_at_a_terminal_is_told_only_what_went_wrong() -> None:
    pty = pytest.importorskip("pty", reason="this system has no terminals to test with")
    reading, terminal = pty.openpty()
    with os.fdopen(reading, "rb") as screen:
        subprocess.run([sys.executable, "-c", LOGS], stderr=terminal, check=True)
        os.close(terminal)
        assert events(screen.read1(10_000).decode()) == ["broke"]
