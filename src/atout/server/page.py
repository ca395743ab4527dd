"""The page: the built client's files, and its entry for every address that is a place in it."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.convertors import Convertor, register_url_convertor

from atout import i18n
from atout.server.failures import RequestError
from atout.server.languages import language_of


class _PagePath(Convertor[str]):
    """Every path that is no address of the API."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())

ENTRY: Final = "index.html"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
}
_WORTH_PACKING: Final = 800
"""Bytes below which packing gains nothing."""
_PYTHON: Final = re.compile(r"assets/python-[^/]*\.js")
"""The worker in which Python runs."""
_PYTHON_POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""What it may do: WebAssembly is compiled in it, and nowhere else on the page."""


@dataclass(frozen=True)
class _File:
    """One file of the page, as it is sent."""

    data: bytes
    packed: bytes | None
    """With gzip, where that makes it smaller."""
    media_type: str
    cache: str
    tag: str


class Page:
    """The files of the built client, read once: they travel with the package and never change while a server runs."""

    def __init__(self, folder: Traversable | None = None) -> None:
        """
        Args:
            folder: where the client was built to; the package's own folder where it is not given.
        """
        root = folder or resources.files("atout.server") / "static"
        self._files: Final = dict(_files(root, "")) if root.is_dir() else {}
        self.router: Final = APIRouter(include_in_schema=False)
        self.router.add_api_route("/{path:page}", self.show, methods=["GET", "HEAD"], response_class=Response)

    async def show(self, request: Request, path: str) -> Response:
        """A file of the page; its entry for an address without one."""
        file = self._files.get(path)
        if file is None and "." in path.rpartition("/")[2]:
            raise RequestError("no-such-page", status=404)
        file = file or self._files.get(ENTRY)
        if file is None:
            return _missing(language_of(request))
        headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
        if _PYTHON.fullmatch(path):
            headers["Content-Security-Policy"] = _PYTHON_POLICY
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        data = file.data
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data, headers["Content-Encoding"] = file.packed, "gzip"
        return Response(data, headers=headers, media_type=file.media_type)


def _files(folder: Traversable, prefix: str) -> list[tuple[str, _File]]:
    found = []
    for each in folder.iterdir():
        path = prefix + each.name
        if each.is_dir():
            found += _files(each, f"{path}/")
        elif not path.endswith(".gz"):
            beside = folder / f"{each.name}.gz"
            packed = beside.read_bytes() if beside.is_file() else None
            found.append((path, _file(path, each.read_bytes(), packed)))
    return found


def _file(path: str, data: bytes, packed: bytes | None) -> _File:
    """
    Args:
        path: its path below the address of the site.
        data: its contents.
        packed: with gzip, where the build has done it already.
    """
    suffix = f".{path.rpartition('.')[2]}"
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    if packed is None:
        packed = gzip.compress(data, 9, mtime=0) if len(data) > _WORTH_PACKING and suffix != ".zip" else data
    # The build names what lies under assets/ after its contents.
    cache = _FOREVER if path.startswith("assets/") else _ASK_AGAIN
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    return _File(data, packed if len(packed) < len(data) * 0.9 else None, media_type, cache, tag)


def _missing(lang: str) -> Response:
    """What is shown where the page was not built."""
    title, text = (html.escape(i18n.text(lang, f"page-missing-{part}")) for part in ("title", "text"))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>atout</title><h1>{title}</h1><p>{text}</p></html>'
    )
    return Response(body, 503, media_type="text/html")
