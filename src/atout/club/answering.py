"""The one door: a question as JSON, its answer as JSON.

A question is ``{"ask": …}`` with its fields, an answer ``{"answer": …}``, or ``{"fault": …}`` with slug, rule and
context where the question cannot be put or the entry cannot be.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from atout.club import arbiter, sheets
from atout.club.fields import CannotAnswer, fault_data
from atout.errors import AtoutError
from atout.reading import read_json

_ANSWERS: Final[Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]]] = {
    "sheet": sheets.sheet,
    "table": sheets.table,
    "trick": arbiter.trick,
    "everywhere": arbiter.everywhere,
    "groups": arbiter.groups,
    "moment": arbiter.moment,
}


def reply(data: bytes) -> dict[str, Any]:
    """The answer to a question, or its fault.

    Args:
        data: the question as JSON.

    Example:
        >>> reply(b'{"ask": "groups", "trump": "h", "table": [], "hand": "7h 8h", "leader": 0}')["answer"]["allowed"]
        ['lead 7h', 'lead 8h', 'lead 7h 8h']
        >>> reply(b'{"ask": "weather"}')
        {'fault': {'slug': 'club-field-wrong', 'rule': None, 'context': {'field': 'ask'}}}
    """
    try:
        question = read_json(data, CannotAnswer)
        asked = question.get("ask") if isinstance(question, dict) else None
        answer = _ANSWERS.get(asked) if isinstance(asked, str) else None
        if answer is None:
            raise CannotAnswer("club-field-wrong", field="ask")
        return {"answer": answer(question)}
    except AtoutError as error:
        return {"fault": fault_data(error)}


def written(answer: Mapping[str, Any]) -> str:
    """An answer as JSON: the same characters wherever it was made, ASCII alone."""
    return json.dumps(answer)
