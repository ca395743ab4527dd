"""The errors a caller can meet. Each is data (slug, context, rule id) and says itself in words on demand.

``str(error)`` is the English sentence, ``error.sentence("ru")`` the Russian one. The words live in the message
catalogues (:mod:`atout.i18n`) under ``error-<slug>``; the context fills their placeables.
"""

from __future__ import annotations

from atout import i18n


class AtoutError(Exception):
    """Base of all errors raised on purpose by this package.

    Attributes:
        slug: stable name of what went wrong, for programs (``"must-follow"``).
        context: what the sentence is about, as plain texts and numbers (``{"card": "Th", "suit": "h"}``).
    """

    def __init__(self, slug: str, /, **context: str | int) -> None:
        super().__init__(slug)
        self.slug = slug
        self.context = context

    def sentence(self, lang: str = "en") -> str:
        """One sentence in ``lang`` that says what was wrong and, where it helps, what would be right."""
        return i18n.text(lang, f"error-{self.slug}", **self.context)

    def __str__(self) -> str:
        return self.sentence()


class NotationError(AtoutError, ValueError):
    """A text that cannot be read: no such card, no such action."""


class RuleError(AtoutError):
    """Something that a rule forbids; ``rule`` is its id, empty where none of the rule pages speaks of it."""

    def __init__(self, slug: str, /, *, rule: str = "", **context: str | int) -> None:
        super().__init__(slug, **context)
        self.rule = rule

    def sentence(self, lang: str = "en") -> str:
        words = super().sentence(lang)
        return f"{words} [{self.rule}]" if self.rule else words

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.slug, self.rule, self.context)


class IllegalAction(RuleError):
    """An action that the rules do not allow at this moment."""


class DealError(RuleError):
    """Cards that cannot be a deal of this game: twice, missing, cut out of range."""


class SummaryError(RuleError):
    """A summary of a deal that cannot be: points that do not add up, a trick count off."""


class RecordError(RuleError):
    """A game record, or a file of them, that cannot be what it says."""


def _rebuild(kind: type[RuleError], slug: str, rule: str, context: dict[str, str | int]) -> RuleError:
    return kind(slug, rule=rule, **context)
