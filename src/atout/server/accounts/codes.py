"""Recovery codes: what lets somebody in who has forgotten his password, each of them once.

They are random and long enough that a plain hash of them tells nobody what they are.
"""

from __future__ import annotations

import hashlib
from typing import Final

from atout.server.spoken import random_text

COUNT: Final = 10
"""How many codes an account gets."""
_GROUPS: Final = 4
_GROUP: Final = 4


def new_codes() -> list[str]:
    """Fresh codes, as they are shown: ``abcd-efgh-jkmn-pqrs``."""
    return ["-".join(random_text(_GROUP) for _ in range(_GROUPS)) for _ in range(COUNT)]


def hashed(code: str) -> str:
    """The hash of a code, however it was typed: capitals, blanks and hyphens do not matter."""
    letters = "".join(char for char in code.casefold() if char.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()
