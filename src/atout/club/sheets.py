"""Sheets: the page keeps a journal, and asks what it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.club.fields import entries
from atout.keeping import Sheet, SheetError, read_entries, sheet_csv, sheet_data
from atout.keeping.journal import FORMAT


def sheet(question: Mapping[str, Any]) -> dict[str, Any]:
    """``{"journal": [entry, …]}``: everything that its last match says, every number with its rule.

    A deal that is only looked at before it is entered is asked about as if it had been: its entry comes last.
    """
    return sheet_data(_last(question))


def table(question: Mapping[str, Any]) -> dict[str, Any]:
    """``{"journal": [entry, …]}``: the running sheet as comma-separated values."""
    return {"csv": sheet_csv(_last(question))}


def _last(question: Mapping[str, Any]) -> Sheet:
    sheets = read_entries(entries(question, "journal"))
    if not sheets:
        raise SheetError("journal-no-header", format=FORMAT)
    return sheets[-1]
