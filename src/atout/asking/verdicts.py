"""What the arbiter answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from atout.errors import IllegalAction, RuleError
from atout.games.actions import Action


class CannotAsk(RuleError):
    """A question that cannot be put: such cards cannot lie like this."""


@dataclass(frozen=True)
class Verdict:
    """One action of the seat to act, and whether it may do it."""

    action: Action
    fault: IllegalAction | None
    """Why not; ``None`` where it is allowed."""


@dataclass(frozen=True)
class Answer:
    """What a seat may do at one moment."""

    game: str
    seat: int
    """Who is to act."""
    winner: int | None
    """The seat that is winning the trick; ``None`` while nothing lies."""
    duty: str
    """What binds the seat, for the message ``duty-<duty>``; empty outside of the tricks."""
    rule: str
    """The id of the rule that imposes the duty; empty where there is none."""
    verdicts: tuple[Verdict, ...]
    """What is allowed first."""

    @property
    def allowed(self) -> tuple[Action, ...]:
        """All that may be done."""
        return tuple(each.action for each in self.verdicts if each.fault is None)


def answer_data(answer: Answer, lang: str) -> dict[str, Any]:
    """The answer, ready for JSON, its sentences in ``lang``."""
    return answer_fields(answer, lambda each: verdict_data(each, lang))


def answer_fields(answer: Answer, refused: Callable[[Verdict], Mapping[str, Any]]) -> dict[str, Any]:
    """The same with what ``refused`` tells of each action that is not allowed."""
    return {
        "game": answer.game,
        "seat": answer.seat,
        "winner": answer.winner,
        "duty": answer.duty or None,
        "rule": answer.rule or None,
        "allowed": [action.text for action in answer.allowed],
        "refused": [refused(each) for each in answer.verdicts if each.fault is not None],
    }


def verdict_data(verdict: Verdict, lang: str) -> dict[str, Any]:
    """One verdict, ready for JSON; ``slug``, ``rule`` and ``why`` are ``null`` where the action is allowed."""
    fault = verdict.fault
    return {
        "action": verdict.action.text,
        "slug": fault and fault.slug,
        "rule": fault and fault.rule,
        "why": fault and fault.sentence(lang),
    }
