"""Version 2: Alembic keeps the number of the version.

The table that kept it until now says 2 for ever, so that a server from before this step refuses the database.
"""

from __future__ import annotations

from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.execute("UPDATE schema_version SET version = 2")
