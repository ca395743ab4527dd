"""Everything that follows from the log, made anew from nothing: ``atout rebuild``."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import sqlalchemy as sql

from atout.players.facts import MatchFacts
from atout.players.ledger import Book
from atout.server.database import opened
from atout.server.lock import FolderLock
from atout.server.settings import Settings
from atout.server.standing import survey
from atout.server.standing.entering import enter, mark, read, write_book, write_gains
from atout.server.standing.tables import DERIVED, ENTRIES
from atout.server.statistics.counting import add_up, count_anew

_AT_ONCE = 2000
_CACHE_KB = 256 * 1024
"""How much of an SQLite file may stay in memory: whole tables are filled in no order."""

Progress = Callable[[int], object]
"""Told how many more are done."""


@contextmanager
def database(settings: Settings) -> Iterator[sql.Connection]:
    """The database of a server that does not run, in one transaction: all that is done to it, or nothing.

    Raises:
        SettingsError, StoreError: a server has it, or it cannot be used.
    """
    settings.prepare()
    with FolderLock(settings.data):
        engine = opened(settings.database)
        try:
            with engine.begin() as connection:
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql(f"PRAGMA cache_size = -{_CACHE_KB}")
                yield connection
        finally:
            engine.dispose()


def entries(connection: sql.Connection) -> int:
    """How many entries the log has."""
    return connection.scalar(sql.select(sql.func.count()).select_from(ENTRIES)) or 0


def rebuild(connection: sql.Connection, progress: Progress) -> None:
    """Enters the whole log into empty tables; ``progress`` is told of entries."""
    for table in DERIVED:
        connection.execute(sql.delete(table))
    book, last = Book(), 0
    asked = sql.select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.data).order_by(ENTRIES.c.number).limit(_AT_ONCE)
    with _no_cycles_looked_for():
        while found := connection.execute(asked.where(ENTRIES.c.number > last)).all():
            last = found[-1].number
            some = [(row.number, read(row.kind, row.data)) for row in found]
            write_gains(connection, enter(book, some))
            count_anew(connection, [entry for _, entry in some if isinstance(entry, MatchFacts)])
            progress(len(found))
        write_book(connection, book)
        add_up(connection)
    mark(connection, "applied", last)


@contextmanager
def _no_cycles_looked_for() -> Iterator[None]:
    """Looking for cycles of objects again and again takes a third of the time, and a book has none."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def replay(connection: sql.Connection, progress: Progress) -> None:
    """Makes the matches of the log anew by replaying every table; ``progress`` is told of tables.

    A match that is in the log keeps its place, which is the order in which matches ended. What a damaged table had
    finished before it was damaged stays.
    """
    found: list[MatchFacts] = []
    for table in survey.tables(connection):
        found += survey.matches_of(connection, table)
        progress(1)
    survey.keep(connection, found)
