"""What the documentation shows is what happens: its Python runs, its commands print what it says they print."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import atout

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (page.name, body)
        for page in PAGES
        for kind, body in BLOCK.findall(page.read_text(encoding="utf-8"))
        if kind == language
    ]


@pytest.mark.parametrize(("page", "source"), blocks("python"))
def test_the_python_of_a_page_runs(page: str, source: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", source], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, f"{page}: {done.stderr}"


@pytest.mark.parametrize(("page", "session"), blocks("console"))
def test_the_commands_of_a_page_print_what_it_says(page: str, session: str, tmp_path: Path) -> None:
    command = shutil.which("atout", path=str(Path(sys.executable).parent))
    assert command is not None, "the command is not installed beside this Python"
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        line, _, printed = part.partition("\n")
        done = subprocess.run(
            line.replace("atout ", f"{command} "),
            cwd=tmp_path, shell=True, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stdout if printed else "") == (0, printed), f"{page}: {line}"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


MODULES = [each.name for each in pkgutil.walk_packages(atout.__path__, "atout.") if "_kernel" not in each.name]


@pytest.mark.parametrize("name", [each for each in MODULES if not each.endswith("__main__")])
def test_the_examples_of_a_docstring_hold(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0
