"""The rulebook: the rules of every game in words, with examples that run. Beside it the guide: how to play well.

The books are plain Markdown in ``rulebook/<language>/<family>.md`` and travel with the package. Every rule stands there
under the id that names it in code, errors and tests too. The guide lies in ``guide/`` in the same way.

Example:
    >>> from atout.books import book, rule
    >>> book("kozel", "en").splitlines()[0]
    '# Kozel with the shokha'
    >>> rule("binokel", "en", "N5.4").title
    'Equal cards'
"""

from atout.books.book import Part, Rule, book, parts, rule, rules
from atout.books.checking import check, refusals, work_out
from atout.books.examples import KINDS, Example, ExampleError, examples
from atout.books.guide import guide, guide_parts

__all__ = [
    "KINDS", "Example", "ExampleError", "Part", "Rule", "book", "check", "examples", "guide", "guide_parts", "parts",
    "refusals", "rule", "rules", "work_out",
]  # fmt: skip
