"""Databases for tests, looked at past the server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sql

Where = Path | str
"""An SQLite file, or the address of a PostgreSQL database."""


def engine_of(where: Where) -> sql.Engine:
    """The database with nothing of the server's own around it; whoever takes it disposes of it."""
    if isinstance(where, Path):
        return sql.create_engine(f"sqlite:///{where}")
    return sql.create_engine(sql.make_url(where).set(drivername="postgresql+psycopg"))


def execute(where: Where, statement: str) -> Sequence[Any]:
    """Carries the statement out, commits it, and gives the rows that it brings."""
    engine = engine_of(where)
    with engine.begin() as connection:
        result = connection.exec_driver_sql(statement)
        rows = result.fetchall() if result.returns_rows else []
    engine.dispose()
    return rows
