"""One server for all tests that do not stop or change it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Where
from tests.server.postgresql import Cluster, MissingError
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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of the tests' own, where the programs and the driver are there."""
    pytest.importorskip("psycopg", reason="the driver of PostgreSQL is not installed")
    try:
        made = Cluster()
    except MissingError as missing:
        pytest.skip(str(missing))
    with made as running:
        yield running


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """An empty database of each kind that a server can have."""
    if request.param == "sqlite":
        return tmp_path / "atout.sqlite"
    address: str = request.getfixturevalue("postgresql")
    return address
