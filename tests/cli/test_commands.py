"""The command line: help, errors on one line, and the commands that are no play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from atout.books import book, guide
from atout.cli import app
from atout.cli.options import language_of
from atout.games.registry import GAMES
from atout.i18n import LANGUAGES

COMMANDS = tuple(command.callback.__name__ for command in app.registered_commands if command.callback is not None)
KOZEL = '{"cards": [30, 90], "tricks": [1, 5]}'
# A match that has just begun.
MATCH = json.dumps(
    {
        "format": "atout/1",
        "game": "kozel",
        "first_dealer": 0,
        "deals": [
            {
                "hands": ["6c 7c 8c 9c", "Ks Ts As 6h", "6d 7d 8d 9d", "7h 8h 9h Jh"],
                "stock": "6s 7s 8s 9s Js Qs Jc Qc Kc Tc Ac Jd Qd Kd Td Ad Qh Kh Th Ah",
                "actions": [[1, "lead As"]],
            }
        ],
        "winner": None,
    }
)


def run(*args: str, typed: str | bytes = "") -> tuple[int, str, str]:
    """Exit code, standard output and standard error of ``atout ARGS``."""
    result = CliRunner().invoke(app, list(args), input=typed)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_teaches_with_an_example(command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"atout {command}" in " ".join(out.split())


@pytest.mark.parametrize("args", [(), ("--help",)])
def test_the_help_lists_every_command(args: tuple[str, ...]) -> None:
    code, out, _ = run(*args)
    assert code == 0
    assert [command for command in COMMANDS if command not in out] == []


@pytest.mark.parametrize(
    "args",
    [
        ("chess",),
        ("--colour",),
        ("play", "chess"),
        ("play", "kozel", "--seat", "x"),
        ("play", "kozel", "--lang", "it"),
        ("play", "kozel", "--bots", "god"),
        ("rules",),
        ("guide",),
        ("guide", "whist"),
        ("rules", "kozel", "Z9.9"),
        ("score", "poker"),
        ("verify",),
        ("simulate", "kozel"),
        ("simulate", "kozel", "--deals", "0", "--seed", "1"),
        ("simulate", "kozel", "--deals", "1", "--seed", "1", "--bots", "thumb,god"),
        ("simulate", "kozel", "--deals", "1", "--seed", "1", "--out", "/no/such/folder/x"),
    ],
    ids=" ".join,
)
def test_wrong_use_is_told_on_one_line_and_ends_with_2(args: tuple[str, ...]) -> None:
    code, out, err = run(*args)
    assert (code, out, err.count("\n"), err.startswith("atout: ")) == (2, "", 1, True)


def test_verify_ends_with_0_when_all_is_right(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    good.write_text(f"{MATCH}\n\n{MATCH}\n")
    assert run("verify", str(good)) == (0, "", "2 matches, 0 faults\n")


def test_verify_tells_each_fault_with_its_place_and_rule_and_ends_with_1(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(MATCH)
    bad.write_text("\n".join([MATCH, MATCH.replace("lead As", "lead As Ks"), MATCH.replace("null", "1")]))
    code, out, err = run("verify", str(bad), str(good))
    assert (code, err) == (1, "4 matches, 2 faults\n")
    assert out.splitlines() == [
        f"{bad}:2: deal 1 action 1: “lead As Ks” lists its cards in the wrong order: write “lead Ks As”. [R3]",
        f"{bad}:3: “winner” must be null. [R5]",
    ]


@pytest.mark.parametrize("text", ["a\nb", "a\rb", "a\u2028b", "a\x1b[2Jb", "a\x00b", "a\ud800b"], ids=ascii)
def test_verify_tells_a_fault_on_one_line_whatever_the_record_holds(text: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(MATCH.replace('"lead As"', json.dumps(text)))
    code, out, _ = run("verify", str(bad))
    assert (code, len(out.splitlines()), out.rstrip("\n").isprintable()) == (1, 1, True)


def test_verify_ends_with_2_when_a_file_cannot_be_read_and_reads_the_others(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    good.write_text(MATCH)
    code, out, err = run("verify", str(tmp_path / "none.jsonl"), str(good))
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        f"{tmp_path / 'none.jsonl'}: cannot be read: No such file or directory",
        "1 match, 0 faults",
    ]


def test_games_are_listed_one_a_line_id_first() -> None:
    lines = run("games")[1].splitlines()
    assert [line.split()[0] for line in lines] == list(GAMES)
    assert lines[0].split() == ["coinche-ffb", "Coinche,", "federation", "rules", "4", "players", "to", "2000"]


@pytest.mark.parametrize(
    ("lang", "players"), [("ru", "4 игрока"), ("bg", "4 играчи"), ("fr", "4 joueurs"), ("de", "4 Spieler")]
)
def test_games_are_listed_in_the_language_asked_for(lang: str, players: str) -> None:
    assert players in run("games", "--lang", lang)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_rules_print_the_book_as_markdown(game_id: str, lang: str) -> None:
    assert run("rules", game_id, "--lang", lang) == (0, book(game_id, lang), "")


def test_the_guide_is_printed_with_its_numbers() -> None:
    assert run("guide", "kozel", "--lang", "de") == (0, guide("kozel", "de"), "")


def test_rules_print_one_rule() -> None:
    out = run("rules", "coinche-ffb", "k4.2")[1]
    assert out.startswith("### K4.2 ")
    assert "### K4.3" not in out


def test_score_reads_a_summary_and_writes_outcome_and_score() -> None:
    code, out, err = run("score", "kozel", typed=KOZEL)
    assert (code, json.loads(out), err) == (0, {"outcome": "won", "score": [4, 0]}, "")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "not JSON at column 1"),
        ("{", "not JSON at column 2"),
        (b"\xff", "not UTF-8 at byte 1"),
        ("[]", "one JSON object"),
        ("[" * 100_000, "too deeply"),
        ('{"cards": [NaN, 90], "tricks": [1, 5]}', "NaN is no number"),
        ('{"cards": [30, 90], "tricks": [1, 5], "cards": [0, 120]}', "The key “cards” stands twice"),
        ('{"cards": [1e999, 90], "tricks": [1, 5]}', "whole numbers"),
        ('{"cards": [' + "9" * 5000 + ', 90], "tricks": [1, 5]}', "too many digits"),
        ('{"cards": [31, 90], "tricks": [1, 5]}', "adds up to 121"),
        (" " * (2**20 + 1), "longer than 1 MiB"),
    ],
    ids=range(11),
)
def test_score_refuses_what_cannot_be_on_one_line(typed: str | bytes, sentence: str) -> None:
    code, out, err = run("score", "kozel", typed=typed)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert sentence in err


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "bg_BG.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "it:bg", "LANG": "ru_RU.UTF-8"}, "bg"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang
