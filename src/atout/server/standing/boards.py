"""The leaderboards, a page at a time. A page is found by an index, wherever it begins."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Final, Self

import sqlalchemy as sql

from atout.players.periods import Period, end, key
from atout.server.accounts.tables import ACCOUNTS
from atout.server.failures import RequestError
from atout.server.standing.messages import Board, BoardRow, OwnRow
from atout.server.standing.tables import BOARDS

PAGE: Final = 50
"""So many rows at a time."""
MOST_COUNTED: Final = 2000
"""Whoever has more than so many above him is not told his place: counting them would take the longer the more play."""


@dataclass(frozen=True)
class After:
    """Where a page begins: behind the row of this place."""

    place: int
    score: int
    reached: int

    @classmethod
    def read(cls, text: str) -> Self:
        """The inverse of ``str``.

        Raises:
            RequestError: it is no such text.
        """
        parts = text.split(".")
        if len(parts) != len(cls.__match_args__) or not all(_is_whole(part) for part in parts):
            raise RequestError("page-unknown", status=422)
        return cls(*map(int, parts))

    def __str__(self) -> str:
        return f"{self.place}.{self.score}.{self.reached}"


def board(connection: sql.Connection, game: str, period: Period, today: date, who: str, after: After | None) -> Board:
    """The rows of a leaderboard behind ``after``, and where ``who`` stands."""
    here = BOARDS.c.game == game, BOARDS.c.period == key(period, today)
    asked = (
        sql.select(BOARDS, ACCOUNTS.c.name)
        .join(ACCOUNTS, ACCOUNTS.c.identity == BOARDS.c.person)
        .where(*here, BOARDS.c.listed == sql.true())
        .order_by(BOARDS.c.score.desc(), BOARDS.c.reached.desc())
        .limit(PAGE + 1)
    )
    if after is not None:
        asked = asked.where(_stands() < sql.tuple_(after.score, after.reached))
    first = 1 if after is None else after.place + 1
    found = connection.execute(asked).all()
    rows = [_row(row, place, row.person == who) for place, row in enumerate(found[:PAGE], start=first)]
    following = None
    if len(found) > PAGE:
        last = found[PAGE - 1]
        following = str(After(rows[-1].place, last.score, last.reached))
    own = connection.execute(sql.select(BOARDS).where(*here, BOARDS.c.person == who)).first()
    return Board(
        game=game, period=period, ends_at=end(period, today), rows=rows, next=following,
        you=None if own is None else _own(connection, own, here),
    )  # fmt: skip


def _row(row: sql.Row[Any], place: int, you: bool) -> BoardRow:
    return BoardRow(
        place=place, name=row.name, rating=row.rating, spread=row.spread, matches=row.matches, won=row.won, you=you
    )


def _own(connection: sql.Connection, row: sql.Row[Any], here: tuple[sql.ColumnElement[bool], ...]) -> OwnRow:
    place = None
    if row.listed:
        above = sql.select(sql.literal(1)).where(
            *here, BOARDS.c.listed == sql.true(), _stands() > sql.tuple_(row.score, row.reached)
        )
        some = above.limit(MOST_COUNTED).subquery()
        counted = connection.scalar(sql.select(sql.func.count()).select_from(some)) or 0
        place = counted + 1 if counted < MOST_COUNTED else None
    return OwnRow(place=place, rating=row.rating, spread=row.spread, matches=row.matches, won=row.won)


def _stands() -> sql.Tuple:
    """What boards are ordered by, highest first; no two rows of a board are equal in it."""
    return sql.tuple_(BOARDS.c.score, BOARDS.c.reached)


def _is_whole(text: str) -> bool:
    """Whether it is a whole number that a database can hold."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10
