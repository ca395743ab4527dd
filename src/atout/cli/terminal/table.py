"""The table as a picture of 80 × 22: seats around, the trick in the middle, one's hand below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from atout.cli.terminal.drawing import Canvas, box_width, boxed
from atout.cli.terminal.face import Face, Laid, SeenView
from atout.cli.terminal.viewpoint import Viewpoint
from atout.games.view import View

WIDTH: Final = 80
HEIGHT: Final = 24
"""The smallest terminal that the picture fits, the line to type on included."""
_FELT: Final = 10
"""Lines of the table itself."""
_MARGIN: Final = 4
"""Columns between the edge and what stands beside the players left and right."""
_SIDE_LABEL: Final = 24
"""Columns for what stands beside the players left and right."""


def picture(face: Face[SeenView], view: SeenView, notes: Sequence[Text], deal: int) -> list[Text]:
    """The whole picture, line by line.

    Args:
        face: the game.
        view: what the seat knows.
        notes: what has just happened, at most two lines.
        deal: the number of the deal, from 1.
    """
    rule = Text("─" * WIDTH, "dim")
    facts = [_short(line) for line in face.facts(view)]
    return [
        header(face.at, view, deal),
        rule,
        *felt(face, view),
        rule,
        *_filled(facts, 2),
        *_filled(list(notes), 2),
        *hand(face, view),
    ]


def header(at: Viewpoint, view: View, deal: int) -> Text:
    """Which game and deal, and how the match stands."""
    game = at.say(f"game-{at.game.id}")
    left = Text.assemble((game, "bold"), " · ", at.say("deal-number", number=deal))
    scores = [f"{at.side_name(side)} {view.before.totals[side]}" for side in at.sides]
    right = Text.assemble((" : ".join(scores), "bold"), f"  / {at.game.target}")
    left.truncate(WIDTH - right.cell_len - 2, overflow="ellipsis")
    return Text.assemble(left, " " * (WIDTH - left.cell_len - right.cell_len), right)


def felt(face: Face[SeenView], view: SeenView) -> list[Text]:
    """Seats, calls and the trick."""
    canvas, at = Canvas(WIDTH, _FELT), face.at
    canvas.put(0, 0, *face.corner(view)[:3])
    canvas.center(5, face.chip(view))
    table = face.table(view)
    widest = max((box_width(laid.size) for laid in table.laid if at.place(laid.seat) in ("top", "bottom")), default=5)
    for seat in range(at.game.players):
        _put_seat(canvas, face, view, seat)
    for laid in table.laid:
        _put_cards(canvas, at, laid, widest, pale=table.over and not laid.wins)
    return canvas.lines()


def hand(face: Face[SeenView], view: SeenView) -> list[Text]:
    """One's own cards with the numbers of those that may be played below them."""
    held, playable = face.hand(view), face.playable(view)
    if not held:
        return [Text()] * 4
    pale = [playable is not None and card not in playable for card in held]
    width = box_width(len(held))
    margin = " " * ((WIDTH - width) // 2)
    rows = [Text.assemble(margin, row) for row in boxed(held, face.at, dim=pale)]
    numbers = Text(margin + " ")
    for number, unplayable in enumerate(pale, 1):
        shown = "" if playable is None or unplayable else str(number)
        numbers.append(shown.center(3) + " ", "bold cyan")
    return [*rows, numbers]


def seat_label(at: Viewpoint, view: View, seat: int) -> Text:
    """The name of a seat, with a sign for its turn and for the dealer."""
    label = Text(at.name(seat), "bold reverse" if view.turn == seat else "bold")
    if view.turn == seat:
        label = Text.assemble("▶ ", label)
    if view.dealer == seat:
        label.append_text(Text(f" ({at.say('dealer')})", "dim"))
    return label


def _put_seat(canvas: Canvas, face: Face[SeenView], view: SeenView, seat: int) -> None:
    label, spoken = seat_label(face.at, view, seat), face.spoken(view, seat)
    place = face.at.place(seat)
    if place == "bottom":
        canvas.center(9, Text("   ").join([label, *spoken]))
    elif place == "top":
        canvas.center(0, label)
        canvas.center(1, Text("   ").join(spoken))
    else:
        for line in spoken:
            line.truncate(_SIDE_LABEL, overflow="ellipsis")
        for row, lines in ((3, [label]), (7, spoken[:2])):
            if place == "right":
                canvas.right(row, *[Text.assemble(line, " " * _MARGIN) for line in lines])
            else:
                canvas.put(row, _MARGIN, *lines)


def _put_cards(canvas: Canvas, at: Viewpoint, laid: Laid, widest: int, *, pale: bool) -> None:
    cards = laid.cards or (None,) * laid.size
    rows = boxed(cards, at, wins=laid.wins, dim=[pale] * laid.size)
    place, width = at.place(laid.seat), box_width(laid.size)
    middle = WIDTH // 2
    if place == "top":
        canvas.center(2, *rows)
    elif place == "bottom":
        canvas.center(6, *rows)
    elif place == "left":
        canvas.put(4, middle - widest // 2 - 2 - width, *rows)
    else:
        canvas.put(4, middle + widest // 2 + 1, *rows)


def _short(line: Text) -> Text:
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def _filled(lines: list[Text], count: int) -> list[Text]:
    return (lines + [Text()] * count)[:count]


def fits(console: Console) -> bool:
    """Whether the picture fits the terminal."""
    return console.width >= WIDTH and console.height >= HEIGHT


def in_rows(lines: Sequence[Text], rows: int) -> list[Text] | None:
    """The lines put side by side so that they take few rows; ``None`` if they do not fit."""
    packed: list[Text] = []
    for line in lines:
        if packed and packed[-1].cell_len + 3 + line.cell_len <= WIDTH:
            packed[-1] = Text("   ").join([packed[-1], line])
        else:
            packed.append(line.copy())
    fit = len(packed) <= rows and all(line.cell_len <= WIDTH for line in packed)
    return packed if fit else None
