"""Reading the books: the text that holds for one game, and its rules one by one.

They stand on two shelves: the rulebook and the guide. One file serves a whole family. A heading that ends in
`` · coinche-ffb`` (or several games, parted by commas) holds for these games only, together with all that stands under
it; a title (``# ``) stands for its introduction alone. So the player of one profile never meets the rules of another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal

from atout import i18n
from atout.errors import NotationError
from atout.games.registry import game

Shelf = Literal["rulebook", "guide"]
"""Where books stand, by folder."""

_HEADING: Final = re.compile(r"(?P<marks>#{1,3}) (?P<words>.*?)(?: · (?P<games>[a-z0-9-]+(?:, [a-z0-9-]+)*))?")
_RULE: Final = re.compile(r"(?P<id>[A-Z]\d(?:\.\d)?) (?P<title>.+)")


@dataclass(frozen=True)
class Part:
    """A heading and the text under it, as far as the next heading."""

    level: int
    """1 the title, 2 a section, 3 a rule."""
    heading: str
    """Its words, without marks."""
    games: tuple[str, ...]
    """The ids of the games that it is for; empty: all of the family."""
    text: str
    """What stands under it, without blank lines around."""

    @property
    def id(self) -> str:
        """The id of the rule that it is; empty where it is none."""
        named = _RULE.fullmatch(self.heading)
        return named["id"] if named and self.level == 3 else ""

    @property
    def title(self) -> str:
        """The heading without the id."""
        return self.heading.removeprefix(self.id).lstrip()


@dataclass(frozen=True)
class Rule:
    """One rule of a book."""

    id: str
    """As in code, errors and tests: ``K4.6``."""
    title: str
    section: str
    """The heading of the section that it stands in."""
    text: str
    """Markdown, with the examples in it."""


def book(game_id: str, lang: str) -> str:
    """The whole book of one game, as Markdown.

    Raises:
        NotationError: there is no such game, or no book in this language.
    """
    return written(parts(game_id, lang))


def written(some: Iterable[Part]) -> str:
    """Parts as one Markdown text."""
    return "\n\n".join([f"{'#' * part.level} {part.heading}\n\n{part.text}".rstrip() for part in some]) + "\n"


@cache
def rules(game_id: str, lang: str) -> tuple[Rule, ...]:
    """The rules of one game, in the order of its book.

    Raises:
        NotationError: there is no such game, or no book in this language.
    """
    found, section = [], ""
    for part in parts(game_id, lang):
        if part.level < 3:
            section = part.heading
        elif part.id:
            found.append(Rule(part.id, part.title, section, part.text))
    return tuple(found)


def rule(game_id: str, lang: str, rule_id: str) -> Rule:
    """The rule of this id.

    Raises:
        NotationError: there is no such game, book or rule.
    """
    for each in rules(game_id, lang):
        if each.id == rule_id:
            return each
    raise NotationError("no-such-rule", rule=rule_id[:20], game=game_id)


@cache
def parts(game_id: str, lang: str, shelf: Shelf = "rulebook") -> tuple[Part, ...]:
    """The parts of a family's book that hold for one game.

    Raises:
        NotationError: there is no such game, or no book in this language.
    """
    family = game(game_id).family
    if lang not in i18n.LANGUAGES:
        raise NotationError("no-such-language", lang=lang[:20], languages=", ".join(i18n.LANGUAGES))
    text = (folder(shelf) / lang / f"{family}.md").read_text(encoding="utf-8")
    return tuple(_for_game(split(text), game_id))


def split(text: str) -> Iterator[Part]:
    """The parts of a book as written, of all games. What stands before the first heading belongs to none."""
    heading: re.Match[str] | None = None
    under: list[str] = []
    in_block = False
    for line in [*text.splitlines(), "# "]:
        in_block ^= line.startswith("```")
        found = None if in_block else _HEADING.fullmatch(line)
        if found is None:
            under.append(line)
            continue
        if heading is not None:
            games = tuple(heading["games"].split(", ")) if heading["games"] else ()
            yield Part(len(heading["marks"]), heading["words"], games, "\n".join(under).strip())
        heading, under = found, []


def _for_game(some: Iterable[Part], game_id: str) -> Iterator[Part]:
    """Leaves out the parts for other games, and what stands in a section that is left out."""
    section_holds = True
    for part in some:
        holds = not part.games or game_id in part.games
        if part.level < 3:
            section_holds = holds or part.level == 1
        if holds and section_holds:
            yield part


def folder(shelf: Shelf) -> Traversable:
    """Where its books lie: beside the installed modules, or at the root of a checkout."""
    installed = resources.files("atout") / shelf
    return installed if installed.is_dir() else Path(__file__).parents[3] / shelf
