"""The accounts of one server: what can be done with them. What is done is stored first, and known at once after it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

import sqlalchemy as sql

from atout.server.accounts import codes, records
from atout.server.accounts.known import Known
from atout.server.accounts.looks import is_guests, is_mixed, is_reserved, looks
from atout.server.accounts.passwords import Passwords
from atout.server.accounts.records import AccountError, Session, SessionKind
from atout.server.names import cleaned
from atout.server.sessions import Purpose, Signer, Who
from atout.server.standing.entering import list_now
from atout.server.store import Store, StoreError

MOST_SESSIONS: Final = 50
"""How many sessions of a kind an account can have; the one that was used least lately makes room for another."""
_HOUR_MS: Final = 3_600_000
_PURPOSES: Final[dict[SessionKind, Purpose]] = {"cookie": "guest", "token": "token"}
"""What a guest shows instead of a session."""


class Accounts:
    """The accounts of one server.

    Attributes:
        known: the accounts and sessions in memory.
    """

    def __init__(
        self, store: Store, signer: Signer, known: Known, clock_ms: Callable[[], int],
        on_end: Callable[[str, Collection[str]], None],
    ) -> None:  # fmt: skip
        """
        Args:
            known: what the store holds.
            clock_ms: the time in milliseconds since 1970.
            on_end: called with an identity and the hashes of sessions of it that have ended; the empty hash is what it
                has shown as a guest.
        """
        self.known: Final = known
        self._store = store
        self._signer = signer
        self._clock = clock_ms
        self._on_end = on_end
        self._passwords = Passwords()
        self._seeing: set[asyncio.Task[None]] = set()

    def who(self, kind: SessionKind, shown: str) -> Who | None:
        """Whoever shows this as a cookie or as a token: an account's session, or a guest's signature."""
        session = self.known.session(_hash(shown))
        if session is not None and session.kind == kind:
            self._see(session)
            return Who(session.identity, session=session)
        identity = self._signer.read(_PURPOSES[kind], shown)
        return None if identity is None or self.known.name(identity) is not None else Who(identity)

    def as_guest(self, identity: str) -> str:
        """What a guest's browser shows."""
        return self._signer.sign(_PURPOSES["cookie"], identity)

    def is_over(self, who: Who) -> bool:
        """Whether what somebody has shown does not hold any more."""
        if who.session is None:
            return self.known.name(who.id) is not None
        return self.known.session(who.session.token) is None

    def checked_name(self, name: str, who: str, *, for_account: bool) -> str:
        """The name as it is kept.

        Raises:
            AccountError: nobody, or not this one, can be called so.
        """
        kept = cleaned(name)
        if not any(char.isalnum() for char in kept) or "" in looks(kept):
            raise AccountError("name-empty")
        if is_reserved(kept) or (for_account and is_guests(kept)):
            raise AccountError("name-reserved")
        if for_account and is_mixed(kept):
            raise AccountError("name-mixed")
        if self.known.is_taken(kept, who):
            raise AccountError("name-taken")
        return kept

    async def register(self, who: str, name: str, password: str, device: str) -> tuple[str, list[str]]:
        """Makes a guest an account: what his browser shows from now on, and his recovery codes.

        Raises:
            AccountError, PasswordError: it cannot be.
        """
        name = self.checked_name(name, who, for_account=True)
        kept = await self._passwords.hashed(password)
        shown, session = self._new_session(who, "cookie", device)
        fresh = codes.new_codes()

        def work(connection: sql.Connection) -> None:
            records.add_account(connection, who, name, looks(name), kept, session.made_at)
            records.set_codes(connection, who, map(codes.hashed, fresh))
            records.add_session(connection, session)
            list_now(connection, who)

        await self._store.change(work)
        self.known.call(who, name)
        self.known.add(session)
        self._on_end(who, {""})
        return shown, fresh

    async def rename(self, who: str, name: str) -> str:
        """Gives an account another name; the name as it is kept.

        Raises:
            AccountError: it cannot be called so.
        """
        name = self.checked_name(name, who, for_account=True)
        await self._store.change(records.rename, who, name, looks(name))
        self.known.call(who, name)
        return name

    async def log_in(self, name: str, password: str, device: str) -> str:
        """Lets somebody in: what his browser shows from now on.

        Raises:
            AccountError: there is no such account, or the password is another; which of them is not told.
        """
        identity = self.known.find(name)
        kept = await self._store.ask(records.password_of, identity)
        if not await self._passwords.fits(password, kept) or identity is None or kept is None:
            raise AccountError("login-wrong")
        newer = await self._passwords.hashed(password) if self._passwords.is_dated(kept) else None

        def work(connection: sql.Connection) -> None:
            if records.password_of(connection, identity) != kept:  # it has been changed this very moment
                raise AccountError("login-wrong")
            if newer is not None:
                records.set_password(connection, identity, newer)

        return await self._begin(identity, "cookie", device, work)

    async def recover(self, name: str, code: str, password: str, device: str) -> str:
        """Lets somebody in by a recovery code, with a new password, and ends all sessions that he had.

        Returns:
            What his browser shows from now on.

        Raises:
            AccountError: there is no such account, or it has no such code.
            PasswordError: it is no password.
        """
        identity = self.known.find(name)
        kept = await self._passwords.hashed(password)
        used = codes.hashed(code)

        def work(connection: sql.Connection) -> None:
            if identity is None or not records.use_code(connection, identity, used):
                raise AccountError("recovery-wrong")
            records.set_password(connection, identity, kept)
            records.end_all_sessions(connection, identity, "")

        shown = await self._begin(identity or "", "cookie", device, work)
        self._ended_all(identity or "", _hash(shown))
        return shown

    async def new_token(self, who: Who, device: str) -> str:
        """What a program shows that plays for this person.

        Raises:
            AccountError: his session has just been ended.
        """
        if not who.has_account:
            return self._signer.sign("token", who.id)
        return await self._begin(
            who.id, "token", device, lambda connection: records.check_session(connection, who.session_key)
        )

    async def check_password(self, who: str, password: str) -> None:
        """Makes sure that it is really he.

        Raises:
            AccountError: the password is another, or he has no account.
        """
        kept = await self._store.ask(records.password_of, who)
        if kept is None:
            raise AccountError("no-account")
        if not await self._passwords.fits(password, kept):
            raise AccountError("password-wrong")

    async def change_password(self, who: Who, before: str, password: str) -> None:
        """Changes the password, and ends all other sessions.

        Raises:
            AccountError: the password before is another one.
            PasswordError: the new one is none.
        """
        await self.check_password(who.id, before)
        kept = await self._passwords.hashed(password)

        def work(connection: sql.Connection) -> None:
            records.set_password(connection, who.id, kept)
            records.end_all_sessions(connection, who.id, who.session_key)

        await self._store.change(work)
        self._ended_all(who.id, who.session_key)

    async def end_others(self, who: Who) -> None:
        """Ends all sessions but the one that is used now."""
        await self._store.change(records.end_all_sessions, who.id, who.session_key)
        self._ended_all(who.id, who.session_key)

    async def new_codes(self, who: str, password: str) -> list[str]:
        """New recovery codes in place of those before.

        Raises:
            AccountError: the password is another one.
        """
        await self.check_password(who, password)
        fresh = codes.new_codes()
        await self._store.change(records.set_codes, who, [codes.hashed(each) for each in fresh])
        return fresh

    async def end(self, sessions: Collection[Session]) -> None:
        """Ends sessions; what they show lets nobody in any more."""
        await self._store.change(records.end_sessions, [each.token for each in sessions])
        self._ended(sessions)

    def forget(self, identity: str) -> None:
        """The account has been deleted."""
        tokens = {each.token for each in self.known.sessions_of(identity)}
        self.known.forget(identity)
        self._on_end(identity, {"", *tokens})

    async def _begin(
        self, identity: str, kind: SessionKind, device: str, before: Callable[[sql.Connection], None]
    ) -> str:
        """A new session, stored together with what comes before it."""
        shown, session = self._new_session(identity, kind, device)
        like_it = [each for each in self.known.sessions_of(identity) if each.kind == kind]
        spare = sorted(like_it, key=lambda each: each.seen_at)[: 1 - MOST_SESSIONS]

        def work(connection: sql.Connection) -> None:
            before(connection)
            records.check_account(connection, identity)
            records.end_sessions(connection, [each.token for each in spare])
            records.add_session(connection, session)

        await self._store.change(work)
        self.known.add(session)
        self._ended(spare)
        return shown

    def _new_session(self, identity: str, kind: SessionKind, device: str) -> tuple[str, Session]:
        shown = secrets.token_urlsafe(32)
        now = self._clock()
        return shown, Session(_hash(shown), identity, kind, device, now, _rounded(now))

    def _ended(self, sessions: Collection[Session]) -> None:
        self.known.end(sessions)
        for session in sessions:
            self._on_end(session.identity, {session.token})

    def _ended_all(self, identity: str, but: str) -> None:
        self._ended([each for each in self.known.sessions_of(identity) if each.token != but])

    def _see(self, session: Session) -> None:
        """The session is used: that is written down once an hour, and nobody waits for it."""
        now = _rounded(self._clock())
        if now != session.seen_at:
            session.seen_at = now
            task = asyncio.create_task(self._keep_seen(session))
            self._seeing.add(task)
            task.add_done_callback(self._seeing.discard)

    async def _keep_seen(self, session: Session) -> None:
        with suppress(StoreError):
            await self._store.change(records.see_session, session.token, session.seen_at)


def _hash(shown: str) -> str:
    """What is kept of what a session shows, which is too random to be guessed from it."""
    return hashlib.sha256(shown.encode(errors="replace")).hexdigest()


def _rounded(moment: int) -> int:
    return moment - moment % _HOUR_MS
