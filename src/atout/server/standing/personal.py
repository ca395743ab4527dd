"""What is held on a person of what he has earned: given out, and deleted without changing anybody else's numbers."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sql
from msgspec.structs import asdict, replace

from atout.players.facts import SeatFacts, decode, encode
from atout.players.ledger import Gain
from atout.players.rating import NEW
from atout.server.standing.entering import MATCH, REVIEW, bring_forward, read, read_gain
from atout.server.standing.tables import BOARDS, CHOSEN, DERIVED, DONE, ENTRIES, GAINS, LINES, PEOPLE, PURCHASES
from atout.server.statistics.tables import STATISTICS

_AT_ONCE: Final = 1000


def export(connection: sql.Connection, identity: str) -> Any:
    """All of it, ready for JSON."""
    gains = sql.select(ENTRIES.c.kind, ENTRIES.c.table_id, ENTRIES.c.part, GAINS.c.data)
    gains = gains.join(GAINS, GAINS.c.number == ENTRIES.c.number).where(GAINS.c.person == identity)
    opened = sql.select(ENTRIES.c.table_id, ENTRIES.c.part, ENTRIES.c.data).where(ENTRIES.c.who == identity)
    return {
        "earned": _rows(connection, PEOPLE, identity),
        "games": _rows(connection, LINES, identity),
        "statistics": _rows(connection, STATISTICS, identity),
        "leaderboards": _rows(connection, BOARDS, identity),
        "challenges": _rows(connection, DONE, identity),
        "reviews": [
            {"table": row.table_id, "deal": row.part, "at": read(REVIEW, row.data).at}
            for row in connection.execute(opened.order_by(ENTRIES.c.number))
        ],
        "purchases": _rows(connection, PURCHASES, identity),
        "looks": _rows(connection, CHOSEN, identity),
        "gains": [
            {"kind": row.kind, "table": row.table_id, "part": row.part, **_told(read_gain(row.data))}
            for row in connection.execute(gains.order_by(GAINS.c.number))
        ],
    }


def erase(connection: sql.Connection, identity: str) -> None:
    """Deletes it. In the log of matches there is left of him how strong he was, and that he was somebody."""
    while bring_forward(connection, _AT_ONCE):
        pass  # what is not entered yet would bring him back
    played = sql.select(ENTRIES.c.number, ENTRIES.c.data, GAINS.c.data.label("gain"))
    played = played.join(GAINS, GAINS.c.number == ENTRIES.c.number)
    for row in connection.execute(played.where(GAINS.c.person == identity, ENTRIES.c.kind == MATCH)).all():
        match, gain = decode(row.data), read_gain(row.gain)
        before = NEW if gain.moved is None else gain.moved[0]
        gone = SeatFacts("", match.seats[match.people[identity]].left, (before.mean, before.sigma))
        seats = tuple(gone if seat.who == identity else seat for seat in match.seats)
        data = encode(replace(match, seats=seats))
        connection.execute(sql.update(ENTRIES).where(ENTRIES.c.number == row.number).values(data=data))
    connection.execute(sql.delete(ENTRIES).where(ENTRIES.c.who == identity))
    for table in (*DERIVED, PURCHASES, CHOSEN):
        connection.execute(sql.delete(table).where(table.c.person == identity))


def _told(gain: Gain) -> dict[str, Any]:
    given = [asdict(each) for each in gain.given]
    return {"outcome": gain.outcome, "experience_before": gain.before, "given": given}


def _rows(connection: sql.Connection, table: sql.Table, identity: str) -> list[dict[str, Any]]:
    """The person's rows of a table, without the identity."""
    columns = [column for column in table.columns if column.name != "person"]
    return [dict(row) for row in connection.execute(sql.select(*columns).where(table.c.person == identity)).mappings()]
