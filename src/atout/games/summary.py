"""Reads the summary of a deal that ``atout score`` takes: a JSON object from a stranger, checked field by field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from atout.errors import SummaryError


class Fields:
    """The fields of one summary, read with their checks. Every method raises :class:`SummaryError` for a fault."""

    def __init__(self, summary: Any) -> None:
        """Takes the parsed JSON; anything but an object is refused."""
        if not isinstance(summary, dict):
            raise SummaryError("summary-not-an-object")
        self._fields: dict[str, Any] = summary

    def __contains__(self, key: str) -> bool:
        return key in self._fields

    def expect(self, required: Iterable[str], optional: Iterable[str] = ()) -> None:
        """Makes sure that all required keys are there, and no key besides them and the optional ones."""
        needed = set(required)
        for key in sorted(needed - self._fields.keys()):
            raise SummaryError("summary-key-missing", key=key)
        for key in sorted(self._fields.keys() - needed - set(optional)):
            raise SummaryError("summary-key-unknown", key=str(key)[:40])

    def value(self, key: str) -> Any:
        """The value of a key, unchecked."""
        if key not in self._fields:
            raise SummaryError("summary-key-missing", key=key)
        return self._fields[key]

    def integer(self, key: str) -> int:
        """The whole number under a key."""
        return self._whole(key, self.value(key))

    def integers(self, key: str, length: int) -> tuple[int, ...]:
        """The list of ``length`` whole numbers under a key, none of them negative."""
        found = self.value(key)
        if not isinstance(found, list) or len(found) != length:
            raise SummaryError("summary-wrong-list", key=key, length=length)
        numbers = tuple([self._whole(key, each) for each in found])
        if min(numbers) < 0:
            raise SummaryError("summary-negative", key=key)
        return numbers

    def choice(self, key: str, choices: Iterable[Any]) -> Any:
        """The value of a key that must be one of ``choices``, of the very type: ``True`` is not 1."""
        found, allowed = self.value(key), tuple(choices)
        if not any(type(each) is type(found) and each == found for each in allowed):
            raise SummaryError("summary-wrong-choice", key=key, choices=", ".join(_json(each) for each in allowed))
        return found

    def _whole(self, key: str, value: Any) -> int:
        if type(value) is not int:
            raise SummaryError("summary-not-a-number", key=key)
        return value


def _json(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
