"""The worked examples in the books: fenced blocks of ``key: value`` lines, named by their kind.

===========  =======================================  ====================================================
kind         given                                    worked out
===========  =======================================  ====================================================
``play``     ``trump`` ``trick`` ``hand``             ``legal``: the cards that may be played
``declare``  ``strain`` ``hand``                      ``legal``: the declarations that may be made
``compare``  ``strain`` ``side 0`` ``side 1``         ``better``: ``0``, ``1`` or ``none``
``meld``     ``trump`` ``hand``                       ``points``: of all melds
``reply``    ``trump`` ``winning`` ``reply``          ``takes over``: ``yes`` or ``no``
``lead``     ``hand``                                 ``legal``: the groups that may be led
``claim``    ``hand``                                 ``claim``: ``moskva``, ``molodka`` or ``none``
``score``    ``summary``                              ``result``: outcome and score
===========  =======================================  ====================================================

Cards and actions are written as in records, alternatives are parted by `` | ``, summaries and results are JSON. In
``play`` seat 0 led. An example belongs to the game whose book is read: one that stands in a rule of all profiles is an
example for each of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from atout.books.book import Rule, rules
from atout.errors import AtoutError

KINDS: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "play": (("trump", "trick", "hand"), "legal"),
    "declare": (("strain", "hand"), "legal"),
    "compare": (("strain", "side 0", "side 1"), "better"),
    "meld": (("trump", "hand"), "points"),
    "reply": (("trump", "winning", "reply"), "takes over"),
    "lead": (("hand",), "legal"),
    "claim": (("hand",), "claim"),
    "score": (("summary",), "result"),
}
"""For each kind the keys of what is given, and the key of what is worked out."""

_BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class ExampleError(AtoutError):
    """An example that cannot be read, or whose answer the rules do not give."""


@dataclass(frozen=True)
class Example:
    """One worked example."""

    game: str
    """The id of the game."""
    rule: str
    """The id of the rule under which it stands."""
    kind: str
    """One of :data:`KINDS`."""
    given: Mapping[str, str]
    """What is given, by key."""
    answer: str
    """What the book says comes out."""


def examples(game_id: str, lang: str) -> tuple[Example, ...]:
    """All worked examples of one game's book, in its order.

    Raises:
        NotationError: there is no such game, or no book in this language.
        ExampleError: a block is of no known kind, or its keys are not those of its kind.
    """
    return tuple(example for rule in rules(game_id, lang) for example in _examples_of(rule, game_id))


def _examples_of(rule: Rule, game_id: str) -> Iterator[Example]:
    for kind, body in _BLOCK.findall(rule.text):
        lines = [line.partition(":") for line in body.splitlines()]
        fields = {key.strip(): value.strip() for key, _, value in lines}
        given, answer = KINDS.get(kind, ((), ""))
        if [*fields] != [*given, answer]:
            raise ExampleError("example-unreadable", game=game_id, rule_id=rule.id, kind=kind, keys=", ".join(fields))
        yield Example(game_id, rule.id, kind, {key: fields[key] for key in given}, fields[answer])
