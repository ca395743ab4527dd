"""Passwords: hashed and compared in threads, few at a time, so that a small machine goes on dealing cards meanwhile."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from atout.errors import AtoutError
from atout.server.failures import RequestError

LEAST: Final = 8
MOST: Final = 200
"""How many characters a password has."""
_AT_ONCE: Final = 1
_MOST_WAITING: Final = 40
_RETRY_S: Final = 2

T = TypeVar("T")


class PasswordError(AtoutError):
    """A text that cannot be a password."""


class Passwords:
    """Hashes passwords and compares them with their hashes."""

    def __init__(self) -> None:
        # Argon2id as OWASP's least of memory has it: some 30 ms of one processor.
        self._hasher: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._turns: Final = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0
        self._nobodys: Final = self._hasher.hash(secrets.token_hex())
        """What is compared where there is no account: it takes as long, and never fits."""

    async def hashed(self, password: str) -> str:
        """The hash to keep of a new password.

        Raises:
            PasswordError: it is too short or too long.
            RequestError: too many wait for a hash.
        """
        if len(password) < LEAST:
            raise PasswordError("password-too-short", least=LEAST)
        if len(password) > MOST:
            raise PasswordError("password-too-long", most=MOST)
        return await self._in_turn(lambda: self._hasher.hash(_written(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether the password is the one of the kept hash; never where there is none, and after the same time.

        Raises:
            RequestError: too many wait for a hash.
        """
        return await self._in_turn(lambda: self._fits(password[: MOST + 1], kept or self._nobodys))

    def is_dated(self, kept: str) -> bool:
        """Whether a hash was made in another way than hashes are made now."""
        return self._hasher.check_needs_rehash(kept)

    def _fits(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, _written(password))
        except VerificationError:
            return False

    async def _in_turn(self, compute: Callable[[], T]) -> T:
        if self._waiting >= _MOST_WAITING:
            raise RequestError("too-many-requests", status=429, wait_s=_RETRY_S, seconds=_RETRY_S)
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(compute)
        finally:
            self._waiting -= 1


def _written(password: str) -> str:
    """The password as any keyboard writes it: accents are typed in more than one way."""
    return unicodedata.normalize("NFC", password)
