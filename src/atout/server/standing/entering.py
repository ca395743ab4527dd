"""The log is entered into the tables that follow from it: what is read of them for it, and what is written."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from atout.players import challenges
from atout.players.facts import MatchFacts, decode, encode
from atout.players.ledger import BoardLine, Book, Entry, Gain, Line, Person, ReviewFacts
from atout.players.periods import PERIODS, day_of, key
from atout.players.rating import Strength
from atout.server.accounts.tables import ACCOUNTS
from atout.server.database import insertion
from atout.server.standing.tables import BOARDS, DONE, ENTRIES, GAINS, LINES, MARKS, PEOPLE
from atout.server.statistics.counting import count_matches

MATCH: Final = "match"
REVIEW: Final = "review"
_REVIEWS: Final = msgspec.msgpack.Decoder(ReviewFacts)
_GAINS: Final = msgspec.msgpack.Decoder(Gain)
_MOST_NAMED: Final = 1000
"""So many people are asked about at once: databases take only so many values in a question."""
_Gains = list[tuple[str, int, Gain]]
"""Person, number of the entry, what it meant."""


def match_row(facts: MatchFacts) -> dict[str, Any]:
    """A finished match as a row of the log."""
    return {"kind": MATCH, "table_id": facts.table, "part": facts.number, "who": "", "data": encode(facts)}


def review_row(table: str, deal: int, facts: ReviewFacts) -> dict[str, Any]:
    """A review that somebody opened as a row of the log."""
    data = msgspec.msgpack.encode(facts)
    return {"kind": REVIEW, "table_id": table, "part": deal, "who": facts.who, "data": data}


def read(kind: str, data: bytes) -> Entry:
    """The entry of a row of the log."""
    return decode(data) if kind == MATCH else _REVIEWS.decode(data)


def read_gain(data: bytes) -> Gain:
    """What an entry meant for somebody, as it is kept."""
    return _GAINS.decode(data)


def bring_forward(connection: sql.Connection, most: int) -> int:
    """Enters what is next in the log, ``most`` entries of it; how many there were.

    The mark moves in the same transaction, so that each entry counts exactly once, whatever happens in between.
    """
    applied = connection.scalar(sql.select(MARKS.c.value).where(MARKS.c.name == "applied"))
    assert applied is not None
    columns = ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.data
    asked = sql.select(*columns).where(ENTRIES.c.number > applied).order_by(ENTRIES.c.number).limit(most)
    entries = [(number, read(kind, data)) for number, kind, data in connection.execute(asked)]
    if entries:
        book = _opened(connection, [entry for _, entry in entries])
        gains = enter(book, entries)
        write_gains(connection, gains)
        write_book(connection, book)
        count_matches(connection, [entry for _, entry in entries if isinstance(entry, MatchFacts)])
        mark(connection, "applied", entries[-1][0])
    return len(entries)


def enter(book: Book, entries: Iterable[tuple[int, Entry]]) -> _Gains:
    """Enters these entries; what each of them meant for whom."""
    return [(who, number, gain) for number, entry in entries for who, gain in book.enter(number, entry).items()]


def write_gains(connection: sql.Connection, gains: _Gains) -> None:
    """Writes what entries meant."""
    rows = [{"person": who, "number": number, "data": msgspec.msgpack.encode(gain)} for who, number, gain in gains]
    if rows:
        connection.execute(sql.insert(GAINS), rows)


def write_book(connection: sql.Connection, book: Book) -> None:
    """Writes all that is in the book over what was there before."""
    known = listed(connection, {who for who, _, _ in book.boards})
    _put(
        connection,
        PEOPLE,
        [{"person": who, "experience": each.experience, "coins": each.coins} for who, each in book.people.items()],
    )
    _put(connection, LINES, [_line_row(*where, line) for where, line in book.lines.items()])
    _put(connection, BOARDS, [_board_row(*where, line, where[0] in known) for where, line in book.boards.items()])
    _put(
        connection,
        DONE,
        [{"person": who, "challenge": challenge, "times": times} for (who, challenge), times in book.done.items()],
    )


def mark(connection: sql.Connection, name: str, value: int) -> None:
    """Moves a mark."""
    connection.execute(sql.update(MARKS).where(MARKS.c.name == name).values(value=value))


def _opened(connection: sql.Connection, entries: Sequence[Entry]) -> Book:
    """The part of the book that these entries need."""
    people = {who for entry in entries for who in ([entry.who] if isinstance(entry, ReviewFacts) else entry.people)}
    days = {(entry.game, day_of(entry.at)) for entry in entries}
    periods = {key(period, day) for _, day in days for period in PERIODS}
    keys = {drawn.key for game, day in days for drawn in challenges.of_game(game, day)}
    book = Book()
    for row in connection.execute(sql.select(PEOPLE).where(PEOPLE.c.person.in_(people))):
        book.people[row.person] = Person(row.experience, row.coins)
    for row in connection.execute(sql.select(LINES).where(LINES.c.person.in_(people))):
        strength = Strength(row.mean, row.sigma)
        book.lines[row.person, row.game] = Line(row.matches, row.won, row.left, row.rated, strength)
    of_periods = sql.select(BOARDS).where(BOARDS.c.person.in_(people), BOARDS.c.period.in_(periods))
    for row in connection.execute(of_periods):
        line = BoardLine(row.matches, row.won, row.rating, row.spread, row.reached)
        book.boards[row.person, row.game, row.period] = line
    for row in connection.execute(sql.select(DONE).where(DONE.c.person.in_(people), DONE.c.challenge.in_(keys))):
        book.done[row.person, row.challenge] = row.times
    return book


def list_now(connection: sql.Connection, who: str) -> None:
    """Somebody has an account from now on: leaderboards list him, for what he did before too."""
    connection.execute(sql.update(BOARDS).where(BOARDS.c.person == who).values(listed=True))


def listed(connection: sql.Connection, people: Collection[str]) -> set[str]:
    """Those of them who are listed on leaderboards: who have an account."""
    found: set[str] = set()
    waiting = list(people)
    for first in range(0, len(waiting), _MOST_NAMED):
        some = waiting[first : first + _MOST_NAMED]
        found.update(connection.scalars(sql.select(ACCOUNTS.c.identity).where(ACCOUNTS.c.identity.in_(some))))
    return found


def _line_row(who: str, game: str, line: Line) -> dict[str, Any]:
    return {
        "person": who, "game": game, "matches": line.matches, "won": line.won, "left": line.left, "rated": line.rated,
        "mean": line.strength.mean, "sigma": line.strength.sigma,
    }  # fmt: skip


def _board_row(who: str, game: str, period: str, line: BoardLine, listed: bool) -> dict[str, Any]:
    return {
        "person": who, "game": game, "period": period, "listed": listed, "score": line.rating - line.spread,
        "reached": line.reached, "rating": line.rating, "spread": line.spread, "matches": line.matches, "won": line.won,
    }  # fmt: skip


def _put(connection: sql.Connection, table: sql.Table, rows: list[dict[str, Any]]) -> None:
    """Writes rows over those with the same key."""
    if not rows:
        return
    insert = insertion(connection.dialect.name, table)
    others = {column.name: insert.excluded[column.name] for column in table.columns if not column.primary_key}
    connection.execute(insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=others), rows)
