"""All that the server holds on a person, part by part: given out on demand, and deleted on demand.

What others have done stays whole: in the log of a table somebody who has gone is a guest whom nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sql
import structlog

from atout.errors import AtoutError
from atout.server.accounts import friends, records
from atout.server.accounts.tables import ACCOUNTS, BLOCKS, FRIEND_LINKS, FRIENDS, LOOKS, RECOVERY_CODES, SESSIONS
from atout.server.eventlog import log_of
from atout.server.names import name_of_guest
from atout.server.schema import EVENTS, GUESTS, SEATED
from atout.server.sessions import new_identity
from atout.server.standing import personal as standing
from atout.table import Table, decode, encode
from atout.table.events import SeatTaken

_LOG: Final = structlog.get_logger()


@dataclass(frozen=True)
class Holding:
    """One kind of thing that the server holds on people."""

    name: str
    """What it is called in the export."""
    export: Callable[[sql.Connection, str], Any]
    """What is held on an identity, ready for JSON; hashes of secrets are left out."""
    erase: Callable[[sql.Connection, str, str], None]
    """Deletes all that is held on an identity, or makes it nobody's; a new name for nobody is in the language given."""


def export(connection: sql.Connection, identity: str) -> dict[str, Any]:
    """All that is held on an identity, ready for JSON."""
    return {holding.name: holding.export(connection, identity) for holding in HOLDINGS}


def erase(connection: sql.Connection, identity: str, lang: str) -> list[str]:
    """Deletes all that is held on an identity; the tables whose logs have been changed."""
    tables = _tables_of(connection, identity)
    for holding in HOLDINGS:
        holding.erase(connection, identity, lang)
    return tables


def _export_account(connection: sql.Connection, identity: str) -> Any:
    account = connection.execute(sql.select(ACCOUNTS).where(ACCOUNTS.c.identity == identity)).first()
    if account is None:
        name = connection.scalar(sql.select(GUESTS.c.name).where(GUESTS.c.id == identity))
        return {"identity": identity, "name": name, "made_at": None, "recovery_codes": 0}
    codes = records.count_codes(connection, identity)
    return {"identity": identity, "name": account.name, "made_at": account.made_at, "recovery_codes": codes}


def _erase_account(connection: sql.Connection, identity: str, _lang: str) -> None:
    for table in (ACCOUNTS, LOOKS, RECOVERY_CODES):
        connection.execute(sql.delete(table).where(table.c.identity == identity))
    connection.execute(sql.delete(GUESTS).where(GUESTS.c.id == identity))


def _export_sessions(connection: sql.Connection, identity: str) -> Any:
    sessions = SESSIONS.c
    asked = sql.select(sessions.kind, sessions.device, sessions.made_at, sessions.seen_at)
    found = connection.execute(asked.where(sessions.identity == identity).order_by(sessions.made_at))
    return [dict(row) for row in found.mappings()]


def _erase_sessions(connection: sql.Connection, identity: str, _lang: str) -> None:
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.identity == identity))


def _export_friends(connection: sql.Connection, identity: str) -> Any:
    links = FRIEND_LINKS.c
    asked = sql.select(links.token, links.made_at, links.expires_at).where(links.identity == identity)
    found = connection.execute(asked.order_by(links.made_at))
    return {
        "friends": [{"name": each.name, "made_at": each.made_at} for each in friends.friends_of(connection, identity)],
        "links": [dict(row) for row in found.mappings()],
    }


def _erase_friends(connection: sql.Connection, identity: str, _lang: str) -> None:
    connection.execute(sql.delete(FRIENDS).where((FRIENDS.c.identity == identity) | (FRIENDS.c.other == identity)))
    connection.execute(sql.delete(FRIEND_LINKS).where(FRIEND_LINKS.c.identity == identity))


def _export_blocks(connection: sql.Connection, identity: str) -> Any:
    return [{"name": each.name, "made_at": each.made_at} for each in friends.blocked_by(connection, identity)]


def _erase_blocks(connection: sql.Connection, identity: str, _lang: str) -> None:
    connection.execute(sql.delete(BLOCKS).where((BLOCKS.c.identity == identity) | (BLOCKS.c.other == identity)))


def _export_tables(connection: sql.Connection, identity: str) -> Any:
    """The tables at which a person has sat, each with the records of its finished deals."""
    return [_export_table(connection, table, identity) for table in _tables_of(connection, identity)]


def _export_table(connection: sql.Connection, table: str, identity: str) -> Any:
    try:
        played = Table.replay(map(decode, log_of(connection, table)))
    except AtoutError as error:
        _LOG.error("table-unreadable", table=table, slug=error.slug, **error.context)
        return {"table": table, "seat": None, "records": []}
    return {"table": table, "seat": played.seat_of(identity), "records": played.records()}


def _erase_tables(connection: sql.Connection, identity: str, lang: str) -> None:
    """At each table the person becomes another guest, so that nobody can tell that they were the same."""
    for table in _tables_of(connection, identity):
        nobody = new_identity()
        name = name_of_guest(nobody, lang)
        for number, event in _seats_taken(connection, table, identity):
            changed = encode(msgspec.structs.replace(event, who=nobody, name=name))
            place = EVENTS.c.table_id == table, EVENTS.c.number == number
            connection.execute(sql.update(EVENTS).where(*place).values(data=changed))
    connection.execute(sql.delete(SEATED).where(SEATED.c.identity == identity))


def _seats_taken(connection: sql.Connection, table: str, identity: str) -> Iterator[tuple[int, SeatTaken]]:
    """The events of a table in which somebody sat down, by their numbers."""
    asked = sql.select(EVENTS.c.number, EVENTS.c.data).where(EVENTS.c.table_id == table)
    for number, data in connection.execute(asked).all():
        if identity.encode() in data:  # few events are: the others need not be read
            event = decode(data)
            if isinstance(event, SeatTaken) and event.who == identity:
                yield number, event


def _tables_of(connection: sql.Connection, identity: str) -> list[str]:
    asked = sql.select(SEATED.c.table_id).where(SEATED.c.identity == identity).order_by(SEATED.c.table_id)
    return list(connection.scalars(asked))


HOLDINGS: Final = (
    Holding("account", _export_account, _erase_account),
    Holding("sessions", _export_sessions, _erase_sessions),
    Holding("friends", _export_friends, _erase_friends),
    Holding("blocks", _export_blocks, _erase_blocks),
    Holding("tables", _export_tables, _erase_tables),
    Holding("standing", standing.export, lambda connection, identity, _lang: standing.erase(connection, identity)),
)
"""Every kind of thing that the server holds on people: whoever stores another one adds it here."""
