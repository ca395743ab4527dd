"""Fields of a question that come from outside, and faults as the page takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.errors import AtoutError, RuleError


class CannotAnswer(AtoutError):
    """No question: something is missing, or of the wrong kind."""


def text(question: Mapping[str, Any], field: str) -> str:
    """The text of this field."""
    value = question.get(field)
    if not isinstance(value, str):
        raise CannotAnswer("club-field-wrong", field=field)
    return value


def whole(question: Mapping[str, Any], field: str) -> int:
    """The whole number of this field."""
    value = question.get(field)
    if type(value) is not int:
        raise CannotAnswer("club-field-wrong", field=field)
    return value


def entries(question: Mapping[str, Any], field: str) -> list[Any]:
    """The list of this field."""
    value = question.get(field)
    if not isinstance(value, list):
        raise CannotAnswer("club-field-wrong", field=field)
    return value


def fault_data(error: AtoutError) -> dict[str, Any]:
    """An error without its sentence, which the page makes."""
    rule = error.rule if isinstance(error, RuleError) else ""
    return {"slug": error.slug, "rule": rule or None, "context": error.context}
