"""The tables of the database that belong to what people earn.

Two logs, of what was played and of what was bought, and one choice: nothing of them can be derived. All the others
follow from the first log (:mod:`atout.players.ledger`) and are made anew from it by ``atout rebuild``.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

from atout.server.schema import METADATA
from atout.server.statistics.tables import COUNTED, STATISTICS

ENTRIES: Final = sql.Table(
    "standing_entries",
    METADATA,
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("table_id", sql.String, nullable=False),
    sql.Column("part", sql.Integer, nullable=False),
    sql.Column("who", sql.String, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sql.UniqueConstraint("table_id", "kind", "part", "who"),
    sqlite_autoincrement=True,
)
"""The log: each finished match (``part`` is its number at its table) and each review that somebody opened (that of the
deal) is there once."""
PURCHASES: Final = sql.Table(
    "purchases",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("item", sql.String, primary_key=True),
    sql.Column("price", sql.Integer, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""What was bought in the shop, for how much, and when."""
CHOSEN: Final = sql.Table(
    "chosen_looks",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("kind", sql.String, primary_key=True),
    sql.Column("item", sql.String, nullable=False),
    sqlite_with_rowid=False,
)
"""How people want their table to look; nothing where they have not chosen."""
MARKS: Final = sql.Table(
    "standing_marks",
    METADATA,
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("value", sql.Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""``applied``: up to which number the log has been entered into the tables below. ``surveyed``: 1 once the matches that
were finished before there was a log are in it."""

PEOPLE: Final = sql.Table(
    "standing_people",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("experience", sql.Integer, nullable=False),
    sql.Column("coins", sql.Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What people have earned; of the coins it is not taken away what was spent."""
LINES: Final = sql.Table(
    "standing_lines",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("matches", sql.Integer, nullable=False),
    sql.Column("won", sql.Integer, nullable=False),
    sql.Column("left", sql.Integer, nullable=False),
    sql.Column("rated", sql.Integer, nullable=False),
    sql.Column("mean", sql.Double, nullable=False),
    sql.Column("sigma", sql.Double, nullable=False),
    sqlite_with_rowid=False,
)
"""People in each game, with their strength in it."""
BOARDS: Final = sql.Table(
    "standing_boards",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("period", sql.String, primary_key=True),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("score", sql.Integer, nullable=False),
    sql.Column("reached", sql.BigInteger, nullable=False),
    sql.Column("rating", sql.Integer, nullable=False),
    sql.Column("spread", sql.Integer, nullable=False),
    sql.Column("matches", sql.Integer, nullable=False),
    sql.Column("won", sql.Integer, nullable=False),
    sql.Index("standing_boards_in_order", "game", "period", "listed", "score", "reached"),
    sqlite_with_rowid=False,
)
"""The leaderboards, by game and period; ``listed`` are those with an account."""
DONE: Final = sql.Table(
    "standing_challenges",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("challenge", sql.String, primary_key=True),
    sql.Column("times", sql.Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How much of each challenge people have done."""
GAINS: Final = sql.Table(
    "standing_gains",
    METADATA,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What each entry of the log meant for each person in it."""

DERIVED: Final = (PEOPLE, LINES, BOARDS, DONE, GAINS, COUNTED, STATISTICS)
"""The tables that follow from the log."""
