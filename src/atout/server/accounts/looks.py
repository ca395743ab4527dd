"""What names look like: two accounts must not have names that people take for each other.

A name has one or two *looks*. A look is the name with every character replaced by the one that it is a double of, as
Unicode's table of confusable characters has it, without marks, blanks and signs, and without the difference between
capitals and small letters. That difference is dropped before the replacing and after it, which are not the same: *AI*
and *Al* look alike, *ai* and *al* do not. Names look alike when they share a look.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Final

from confusable_homoglyphs import categories, confusables

from atout import i18n

_ALPHABETS: Final = {"LATIN", "CYRILLIC", "GREEK"}
"""Those whose letters are taken for each other; other scripts are mixed in honest names too."""
_LEFT_TO_RIGHT: Final = "\u200e"
"""The table has characters that are written from right to left between two of these."""
_OWN_WORDS: Final = (
    "atout", "admin", "administrator", "moderator", "server", "system", "support", "админ", "администратор",
    "модератор", "сервер", "поддержка", "поддръжка",
)  # fmt: skip
"""Names under which somebody could speak for the site."""


def folded_look(name: str) -> str:
    """The look of a name in which capitals and small letters were the same from the start."""
    return _look(_plain(name).casefold())


def looks(name: str) -> frozenset[str]:
    """All looks of a name.

    >>> looks("Anna") == looks("ANNA") == looks("Аnnа")  # the last one with two Cyrillic letters
    True
    >>> looks("Анна") & looks("Anna")
    frozenset()
    """
    return frozenset({folded_look(name), _look(_plain(name))})


def is_mixed(name: str) -> bool:
    """Whether a word of the name has letters of more than one alphabet."""
    return any(len(categories.unique_aliases(word) & _ALPHABETS) > 1 for word in re.split(r"[\W\d_]+", name))


def is_reserved(name: str) -> bool:
    """Whether the name, with the digits in it or without, looks like that of a computer or of the site."""
    return not _reserved().isdisjoint(looks(name) | looks(re.sub(r"\d", "", name)))


def is_guests(name: str) -> bool:
    """Whether the name looks like that of a guest who has chosen none."""
    return not _guests().isdisjoint(looks(re.sub(r"\d", "", name)))


def _look(text: str) -> str:
    doubled = "".join(_prototype(char) for char in text)
    return "".join(char for char in _plain(doubled).casefold() if char.isalnum())


def _plain(text: str) -> str:
    """Without marks and fancy forms of letters."""
    parts = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    return "".join(char for char in parts if unicodedata.category(char)[0] != "M")


def _prototype(char: str) -> str:
    """The character that stands for all that look like this one.

    The table only says who looks like whom. What stands for others has many doubles and they have one, or it is
    several characters (``rn`` for ``m``); of a pair it is the first. No sign stands for a letter.
    """
    table = _doubles()
    found = table.get(char, ())
    if len(found) != 1:
        return char
    [other] = found
    if _is_letter(char) != any(map(_is_letter, other)):
        return char if _is_letter(char) else other
    return other if len(other) > 1 or len(table[other]) > 1 or other < char else char


def _is_letter(char: str) -> bool:
    """Whether it is a letter or digit; those that only modify others look like signs."""
    return char.isalnum() and unicodedata.category(char) != "Lm"


@functools.cache
def _doubles() -> dict[str, list[str]]:
    return {
        char.strip(_LEFT_TO_RIGHT): [each["c"].strip(_LEFT_TO_RIGHT) for each in found]
        for char, found in confusables.confusables_data.items()
    }


@functools.cache
def _reserved() -> frozenset[str]:
    words = *_OWN_WORDS, *(i18n.text(lang, "computer") for lang in i18n.LANGUAGES)
    return frozenset().union(*map(looks, words))


@functools.cache
def _guests() -> frozenset[str]:
    return frozenset().union(*(looks(i18n.text(lang, "guest-name", number="")) for lang in i18n.LANGUAGES))
