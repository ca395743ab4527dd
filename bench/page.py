"""From ``make play`` to the first page on a machine that is set up, beside a server that does nothing; its weight.

``make play`` runs ``atout serve`` once nothing is missing; the same is done here, on an empty data folder.
"""

from __future__ import annotations

import gzip
import re
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib import resources
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from bench.serving import command_of, free_port

ROUNDS = 5
_LINKED = re.compile(r'(?:src|href)="(/[^"]+\.(?:js|css))"')


def _first_page(*command: str) -> tuple[float, bytes]:
    """The seconds from the start of a server to the first answer at its port, and the answer."""
    port = free_port()
    begin = time.perf_counter()
    with subprocess.Popen(command_of(port, *command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while process.poll() is None:
                with suppress(URLError, ConnectionError):
                    try:
                        data = urlopen(f"http://127.0.0.1:{port}/", timeout=10).read()
                    except HTTPError as answer:  # the bare server has no page, and says so
                        data = answer.read()
                    return time.perf_counter() - begin, data
                time.sleep(0.01)
        finally:
            process.kill()
    raise RuntimeError(f"the server ended: {' '.join(command)}")


def _weight(files: Sequence[bytes]) -> float:
    """In kilobytes, packed as they are sent."""
    return sum(len(gzip.compress(data)) for data in files) / 1000


def _linked(page: bytes) -> list[bytes]:
    """The scripts and styles that the first page asks for, from the built page in the package."""
    static = resources.files("atout.server") / "static"
    return [(static / path.lstrip("/")).read_bytes() for path in _LINKED.findall(page.decode())]


def main() -> None:
    """Prints both times, their ratio, and the weight."""
    ours: list[float] = []
    bare: list[float] = []
    page = b""
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as data:
            seconds, page = _first_page("atout", "serve", "--port", "{port}", "--data", data)
        ours.append(seconds)
        bare.append(_first_page("bench.echo", "{port}")[0])
    mine, its = statistics.median(ours), statistics.median(bare)
    print("\nfrom the start of the server to the first page (median of", ROUNDS, "rounds)")
    print(f"  atout serve   {mine:5.2f} s   {mine / its:.1f} x a bare Starlette server ({its:.2f} s)")
    print(f"  the first page and what it links, packed: {_weight([page, *_linked(page)]):.0f} kB")


if __name__ == "__main__":
    main()
