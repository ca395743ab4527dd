"""The rulebook: the rules of every game in words, with examples that run.

The books are plain Markdown in ``rulebook/<language>/<family>.md`` and travel with the package. Every rule stands there
under the id that names it in code, errors and tests too.

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

__all__ = [
    "KINDS", "Example", "ExampleError", "Part", "Rule", "book", "check", "examples", "parts", "refusals", "rule",
    "rules", "work_out",
]  # fmt: skip
