"""From where the table is seen: by which seat, in which language. Words and colours of the terminal come from here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, Literal

from rich.style import Style
from rich.text import Text

from atout import i18n
from atout.cards import Card
from atout.cli.terminal.letters import typed_words
from atout.games.actions import Action
from atout.games.game import Game

Place = Literal["bottom", "right", "top", "left"]

SUIT_STYLES: Final[dict[str, Style]] = {
    "c": Style(color="green"),
    "d": Style(color="blue", bold=True),
    "h": Style(color="red", bold=True),
    "s": Style(bold=True),
    "n": Style(color="magenta"),
    "a": Style(color="magenta"),
}
"""Four suits, four colours; the signs differ as well, so nothing depends on the colour."""

_RANKS_DOWN: Final = "ATKQJ9876"

_PLACES: Final[dict[tuple[int, str], tuple[Place, ...]]] = {
    (4, "counter-clockwise"): ("bottom", "right", "top", "left"),
    (4, "clockwise"): ("bottom", "left", "top", "right"),
    (3, "counter-clockwise"): ("bottom", "right", "left"),
}
"""Where the seats sit, from one's own on in the order of play (C1)."""


@dataclass(frozen=True)
class Viewpoint:
    """A seat of a game and a language.

    Attributes:
        game: the game.
        seat: whose eyes they are.
        lang: a language code, perhaps with card letters: ``ru``, ``en@german``.
    """

    game: Game
    seat: int
    lang: str

    def say(self, message: str, **args: str | int) -> str:
        """The message in words."""
        return i18n.text(self.lang, message, **args)

    def words(self, message: str) -> frozenset[str]:
        """The words that may be typed for a thing: those of the language and the English ones, in small letters."""
        return typed_words(message, self.lang)

    @property
    def pairs(self) -> bool:
        """Whether partners play together."""
        return self.game.players == 4

    def place(self, seat: int) -> Place:
        """Where at the table the seat sits."""
        turn = (seat - self.seat) % self.game.players
        return _PLACES[self.game.players, self.game.direction][turn]

    def name(self, seat: int) -> str:
        """What the seat is called: you, partner, left, right."""
        place = self.place(seat)
        return self.say(f"seat-{'partner' if place == 'top' else 'you' if place == 'bottom' else place}")

    @property
    def sides(self) -> tuple[int, ...]:
        """The columns of a score sheet, one's own first."""
        own, count = self.game.sides[self.seat], max(self.game.sides) + 1
        return tuple((own + turn) % count for turn in range(count))

    def side_name(self, side: int) -> str:
        """What a side is called; in a game without pairs, a player."""
        if not self.pairs:
            return self.name(side)
        return self.say("side-we" if side == self.game.sides[self.seat] else "side-they")

    def card(self, card: Card) -> Text:
        """A card in the letters of the language, in the colour of its suit."""
        return Text(i18n.card_text(card.text, self.lang), SUIT_STYLES[card.suit])

    def cards(self, some: Iterable[Card]) -> Text:
        """Several cards, parted by blanks."""
        return Text(" ").join([self.card(card) for card in some])

    def strain(self, strain: str) -> Text:
        """The sign of a suit, or what stands for no trump and all trump."""
        return Text(i18n.SUIT_SIGNS[strain] if strain in "cdhs" else self.say(f"sign-{strain}"), SUIT_STYLES[strain])

    def said(self, who: int, what: Text | str) -> Text:
        """A line of the kind *Partner: 90♥*."""
        return Text.assemble((f"{self.name(who)}: ", "bold"), what)

    def noted(self, message: str, **args: str | int) -> Text:
        """A message as a line of its own kind."""
        return Text(self.say(message, **args))


@dataclass(frozen=True)
class Choice:
    """One of a few things to choose from; it can be named by its number in the list."""

    action: Action
    label: Text


def in_hand_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a person holds them: suit by suit, black and red in turn, from high to low.

    The order does not depend on trumps, so that nothing jumps when they are named.
    """
    held = tuple(hand)
    suits = _alternating({card.suit for card in held})
    return tuple(sorted(held, key=lambda card: (suits.index(card.suit), _RANKS_DOWN.index(card.rank))))


def _alternating(suits: set[str]) -> list[str]:
    black, red = ([suit for suit in colour if suit in suits] for colour in ("sc", "hd"))
    more, fewer = sorted((black, red), key=len, reverse=True)
    return [suit for both in zip_longest(more, fewer) for suit in both if suit is not None]
