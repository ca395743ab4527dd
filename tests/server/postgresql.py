"""A PostgreSQL server for the tests alone: made in a temporary folder, reached by a socket in it, gone with them."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

_OLDEST: Final = 15
_START_S: Final = 60
_HASTE: Final = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=50", "autovacuum=off")
"""What is in the temporary folder need not survive a power cut."""


class MissingError(Exception):
    """There is no PostgreSQL server here that can be started; the text says why."""


class Cluster:
    """A running server with nothing in it; on leaving it is stopped and its folder removed."""

    def __init__(self) -> None:
        """
        Raises:
            MissingError: its programs are not installed, or nobody is there who may run them.
        """
        self._programs = _programs()
        self._user = _user()
        # Not pytest's own folder: the other user may not enter that, and the path of a socket must be short.
        self._folder = Path(tempfile.mkdtemp(prefix="atout-pg-"))
        self._made = 0

    def __enter__(self) -> Self:
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        data = str(self._folder / "data")
        options = ["--username=atout", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        try:
            subprocess.run(
                [self._programs / "initdb", *options, data], check=True, capture_output=True, **self._as_user()
            )
            settings = ["listen_addresses=", f"unix_socket_directories={self._folder}", *_HASTE]
            with (self._folder / "log").open("wb") as log:
                self._process = subprocess.Popen(
                    [*_ends_with_us(), self._programs / "postgres", "-D", data, *(f"--{each}" for each in settings)],
                    stdout=log, stderr=log, **self._as_user(),
                )  # fmt: skip
            self._wait()
        except BaseException:
            shutil.rmtree(self._folder)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.send_signal(signal.SIGINT)  # without waiting for those who are still connected
        self._process.wait(timeout=_START_S)
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        self._made += 1
        name = f"atout{self._made}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://atout@/{name}?host={self._folder}"

    def _as_user(self) -> dict[str, Any]:
        return {"cwd": self._folder, "env": {**os.environ, "LC_ALL": "C"}} | (
            {}
            if self._user is None
            else {"user": self._user, "group": pwd.getpwnam(self._user).pw_gid, "extra_groups": []}
        )

    def _wait(self) -> None:
        """Until it answers; it writes so into the file of its number."""
        state = self._folder / "data" / "postmaster.pid"
        last = time.monotonic() + _START_S
        while not (state.exists() and state.read_text().rstrip().endswith("ready")):
            is_starting = self._process.poll() is None and time.monotonic() < last
            assert is_starting, (self._folder / "log").read_text()
            time.sleep(0.02)


def _programs() -> Path:
    """The folder of the newest PostgreSQL here."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else []
    found += Path("/usr/lib/postgresql").glob("*/bin")
    usable = {_version(folder): folder for folder in found if (folder / "postgres").exists()}
    newest = max(usable, default=0)
    if newest < _OLDEST:
        raise MissingError(f"no PostgreSQL {_OLDEST} or newer is installed")
    return usable[newest]


def _version(folder: Path) -> int:
    told = subprocess.run([folder / "initdb", "--version"], check=True, capture_output=True, text=True).stdout
    number = re.search(r"\d+", told)
    assert number is not None, told
    return int(number[0])


def _user() -> str | None:
    """Who runs it: PostgreSQL refuses to be run by root. ``None`` for whoever runs the tests."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise MissingError("PostgreSQL refuses to be run by root, and there is no other user to run it")


def _ends_with_us() -> list[str]:
    """Where the system can see to it, the server ends even when the tests are killed."""
    setpriv = shutil.which("setpriv")
    return [] if setpriv is None else [setpriv, "--pdeathsig", "INT"]
