"""Version 3: accounts, their sessions and friends; who has sat at which table."""

from __future__ import annotations

import json

import sqlalchemy as sql
from alembic import op

revision = "3"
down_revision = "2"

_SEAT_TAKEN = "seat-taken"
_AT_ONCE = 10_000
"""So many events are in memory at once: a log can be larger than that."""


def upgrade() -> None:
    op.create_table(
        "accounts",
        sql.Column("identity", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("password", sql.String, nullable=False),
        sql.Column("made_at", sql.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "account_looks",
        sql.Column("look", sql.String, primary_key=True),
        sql.Column("identity", sql.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("account_looks_by_identity", "account_looks", ["identity"])
    op.create_table(
        "recovery_codes",
        sql.Column("identity", sql.String, primary_key=True),
        sql.Column("code", sql.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        sql.Column("token", sql.String, primary_key=True),
        sql.Column("identity", sql.String, nullable=False),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("device", sql.String, nullable=False),
        sql.Column("made_at", sql.BigInteger, nullable=False),
        sql.Column("seen_at", sql.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sessions_by_identity", "sessions", ["identity"])
    op.create_table(
        "friends",
        sql.Column("identity", sql.String, primary_key=True),
        sql.Column("other", sql.String, primary_key=True),
        sql.Column("id", sql.String, nullable=False),
        sql.Column("made_at", sql.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("friends_by_other", "friends", ["other"])
    op.create_table(
        "friend_links",
        sql.Column("token", sql.String, primary_key=True),
        sql.Column("identity", sql.String, nullable=False),
        sql.Column("made_at", sql.BigInteger, nullable=False),
        sql.Column("expires_at", sql.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("friend_links_by_identity", "friend_links", ["identity"])
    op.create_table(
        "blocks",
        sql.Column("identity", sql.String, primary_key=True),
        sql.Column("other", sql.String, primary_key=True),
        sql.Column("id", sql.String, nullable=False),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("made_at", sql.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    seated = op.create_table(
        "seated",
        sql.Column("identity", sql.String, primary_key=True),
        sql.Column("table_id", sql.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    found = _seated_before()
    if found:
        op.bulk_insert(seated, [{"identity": identity, "table_id": table} for identity, table in sorted(found)])


def _seated_before() -> set[tuple[str, str]]:
    """Who has sat at which table, read from the log once and for all."""
    events = sql.table("events", sql.column("table_id"), sql.column("data", sql.LargeBinary))
    found = set()
    asked = sql.select(events.c.table_id, events.c.data).execution_options(yield_per=_AT_ONCE)
    for table, data in op.get_bind().execute(asked):
        if _SEAT_TAKEN.encode() in data:  # few events are: the others need not be read
            event = json.loads(data)
            if event["kind"] == _SEAT_TAKEN:
                found.add((event["who"], table))
    return found
