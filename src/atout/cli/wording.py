"""Actions, estimates and reasons in words, short enough for a column of a table."""

from __future__ import annotations

from typing import Final

from atout import i18n
from atout.analysis import Estimate, Reason
from atout.games.actions import Action, OnCards, OnSuit, PlayCard, Word
from atout.games.coinche.auction import Bid
from atout.games.coinche.declarations import Declare

_KINDS: Final = {"3": "tierce", "4": "cinquante", "5": "cent"}
UNKNOWN: Final = "–"
"""Stands where something cannot be told."""


def action_text(action: Action, lang: str) -> str:
    """What is done, in words."""
    match action:
        case PlayCard():
            return i18n.card_text(action.card.text, lang)
        case OnCards():
            cards = " ".join(i18n.card_text(card.text, lang) for card in action.cards)
            return i18n.text(lang, f"do-{action.word}-cards", cards=cards)
        case OnSuit():
            return i18n.text(lang, f"do-{action.word}-suit", suit=action.suit)
        case Bid():
            number = i18n.text(lang, "word-capot") if action.number is None else str(action.number)
            sign = i18n.text(lang, f"sign-{action.strain}") if action.strain in "na" else i18n.SUIT_SIGNS[action.strain]
            return f"{number} {sign}"
        case Declare():
            if not action.combinations:
                return i18n.text(lang, "declare-nothing")
            return ", ".join(_combination(text, lang) for text in action.combinations)
        case Word():
            return i18n.text(lang, f"do-word-{action.word}")
    raise TypeError(action)


def points_text(estimate: Estimate | None) -> str:
    """The points of an estimate, to a tenth."""
    return UNKNOWN if estimate is None else f"{_unsigned_zero(round(estimate.points, 1)):g}"


def chance_text(estimate: Estimate | None) -> str:
    """The chance of an estimate in percent."""
    return UNKNOWN if estimate is None else f"{_unsigned_zero(round(100 * estimate.chance)):g} %"


def estimate_text(estimate: Estimate | None) -> str:
    """Points and chance side by side."""
    return UNKNOWN if estimate is None else f"{points_text(estimate)} · {chance_text(estimate)}"


def reason_text(reason: Reason, lang: str) -> str:
    """A fact in words."""
    return i18n.text(lang, f"reason-{reason.slug}", **reason.context)


def _unsigned_zero(number: float) -> float:
    return number + 0.0


def _combination(text: str, lang: str) -> str:
    kind, rest = text.split(":", 1)
    if kind == "four":
        return i18n.text(lang, "combination-carre", rank=rest)
    top, length = rest.split(":")
    return i18n.text(lang, f"combination-{_KINDS[length]}", card=top)
