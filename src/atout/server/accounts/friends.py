"""Friends, the links by which they become such, and blocks: what is asked of the database and written to it.

Whoever blocks somebody is no longer his friend, and to either the other's links are as good as none.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sql

from atout.errors import AtoutError
from atout.server.accounts.tables import ACCOUNTS, BLOCKS, FRIEND_LINKS, FRIENDS
from atout.server.schema import GUESTS

LINK_DAYS: Final = 30
"""How long a friend link holds where it is not withdrawn before."""
MOST_LINKS: Final = 10
MOST_FRIENDS: Final = 500
MOST_BLOCKS: Final = 500
_LINK_MS: Final = LINK_DAYS * 24 * 3600 * 1000


class FriendError(AtoutError):
    """What cannot be between two people."""


@dataclass(frozen=True)
class Person:
    """A friend, or somebody who is blocked."""

    id: str
    """What the one whose list it is calls him by: it says nothing about him."""
    identity: str
    name: str | None
    """``None`` for a guest who has chosen none."""
    made_at: int


@dataclass(frozen=True)
class Link:
    """A friend link that holds."""

    token: str
    identity: str
    """Whose it is."""
    expires_at: int


def are_friends(connection: sql.Connection, one: str, other: str) -> bool:
    """Whether the two identities are friends."""
    return _is_there(connection, FRIENDS, one, other)


def has_blocked(connection: sql.Connection, who: str, other: str) -> bool:
    """Whether ``who`` wants to have nothing to do with the other identity."""
    return _is_there(connection, BLOCKS, who, other)


def blockers_of(connection: sql.Connection, who: str) -> set[str]:
    """All who have blocked this identity."""
    return set(connection.scalars(sql.select(BLOCKS.c.identity).where(BLOCKS.c.other == who)))


def friends_of(connection: sql.Connection, who: str) -> list[Person]:
    """The friends of an identity by the names that they have now, oldest first."""
    name = sql.func.coalesce(ACCOUNTS.c.name, GUESTS.c.name)
    asked = (
        sql.select(FRIENDS.c.id, FRIENDS.c.other, name, FRIENDS.c.made_at)
        .outerjoin(ACCOUNTS, ACCOUNTS.c.identity == FRIENDS.c.other)
        .outerjoin(GUESTS, GUESTS.c.id == FRIENDS.c.other)
        .where(FRIENDS.c.identity == who)
        .order_by(FRIENDS.c.made_at, FRIENDS.c.id)
    )
    return [Person(*row) for row in connection.execute(asked)]


def blocked_by(connection: sql.Connection, who: str) -> list[Person]:
    """Whom an identity has blocked, by the names that they had then, oldest first."""
    asked = (
        sql.select(BLOCKS.c.id, BLOCKS.c.other, BLOCKS.c.name, BLOCKS.c.made_at)
        .where(BLOCKS.c.identity == who)
        .order_by(BLOCKS.c.made_at, BLOCKS.c.id)
    )
    return [Person(*row) for row in connection.execute(asked)]


def links_of(connection: sql.Connection, who: str, now: int) -> list[Link]:
    """The links of an identity that hold, oldest first."""
    links = FRIEND_LINKS.c
    asked = (
        sql.select(links.token, links.identity, links.expires_at)
        .where(links.identity == who, links.expires_at > now)
        .order_by(links.made_at, links.token)
    )
    return [Link(*row) for row in connection.execute(asked)]


def link_for(connection: sql.Connection, token: str, who: str, now: int) -> Link | None:
    """The link, if it holds for this identity."""
    links = FRIEND_LINKS.c
    asked = sql.select(links.token, links.identity, links.expires_at)
    row = connection.execute(asked.where(links.token == token, links.expires_at > now)).first()
    if row is None or is_between(connection, who, row.identity):
        return None
    return Link(*row)


def make_link(connection: sql.Connection, who: str, now: int) -> Link:
    """A new link; those that have run out go.

    Raises:
        FriendError: there are too many.
    """
    connection.execute(sql.delete(FRIEND_LINKS).where(FRIEND_LINKS.c.expires_at <= now))
    if _count(connection, FRIEND_LINKS, who) >= MOST_LINKS:
        raise FriendError("friend-links-too-many", most=MOST_LINKS)
    link = Link(secrets.token_urlsafe(16), who, now + _LINK_MS)
    row = {"token": link.token, "identity": who, "made_at": now, "expires_at": link.expires_at}
    connection.execute(sql.insert(FRIEND_LINKS).values(row))
    return link


def withdraw_link(connection: sql.Connection, who: str, token: str) -> bool:
    """Takes a link back; whether there was one."""
    links = FRIEND_LINKS.c
    return connection.execute(sql.delete(FRIEND_LINKS).where(links.identity == who, links.token == token)).rowcount > 0


def accept(connection: sql.Connection, token: str, who: str, now: int) -> bool:
    """Makes friends of whoever opens a link and whoever made it; whether the link holds for him.

    Raises:
        FriendError: it is his own, or one of the two has too many friends.
    """
    link = link_for(connection, token, who, now)
    if link is None:
        return False
    if link.identity == who:
        raise FriendError("friend-link-own")
    if not are_friends(connection, who, link.identity):
        for one, other in ((who, link.identity), (link.identity, who)):
            if _count(connection, FRIENDS, one) >= MOST_FRIENDS:
                raise FriendError("friends-too-many", most=MOST_FRIENDS)
            row = {"identity": one, "other": other, "id": secrets.token_urlsafe(9), "made_at": now}
            connection.execute(sql.insert(FRIENDS).values(row))
    return True


def friend(connection: sql.Connection, who: str, friend_id: str) -> str | None:
    """The identity of a friend by its id in the list of ``who``."""
    friends = FRIENDS.c
    return connection.scalar(sql.select(friends.other).where(friends.identity == who, friends.id == friend_id))


def part(connection: sql.Connection, one: str, other: str) -> None:
    """The two are no longer friends."""
    friends = FRIENDS.c
    for who, whom in ((one, other), (other, one)):
        connection.execute(sql.delete(FRIENDS).where(friends.identity == who, friends.other == whom))


def block(connection: sql.Connection, who: str, other: str, name: str, now: int) -> None:
    """``who`` wants to have nothing more to do with the other one, who is called so now.

    Raises:
        FriendError: it is himself, or he has blocked too many.
    """
    if who == other:
        raise FriendError("block-yourself")
    part(connection, who, other)
    if has_blocked(connection, who, other):
        return
    if _count(connection, BLOCKS, who) >= MOST_BLOCKS:
        raise FriendError("blocks-too-many", most=MOST_BLOCKS)
    row = {"identity": who, "other": other, "id": secrets.token_urlsafe(9), "name": name, "made_at": now}
    connection.execute(sql.insert(BLOCKS).values(row))


def unblock(connection: sql.Connection, who: str, block_id: str) -> bool:
    """Takes a block back; whether there was one."""
    return connection.execute(sql.delete(BLOCKS).where(BLOCKS.c.identity == who, BLOCKS.c.id == block_id)).rowcount > 0


def is_between(connection: sql.Connection, one: str, other: str) -> bool:
    """Whether one of the two has blocked the other."""
    return has_blocked(connection, one, other) or has_blocked(connection, other, one)


def _is_there(connection: sql.Connection, table: sql.Table, who: str, other: str) -> bool:
    asked = sql.select(sql.exists().where(table.c.identity == who, table.c.other == other))
    return bool(connection.scalar(asked))


def _count(connection: sql.Connection, table: sql.Table, who: str) -> int:
    return connection.scalar(sql.select(sql.func.count()).select_from(table).where(table.c.identity == who)) or 0
