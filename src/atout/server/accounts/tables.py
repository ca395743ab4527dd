"""The tables of the database that belong to accounts: who they are, how they come in, whom they know.

Times are milliseconds since 1970. Of passwords, recovery codes and session tokens only hashes are kept.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

from atout.server.schema import METADATA

ACCOUNTS: Final = sql.Table(
    "accounts",
    METADATA,
    sql.Column("identity", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("password", sql.String, nullable=False),
    sql.Column("made_at", sql.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Identities with a name of their own and the Argon2 hash of a password."""
LOOKS: Final = sql.Table(
    "account_looks",
    METADATA,
    sql.Column("look", sql.String, primary_key=True),
    sql.Column("identity", sql.String, nullable=False),
    sql.Index("account_looks_by_identity", "identity"),
    sqlite_with_rowid=False,
)
"""What the names of accounts look like (:mod:`atout.server.accounts.looks`): no look belongs to two of them."""
RECOVERY_CODES: Final = sql.Table(
    "recovery_codes",
    METADATA,
    sql.Column("identity", sql.String, primary_key=True),
    sql.Column("code", sql.String, primary_key=True),
    sqlite_with_rowid=False,
)
"""The hashes of the recovery codes that have not been used."""
SESSIONS: Final = sql.Table(
    "sessions",
    METADATA,
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("identity", sql.String, nullable=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("device", sql.String, nullable=False),
    sql.Column("made_at", sql.BigInteger, nullable=False),
    sql.Column("seen_at", sql.BigInteger, nullable=False),
    sql.Index("sessions_by_identity", "identity"),
    sqlite_with_rowid=False,
)
"""The browsers and programs that are logged in, by the hash of what they show."""
FRIENDS: Final = sql.Table(
    "friends",
    METADATA,
    sql.Column("identity", sql.String, primary_key=True),
    sql.Column("other", sql.String, primary_key=True),
    sql.Column("id", sql.String, nullable=False),
    sql.Column("made_at", sql.BigInteger, nullable=False),
    sql.Index("friends_by_other", "other"),
    sqlite_with_rowid=False,
)
"""Who is whose friend: always two rows, one for each of the two."""
FRIEND_LINKS: Final = sql.Table(
    "friend_links",
    METADATA,
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("identity", sql.String, nullable=False),
    sql.Column("made_at", sql.BigInteger, nullable=False),
    sql.Column("expires_at", sql.BigInteger, nullable=False),
    sql.Index("friend_links_by_identity", "identity"),
    sqlite_with_rowid=False,
)
"""The links by which people become friends."""
BLOCKS: Final = sql.Table(
    "blocks",
    METADATA,
    sql.Column("identity", sql.String, primary_key=True),
    sql.Column("other", sql.String, primary_key=True),
    sql.Column("id", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("made_at", sql.BigInteger, nullable=False),
    sql.Index("blocks_by_other", "other"),
    sqlite_with_rowid=False,
)
"""Who wants to have nothing to do with whom, and the name that the other one had then."""
