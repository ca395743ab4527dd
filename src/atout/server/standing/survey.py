"""The matches of a database are found by replaying every table: those from before there was a log of matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import sqlalchemy as sql
import structlog
from msgspec.structs import replace

from atout.errors import AtoutError
from atout.players.facts import MatchFacts, finished
from atout.players.facts import decode as decode_match
from atout.server.eventlog import log_of
from atout.server.schema import EVENTS, SEATED
from atout.server.standing.entering import MATCH, mark, match_row
from atout.server.standing.tables import ENTRIES, MARKS
from atout.server.store import Store
from atout.table import decode

_LOG: Final = structlog.get_logger()


async def run(store: Store, is_stopping: Callable[[], bool]) -> bool:
    """Finds the matches from before there was a log of them, once for a database; whether it has been done now.

    One that is stopped or cut off is begun anew at the next start.
    """
    if await store.ask(_is_done):
        return False
    found: list[MatchFacts] = []
    for table in await store.ask(tables):
        found += await store.ask(matches_of, table)
        if is_stopping():
            return False
    await store.change(_keep_those_seated, found)
    _LOG.info("matches-surveyed", matches=len(found))
    return True


def tables(connection: sql.Connection) -> Sequence[str]:
    """The ids of all tables."""
    return connection.scalars(sql.select(EVENTS.c.table_id).distinct().order_by(EVENTS.c.table_id)).all()


def matches_of(connection: sql.Connection, table: str) -> list[MatchFacts]:
    """The finished matches of a table, by replaying it; none of one whose log is damaged."""
    try:
        return list(finished(map(decode, log_of(connection, table))))
    except AtoutError as error:
        _LOG.error("table-unreadable", table=table, slug=error.slug, **error.context)
        return []


def keep(connection: sql.Connection, matches: Iterable[MatchFacts]) -> None:
    """Has these matches in the log. One that is there keeps its place; the others follow in the order of their ends."""
    known = {(row.table_id, row.part): row.data for row in connection.execute(_KNOWN)}
    there, missing = [], []
    for match in sorted(matches, key=_end):
        before = known.get((match.table, match.number))
        if before is None:
            missing.append(match_row(match))
        else:
            there.append(match_row(_without_those_gone(match, decode_match(before))))
    if there:
        connection.execute(_MADE_ANEW, [{f"new_{name}": value for name, value in row.items()} for row in there])
    if missing:
        connection.execute(sql.insert(ENTRIES), missing)
    mark(connection, "surveyed", 1)


def _keep_those_seated(connection: sql.Connection, matches: Sequence[MatchFacts]) -> None:
    """Keeps what was found; tables are replayed once more where somebody has had himself deleted since."""
    seated = {(row.identity, row.table_id) for row in connection.execute(sql.select(SEATED))}
    changed = {match.table for match in matches if not seated.issuperset((who, match.table) for who in match.people)}
    again = [match for table in sorted(changed) for match in matches_of(connection, table)]
    keep(connection, [*[match for match in matches if match.table not in changed], *again])


def _without_those_gone(match: MatchFacts, before: MatchFacts) -> MatchFacts:
    """The match with what the log says of seats whose people have had themselves deleted."""
    seats = zip(match.seats, before.seats, strict=True)
    return replace(match, seats=tuple(old if old.gone else new for new, old in seats))


_KNOWN: Final = sql.select(ENTRIES.c.table_id, ENTRIES.c.part, ENTRIES.c.data).where(ENTRIES.c.kind == MATCH)
_MADE_ANEW: Final = (
    sql.update(ENTRIES)
    .where(*[ENTRIES.c[name] == sql.bindparam(f"new_{name}") for name in ("table_id", "kind", "part", "who")])
    .values(data=sql.bindparam("new_data"))
)


def _end(match: MatchFacts) -> tuple[int, str, int]:
    return match.at, match.table, match.number


def _is_done(connection: sql.Connection) -> bool:
    return bool(connection.scalar(sql.select(MARKS.c.value).where(MARKS.c.name == "surveyed")))
