"""The bodies of requests about accounts and friends, and of their answers."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field

from atout.server.accounts.records import SessionKind
from atout.server.messages import Body, Seat, TableId
from atout.server.shown import Answer

KEY: Final = r"^[\w-]{1,40}$"
"""What ids and the tokens of links look like."""

AccountName = Annotated[str, Field(min_length=1, max_length=200, description="A name; capitals do not matter.")]
Password = Annotated[str, Field(max_length=1000, description="At least 8 characters, at most 200.")]
Time = Annotated[int, Field(description="Milliseconds since 1970.")]


class Credentials(Body):
    """A name and a password."""

    name: AccountName
    password: Password


class Recovery(Credentials):
    """A recovery code in place of the password, and the new password."""

    code: str = Field(max_length=100, description="Used up by it; how it is parted does not matter.")


class PasswordOnly(Body):
    """Shows that it is really you."""

    password: Password


class NewPassword(PasswordOnly):
    """The password, and the one to have from now on."""

    new: Password


class Deletion(Body):
    """Deletes you."""

    password: Password = Field("", description="A guest has none.")


class Codes(Answer):
    """Recovery codes: each lets you in once without the password. They are not shown again."""

    codes: list[str]


class Registered(Codes):
    """Your new account."""

    name: str


class SessionView(Answer):
    """A browser or a program that is logged in."""

    id: str
    kind: SessionKind
    device: str = Field(description="What it says that it is; empty where it says nothing.")
    made_at: Time
    seen_at: Time = Field(description="When it was used last, to the hour; milliseconds since 1970.")
    current: bool = Field(description="Whether it is the one that asks.")


class AccountView(Answer):
    """Your account."""

    name: str
    made_at: Time
    codes: int = Field(description="How many recovery codes are left.")
    sessions: list[SessionView] = Field(description="Oldest first.")


class Held(Answer):
    """All that the server holds on you, part by part."""

    account: dict[str, Any]
    sessions: list[dict[str, Any]]
    friends: dict[str, Any]
    blocks: list[dict[str, Any]]
    tables: list[dict[str, Any]] = Field(description="Where you have sat, with the records of the finished deals.")
    standing: dict[str, Any] = Field(description="What you have earned and bought, and what each match gave you.")


class PersonView(Answer):
    """A friend, or somebody whom you have blocked."""

    id: str = Field(description="What you call him by: to others it says nothing.")
    name: str


class FriendLink(Answer):
    """A link: whoever opens it can become your friend."""

    token: str
    expires_at: Time


class Friends(Answer):
    """Your friends, your links and your blocks, oldest first."""

    friends: list[PersonView]
    links: list[FriendLink]
    blocks: list[PersonView]


class FriendOffer(Answer):
    """What is behind a friend link."""

    name: str = Field(description="Whose link it is.")
    own: bool = Field(description="Whether it is yours.")
    friends: bool = Field(description="Whether you are friends already.")


class Block(Body):
    """Whom to block: a friend, an account by its name, or whoever sits at a table."""

    friend: str | None = Field(None, pattern=KEY, description="His id in your list.")
    name: AccountName | None = None
    table: TableId | None = Field(None, description="With `seat`.")
    seat: Seat | None = None
