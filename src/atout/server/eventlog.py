"""The log of a table in the database."""

from __future__ import annotations

import sqlalchemy as sql

from atout.server.schema import EVENTS


def log_of(connection: sql.Connection, table: str) -> list[bytes]:
    """All events of a table in order; none when there is no such table."""
    asked = sql.select(EVENTS.c.data).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
    return list(connection.scalars(asked))
