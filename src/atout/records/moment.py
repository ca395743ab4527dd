"""Moments of a record: the one before an action, deals and actions numbered from 1."""

from __future__ import annotations

from typing import Any

from atout.errors import RecordError


def cut_before(record: Any, deal: int, action: int) -> dict[str, Any]:
    """The record as far as the moment before an action, with nothing of what came after it.

    Args:
        record: any JSON value.
        deal: the deal, from 1.
        action: the action, from 1; one more than there are is the moment after the last.

    Raises:
        RecordError: it is no record, or there is no such moment in it.
    """
    deals = record.get("deals") if isinstance(record, dict) else None
    if not isinstance(deals, list) or not all(isinstance(each, dict) for each in deals):
        raise RecordError("record-no-object", rule="R1")
    check_deal(deal, len(deals))
    last = deals[deal - 1]
    actions = last.get("actions")
    count = len(actions) if isinstance(actions, list) else 0
    if not isinstance(actions, list) or not 1 <= action <= count + 1:
        raise RecordError("moment-no-action", action=action, count=count)
    goes_on = action <= count
    later = ("outcome", "score", "totals") if goes_on else ()
    kept = {key: value for key, value in last.items() if key not in later}
    kept["actions"] = actions[: action - 1]
    if isinstance(kept.get("legal"), list):
        kept["legal"] = kept["legal"][: action - 1]
    winner = None if goes_on or deal < len(deals) else record.get("winner")
    return {**record, "deals": [*deals[: deal - 1], kept], "winner": winner}


def check_deal(deal: int, count: int) -> None:
    """Makes sure that a match of so many deals has this one.

    Raises:
        RecordError: it has not.
    """
    if not 1 <= deal <= count:
        raise RecordError("moment-no-deal", deal=deal, count=count)
