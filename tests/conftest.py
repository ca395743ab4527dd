"""Options of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("atout", deadline=None)  # machines are slow and busy; what runs away meets pytest's timeout
settings.load_profile("atout")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden", action="store_true", help="write the golden playthroughs anew instead of comparing with them"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: while their browser is open, an event loop counts as running in the process, and a
    test that begins one of its own fails there."""
    items.sort(key=lambda item: "browser" in item.path.parts)
