"""Tricks of one card a seat, as Coinche and Binokel play them: on the table and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from atout.cards import Card
from atout.cli.terminal.face import Laid, Table
from atout.cli.terminal.viewpoint import Viewpoint
from atout.games.view import TrickView


def table(tricks: Sequence[TrickView], trick: TrickView | None, players: int) -> Table:
    """The trick in progress, or the last one while nobody has led to the next."""
    over = trick is None or not trick.cards
    shown = tricks[-1] if over and tricks else trick
    if shown is None:
        return Table((), over=False)
    laid = [Laid(seat, (card,), 1, seat == shown.winner) for seat, card in _by_seat(shown, players)]
    return Table(tuple(laid), over and bool(tricks))


def words(tricks: Sequence[TrickView], points: Mapping[Card, int], at: Viewpoint) -> list[Text]:
    """The last finished trick: who played what, who took it."""
    if not tricks:
        return []
    trick = tricks[-1]
    played = [at.said(seat, at.card(card)) for seat, card in _by_seat(trick, at.game.players)]
    return [Text("   ").join(played), taken(trick, points, at, len(tricks))]


def taken(trick: TrickView, points: Mapping[Card, int], at: Viewpoint, number: int) -> Text:
    """Who takes the trick, and what its cards count."""
    assert trick.winner is not None
    worth = at.say("points", count=sum(points[card] for card in trick.cards))
    return Text.assemble(at.say("news-trick", number=number), ": ", (at.name(trick.winner), "bold"), f", {worth}")


def news(
    before: Sequence[TrickView],
    on_table: TrickView | None,
    after: Sequence[TrickView],
    now: TrickView | None,
    points: Mapping[Card, int],
    at: Viewpoint,
) -> list[Text]:
    """The card that was played between two views, and who took the trick if that completed it."""
    lay = len(on_table.cards) if on_table is not None else 0
    finished = len(after) > len(before)
    trick = after[-1] if finished else now
    if trick is None:
        return []
    lines = [at.said(seat, at.card(card)) for seat, card in _by_seat(trick, at.game.players)[lay:]]
    if finished:
        lines.append(taken(after[-1], points, at, len(after)))
    return lines


def _by_seat(trick: TrickView, players: int) -> list[tuple[int, Card]]:
    return [((trick.leader + turn) % players, card) for turn, card in enumerate(trick.cards)]
