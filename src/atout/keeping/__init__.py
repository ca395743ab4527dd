"""Keeping the score of a real table: what happened goes in deal by deal, the sheet with every number explained comes
out.

A :class:`Sheet` is a value: adding a deal or taking one back gives another sheet. A journal is its history as lines of
JSON, one for each entry. Nothing here reads or writes a file.
"""

from atout.keeping.data import sheet_csv, sheet_data
from atout.keeping.errors import SheetError
from atout.keeping.journal import Journal, deal_line, header_line, read_entries, read_journal, undo_line
from atout.keeping.sheet import Kept, Place, Sheet, Summary, new_sheet

__all__ = [
    "Journal",
    "Kept",
    "Place",
    "Sheet",
    "SheetError",
    "Summary",
    "deal_line",
    "header_line",
    "new_sheet",
    "read_entries",
    "read_journal",
    "sheet_csv",
    "sheet_data",
    "undo_line",
]
