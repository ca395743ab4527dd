"""Friends by link, and blocks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from atout.server.access import Lang, Parts, Visitor, charge
from atout.server.account_messages import KEY, Block, FriendLink, FriendOffer, Friends, PersonView
from atout.server.accounts import friends
from atout.server.accounts.friends import Person
from atout.server.clock import now_ms
from atout.server.failures import RequestError
from atout.server.names import name_of_guest
from atout.server.services import Services

router = APIRouter(tags=["friends"])

Key = Annotated[str, Path(pattern=KEY)]


@router.get("/friends")
async def list_friends(who: Visitor, parts: Parts, lang: Lang) -> Friends:
    """Your friends, your links and your blocks."""
    links = await parts.store.ask(friends.links_of, who.id, now_ms())
    return Friends(
        friends=[_view(each, lang) for each in await parts.store.ask(friends.friends_of, who.id)],
        links=[FriendLink(token=each.token, expires_at=each.expires_at) for each in links],
        blocks=[_view(each, lang) for each in await parts.store.ask(friends.blocked_by, who.id)],
    )


@router.post("/friend-links", status_code=201)
async def make_link(request: Request, who: Visitor, parts: Parts) -> FriendLink:
    """Makes a link by which others become your friends, until you withdraw it or thirty days are over."""
    charge(request, "friend", who)
    link = await parts.store.change(friends.make_link, who.id, now_ms())
    return FriendLink(token=link.token, expires_at=link.expires_at)


@router.delete("/friend-links/{token}", status_code=204)
async def withdraw_link(token: Key, who: Visitor, parts: Parts) -> None:
    """Takes a link of yours back."""
    if not await parts.store.change(friends.withdraw_link, who.id, token):
        raise _no_such_link()


@router.get("/friend-links/{token}")
async def show_link(token: Key, who: Visitor, parts: Parts, lang: Lang) -> FriendOffer:
    """Whose link it is."""
    link = await parts.store.ask(friends.link_for, token, who.id, now_ms())
    if link is None:
        raise _no_such_link()
    return FriendOffer(
        name=await _name(parts, link.identity, lang),
        own=link.identity == who.id,
        friends=await parts.store.are_friends(who.id, link.identity),
    )


@router.post("/friend-links/{token}", status_code=204)
async def accept_link(request: Request, token: Key, who: Visitor, parts: Parts) -> None:
    """Makes you friends with whoever made the link."""
    charge(request, "friend", who)
    if not await parts.store.change(friends.accept, token, who.id, now_ms()):
        raise _no_such_link()


@router.delete("/friends/{friend_id}", status_code=204)
async def remove_friend(friend_id: Key, who: Visitor, parts: Parts) -> None:
    """You are no longer friends, neither of the other."""
    await parts.store.change(friends.part, who.id, await _friend(parts, who.id, friend_id))


@router.post("/blocks", status_code=201)
async def block(request: Request, who: Visitor, body: Block, parts: Parts, lang: Lang) -> Friends:
    """Blocks somebody: you hear nothing of him, and he neither joins your tables nor becomes your friend."""
    charge(request, "friend", who)
    other, name = await _meant(parts, who.id, body, lang)
    await parts.store.change(friends.block, who.id, other, name, now_ms())
    return await list_friends(who, parts, lang)


@router.delete("/blocks/{block_id}", status_code=204)
async def unblock(block_id: Key, who: Visitor, parts: Parts) -> None:
    """Takes a block back."""
    if not await parts.store.change(friends.unblock, who.id, block_id):
        raise RequestError("no-such-person", status=404)


async def _meant(parts: Services, who: str, body: Block, lang: str) -> tuple[str, str]:
    """The identity of whoever is to be blocked, and his name.

    Raises:
        RequestError: there is nobody like that.
    """
    match body:
        case Block(friend=str(friend_id), name=None, table=None, seat=None):
            other = await _friend(parts, who, friend_id)
            return other, await _name(parts, other, lang)
        case Block(friend=None, name=str(name), table=None, seat=None):
            found = parts.accounts.known.find(name)
            if found is not None:
                return found, parts.accounts.known.name(found) or ""
        case Block(friend=None, name=None, table=str(table_id), seat=int(number)):
            table = await (await parts.tables.get(table_id)).stored()
            if number < len(table.state.seats) and (seat := table.state.seats[number]).kind == "person":
                return seat.who, seat.name
    raise RequestError("no-such-person", status=404)


async def _friend(parts: Services, who: str, friend_id: str) -> str:
    other = await parts.store.ask(friends.friend, who, friend_id)
    if other is None:
        raise RequestError("no-such-person", status=404)
    return other


async def _name(parts: Services, identity: str, lang: str) -> str:
    name = parts.accounts.known.name(identity) or await parts.store.name(identity)
    return name or name_of_guest(identity, lang)


def _view(person: Person, lang: str) -> PersonView:
    return PersonView(id=person.id, name=person.name or name_of_guest(person.identity, lang))


def _no_such_link() -> RequestError:
    return RequestError("no-such-friend-link", status=404)
