"""Random texts that can be read aloud and typed: ids of tables, recovery codes."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look like others."""


def random_text(length: int) -> str:
    """So many random letters: five bits each, a little less."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
