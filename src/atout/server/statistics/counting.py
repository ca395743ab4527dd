"""Counting: what a finished deal and its review add to the statistics in the database.

They are brought forward in the transaction that stores what they follow from. A deal is counted once in a cell: what is
there already is passed over, and leaves the sums as they are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any, Final

import sqlalchemy as sql
from msgspec.structs import asdict
from sqlalchemy.dialects import sqlite

from atout.players.facts import MatchFacts
from atout.players.periods import day_of, key
from atout.players.statistics import Cell, Count, cost
from atout.server.database import insertion
from atout.server.schema import REVIEWS
from atout.server.statistics.tables import COUNTED, STATISTICS

_KEY: Final = ("person", "game", "month", "kind", "strain", "value", "double")
"""What a sum is kept by."""
_SUMMED: Final = ("times", "good", "points")

Row = dict[str, Any]


def count_matches(connection: sql.Connection, matches: Sequence[MatchFacts]) -> None:
    """The deals of finished matches are counted, and what the cards of those cost that have been reviewed."""
    _add(connection, [row for match in matches for row in _rows(match)])
    for match in matches:
        numbers = [deal.number for deal in match.deals]
        asked = sql.select(REVIEWS.c.deal, REVIEWS.c.data).where(REVIEWS.c.table_id == match.table)
        for number, review in connection.execute(asked.where(REVIEWS.c.deal.in_(numbers))):
            count_review(connection, match.table, number, review)


def count_anew(connection: sql.Connection, matches: Sequence[MatchFacts]) -> None:
    """The same into empty tables, the sums and reviews left out: they come in the end (:func:`add_up`)."""
    rows = [row for match in matches for row in _rows(match)]
    rows.sort(key=itemgetter(*_KEY))  # neighbours in the table one after the other: it is large
    if rows:
        connection.exec_driver_sql(_plain_insertion(connection.dialect), rows)


def _plain_insertion(dialect: sql.Dialect) -> str:
    """A plain insertion in the words of the driver: going through each row once more would take a third of the time."""
    named = sqlite.dialect(paramstyle="named") if dialect.name == "sqlite" else dialect
    return str(sql.insert(COUNTED).compile(dialect=named))


def add_up(connection: sql.Connection) -> None:
    """Counts all reviews there are, and sums all deals up, once the deals have been counted anew."""
    summed = [sql.func.sum(COUNTED.c[name]) for name in _SUMMED]
    keys = [COUNTED.c[name] for name in _KEY]
    sums = sql.select(*keys, sql.func.count(), *summed).group_by(*keys)
    connection.execute(sql.insert(STATISTICS).from_select([*_KEY, "deals", *_SUMMED], sums))
    reviewed = sql.select(REVIEWS.c.table_id, REVIEWS.c.deal).order_by(REVIEWS.c.table_id, REVIEWS.c.deal)
    for table, number in connection.execute(reviewed).all():
        review = sql.select(REVIEWS.c.data).where(REVIEWS.c.table_id == table, REVIEWS.c.deal == number)
        count_review(connection, table, number, connection.scalars(review).one())


def _rows(match: MatchFacts) -> Iterable[Row]:
    month = key("month", day_of(match.at))
    for deal in match.deals:
        for seat, counts in enumerate(deal.counts):
            person = match.seats[seat].who
            if not person:
                continue  # what was held on him has been deleted since
            place = {"person": person, "game": match.game, "month": month, "at": match.at, "seat": seat}
            for cell, count in counts:
                yield {"table_id": match.table, "deal": deal.number, **place, **asdict(cell), **asdict(count)}


def count_review(connection: sql.Connection, table: str, number: int, review: bytes) -> None:
    """What the cards of a reviewed deal cost is counted for everybody for whom the deal is."""
    columns = [COUNTED.c[name] for name in ("person", "game", "month", "table_id", "deal", "seat", "at")]
    asked = sql.select(*columns).where(COUNTED.c.table_id == table, COUNTED.c.deal == number).distinct()
    people = connection.execute(asked).mappings().all()
    if people:
        decisions = json.loads(review)["decisions"]
        costs = [(dict(row), cost(decisions, row["seat"])) for row in people]
        _add(connection, [row | asdict(Cell("card")) | asdict(count) for row, count in costs if count is not None])


def _add(connection: sql.Connection, rows: list[Row]) -> None:
    """Adds deals to cells, and what is new of them to the sums."""
    if not rows:
        return
    kind = connection.dialect.name
    fresh = insertion(kind, COUNTED).on_conflict_do_nothing().returning(COUNTED)
    new = connection.execute(fresh, rows).mappings().all()
    sums = list(_summed(new))
    if sums:
        given = insertion(kind, STATISTICS)
        added = {name: STATISTICS.c[name] + given.excluded[name] for name in ("deals", *_SUMMED)}
        connection.execute(given.on_conflict_do_update(index_elements=_KEY, set_=added), sums)


def _summed(rows: Iterable[sql.RowMapping]) -> Iterable[Row]:
    """One row for each cell: a statement must not meet the same one twice."""
    found: dict[tuple[Any, ...], Row] = {}
    for row in rows:
        key = tuple([row[name] for name in _KEY])
        total = found.setdefault(key, dict(zip(_KEY, key, strict=True)) | asdict(Count(0, 0, 0.0)) | {"deals": 0})
        total["deals"] += 1
        for name in _SUMMED:
            total[name] += row[name]
    return found.values()
