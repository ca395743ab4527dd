"""What people say to each other at a table: phrases for everybody, words of their own among friends alone.

A phrase is an id, and every reader sees it in his own language. While a deal is played only those are offered that
speak of people and their time: whoever could praise, regret or wonder then would tell a partner what he thinks of the
cards. The others wait until the deal is over.

Words of one's own are possible where all who have a seat are friends of one another, also those who are away, since
they can come back to their cards. So no two of them can come to an understanding that a third does not read.

Nothing of it is part of the game or stored: the last few things are kept in memory, for whoever looks later.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sql

from atout.server.accounts.friends import are_friends, blocked_by, blockers_of
from atout.server.audience import Audience
from atout.server.failures import RequestError
from atout.server.names import cleaned
from atout.server.sayings import BETWEEN_DEALS, Phrase, Saying
from atout.server.store import Store
from atout.table import Table

_LONGEST: Final = 200
"""How many characters words of one's own may have."""
_KEPT: Final = 30
"""How many of the last things said are kept."""


@dataclass(frozen=True)
class _Speaker:
    """Somebody who says something: whoever has the seat at that moment."""

    who: str
    seat: int
    name: str


@dataclass(frozen=True)
class _Said:
    """Something that was said, and whom it was for."""

    saying: Saying
    who: str
    listeners: frozenset[str] | None
    """The identities of those for whom it was; ``None`` for everybody, those who watch included."""

    def is_for(self, listener: str) -> bool:
        return self.listeners is None or listener in self.listeners


class Talk:
    """The talk of one table in memory."""

    def __init__(self, audience: Audience, store: Store, clock_ms: Callable[[], int]) -> None:
        """
        Args:
            audience: who listens at the table.
            store: knows who are friends, and who has blocked whom.
            clock_ms: the time in milliseconds since 1970.
        """
        self._audience = audience
        self._store = store
        self._clock = clock_ms
        self._last: deque[_Said] = deque(maxlen=_KEPT)
        self._turn = asyncio.Lock()

    async def say(self, table: Table, who: str, phrase: Phrase) -> Saying:
        """Says a phrase to all who are there, those who watch included.

        Args:
            table: as it is now.
            who: the identity of whoever says it.

        Raises:
            RequestError: he does not sit here, or has to wait with it.
        """
        speaker = _speaker(table, who)
        if phrase in BETWEEN_DEALS and table.state.phase == "playing":
            raise RequestError("talk-after-deal", status=422)
        return await self._tell(speaker, None, phrase=phrase)

    async def write(self, table: Table, who: str, text: str) -> Saying:
        """Says words of one's own to all who have a seat, where they are friends.

        Args:
            table: as it is now.
            who: the identity of whoever says it.

        Raises:
            RequestError: he does not sit here, not all are friends, nothing is left of the words or they are too many.
        """
        speaker, people = _speaker(table, who), _people(table)
        text = _readable(text)
        if not await self._are_friends(people):
            raise RequestError("talk-friends-only", status=422)
        return await self._tell(speaker, frozenset(people), text=text)

    async def last(self, listener: str) -> list[Saying]:
        """The last things that the listener may read, oldest first."""
        blocked = {person.identity for person in await self._store.ask(blocked_by, listener)}
        return [each.saying for each in self._last if each.is_for(listener) and each.who not in blocked]

    async def is_among_friends(self, table: Table) -> bool:
        """Whether several people sit at the table, each a friend of all others."""
        return await self._are_friends(_people(table))

    async def _are_friends(self, people: Sequence[str]) -> bool:
        return len(people) > 1 and await self._store.ask(_are_all_friends, people)

    async def _tell(
        self,
        speaker: _Speaker,
        listeners: frozenset[str] | None,
        *,
        phrase: Phrase | None = None,
        text: str | None = None,
    ) -> Saying:
        """Sends it to all for whom it is and who have not blocked whoever says it."""
        async with self._turn:
            deaf = await self._store.ask(blockers_of, speaker.who)
            saying = Saying(at=self._now(), seat=speaker.seat, name=speaker.name, phrase=phrase, text=text)
            said = _Said(saying, speaker.who, listeners)
            self._last.append(said)
        message = b"event: talk\ndata: " + saying.model_dump_json().encode() + b"\n\n"
        for connection in self._audience:
            if said.is_for(connection.who) and connection.who not in deaf:
                connection.put(message)
        return saying

    def _now(self) -> int:
        """The time, later than of anything said before."""
        return max(self._clock(), self._last[-1].saying.at + 1 if self._last else 0)


def _speaker(table: Table, who: str) -> _Speaker:
    """Somebody who wants to say something.

    Raises:
        RequestError: he does not sit here.
    """
    seat = table.seat_of(who)
    if seat is None:
        raise RequestError("talk-not-seated", status=422)
    return _Speaker(who, seat, table.state.seats[seat].name)


def _readable(text: str) -> str:
    """The words, cleaned of what is not seen.

    Raises:
        RequestError: nothing is left, or they are too many.
    """
    if len(text) > _LONGEST:
        raise RequestError("talk-too-long", status=422, most=_LONGEST)
    kept = cleaned(" ".join(text.split()), _LONGEST)
    if not kept:
        raise RequestError("talk-empty", status=422)
    return kept


def _people(table: Table) -> list[str]:
    """The identities of all people who have a seat."""
    return [seat.who for seat in table.state.seats if seat.kind == "person"]


def _are_all_friends(connection: sql.Connection, people: Sequence[str]) -> bool:
    return all(are_friends(connection, one, other) for one, other in itertools.combinations(people, 2))
