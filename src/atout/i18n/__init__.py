"""The message catalogues: Fluent files in one folder per language, shared by terminal, server and page.

A message is asked for by id; a language that lacks it answers in English (tests keep that from happening). Functions
of our own in the catalogues: ``CARD($card)`` and ``CARDS($cards)`` write cards in the letters of the language,
``SUIT($suit)`` the sign of a suit, ``SUITNAME($suit)`` its name; ``SUITNAME($suit, form: "without")`` takes the
attribute ``.without`` of the message ``suit-h``, for languages that inflect.

A language code may name other card letters than its own behind an ``@``: ``ru@latin``, ``en@german``.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru", "bg", "fr", "de")
"""Codes of the languages that have a catalogue, English first."""

SUIT_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "n": "NT", "a": "AT"}

# Ranks as people write them; a rank that is missing is written as in the record, the ten as 10.
RANK_LETTERS: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "ru": {"J": "В", "Q": "Д", "K": "К", "A": "Т"},
    "bg": {"J": "В", "Q": "Д", "K": "П", "A": "А"},
    "fr": {"J": "V", "Q": "D", "K": "R"},
    "de": {"J": "B", "Q": "D"},
    "latin": {},
    "german": {"J": "U", "Q": "O"},
}


def split_code(lang: str) -> tuple[str, str]:
    """The language of a code and the name of its card letters: ``("ru", "latin")``, ``("ru", "ru")`` without any."""
    base, _, letters = lang.partition("@")
    return base, letters or base


def card_text(card: str, lang: str) -> str:
    """The card ``"Th"`` as players of the language write it: ``10♥``, ``В♥``."""
    rank, suit = card[0], card[1]
    letters = RANK_LETTERS.get(split_code(lang)[1], {})
    return letters.get(rank, "10" if rank == "T" else rank) + SUIT_SIGNS[suit]


def cards_text(cards: str, lang: str) -> str:
    """Several cards, parted by blanks, in the letters of the language."""
    return " ".join(card_text(card, lang) for card in cards.split())


@functools.cache
def _bundle(lang: str) -> FluentBundle:
    # Fluent comes with the first sentence: where the page makes the sentences, Python runs without it.
    from fluent.runtime import FluentBundle, FluentResource

    base = split_code(lang)[0]
    functions: dict[str, Callable[..., Any]] = {
        "CARD": lambda card: card_text(str(card), lang),
        "CARDS": lambda cards: cards_text(str(cards), lang),
        "SUIT": lambda suit: SUIT_SIGNS[str(suit)],
        "SUITNAME": lambda suit, form="": _suit_name(lang, str(suit), str(form)),
    }
    bundle = FluentBundle([base], use_isolating=False, functions=functions)
    for file in catalogue_files(base):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _suit_name(lang: str, suit: str, form: str) -> str:
    bundle = _bundle(lang)
    message = bundle.get_message(f"suit-{suit}")
    pattern = message.attributes.get(form, message.value)
    assert pattern is not None, f"suit-{suit} has no value"
    return str(bundle.format_pattern(pattern, {})[0])


def catalogue_files(lang: str) -> list[Traversable]:
    """The catalogue files of a language, by name."""
    folder = resources.files(__package__) / lang
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def has(lang: str, message: str) -> bool:
    """Whether the language itself, not the English fallback, has the message."""
    return split_code(lang)[0] in LANGUAGES and _bundle(lang).has_message(message)


def text(lang: str, message: str, /, **args: str | int) -> str:
    """The message in ``lang`` with its placeables filled, in English where the language lacks it.

    Raises:
        KeyError: no catalogue has the message.
    """
    chosen = lang if has(lang, message) else "en"
    bundle = _bundle(chosen)
    if not bundle.has_message(message):
        raise KeyError(message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    words, faults = bundle.format_pattern(pattern, {name: _as_written(value) for name, value in args.items()})
    if faults:
        raise ValueError(f"{chosen}/{message}: {faults[0]}")
    return str(words)


def _as_written(value: str | int) -> object:
    """Numbers without marks between thousands: a score of 1500 is written like that at every table."""
    from fluent.runtime.types import fluent_number

    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)
