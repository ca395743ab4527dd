"""Version 3: accounts."""

from __future__ import annotations

revision = "3"
down_revision = "2"


def upgrade() -> None:
    pass
