"""Asking for statistics: the sums of a person, and the deals behind each of them.

Nothing that is asked grows with the log: sums are read by person and game, deals by the months they were played in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass, fields
from datetime import UTC, datetime
from itertools import accumulate
from typing import Any, Final

import sqlalchemy as sql

from atout.players.periods import day_of, key
from atout.server.statistics.tables import COUNTED, STATISTICS

_LISTED: Final = 40
"""So many deals are listed at a time."""


@dataclass(frozen=True)
class Chosen:
    """Which cells are asked for: all that agree in what is given."""

    kind: str
    strain: str | None = None
    value: int | None = None
    double: int | None = None
    month: str | None = None

    def among(self, table: sql.Table) -> list[sql.ColumnElement[bool]]:
        """The same as conditions on a table."""
        return [table.c[name] == value for name, value in asdict(self).items() if value is not None]


@dataclass(frozen=True)
class Place:
    """A place in the list of deals, which is ordered by these fields, the greatest first."""

    at: int
    deal: int
    value: int
    table_id: str

    @classmethod
    def read(cls, text: str) -> Place:
        """The inverse of :attr:`text`."""
        at, deal, value, table = text.split(".", 3)
        return cls(int(at), int(deal), int(value), table)

    @property
    def text(self) -> str:
        """The place as one word."""
        return f"{self.at}.{self.deal}.{self.value}.{self.table_id}"


_ORDER: Final = [COUNTED.c[field.name] for field in fields(Place)]


def cells(connection: sql.Connection, who: str, game: str, month: str | None) -> Sequence[sql.RowMapping]:
    """The sums of a person in a game by cell: of all months, or of one."""
    by = [STATISTICS.c[name] for name in ("kind", "strain", "value", "double")]
    asked = _sums(by, who, game)
    if month is not None:
        asked = asked.where(STATISTICS.c.month == month)
    return connection.execute(asked.order_by(*by)).mappings().all()


def months(connection: sql.Connection, who: str, game: str) -> Sequence[sql.RowMapping]:
    """The sums of a person in a game by month and kind, oldest first."""
    by = [STATISTICS.c[name] for name in ("month", "kind")]
    return connection.execute(_sums(by, who, game).order_by(*by)).mappings().all()


def deals(
    connection: sql.Connection, who: str, game: str, chosen: Chosen, good: bool = False, after: Place | None = None
) -> tuple[Sequence[sql.RowMapping], Place | None]:
    """The deals behind a number, newest first, so many at a time.

    Args:
        good: only those that came out well.
        after: those that come after this place.

    Returns:
        The deals, and after which place there can be more of them; ``None`` where there are none.
    """
    months = _months_of(connection, who, game, chosen, after)
    if not months:
        return [], None
    asked = (
        sql.select(COUNTED)
        .where(COUNTED.c.person == who, COUNTED.c.game == game, COUNTED.c.month.in_(months), *chosen.among(COUNTED))
        .order_by(*[column.desc() for column in _ORDER])
        .limit(_LISTED)
    )
    if good:
        asked = asked.where(COUNTED.c.good > 0)
    if after is not None:
        asked = asked.where(sql.tuple_(*_ORDER) < sql.tuple_(*map(sql.literal, astuple(after))))
    found = connection.execute(asked).mappings().all()
    if len(found) == _LISTED:
        return found, Place(*[found[-1][column.name] for column in _ORDER])
    earlier = _months_of(connection, who, game, chosen, begin := Place(_begin(months[-1]), 0, 0, ""))
    return found, begin if earlier else None


def _months_of(connection: sql.Connection, who: str, game: str, chosen: Chosen, after: Place | None) -> list[str]:
    """The months, newest first, in which the next deals of a list lie: few of them, where there is much in each."""
    asked = (
        sql.select(STATISTICS.c.month, sql.func.sum(STATISTICS.c.deals))
        .where(STATISTICS.c.person == who, STATISTICS.c.game == game, *chosen.among(STATISTICS))
        .group_by(STATISTICS.c.month)
        .order_by(STATISTICS.c.month.desc())
    )
    if after is not None:  # the month of the place itself, unless it is the very beginning of one
        asked = asked.where(STATISTICS.c.month <= key("month", day_of(after.at - (after.deal == 0))))
    listed = [(month, int(count)) for month, count in connection.execute(asked)]
    beyond = accumulate((count for _, count in listed[1:]), initial=0)
    taken = next((number for number, count in enumerate(beyond, start=1) if count >= _LISTED), len(listed))
    return [month for month, _ in listed[:taken]]


def _begin(month: str) -> int:
    """When a month begins, in milliseconds since 1970."""
    return int(datetime.strptime(month, "%Y-%m").replace(tzinfo=UTC).timestamp()) * 1000


def _sums(by: list[sql.Column[Any]], who: str, game: str) -> sql.Select[Any]:
    summed = [sql.func.sum(STATISTICS.c[name]).label(name) for name in ("deals", "times", "good", "points")]
    return sql.select(*by, *summed).where(STATISTICS.c.person == who, STATISTICS.c.game == game).group_by(*by)
