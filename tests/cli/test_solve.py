"""``atout solve``: a table or JSON, from a record or typed; everything else on one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import run

TYPED = "h/0/As Kh/Ts Jh/9c 9h/8s 8d"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "kozel.jsonl"
    assert run("simulate", "kozel", "--deals", "2", "--seed", "1", "--out", str(path))[0] == 0
    return path


def length(record: Path) -> int:
    return len(json.loads(record.read_text())["deals"][0]["actions"])


def test_the_help_teaches_with_an_example() -> None:
    code, out, _ = run("solve", "--help")
    assert code == 0
    assert "atout solve" in " ".join(out.split())


def test_a_typed_position_gives_a_table() -> None:
    code, out, err = run("solve", "coinche-ffb", TYPED)
    assert (code, err) == (0, "")
    rows = [line.replace("│", " ").split() for line in out.splitlines() if "│" in line]
    assert rows == [["A♠", "35", "34", "–"], ["K♥", "31", "38", "4"]]


def test_the_letters_are_those_of_the_language() -> None:
    assert "Т♠" in run("solve", "coinche-ffb", TYPED, "--lang", "ru")[1]


def test_json_has_everything() -> None:
    code, out, _ = run("solve", "coinche-ffb", TYPED, "--json")
    assert code == 0
    assert json.loads(out) == {
        "game": "coinche-ffb", "actor": 0, "own": [0, 2], "others": [1, 3], "unit": "points",
        "values": {"Kh": {"own": 31, "others": 38, "cost": 4}, "As": {"own": 35, "others": 34, "cost": 0}},
        "complete": True, "nodes": json.loads(out)["nodes"],
    }  # fmt: skip


def test_json_goes_in_too() -> None:
    given = {"contract": "h", "leader": 0, "hands": ["As Kh", "Ts Jh", "9c 9h", "8s 8d"]}
    assert run("solve", "coinche-ffb", json.dumps(given), "--json") == run("solve", "coinche-ffb", TYPED, "--json")


def test_a_point_of_a_record_is_the_moment_before_its_action(record: Path) -> None:
    last = length(record)
    code, out, _ = run("solve", "kozel", f"{record}:1:{last}", "--json")
    assert code == 0
    found = json.loads(out)
    seat, action = json.loads(record.read_text())["deals"][0]["actions"][-1]
    assert found["actor"] == seat
    assert action in found["values"]


def test_a_table_for_groups(record: Path) -> None:
    code, out, _ = run("solve", "kozel", f"{record}:1:{length(record)}", "--lang", "en")
    assert code == 0
    assert "face down" in out


def test_it_says_when_it_gave_up() -> None:
    hands = ["As Ks Qs 9s Ah Kh", "Ts Js Th Qh Jh 9h", "Ac Kc Qc Jc 9c Tc"]
    given = json.dumps({"contract": "s by 0", "leader": 0, "hands": hands})
    code, _, err = run("solve", "binokel", given, "--nodes", "3")
    assert code == 1
    assert "limit" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("kozel", "nothing"), "FILE:DEAL:ACTION"),
        (("coinche-ffb", "/no/such/file:1:1"), "No such file"),
        (("coinche-ffb", "{"), "not JSON"),
        (("coinche-ffb", "h/0/As"), "at least 6 parts"),
        (("kozel", "{record}:1:1"), "in the stock"),
        (("kozel", "{record}:9:1"), "no deal 9"),
        (("kozel", "{record}:1:999"), "no action 999"),
        (("coinche-ffb", "{record}:1:1"), "one of kozel"),
        (("kozel", "{record}:1:{end}"), "is over"),
    ],
)
def test_what_cannot_be_solved_is_told_on_one_line(args: tuple[str, ...], words: str, record: Path) -> None:
    filled = [arg.replace("{record}", str(record)).replace("{end}", str(length(record) + 1)) for arg in args]
    code, out, err = run("solve", *filled)
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_a_file_that_holds_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    for text in ("", "[]", '{"deals": 1}', "{", '{"deals": [1]}'):
        path.write_text(text)
        code, _, err = run("solve", "kozel", f"{path}:1:1")
        assert code == 2, text
        assert err.count("\n") == 1
