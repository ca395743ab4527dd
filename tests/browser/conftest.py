"""A real server, a real browser, the built page. Where one of them is missing the tests are skipped, and say why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from importlib import resources
from typing import Any

import pytest

from tests.browser.browser import ARGUMENTS, DESK, chromium
from tests.browser.person import Person, visiting
from tests.server.serving import Server

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: make test installs it")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    path = chromium()
    if path is None:
        pytest.skip("Chromium is not installed: make .venv/.chromium installs it where apt-get may")
    if not (resources.files("atout.server") / "static" / "index.html").is_file():
        pytest.skip("the page has not been built: make play builds it")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not stop it."""
    with Server(tmp_path_factory.mktemp("site") / "data") as running:
        yield running


@pytest.fixture
def visit(browser: Any) -> Iterator[Any]:
    """Makes a visitor with a browser window of his own: ``visit(url, lang="ru", width=360)``."""
    with ExitStack() as visitors:

        def new(url: str, lang: str = "en", **options: Any) -> Person:
            return visitors.enter_context(visiting(browser, url, lang, **{"viewport": DESK, **options}))

        yield new
