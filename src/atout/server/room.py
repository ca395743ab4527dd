"""What all tables of a server share: the store, the threads to think in, the clocks, random bytes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from atout.server.metrics import Metrics
from atout.server.store import Store


def entropy() -> bytes:
    """Fresh random bytes, as many as a table asks for."""
    return secrets.token_bytes(48)


@dataclass(frozen=True)
class Room:
    """What all tables of a server share."""

    store: Store
    thinkers: Executor
    """Where computers think."""
    metrics: Metrics
    clock_ms: Callable[[], int]
    """The time in milliseconds since 1970."""
    clock_s: Callable[[], float]
    """The time in seconds; only differences count."""
