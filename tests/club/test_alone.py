"""The pages run these modules in the browser: nothing but Python itself may be needed, and nothing may be missing."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import atout
from atout.club import reply, written

QUESTIONS = [
    {"ask": "everywhere", "strain": "h", "table": "Kd Jh", "hand": "9h 7h 8s", "leader": 0},
    {"ask": "groups", "trump": "h", "table": ["8h Jh", None], "hand": "7h Qh 6s", "leader": 0},
    {
        "ask": "sheet",
        "journal": [
            {"format": "atout-sheet/1", "game": "binokel", "target": 500, "names": list("АБВ"), "first_dealer": 2},
            {"deal": {"soloist": 1, "bid": 200, "durch": True, "tricks": [0, 15, 0]}},
        ],
    },
    {"ask": "sheet", "journal": []},
    {"ask": "moment", "record": "{}", "deal": 1, "action": 1},
]
ASKS = """
import json, sys
sys.path.insert(0, sys.argv[1])
from atout.club import reply, written
for question in json.load(sys.stdin):
    print(written(reply(json.dumps(question).encode())))
print(*sorted(name for name in sys.modules if name.partition(".")[0] not in sys.stdlib_module_names))
"""


def ask_alone(folder: Path) -> tuple[list[str], set[str]]:
    """The answers of a Python that has nothing installed, and the modules that it needed."""
    command = [sys.executable, "-I", "-S", "-c", ASKS, str(folder)]
    done = subprocess.run(command, input=json.dumps(QUESTIONS), capture_output=True, text=True, check=True)
    *answers, modules = done.stdout.splitlines()
    return answers, set(modules.split())


def answers_here() -> list[str]:
    return [written(reply(json.dumps(question).encode())) for question in QUESTIONS]


def test_keeping_and_asking_need_neither_the_kernel_nor_any_package() -> None:
    answers, modules = ask_alone(Path(atout.__file__).parents[1])
    assert answers == answers_here()
    assert {name.partition(".")[0] for name in modules} == {"__main__", "atout"}
    assert not {name for name in modules if "kernel" in name or name.startswith(("atout.bots", "atout.worlds"))}


def test_the_page_brings_every_module_that_is_needed(tmp_path: Path) -> None:
    static = Path(str(resources.files("atout.server"))) / "static" / "assets"
    built = list(static.glob("modules-*.json"))
    if not built:
        pytest.skip("the page has not been built: make play builds it")
    [sources] = built
    for path, source in json.loads(sources.read_text("utf-8")).items():
        place = tmp_path / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(source, "utf-8")
    assert ask_alone(tmp_path)[0] == answers_here()
