"""``atout guide``: how to play a game well."""

from __future__ import annotations

from atout.books import guide as guide_of
from atout.cli.markdown import show_markdown
from atout.cli.options import GameId, Lang


def guide(game: GameId, lang: Lang = None) -> None:
    """Print the guide of a game: where it comes from, how to think about bidding and play, what people ask.

    On a terminal it is laid out; into a file or another program it goes as Markdown.

    Examples: atout guide kozel | less, atout guide coinche-ffb --lang fr > guide.md
    """
    assert lang is not None, "the option's check chose a language"
    show_markdown(guide_of(game, lang))
