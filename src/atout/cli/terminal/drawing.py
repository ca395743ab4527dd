"""Cards as boxes, and a canvas to lay them on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from atout import i18n
from atout.cards import Card
from atout.cli.terminal.viewpoint import SUIT_STYLES, Viewpoint

BOX_HEIGHT: Final = 3
_INSIDE: Final = 3
"""Columns of a card: the ten takes three."""
_LIGHT: Final = ("╭", "┬", "╮", "─", "│", "╰", "┴", "╯")
_HEAVY: Final = ("┏", "┳", "┓", "━", "┃", "┗", "┻", "┛")
_BACK: Final = "░" * _INSIDE
_DIM: Final = Style(dim=True)
_LIT: Final = Style(color="yellow", bold=True)


def box_width(cards: int) -> int:
    """Columns of a row of so many cards."""
    return cards * (_INSIDE + 1) + 1


def boxed(
    some: Sequence[Card | None], at: Viewpoint, *, wins: bool = False, dim: Sequence[bool] = ()
) -> tuple[Text, Text, Text]:
    """A row of cards, three lines high.

    Args:
        some: the cards; ``None`` is one face down.
        at: gives letters and colours.
        wins: draws a heavy frame, for the cards that are winning a trick.
        dim: for each card whether it is pale; none where it is not given.
    """
    left, between, right, flat, side, low_left, low_between, low_right = _HEAVY if wins else _LIGHT
    frame = _LIT if wins else (_DIM if dim and all(dim) else Style())
    rows = [flat * _INSIDE] * len(some)
    middle = Text(side, frame)
    for place, card in enumerate(some):
        pale = bool(dim) and dim[place]
        middle.append_text(_face(card, at, pale))
        middle.append(side, frame)
    return (
        Text(left + between.join(rows) + right, frame),
        middle,
        Text(low_left + low_between.join(rows) + low_right, frame),
    )


def _face(card: Card | None, at: Viewpoint, pale: bool) -> Text:
    if card is None:
        return Text(_BACK, _DIM)
    style = _DIM if pale else SUIT_STYLES[card.suit] + Style(bold=True)
    return Text(i18n.card_text(card.text, at.lang).center(_INSIDE), style)


class Canvas:
    """Lines of a fixed width on which texts are put at a row and a column, left to right without overlap."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, row: int, column: int, *lines: Text) -> None:
        """Puts lines under one another, the first at ``row``."""
        for offset, line in enumerate(lines):
            self._rows[row + offset].append((max(column, 0), line))

    def center(self, row: int, *lines: Text) -> None:
        """Puts lines in the middle."""
        for offset, line in enumerate(lines):
            self.put(row + offset, (self.width - line.cell_len) // 2, line)

    def right(self, row: int, *lines: Text) -> None:
        """Puts lines at the right edge."""
        for offset, line in enumerate(lines):
            self.put(row + offset, self.width - line.cell_len, line)

    def lines(self) -> list[Text]:
        """The finished lines; a text that would cover its left neighbour is moved behind it."""
        finished = []
        for row in self._rows:
            line = Text(no_wrap=True)
            for column, text in sorted(row, key=lambda placed: placed[0]):
                line.append(" " * max(column - line.cell_len, 1 if line.cell_len else 0))
                line.append_text(text)
            line.truncate(self.width, overflow="ellipsis")
            finished.append(line)
        return finished
