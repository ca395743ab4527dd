"""What the routes of one server work with."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from atout.server.accounts.service import Accounts
from atout.server.hints import Hints
from atout.server.limits import Limits
from atout.server.metrics import Metrics
from atout.server.reviews import Reviews
from atout.server.settings import Settings
from atout.server.standing.keeper import Keeper
from atout.server.store import Store
from atout.server.tables import Tables


@dataclass(frozen=True)
class Services:
    """The parts of one server."""

    settings: Settings
    store: Store
    tables: Tables
    accounts: Accounts
    limits: Limits
    metrics: Metrics
    reviews: Reviews
    hints: Hints
    keeper: Keeper
    streams: Counter[str] = field(default_factory=Counter)
    """How many streams each visitor has open."""
