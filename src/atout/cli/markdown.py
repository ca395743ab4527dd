"""Showing a text in Markdown: a page of a book."""

from __future__ import annotations

import sys
from typing import Final

import typer
from rich.console import Console
from rich.markdown import Markdown

_WIDEST: Final = 100
"""Columns of a text that is still easy to read."""


def show_markdown(text: str) -> None:
    """Lays the text out on a terminal; into a file or another program it goes as it is."""
    if sys.stdout.isatty():
        console = Console()
        console.print(Markdown(text), width=min(console.width, _WIDEST))
    else:
        typer.echo(text, nl=False)
