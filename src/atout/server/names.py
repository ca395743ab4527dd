"""Names that people give themselves: cleaned, so that a name is only a name."""

from __future__ import annotations

import unicodedata
import zlib
from typing import Final

from atout import i18n

LONGEST: Final = 24
"""How many characters a name keeps."""

_MOST_MARKS: Final = 2
"""How many combining marks in a row a character may carry."""


def cleaned(name: str, longest: int = LONGEST) -> str:
    """The name without control and direction marks, with single blanks, of at most so many characters.

    Perhaps nothing is left.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z":
            kept.append(" ")
        elif kind[0] != "C" and marks <= _MOST_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())[:longest].strip()


def name_of_guest(identity: str, lang: str) -> str:
    """What a guest without a name is called: the same guest always by the same number."""
    return i18n.text(lang, "guest-name", number=str(1000 + zlib.crc32(identity.encode()) % 9000))
