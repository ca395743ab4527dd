"""The database itself: an SQLite file or a PostgreSQL database, opened for one server and brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite

from atout.errors import AtoutError

_STEPS: Final = Path(__file__).with_name("migrations")
_FIRST_VERSION: Final = 1
"""The version from before Alembic; it is kept in a table of its own."""
_LOCK: Final = 0x61746F7574
"""The advisory lock that a server holds in its PostgreSQL database."""
_LOCK_WAIT: Final = "10s"
"""How long a server waits for that lock: the connections of one that was killed may last a little longer than it."""
_LOCK_NOT_AVAILABLE: Final = "55P03"


Insert = postgresql.Insert | sqlite.Insert
"""An insertion that can say what happens where a row is there already."""


class StoreError(AtoutError):
    """What could not be stored, or a database that cannot be used."""


def insertion(dialect: str, table: sql.Table) -> Insert:
    """An insertion into the table, in the words of this kind of database: the name of its dialect."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def opened(where: Path | str) -> sql.Engine:
    """The database for its one writer, with the tables of this version in it.

    It has a single connection, which holds the database: PostgreSQL lets no second server have it, and for an SQLite
    file the lock of its folder does the same.

    Args:
        where: an SQLite file, which is made where it is missing, or the address of a PostgreSQL database.

    Raises:
        StoreError: the database cannot be used, is of a later version, or another server holds it.
    """
    engine = _engine(where, pool_size=1, max_overflow=0)
    if engine.dialect.name == "postgresql":
        sql.event.listen(engine, "connect", _hold)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would not begin for a change of tables
            _bring_up_to_date(connection)
    except sql.exc.DBAPIError as error:
        engine.dispose()
        shown = str(where) if isinstance(where, Path) else engine.url.set(drivername="postgresql").render_as_string()
        if getattr(error.orig, "sqlstate", None) == _LOCK_NOT_AVAILABLE:
            raise StoreError("database-in-use", database=shown) from None
        raise StoreError("database-unusable", file=shown, why=str(error.orig).partition("\n")[0]) from None
    except StoreError:
        engine.dispose()
        raise
    return engine


def for_reading(where: Path | str) -> sql.Engine:
    """The same database for those who read beside the writer.

    Raises:
        StoreError: its address cannot be read, or its driver is missing.
    """
    return _engine(where)


def _engine(where: Path | str, **options: Any) -> sql.Engine:
    if isinstance(where, Path):
        engine = sql.create_engine(sql.URL.create("sqlite", database=str(where)), **options)
        sql.event.listen(engine, "connect", _keep_on_disk)
        return engine
    try:
        url = sql.make_url(where)
    except (sql.exc.ArgumentError, ValueError):  # the latter for a port that is no number
        url = None
    if url is None or url.get_backend_name() not in ("postgresql", "postgres"):
        raise StoreError("database-address-unreadable")
    try:
        # A connection that the database has closed meanwhile is replaced before anybody meets an error.
        engine = sql.create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, **options)
    except ImportError:
        raise StoreError("database-driver-missing") from None
    sql.event.listen(engine, "connect", _wait_for_disk)
    return engine


def _bring_up_to_date(connection: sql.Connection) -> None:
    """Takes the steps that this database has not taken yet: all of them, or none.

    Raises:
        StoreError: it is of a later version.
    """
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    newest = steps.get_current_head()
    assert newest is not None
    found = MigrationContext.configure(connection).get_current_revision()
    if found == newest:
        return
    if found is None:
        first = _version_before_alembic(connection)
        if first == _FIRST_VERSION:
            command.stamp(config, str(first))
        elif first is not None:
            raise StoreError("database-too-new", found=first, known=newest)
    elif found not in {step.revision for step in steps.walk_revisions()}:
        raise StoreError("database-too-new", found=found, known=newest)
    command.upgrade(config, newest)


def _version_before_alembic(connection: sql.Connection) -> int | None:
    """The number that servers wrote before Alembic did; ``None`` where none of them finished its first start."""
    if not sql.inspect(connection).has_table("schema_version"):
        return None
    return connection.scalar(sql.select(sql.column("version", sql.Integer)).select_from(sql.table("schema_version")))


def _keep_on_disk(connection: Any, _record: object) -> None:
    """SQLite: readers beside the writer; a commit that has returned survives a power cut; what is deleted is gone."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _wait_for_disk(connection: Any, _record: object) -> None:
    """PostgreSQL: a commit that has returned survives a power cut, even where the database is set up for haste."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()


def _hold(connection: Any, _record: object) -> None:
    """PostgreSQL: keeps other servers out for as long as this connection lasts."""
    try:
        connection.execute(f"SET LOCAL lock_timeout = '{_LOCK_WAIT}'")
        connection.execute(f"SELECT pg_advisory_lock({_LOCK})")
        connection.commit()
    except BaseException:
        connection.close()  # the pool has not taken it over yet
        raise
