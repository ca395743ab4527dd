"""Who a visitor is: a guest by a signed cookie, a guest's program by a signed token.

Both carry an identity and a signature over it; the server stores nothing of them. Making the file of the secret key
anew ends them all. Of an identity that has an account neither holds any more: it has sessions, which can be ended
(:mod:`atout.server.accounts`).
"""

from __future__ import annotations

import base64
import hmac
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from atout.server.accounts.records import Session

COOKIE: Final = "atout"
COOKIE_AGE_S: Final = 400 * 24 * 3600
"""How long a browser keeps a guest's identity: the longest that browsers allow."""

Purpose = Literal["guest", "token"]


@dataclass(frozen=True)
class Who:
    """Whoever makes a request."""

    id: str
    is_new: bool = False
    """Whether the identity was made for this very request."""
    session: Session | None = None
    """Of an account; a guest has none."""

    @property
    def has_account(self) -> bool:
        """Whether he is more than a guest."""
        return self.session is not None

    @property
    def session_key(self) -> str:
        """The hash by which his session is known; empty for a guest."""
        return "" if self.session is None else self.session.token


def new_identity() -> str:
    """A fresh identity of 128 random bits."""
    return _text(secrets.token_bytes(16))


class Signer:
    """Signs identities and knows its own signature again."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, purpose: Purpose, identity: str) -> str:
        """The identity with a signature that holds for this purpose alone."""
        return f"{identity}.{self._signature(purpose, identity)}"

    def read(self, purpose: Purpose, signed: str) -> str | None:
        """The identity, if the signature is this server's and for this purpose."""
        identity, _, signature = signed.partition(".")
        # Compared as bytes: the text can hold anything that somebody cares to send.
        if hmac.compare_digest(signature.encode(), self._signature(purpose, identity).encode()):
            return identity
        return None

    def _signature(self, purpose: Purpose, identity: str) -> str:
        return _text(hmac.digest(self._key, f"{purpose}|{identity}".encode(), "sha256"))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
