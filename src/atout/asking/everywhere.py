"""One question put to every game that knows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from atout.asking.trick import TrickQuestion, asked_trick
from atout.asking.verdicts import Answer, answer_data
from atout.errors import RuleError
from atout.games.registry import GAMES


@dataclass(frozen=True)
class Everywhere:
    """The answers of the games side by side."""

    answers: tuple[Answer, ...]
    """In the order in which games are listed."""
    without: tuple[tuple[str, RuleError], ...]
    """The games that do not know the question, and why."""


def ask_everywhere(question: TrickQuestion) -> Everywhere:
    """What every game says to a trick of single cards.

    The seat that led is the same in all of them, so partners are where their game puts them.
    """
    answers: list[Answer] = []
    without: list[tuple[str, RuleError]] = []
    for game in GAMES.values():
        try:
            answers.append(asked_trick(game, question))
        except RuleError as error:
            without.append((game.id, error))
    return Everywhere(tuple(answers), tuple(without))


def everywhere_data(found: Everywhere, lang: str) -> dict[str, Any]:
    """The answers, ready for JSON, their sentences in ``lang``."""
    return {
        "answers": [answer_data(answer, lang) for answer in found.answers],
        "without": [{"game": game, "why": error.sentence(lang)} for game, error in found.without],
    }
