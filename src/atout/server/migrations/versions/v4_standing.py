"""Version 4: finished matches, what follows from them, and what was bought."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    _logs()
    _derived()
    _statistics()
    marks = op.create_table(
        "standing_marks",
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("value", sql.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    # The matches of a database that has events already are found by the server, while it runs.
    is_new = op.get_bind().execute(sql.text("SELECT 1 FROM events LIMIT 1")).first() is None
    op.bulk_insert(marks, [{"name": "applied", "value": 0}, {"name": "surveyed", "value": int(is_new)}])


def _logs() -> None:
    op.create_table(
        "standing_entries",
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("table_id", sql.String, nullable=False),
        sql.Column("part", sql.Integer, nullable=False),
        sql.Column("who", sql.String, nullable=False),
        sql.Column("data", sql.LargeBinary, nullable=False),
        sql.UniqueConstraint("table_id", "kind", "part", "who"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "purchases",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("item", sql.String, primary_key=True),
        sql.Column("price", sql.Integer, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chosen_looks",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("kind", sql.String, primary_key=True),
        sql.Column("item", sql.String, nullable=False),
        sqlite_with_rowid=False,
    )


def _derived() -> None:
    op.create_table(
        "standing_people",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("experience", sql.Integer, nullable=False),
        sql.Column("coins", sql.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "standing_lines",
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
    op.create_table(
        "standing_boards",
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
        sqlite_with_rowid=False,
    )
    op.create_index("standing_boards_in_order", "standing_boards", ["game", "period", "listed", "score", "reached"])
    op.create_table(
        "standing_challenges",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("challenge", sql.String, primary_key=True),
        sql.Column("times", sql.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "standing_gains",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("data", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def _statistics() -> None:
    op.create_table(
        "counted_deals",
        *_cell(),
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("deal", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        *_sums(),
        sqlite_with_rowid=False,
    )
    op.create_index("counted_deals_of_table", "counted_deals", ["table_id", "deal"])
    deals = sql.Column("deals", sql.Integer, nullable=False)
    op.create_table("statistics", *_cell(), deals, *_sums(), sqlite_with_rowid=False)


def _cell() -> list[sql.Column[Any]]:
    texts = [sql.Column(name, sql.String, primary_key=True) for name in ("person", "game", "month", "kind", "strain")]
    return [*texts, *[sql.Column(name, sql.Integer, primary_key=True) for name in ("value", "double")]]


def _sums() -> list[sql.Column[Any]]:
    numbers = [sql.Column(name, sql.Integer, nullable=False) for name in ("times", "good")]
    return [*numbers, sql.Column("points", sql.Double, nullable=False)]
