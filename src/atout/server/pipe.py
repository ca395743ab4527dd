"""What goes between the server and a process that thinks: a pickle at a time, each behind its length.

Both ends are ours, so nothing foreign is ever read.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any, Final

LENGTH: Final = 4
"""So many bytes say how long what follows is."""


@dataclass(frozen=True)
class Failed:
    """Instead of an answer: the question could not be answered, and would not be if it were put again."""

    why: str


def packed(message: object) -> bytes:
    """A message as it goes over the line, its length first."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def length(head: bytes) -> int:
    """How many bytes follow."""
    return int.from_bytes(head, "big")


def unpacked(data: bytes) -> Any:
    """The message that came behind its length."""
    return pickle.loads(data)
