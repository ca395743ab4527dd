"""Accounts and sessions in memory, so that a request costs no look into the database. What is said here is stored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from atout.server.accounts.looks import folded_look, looks
from atout.server.accounts.records import Session


class Known:
    """All accounts and sessions of one server."""

    def __init__(self, names: Mapping[str, str], sessions: Iterable[Session]) -> None:
        """
        Args:
            names: of all accounts by identity.
        """
        self._names: dict[str, str] = {}
        self._by_look: dict[str, str] = {}
        self._sessions: dict[str, Session] = {}
        self._of: defaultdict[str, list[Session]] = defaultdict(list)
        for identity, name in names.items():
            self.call(identity, name)
        for session in sessions:
            self.add(session)

    def name(self, identity: str) -> str | None:
        """The name of an account; ``None`` for an identity without one."""
        return self._names.get(identity)

    def find(self, name: str) -> str | None:
        """Whose account is called so, capitals or not."""
        return self._by_look.get(folded_look(name))

    def is_taken(self, name: str, by_others_than: str) -> bool:
        """Whether the name looks like that of another identity's account."""
        return any(self._by_look.get(look, by_others_than) != by_others_than for look in looks(name))

    def call(self, identity: str, name: str) -> None:
        """The identity has an account of this name now."""
        self._uncall(identity)
        self._names[identity] = name
        self._by_look |= dict.fromkeys(looks(name), identity)

    def session(self, token: str) -> Session | None:
        """The session of this hash."""
        return self._sessions.get(token)

    def sessions_of(self, identity: str) -> list[Session]:
        """The sessions of an identity, oldest first."""
        return sorted(self._of.get(identity, ()), key=lambda each: (each.made_at, each.token))

    def add(self, session: Session) -> None:
        """A session has begun."""
        self._sessions[session.token] = session
        self._of[session.identity].append(session)

    def end(self, sessions: Collection[Session]) -> None:
        """These sessions are over."""
        for session in sessions:
            if self._sessions.pop(session.token, None) is not None:
                theirs = self._of[session.identity]
                theirs.remove(session)
                if not theirs:
                    del self._of[session.identity]

    def forget(self, identity: str) -> None:
        """The identity has no account any more."""
        self.end(self.sessions_of(identity))
        self._uncall(identity)

    def _uncall(self, identity: str) -> None:
        before = self._names.pop(identity, None)
        if before is not None:
            for look in looks(before):
                if self._by_look.get(look) == identity:  # names that were different once may look alike in newer tables
                    del self._by_look[look]
