"""Version 1: the tables that the first server had.

Each is made where it is missing: a first start may have been cut off in the middle of it.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table("schema_version", sql.Column("version", sql.Integer, nullable=False), if_not_exists=True)
    op.create_table(
        "events",
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("data", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "guests",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "reviews",
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("deal", sql.Integer, primary_key=True),
        sql.Column("data", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.execute("INSERT INTO schema_version (version) VALUES (1)")
