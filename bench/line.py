"""A lean HTTP client over one connection, so little of its own that what is measured is the server; and how to play."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import msgspec


class Line:
    """One kept connection to a server at this machine."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._port = port
        self.cookie = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON value of an answer.

        Raises:
            OSError: the server does not answer, or the connection broke.
        """
        await self._send(method, path, body)
        status, headers = await self._head()
        data = await self._read_exactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return status, msgspec.json.decode(data)

    async def stream(self, path: str, after: int | None = None) -> AsyncGenerator[tuple[str, bytes]]:
        """The messages of a stream: name and data.

        Raises:
            OSError: the server does not answer; a connection that breaks later only ends the stream.
        """
        await self._send("GET", path, None, "" if after is None else f"Last-Event-ID: {after}\r\n")
        status, _ = await self._head()
        if status != 200:
            raise ConnectionError(f"status {status}")
        assert self._reader is not None
        name = "message"
        while line := await self._reader.readline():
            if line.startswith(b"data: "):
                yield name, line[6:-1]
                name = "message"
            elif line.startswith(b"event: "):
                name = line[7:-1].decode()

    async def close(self) -> None:
        """Drops the connection."""
        writer, self._reader, self._writer = self._writer, None, None
        if writer is not None:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _send(self, method: str, path: str, body: Any, more: str = "") -> None:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 20)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Length: {len(data)}\r\n{more}"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        self._writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + data)
        await self._writer.drain()

    async def _head(self) -> tuple[int, dict[str, str]]:
        assert self._reader is not None
        first = await self._reader.readline()
        if not first:
            raise ConnectionError("closed")
        headers = {}
        while (line := await self._reader.readline()).strip():
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.lower()] = value.strip()
        return int(first.split()[1]), headers

    async def _read_exactly(self, length: int) -> bytes:
        assert self._reader is not None
        try:
            return await self._reader.readexactly(length)
        except asyncio.IncompleteReadError as error:
            raise ConnectionError("closed") from error


def answer_to(update: Any, rng: random.Random) -> tuple[str, dict[str, Any]] | None:
    """What a program that plays at random does now: a command's kind and fields; nothing when it is not asked."""
    table, view = update["table"], update["view"]
    you, fair = table["you"], table["fair"]
    if you is None:
        return None
    if table["phase"] == "shuffling" and fair is not None:
        if not fair["closed"]:
            return None if fair["seeds"][you] else ("seed", {"seed": secrets.token_hex(16)})
        if fair["cut"] is None and fair["cutter"] == you:
            return "cut", {"cut": rng.randint(fair["least"], fair["most"])}
    if table["phase"] == "playing" and view["legal"]:
        legal = view["legal"]
        # In an auction mostly a pass, as matches of wild bids never end.
        return "act", {"action": "pass" if "pass" in legal and rng.random() < 0.8 else rng.choice(legal)}
    if table["phase"] == "scored" and not table["ready"][you]:
        return "ready", {}
    return None
