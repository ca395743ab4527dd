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
