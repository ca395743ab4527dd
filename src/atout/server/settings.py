"""How a server is set up: where its data lies, and how much it lets one visitor do."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from atout.errors import AtoutError

_KEY_BYTES = 32


class SettingsError(AtoutError):
    """A server that cannot be set up like this."""


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    data: Path
    """The folder of the database and of the secret key."""
    rate: float = 1.0
    """How many times the usual rate limits one visitor has."""
    thinkers: int = field(default_factory=lambda: max(1, _processors() - 1))
    """How many computer players can think at the same time, each in a process: one processor is left to the server."""
    review_samples: int = 12
    """How many deals are sampled for each decision when a finished deal is reviewed."""
    idle_s: float = 300.0
    """How long a table at which nothing happens stays in memory, in seconds."""
    database_address: str | None = None
    """The address of a PostgreSQL database; without it the database is an SQLite file in the data folder."""

    @classmethod
    def from_environment(
        cls, environment: Mapping[str, str], data: Path | None = None, database: str | None = None
    ) -> Settings:
        """The settings that ``ATOUT_DATA``, ``ATOUT_DATABASE`` and ``ATOUT_RATE`` ask for; what is passed goes first.

        Raises:
            SettingsError: a variable cannot be read.
        """
        named = environment.get("ATOUT_DATA")
        folder = data or (Path(named) if named else platformdirs.user_data_path("atout"))
        try:
            rate = float(environment.get("ATOUT_RATE", "1"))
        except ValueError:
            rate = 0.0
        if not 0 < rate < float("inf"):
            raise SettingsError("rate-unreadable", value=environment["ATOUT_RATE"][:20])
        return cls(folder, rate, database_address=database or environment.get("ATOUT_DATABASE"))

    @property
    def database(self) -> Path | str:
        """The file of the database, or its address."""
        return self.database_address or self.data / "atout.sqlite"

    def prepare(self) -> None:
        """Makes the data folder where it is missing.

        Raises:
            SettingsError: it cannot be made or written to.
        """
        try:
            self.data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingsError("data-folder-unusable", folder=str(self.data), why=str(error.strerror)) from None
        if not os.access(self.data, os.R_OK | os.W_OK | os.X_OK):
            raise SettingsError("data-folder-unusable", folder=str(self.data), why="Permission denied")

    def secret_key(self) -> bytes:
        """The key that signs identities, made at the first start; nobody but the server's user can read its file."""
        path = self.data / "secret.key"
        try:
            made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            key = path.read_bytes()
            if len(key) != _KEY_BYTES:
                raise SettingsError("secret-key-damaged", file=str(path)) from None
            return key
        key = secrets.token_bytes(_KEY_BYTES)
        with os.fdopen(made, "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(made)
        return key


def _processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
