"""The description of the server is true: whatever it allows is answered as it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

import tests
from atout.server.app import create_app
from atout.server.settings import Settings
from tests.server.program import Program
from tests.server.serving import Server

DESCRIPTION: dict[str, Any] = create_app(Settings(Path("unused"))).openapi()
WRITTEN = Path(tests.__path__[0]).parent / "web" / "openapi.json"
REFUSES = positive_data_acceptance
"""What is well formed can still be refused with 422: a game has rules that no schema knows."""
schema = schemathesis.openapi.from_dict(DESCRIPTION)


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(case: schemathesis.Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.url, excluded_checks=[REFUSES])


@pytest.fixture(scope="session")
def tables(server: Server) -> dict[str, str]:
    """The id of a table of each kind, one with a finished deal."""
    with Program(server.url) as program:
        ids = {kind: program.open("coinche-bg", kind)["id"] for kind in ("open", "link", "solo")}
        for _ in program.play(ids["solo"], until="scored"):
            pass
    return ids


@schema.include(path_regex=r"\{table_id\}/(join|commands|deals|record|hint|talk)").parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests_to_tables_that_are_there_are_answered_as_described(
    case: schemathesis.Case[Any], server: Server, tables: dict[str, str]
) -> None:
    for table in tables.values():
        case.path_parameters = {**(case.path_parameters or {}), "table_id": table}
        case.call_and_validate(base_url=server.url, excluded_checks=[REFUSES])


def test_the_server_gives_the_description(program: Program) -> None:
    assert program.get("/api/openapi.json") == json.loads(json.dumps(DESCRIPTION))


@pytest.mark.skipif(not WRITTEN.parent.is_dir(), reason="the page's sources are not here")
def test_the_page_knows_the_description_as_it_is() -> None:
    written = json.loads(WRITTEN.read_text(encoding="utf-8"))
    assert written == DESCRIPTION, "write it anew: python -m atout.server.openapi web/openapi.json"
