"""The tables of the database that belong to statistics. All of it follows from finished matches and reviews."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

from atout.server.schema import METADATA

COUNTED: Final = sql.Table(
    "counted_deals",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("month", sql.String, primary_key=True),
    sql.Column("kind", sql.String, primary_key=True),
    sql.Column("strain", sql.String, primary_key=True),
    sql.Column("value", sql.Integer, primary_key=True),
    sql.Column("double", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("deal", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("times", sql.Integer, nullable=False),
    sql.Column("good", sql.Integer, nullable=False),
    sql.Column("points", sql.Double, nullable=False),
    sql.Index("counted_deals_of_table", "table_id", "deal"),
    sqlite_with_rowid=False,
)
"""The deals behind every number of the statistics (:mod:`atout.players.statistics`). From log and reviews."""
STATISTICS: Final = sql.Table(
    "statistics",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("month", sql.String, primary_key=True),
    sql.Column("kind", sql.String, primary_key=True),
    sql.Column("strain", sql.String, primary_key=True),
    sql.Column("value", sql.Integer, primary_key=True),
    sql.Column("double", sql.Integer, primary_key=True),
    sql.Column("deals", sql.Integer, nullable=False),
    sql.Column("times", sql.Integer, nullable=False),
    sql.Column("good", sql.Integer, nullable=False),
    sql.Column("points", sql.Double, nullable=False),
    sqlite_with_rowid=False,
)
"""The sums of those deals by person, game, month (``2026-12``) and cell."""
