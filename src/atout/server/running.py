"""Running the server in this process: a port, a word to the person who started it, a clean end."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from atout import i18n
from atout.server import logs
from atout.server.app import create_app
from atout.server.lock import FolderLock
from atout.server.settings import Settings, SettingsError
from atout.server.store import check

FIRST_PORT: Final = 8000
_PORTS_TRIED: Final = 20
_SWITCH_S: Final = 0.0005
"""How long a thread may keep the others waiting while it computes, in seconds: a thinking computer must not be felt."""
_GRACE_S: Final = 5
_MOST_FILES: Final = 65_536
_KEEP_S: Final = 65
"""How long an idle connection is kept, in seconds: a person thinks longer than a program."""


def run(settings: Settings, host: str, port: int | None, lang: str, say: Callable[[str], None] = print) -> None:
    """Serves until the process is told to stop.

    Args:
        port: the port to listen at; ``None`` for the first free one from 8000 on.
        lang: the language of what is said to the person who started it.

    Raises:
        SettingsError: the port is taken, or the data folder cannot be used.
        StoreError: the database in it cannot.
    """
    settings.prepare()
    with FolderLock(settings.data):  # says now, in a sentence, what would otherwise fail in the middle of the start
        settings.secret_key()
        check(settings.database)
    listening = _listen(host, port)
    logs.configure()
    sys.setswitchinterval(_SWITCH_S)
    allow_many_connections()
    app = create_app(settings)
    config = uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False,
        timeout_keep_alive=_KEEP_S, timeout_graceful_shutdown=_GRACE_S,
    )  # fmt: skip
    server = _Server(config, app, lambda: _greet(listening, host, lang, say))
    server.run(sockets=[listening])


class _Server(uvicorn.Server):
    """Says where it is once it answers, and ends its streams when it is told to stop: they never end by themselves."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, greet: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._greet()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if hasattr(self._app.state, "services"):
            self._app.state.services.tables.close()
        await super().shutdown(sockets)


def allow_many_connections() -> None:
    """Every open stream takes a file descriptor: raises this process's limit to what the system grants."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = _MOST_FILES if most == resource.RLIM_INFINITY else min(most, _MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))


def _greet(listening: socket.socket, host: str, lang: str, say: Callable[[str], None]) -> None:
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    say(i18n.text(lang, "serve-open", url=f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"))
    say(i18n.text(lang, "serve-stop"))
    sys.stdout.flush()


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at the port, or at the first free one.

    Raises:
        SettingsError: the port is taken, or there is no such address.
    """
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED) if port is None else [port]
    for each in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, each), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                why = error.strerror or type(error).__name__
                raise SettingsError("address-unusable", host=host, why=why) from None
    raise SettingsError("port-taken", port=ports[0])
