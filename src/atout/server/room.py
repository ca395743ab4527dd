"""What all tables of a server share: the store, the place to think, the clocks, random bytes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from atout.games.game import Deal
from atout.server.metrics import Metrics
from atout.server.store import Store
from atout.server.thinkers import Thinkers


def entropy() -> bytes:
    """Fresh random bytes, as many as a table asks for."""
    return secrets.token_bytes(48)


@dataclass(frozen=True)
class Room:
    """What all tables of a server share."""

    store: Store
    thinkers: Thinkers
    """Where computers think."""
    metrics: Metrics
    clock_ms: Callable[[], int]
    """The time in milliseconds since 1970."""
    clock_s: Callable[[], float]
    """The time in seconds; only differences count."""
    on_deal: Callable[[str, int, Deal], None] = lambda _table, _number, _deal: None
    """Called with each deal that has finished and is stored: its table, its number there, the deal itself."""
    on_match: Callable[[], None] = lambda: None
    """Called when a match has finished and is stored."""
