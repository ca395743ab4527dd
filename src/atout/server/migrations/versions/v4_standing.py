"""Version 4: finished matches and what follows from them."""

from __future__ import annotations

revision = "4"
down_revision = "3"


def upgrade() -> None:
    pass
