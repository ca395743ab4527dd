"""The command line: help, errors on one line, and the commands that are no play."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from atout.books import book
from atout.cli import app
from atout.cli.options import language_of
from atout.games.registry import GAMES
from atout.i18n import LANGUAGES

COMMANDS = ("play", "games", "rules", "verify", "score", "simulate")
KOZEL = '{"cards": [30, 90], "tricks": [1, 5]}'


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


def test_rules_print_one_rule() -> None:
    out = run("rules", "coinche-ffb", "k4.2")[1]
    assert out.startswith("### K4.2 ")
    assert "### K4.3" not in out


def test_score_reads_a_summary_and_writes_outcome_and_score() -> None:
    code, out, err = run("score", "kozel", typed=KOZEL)
    assert (code, json.loads(out), err) == (0, {"outcome": "won", "score": [4, 0]}, "")


def test_score_does_not_mind_a_key_given_twice() -> None:
    assert run("score", "kozel", typed='{"cards": 1, ' + KOZEL[1:])[0] == 0


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "not JSON at line 1"),
        ("{", "not JSON at line 1, column 2"),
        (b"\xff", "not UTF-8 at byte 1"),
        ("[]", "one JSON object"),
        ("[" * 100_000, "too deeply"),
        ('{"cards": [NaN, 90], "tricks": [1, 5]}', "NaN is no number"),
        ('{"cards": [1e999, 90], "tricks": [1, 5]}', "whole numbers"),
        ('{"cards": [' + "9" * 5000 + ', 90], "tricks": [1, 5]}', "too many digits"),
        ('{"cards": [31, 90], "tricks": [1, 5]}', "adds up to 121"),
        (" " * (2**20 + 1), "longer than 1 MiB"),
    ],
    ids=range(10),
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
