"""The file of a score keeper: every entry is in it before anybody is told that it was taken."""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from atout.keeping import Journal, Sheet, SheetError, Summary, deal_line, header_line, read_journal, undo_line

_MOST_BYTES: Final = 4 * 2**20
"""Of a journal: some thirty thousand deals."""


class SheetFile:
    """A journal that is written to, held against a second writer.

    Attributes:
        sheets: the matches in it when it was opened.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: FileIO | None = None
        self.sheets: tuple[Sheet, ...] = ()

    def __enter__(self) -> Self:
        """
        Raises:
            SheetError: somebody else writes to the file, or it is no journal.
            OSError: it cannot be opened.
        """
        from atout.server.lock import take

        file = self._file = self._path.open("a+b", buffering=0)
        try:
            take(file)
        except OSError:
            file.close()
            raise SheetError("sheet-in-use", path=str(self._path)) from None
        try:
            self._begin(file)
        except BaseException:
            file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def begin(self, sheet: Sheet) -> None:
        """Begins another match."""
        self._append(header_line(sheet))

    def add(self, summary: Summary | None) -> None:
        """Enters a deal that the last match can take."""
        self._append(deal_line(summary))

    def undo(self) -> None:
        """Takes the last deal back."""
        self._append(undo_line())

    def _begin(self, file: FileIO) -> None:
        """Reads what is there; an entry whose writing was broken off, and which was never confirmed, is cut away."""
        data = _read(file, self._path)
        journal = _sheets(data, self._path)
        self.sheets = journal.sheets
        if journal.whole < len(data):
            file.truncate(journal.whole)
        elif data and not data.endswith(b"\n"):
            self._append("\n")

    def _append(self, line: str) -> None:
        """Writes a line so that it is there even if the power fails now; what cannot be written whole is taken back."""
        file = self._file
        assert file is not None, "the file is open"
        before = _size(file)
        rest = memoryview(line.encode())
        try:
            while rest:
                rest = rest[file.write(rest) :]
            os.fsync(file.fileno())
        except OSError:
            file.truncate(before)
            raise


def read_sheet(path: Path) -> Sheet:
    """The last sheet of a file, which is only looked at.

    Raises:
        SheetError: there is none in it.
        OSError: the file cannot be read.
    """
    with path.open("rb", buffering=0) as file:
        journal = _sheets(_read(file, path), path)
    if not journal.sheets:
        raise SheetError("sheet-none", path=str(path))
    return journal.sheets[-1]


def _read(file: FileIO, path: Path) -> bytes:
    if _size(file) > _MOST_BYTES:
        raise SheetError("sheet-file-too-long", path=str(path), most=_MOST_BYTES >> 20)
    file.seek(0)
    return file.readall()


def _size(file: FileIO) -> int:
    return os.fstat(file.fileno()).st_size


def _sheets(data: bytes, path: Path) -> Journal:
    try:
        return read_journal(data)
    except SheetError as error:
        raise SheetError("sheet-file-wrong", path=str(path), fault=str(error)) from None
