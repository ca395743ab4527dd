"""The guide: where each game comes from, how to think about it, what people ask. Its numbers come from simulation.

The texts stand in ``guide/<language>/<family>.md``, parted by games as the rulebook is. In place of a number they name
one: ``{made.100}`` is what ``guide/numbers.json`` has under ``made.100`` for the game whose guide is read.
``python -m bench.guide`` makes that file (docs/guide.md).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from atout import i18n
from atout.books.book import Part, folder, parts, written
from atout.games.registry import game

PLACEHOLDER: Final = re.compile(r"\{([a-z0-9.+-]+)\}")
"""The name of a number in a text."""


@dataclass(frozen=True)
class Number:
    """A number of the guide, with how it was found."""

    value: float
    unit: Literal["share", "points"]
    """A share of 1, shown in percent; or so many points, tricks and the like."""
    error: float
    """Its standard error; 0 for what was worked out exactly."""
    cases: int
    """How many deals, hands or contracts stand behind it; 0 for what was worked out exactly."""


@cache
def numbers(game_id: str) -> Mapping[str, Number]:
    """The numbers of a game's guide by name.

    Raises:
        NotationError: there is no such game.
    """
    found = json.loads((folder("guide") / "numbers.json").read_text(encoding="utf-8"))
    return {name: Number(**fields) for name, fields in found[game(game_id).id].items()}


@cache
def guide_parts(game_id: str, lang: str) -> tuple[Part, ...]:
    """The parts of a game's guide, their numbers filled in as the language writes them.

    Raises:
        NotationError: there is no such game, or no guide in this language.
    """
    known = numbers(game_id)

    def number(named: re.Match[str]) -> str:
        return number_text(known[named[1]], lang)

    return tuple([replace(part, text=PLACEHOLDER.sub(number, part.text)) for part in parts(game_id, lang, "guide")])


def guide(game_id: str, lang: str) -> str:
    """The whole guide of one game, as Markdown.

    Raises:
        NotationError: there is no such game, or no guide in this language.
    """
    return written(guide_parts(game_id, lang))


def number_text(number: Number, lang: str) -> str:
    """The number as people say it: two digits of a share in percent, whole points from ten upwards.

    Example:
        >>> number_text(Number(0.0634, "share", 0.01, 500), "de")
        '6,3\\xa0%'
    """
    if number.unit == "share":
        return i18n.text(lang, "guide-share", percent=float(f"{100 * number.value:.2g}"))
    return i18n.text(lang, "guide-points", points=round(number.value, 0 if number.value >= 10 else 1))
