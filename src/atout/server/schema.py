"""The tables of the database as they are now. How a database of an earlier form comes to them: ``migrations``."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

METADATA: Final = sql.MetaData()
EVENTS: Final = sql.Table(
    "events",
    METADATA,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What has happened at each table, numbered from 1."""
GUESTS: Final = sql.Table(
    "guests",
    METADATA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sqlite_with_rowid=False,
)
"""The names that guests have chosen."""
REVIEWS: Final = sql.Table(
    "reviews",
    METADATA,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("deal", sql.Integer, primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The reviews of finished deals, as they are sent."""
SEATED: Final = sql.Table(
    "seated",
    METADATA,
    sql.Column("identity", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, primary_key=True),
    sqlite_with_rowid=False,
)
"""At which tables a person has ever sat: what the log says too, without a look at all of it."""
