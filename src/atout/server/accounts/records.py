"""Accounts in the database: what is asked of it and written to it. Each function is a part of one transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from typing import Literal

import sqlalchemy as sql

from atout.errors import AtoutError
from atout.server.accounts.tables import ACCOUNTS, LOOKS, RECOVERY_CODES, SESSIONS
from atout.server.schema import GUESTS

SessionKind = Literal["cookie", "token"]


class AccountError(AtoutError):
    """What cannot be done with an account."""


@dataclass
class Session:
    """A browser or a program that is logged in."""

    token: str
    """The hash of what it shows."""
    identity: str
    kind: SessionKind
    """Whether it shows it as a cookie or as a token."""
    device: str
    made_at: int
    seen_at: int
    """Rounded."""

    @property
    def id(self) -> str:
        """What it is called by: it does not let anybody in."""
        return self.token[:16]


def names(connection: sql.Connection) -> dict[str, str]:
    """The names of all accounts by identity."""
    return {row.identity: row.name for row in connection.execute(sql.select(ACCOUNTS.c.identity, ACCOUNTS.c.name))}


def sessions(connection: sql.Connection) -> list[Session]:
    """All sessions."""
    return [Session(**row) for row in connection.execute(sql.select(SESSIONS)).mappings()]


def made_at(connection: sql.Connection, identity: str) -> int:
    """When an account was made."""
    moment: int = connection.scalars(sql.select(ACCOUNTS.c.made_at).where(ACCOUNTS.c.identity == identity)).one()
    return moment


def password_of(connection: sql.Connection, identity: str | None) -> str | None:
    """The hash of an account's password; ``None`` where there is no account."""
    return connection.scalar(sql.select(ACCOUNTS.c.password).where(ACCOUNTS.c.identity == identity))


def count_codes(connection: sql.Connection, identity: str) -> int:
    """How many recovery codes an account has left."""
    codes = sql.select(sql.func.count()).select_from(RECOVERY_CODES).where(RECOVERY_CODES.c.identity == identity)
    return connection.scalar(codes) or 0


def add_account(
    connection: sql.Connection, identity: str, name: str, looks: Collection[str], password: str, now: int
) -> None:
    """Makes a guest an account; the guest's name is none any more.

    Raises:
        AccountError: another account looks like this, or he has one already.
    """
    if connection.scalar(sql.select(sql.exists().where(ACCOUNTS.c.identity == identity))):
        raise AccountError("account-already")
    row = {"identity": identity, "name": name, "password": password, "made_at": now}
    connection.execute(sql.insert(ACCOUNTS).values(row))
    _set_looks(connection, identity, looks)
    connection.execute(sql.delete(GUESTS).where(GUESTS.c.id == identity))


def check_account(connection: sql.Connection, identity: str) -> None:
    """Makes sure that there is an account still: it may have been deleted from elsewhere this very moment.

    Raises:
        AccountError: there is none.
    """
    if password_of(connection, identity) is None:
        raise AccountError("no-account")


def check_session(connection: sql.Connection, token: str) -> None:
    """Makes sure that a session goes on: it may have been ended from elsewhere this very moment.

    Raises:
        AccountError: it does not.
    """
    if not connection.scalar(sql.select(sql.exists().where(SESSIONS.c.token == token))):
        raise AccountError("no-account")


def rename(connection: sql.Connection, identity: str, name: str, looks: Collection[str]) -> None:
    """Gives an account another name.

    Raises:
        AccountError: another account looks like this, or there is no such account.
    """
    check_account(connection, identity)
    connection.execute(sql.delete(LOOKS).where(LOOKS.c.identity == identity))
    _set_looks(connection, identity, looks)
    connection.execute(sql.update(ACCOUNTS).where(ACCOUNTS.c.identity == identity).values(name=name))


def set_password(connection: sql.Connection, identity: str, password: str) -> None:
    """Keeps the hash of another password."""
    connection.execute(sql.update(ACCOUNTS).where(ACCOUNTS.c.identity == identity).values(password=password))


def set_codes(connection: sql.Connection, identity: str, codes: Iterable[str]) -> None:
    """Keeps the hashes of new recovery codes in place of those before.

    Raises:
        AccountError: there is no such account.
    """
    check_account(connection, identity)
    connection.execute(sql.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.identity == identity))
    connection.execute(sql.insert(RECOVERY_CODES), [{"identity": identity, "code": code} for code in codes])


def use_code(connection: sql.Connection, identity: str | None, code: str) -> bool:
    """Takes a recovery code away; whether it was there."""
    codes = RECOVERY_CODES.c
    used = sql.delete(RECOVERY_CODES).where(codes.identity == identity, codes.code == code)
    return connection.execute(used).rowcount > 0


def add_session(connection: sql.Connection, session: Session) -> None:
    """Keeps a new session."""
    connection.execute(sql.insert(SESSIONS).values(asdict(session)))


def end_sessions(connection: sql.Connection, tokens: Collection[str]) -> None:
    """These sessions are over."""
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.token.in_(tokens)))


def end_all_sessions(connection: sql.Connection, identity: str, but: str) -> None:
    """All sessions of an identity are over but one."""
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.identity == identity, SESSIONS.c.token != but))


def end_unused_sessions(connection: sql.Connection, since: int) -> None:
    """All sessions are over that have not been used since then."""
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.seen_at < since))


def see_session(connection: sql.Connection, token: str, now: int) -> None:
    """A session has been used."""
    connection.execute(sql.update(SESSIONS).where(SESSIONS.c.token == token).values(seen_at=now))


def _set_looks(connection: sql.Connection, identity: str, looks: Collection[str]) -> None:
    if connection.scalar(sql.select(sql.exists().where(LOOKS.c.look.in_(looks)))):
        raise AccountError("name-taken")
    connection.execute(sql.insert(LOOKS), [{"look": look, "identity": identity} for look in looks])
