"""One server for each data folder: a second one would know nothing of what happens at the first one's tables."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from atout.server.settings import SettingsError


class FolderLock:
    """Holds a data folder while a server uses it. The system lets go of it when the process ends, however it does."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Self:
        """
        Raises:
            SettingsError: another server uses the folder.
        """
        self._file = (self._folder / "server.lock").open("ab")
        try:
            take(self._file)
        except OSError:
            self._file.close()
            raise SettingsError("data-folder-in-use", folder=str(self._folder)) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._file is not None
        self._file.close()


def take(file: IO[bytes]) -> None:
    """Holds a file against every other process until it is closed.

    Raises:
        OSError: another one holds it.
    """
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
