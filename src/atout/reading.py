"""Reading JSON that somebody else wrote: every fault is one sentence, and nothing doubtful passes."""

from __future__ import annotations

import json
from typing import Any

from atout.errors import AtoutError


def read_json(data: bytes, error: type[AtoutError]) -> Any:
    """The JSON value of a text.

    Args:
        data: the text in UTF-8.
        error: what is raised when it is not one.

    Raises:
        AtoutError: it is not UTF-8, not JSON, nested too deep, names a key twice or holds no real number. It is an
            ``error``.
    """

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice = next(key for key, _ in pairs if sum(other == key for other, _ in pairs) > 1)
            raise error("json-key-twice", key=twice[:40])
        return found

    def no_number(text: str) -> float:
        raise error("json-no-number", text=text)

    try:
        return json.loads(data.decode().rstrip(), object_pairs_hook=unique, parse_constant=no_number)
    except UnicodeDecodeError as fault:
        raise error("json-not-utf8", byte=fault.start + 1) from None
    except json.JSONDecodeError as fault:
        raise error("json-not-json", line=fault.lineno, column=fault.colno) from None
    except RecursionError:
        raise error("json-too-deep") from None
    except AtoutError:
        raise
    except ValueError:  # a number with thousands of digits
        raise error("json-number-too-long") from None
