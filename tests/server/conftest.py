"""One server for all tests that do not stop or change it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.program import Program
from tests.server.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def program(server: Server) -> Iterator[Program]:
    with Program(server.url) as visitor:
        yield visitor
