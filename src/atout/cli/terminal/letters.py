"""What people type for cards and suits, in the letters of their language and in the international ones (C5)."""

from __future__ import annotations

from typing import Final, cast

from atout import i18n
from atout.cards import Card, Suit, card
from atout.errors import NotationError
from atout.i18n import RANK_LETTERS, split_code

_SIGNS: Final = {sign: suit for suit, signs in zip("cdhs", ("♣♧", "♦♢", "♥♡", "♠♤"), strict=True) for sign in signs}
_SUITS: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "ru": {"т": "c", "к": "c", "б": "d", "ч": "h", "п": "s"},
    "bg": {"с": "c", "сп": "c", "ка": "d", "кр": "d", "ку": "h", "п": "s", "пи": "s"},
    "fr": {"t": "c", "tr": "c", "ca": "d", "co": "h", "cœ": "h", "p": "s", "pi": "s"},
    "de": {"kr": "c", "ka": "d", "he": "h", "p": "s", "pi": "s"},
}
"""Letters for suits. Where two begin alike, as Bulgarian каро and купа, they take two."""
_STRAINS: Final[dict[str, dict[str, str]]] = {
    "en": {"nt": "n", "at": "a"},
    "ru": {"бк": "n", "вк": "a"},
    "bg": {"бк": "n", "вк": "a"},
    "fr": {"sa": "n", "ta": "a"},
    "de": {"ot": "n", "at": "a"},
}
_RANKS: Final = {
    **{rank.lower(): rank for rank in "6789TJQKA"},
    "10": "T",
    "u": "J",
    "o": "Q",
}


def typed_words(message: str, lang: str) -> frozenset[str]:
    """The words that may be typed for a thing: those of the language and the English ones, in small letters."""
    both = f"{i18n.text(lang, message)},{i18n.text('en', message)}"
    return frozenset(word.strip().lower() for word in both.split(","))


def read_yes_or_no(typed: str, lang: str) -> bool:
    """Whether it is a yes.

    Raises:
        NotationError: it is neither that nor a no.
    """
    if typed.lower() in typed_words("typed-yes", lang):
        return True
    if typed.lower() in typed_words("typed-no", lang):
        return False
    raise NotationError("typed-yes-or-no", text=typed[:20])


def _suits(lang: str) -> dict[str, str]:
    return {**{suit: suit for suit in "cdhs"}, **_SIGNS, **_SUITS[split_code(lang)[0]]}


def _ranks(lang: str) -> dict[str, str]:
    own = {letter.lower(): rank for rank, letter in RANK_LETTERS[split_code(lang)[0]].items()}
    return {**_RANKS, **own}


def read_typed_card(text: str, lang: str) -> Card:
    """The card a person means: ``10h``, ``Th``, ``h10``, ``10♥``, in Russian ``Вч`` or ``тк``, in Bulgarian ``пку``.

    Raises:
        NotationError: no card is written that way.
    """
    typed = text.strip().lower().replace("\ufe0f", "")
    suits, ranks = _suits(lang), _ranks(lang)
    for cut in range(len(typed) - 1, 0, -1):
        for rank, suit in ((typed[:cut], typed[cut:]), (typed[cut:], typed[:cut])):
            if rank in ranks and suit in suits:
                return card(ranks[rank] + suits[suit])
    raise NotationError("typed-no-card", text=text.strip()[:20])


def read_typed_strain(text: str, lang: str) -> str:
    """The suit, or ``n`` or ``a``, that a person means.

    Raises:
        NotationError: it is neither.
    """
    base, typed = split_code(lang)[0], text.strip().lower().replace("\ufe0f", "")
    known = {**_suits(lang), "n": "n", "a": "a", **_STRAINS["en"], **_STRAINS[base]}
    if typed not in known:
        raise NotationError("typed-no-suit", text=text.strip()[:20])
    return known[typed]


def read_typed_suit(text: str, lang: str) -> Suit:
    """The suit that a person means.

    Raises:
        NotationError: it is none.
    """
    found = read_typed_strain(text, lang)
    if found not in "cdhs":
        raise NotationError("typed-no-suit", text=text.strip()[:20])
    return cast(Suit, found)


def pick_cards(text: str, hand: tuple[Card, ...], lang: str) -> tuple[Card, ...]:
    """The cards that a person names, by their text or by their number in the hand as it is shown, from 1.

    Raises:
        NotationError: a number or a text is none, or one place of the hand is named twice.
    """
    picked: list[Card] = []
    places: set[int] = set()
    for part in text.replace(",", " ").replace("+", " ").split():
        if not (part.isascii() and part.isdigit()):
            picked.append(read_typed_card(part, lang))
            continue
        place = int(part[:4])
        if not 1 <= place <= len(hand):
            raise NotationError("typed-no-such-number", number=place, most=len(hand))
        if place in places:
            raise NotationError("typed-twice", number=place)
        places.add(place)
        picked.append(hand[place - 1])
    return tuple(picked)
