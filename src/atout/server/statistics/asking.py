"""Asking for statistics: the sums of a person, and the deals behind each of them.

Nothing that is asked grows with the log: sums are read by person and game, deals by the months they were played in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate
from typing import Any, Final

import sqlalchemy as sql

from atout.server.statistics.tables import COUNTED, STATISTICS

_ENOUGH: Final = 40
"""Once so many deals are listed, those of earlier months are left for the next time."""
_MOST: Final = 1000
"""The most of them, however many somebody plays in a month."""


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
    connection: sql.Connection, who: str, game: str, chosen: Chosen, good: bool = False, before: str | None = None
) -> tuple[Sequence[sql.RowMapping], str | None]:
    """The deals behind a number, newest first, month by month until there are enough of them.

    Args:
        good: only those that came out well.
        before: of months before this one.
    Returns:
        The deals, and before which month there are more of them; ``None`` where there are none.
    """
    listed = _months_of(connection, who, game, chosen, before)
    if not listed:
        return [], None
    so_far = list(accumulate(count for _, count in listed))
    taken = next((number for number, count in enumerate(so_far, start=1) if count >= _ENOUGH), len(listed))
    first = listed[taken - 1][0]
    asked = (
        sql.select(COUNTED)
        .where(COUNTED.c.person == who, COUNTED.c.game == game, *chosen.among(COUNTED))
        .where(COUNTED.c.month.between(first, listed[0][0]))
        .order_by(COUNTED.c.at.desc(), COUNTED.c.deal.desc())
        .limit(_MOST)
    )
    if good:
        asked = asked.where(COUNTED.c.good > 0)
    return connection.execute(asked).mappings().all(), first if taken < len(listed) else None


def _months_of(
    connection: sql.Connection, who: str, game: str, chosen: Chosen, before: str | None
) -> list[tuple[str, int]]:
    """The months in which there are such deals, and how many, newest first."""
    asked = (
        sql.select(STATISTICS.c.month, sql.func.sum(STATISTICS.c.deals))
        .where(STATISTICS.c.person == who, STATISTICS.c.game == game, *chosen.among(STATISTICS))
        .group_by(STATISTICS.c.month)
        .order_by(STATISTICS.c.month.desc())
    )
    if before is not None:
        asked = asked.where(STATISTICS.c.month < before)
    return [(found, int(count)) for found, count in connection.execute(asked)]


def _sums(by: list[sql.Column[Any]], who: str, game: str) -> sql.Select[Any]:
    summed = [sql.func.sum(STATISTICS.c[name]).label(name) for name in ("deals", "times", "good", "points")]
    return sql.select(*by, *summed).where(STATISTICS.c.person == who, STATISTICS.c.game == game).group_by(*by)
