"""``atout keep``: a real table typed deal by deal, refused, taken back, killed, gone on with, printed and exported."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from atout import i18n
from atout.cli.keeping.file import SheetFile, read_sheet
from atout.games.registry import GAMES
from atout.keeping import new_sheet
from tests.cli.test_commands import run

NAMES = "Ann, Bob, Cid, Dan"
# 90 hearts of side 0, 89 points, nothing else: the example of F6.7, 0 to 250.
COINCHE = ["90h", "1", "1", "89", "-", "0", "-"]
# The example of N6.5: 90 with the cards laid away and 150 of melds make 240.
BINOKEL = ["Ann", "200", "s", "150 0 0", "10", "80 100 60", "6 6 3"]
# Z4.3: lost with 30 points costs 4.
KOZEL = ["30", "1 5"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sheet.jsonl"


def keep(file: Path, game: str, *lines: str, options: tuple[str, ...] = ()) -> str:
    """What is shown while these lines are typed; the command must leave without an error."""
    code, out, err = run("keep", game, "--file", str(file), *options, typed="\n".join([*lines, ""]))
    assert (code, err) == (0, ""), err
    return out


def totals(file: Path) -> tuple[int, ...]:
    return read_sheet(file).standing.totals


@pytest.mark.parametrize(
    ("game", "answers", "right"),
    [
        ("coinche-ffb", COINCHE, (0, 250)),
        ("coinche-ffb", ["90h", "bob", "", "89", "", "", ""], (250, 0)),
        # 162 in all: 250 for all tricks and the bid, twice (F6.4).
        ("coinche-ffb", ["100 s", "1", "x", "all", "0", "-"], (700, 0)),
        # Four jacks and the belote of the contractors besides: 100 + 200 + 20 and the bid, 80 to the others (F6.2).
        ("coinche-ffb", ["90h", "1", "1", "82", "5", "200", "1", "1"], (390, 80)),
        # All eight by one player in all trump, two belotes: 652 + 40 (O6.2, O6.3).
        ("coinche-1001", ["90 at", "2", "1", "all", "yes", "0", "0 2"], (0, 692)),
        ("coinche-1001", ["90 nt", "2", "1", "none", "no", "0"], (402, 0)),
        ("coinche-bg", ["capot s", "1", "1", "all", "0", "-"], (500, 0)),
        ("coinche-bg", ["pass"], (0, 0)),
        ("binokel", BINOKEL, (240, 100, 60)),
        ("binokel", [*BINOKEL[:6], "-"], (240, 100, 60)),
        ("binokel", ["1", "300", "durch", "15 0 0"], (1000, 0, 0)),
        ("binokel", ["2", "150", "durch", "1 3 0"], (0, -1000, 0)),
        ("binokel", ["1", "200", "concede h", "40 0"], (-200, 90, 50)),
        ("kozel", KOZEL, (4, 0)),
        ("kozel", ["90", "-"], (0, 4)),
        ("kozel", ["0", "0 4"], (6, 0)),
        ("kozel", ["0", "1 4"], (4, 0)),
    ],
)
def test_a_deal_is_typed_answer_by_answer(game: str, answers: list[str], right: tuple[int, ...], file: Path) -> None:
    names = NAMES if game != "binokel" else "Ann, Bob, Cid"
    keep(file, game, *answers, options=("--names", names, "--dealer", "1"))
    assert totals(file) == right


def test_every_number_is_explained(file: Path) -> None:
    out = keep(file, "coinche-ffb", "Ann", *COINCHE, options=("--names", NAMES))
    lines = [line.split() for line in out.splitlines()]
    assert ["Fixed", "stake", "·", "160", "F6.3"] in lines
    assert ["The", "bid", "·", "90", "F6.3"] in lines
    assert ["Bob", "+", "Dan:", "1750", "points", "to", "go"] in lines
    assert ["Deal", "2:", "Bob", "deals."] in lines


def test_several_answers_on_one_line_and_a_deal_as_json(file: Path) -> None:
    keep(file, "kozel", "A", "30; 1 5", '{"cards": [60, 60], "tricks": [2, 2]}')
    assert totals(file) == (6, 2)


def test_what_cannot_be_is_refused_with_the_reason_and_the_answers_are_offered_again(file: Path) -> None:
    """161 points leave one for the other side, which no card counts; only the points have to be typed anew."""
    wrong = ["90h", "1", "1", "161", "-", "0", "-"]
    out = keep(file, "coinche-ffb", *wrong, "", "", "", "89", "", "", "", options=("--dealer", "1"))
    assert "these points cannot be: count the tricks" in out
    assert "for all tricks or none: [161]" in out
    assert totals(file) == (0, 250)


def test_an_answer_is_not_offered_again_where_the_points_leave_the_tricks_open(file: Path) -> None:
    """First 161 with tricks nobody counted, then 0: an empty line must not stand for a trick of everybody."""
    wrong = ["90h", "1", "1", "161", "-", "0", "-"]
    keep(file, "coinche-ffb", *wrong, "", "", "", "0", "", "0", "", "", options=("--dealer", "1"))
    assert read_sheet(file).deals[0].summary["tricks"] == [0, 8]  # type: ignore[index]


@pytest.mark.parametrize(
    ("game", "answers", "words"),
    [
        ("coinche-ffb", ["95h"], "“95 h” is no contract"),
        ("coinche-ffb", ["90n"], "“90 n” is no contract"),
        ("coinche-ffb", ["90h", "3"], "“3” is none of them"),
        ("coinche-ffb", ["90h", "1", "3"], "none of 1, 2 and 4"),
        ("coinche-ffb", ["90h", "1", "1", "-5"], "“-5” is no whole number"),
        ("coinche-ffb", ["90h", "1", "1", "٣"], "is no whole number"),
        ("coinche-ffb", ["90h", "1", "1", "163", "4", "0", "-"], "“cards” must be a list"),
        ("coinche-ffb", ["90h", "1", "1", "100", "9", "0", "-"], "“tricks” must be a list"),
        ("coinche-ffb", ["90h", "1", "1", "100", "4", "30", "1", "-"], "No two hands can declare 30"),
        ("coinche-1001", ["90a", "1", "1", "100", "4", "0", "4 1"], "no more than 80"),
        ("coinche-1001", ["90a", "1", "1", "all", "maybe"], "neither yes nor no"),
        ("coinche-bg", ["{"], "not JSON"),
        ("coinche-bg", ['{"cards": [1, 2]}'], "lacks “contract”"),
        ("binokel", ["Zoe"], "“Zoe” is none of them: 1 A, 2 B, 3 C"),
        ("binokel", ["1", "200", "s", "150 0"], "Type 3 numbers"),
        ("binokel", ["1", "155", "durch", "15 0 0"], "A bid is 150 or more"),
        ("binokel", ["1", "200", "durch", "14 0 0"], "A Durch ends"),
        ("binokel", ["1", "200", "s", "0 0 0", "10", "80 100 61", "-"], "adds up to 251"),
        ("kozel", ["130", "1 5"], "must be a list"),
        ("kozel", ["30", "0 5"], "without a trick"),
        ("kozel", ["0", "", "0 4"], ""),
    ],
)
def test_bad_answers_are_told_in_one_sentence_and_change_nothing(
    game: str, answers: list[str], words: str, file: Path
) -> None:
    out = keep(file, game, "1", *answers)
    assert words in out
    assert len(file.read_text().splitlines()) == (2 if not words else 1)


def test_undo_again_and_quit_can_be_typed_in_place_of_any_answer(file: Path) -> None:
    out = keep(file, "coinche-ffb", "1", *COINCHE, "90s", "1", "undo", "undo", "90s", "again", *COINCHE, "80c", "quit")
    assert "Deal 1 is taken back." in out
    assert "nothing to take back" in out
    assert totals(file) == (0, 250)
    assert [next(iter(json.loads(line))) for line in file.read_text().splitlines()] == [
        "format",
        "deal",
        "undo",
        "deal",
    ]


def test_a_deal_and_the_sheet_are_shown_again(file: Path) -> None:
    out = keep(file, "kozel", "1", *KOZEL, "60", "-", "deal 1", "deal 9", "score", "?")
    assert out.count("30 points or fewer") == 2
    assert "There is no such deal: 2 have been entered." in out
    assert "60 : 60, drawn" in out
    assert "begin this deal’s questions again" in out


def test_a_match_ends_is_taken_back_and_another_one_begins(file: Path) -> None:
    out = keep(file, "kozel", "1", "0;0 4", "new", "0;0 4", "0", "new", "90", "-", options=("--names", NAMES))
    assert "The match is won: Bob + Dan" in out
    assert "The match is not over yet" in out
    sheet = read_sheet(file)
    assert (sheet.first_dealer, sheet.standing.totals, sheet.names[0]) == (2, (0, 4), "Ann")
    keep(file, "kozel", "undo", "quit")
    assert totals(file) == (0, 0)


def test_a_match_that_is_won_is_taken_back_too(file: Path) -> None:
    keep(file, "kozel", "1", "0;0 4", "0;0 4", "undo", "90", "-")
    assert totals(file) == (6, 4)


def test_it_goes_on_where_it_was_and_with_the_same_settings_only(file: Path) -> None:
    options = ("--names", NAMES, "--target", "9", "--dealer", "Cid")
    keep(file, "kozel", *KOZEL, options=options)
    keep(file, "kozel", *KOZEL, options=options)
    assert totals(file) == (8, 0)
    for other in (("--target", "10"), ("--names", "A, B, C, D"), ("--dealer", "Ann")):
        code, out, err = run("keep", "kozel", "--file", str(file), *other)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "other names" in err
    keep(file, "kozel", "1", options=("--target", "10", "--new"))
    assert (read_sheet(file).game.target, read_sheet(file).names[0], totals(file)) == (10, "Ann", (0, 0))


def test_without_a_file_each_game_has_one_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOUT_DATA", str(tmp_path / "data"))
    assert run("keep", "kozel", typed="1\n30\n1 5\n")[0] == 0
    assert totals(tmp_path / "data" / "sheet-kozel.jsonl") == (4, 0)


def test_a_kill_in_the_middle_loses_no_entry(file: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "atout", "keep", "kozel", "--file", str(file), "--dealer", "1"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
    ) as typing:  # fmt: skip
        assert typing.stdin is not None
        typing.stdin.write("30\n1 5\n60\n-\n45\n")
        typing.stdin.flush()
        deadline = time.monotonic() + 60
        while (not file.exists() or file.read_bytes().count(b"\n") < 3) and time.monotonic() < deadline:
            time.sleep(0.05)
        typing.kill()
    assert totals(file) == (6, 2)
    keep(file, "kozel", *KOZEL)
    assert totals(file) == (10, 2)


@pytest.mark.parametrize("tail", [b'{"de', b'{"deal": {"cards": [30, 9', b"\xd0", b"\0\0\0"], ids=range(4))
def test_an_entry_that_was_broken_off_is_cut_away(tail: bytes, file: Path) -> None:
    keep(file, "kozel", "1", *KOZEL)
    whole = file.read_bytes()
    file.write_bytes(whole + tail)
    assert totals(file) == (4, 0)
    keep(file, "kozel")
    assert file.read_bytes() == whole


def test_a_file_of_something_else_stays_as_it_is(file: Path) -> None:
    file.write_bytes(b"what I have to buy")
    code, _, err = run("keep", "kozel", "--file", str(file), typed="1\n")
    assert (code, "Line 1" in err) == (2, True)
    assert file.read_bytes() == b"what I have to buy"


def test_a_last_line_without_its_end_is_an_entry(file: Path) -> None:
    keep(file, "kozel", "1", *KOZEL)
    file.write_bytes(file.read_bytes().rstrip(b"\n"))
    keep(file, "kozel", *KOZEL)
    assert totals(file) == (8, 0)


def test_an_entry_that_cannot_be_stored_is_not_taken(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    keep(file, "kozel", "1", *KOZEL)
    whole = file.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    code, _, err = run("keep", "kozel", "--file", str(file), typed="60\n-\n")
    assert (code, err.count("\n"), "No space left" in err) == (2, 1, True)
    assert file.read_bytes() == whole


def test_two_keepers_cannot_write_to_one_sheet(file: Path) -> None:
    keep(file, "kozel", "1")
    with SheetFile(file):
        code, out, err = run("keep", "kozel", "--file", str(file))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "Somebody else" in err
        assert run("keep", "kozel", "--file", str(file), "--print")[0] == 0


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("chess",), "chess"),
        (("kozel", "--file", "{folder}"), "directory"),
        (("kozel", "--file", "{folder}/no/such"), "No such file"),
        (("kozel", "--file", "{folder}/none", "--print"), "No such file"),
        (("kozel", "--file", "{other}"), "sheet of another game: binokel"),
        (("kozel", "--file", "{other}", "--print"), "sheet of another game: binokel"),
        (("kozel", "--file", "{broken}"), "Line 2: An entry is a deal or an undo."),
        (("binokel", "--file", "{other}", "--export", "{folder}/x.pdf"), ".csv or .json"),
        (("kozel", "--file", "{folder}/new", "--names", "A, B"), "4 players"),
        (("kozel", "--file", "{folder}/new", "--target", "0"), "from 1 to"),
        (("kozel", "--file", "{folder}/new", "--dealer", "Zoe"), "“Zoe” is none of them"),
    ],
)
def test_wrong_use_is_told_on_one_line(args: tuple[str, ...], words: str, tmp_path: Path) -> None:
    other, broken = tmp_path / "other.jsonl", tmp_path / "broken.jsonl"
    keep(other, "binokel", "1")
    broken.write_text(other.read_text() + "{}\n{}\n")
    paths = {"folder": str(tmp_path), "other": str(other), "broken": str(broken)}
    code, out, err = run("keep", *[arg.format(**paths) for arg in args])
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


def test_the_sheet_is_exported(file: Path, tmp_path: Path) -> None:
    keep(file, "kozel", "2", *KOZEL, options=("--names", NAMES))
    table, data = tmp_path / "x.csv", tmp_path / "x.json"
    for path in (table, data):
        assert run("keep", "kozel", "--file", str(file), "--export", str(path)) == (0, "", "")
    assert list(csv.reader(table.read_text().splitlines()))[1] == ["1", "Bob", "won", "4", "0", "4", "0"]
    assert json.loads(data.read_text())["totals"] == [4, 0]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_printed_sheet_is_plain_text_of_80_columns(game: str, lang: str, file: Path) -> None:
    answers = {"coinche": COINCHE, "binokel": BINOKEL, "kozel": KOZEL}[GAMES[game].family]
    names = ["[bold]Annegret-Luise", "Bartholomäus", "Вера Александровна", "Дан"][: GAMES[game].players]
    keep(file, game, "1", *["1" if each == "Ann" else each for each in answers], options=("--names", ", ".join(names)))
    code, out, err = run("keep", game, "--file", str(file), "--print", "--lang", lang)
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80
    assert "[bold]" in out
    assert i18n.text(lang, "sheet-dealer", number=2, player=names[1]) in out


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_keeps_score_in_its_own_words(game: str, lang: str, file: Path) -> None:
    def own(message: str) -> str:
        return i18n.text(lang, message).split(", ")[0]

    heart = {"ru": "ч", "bg": "ку", "fr": "co"}.get(lang, "h")
    capot = f"{own('typed-capot')} {heart}"
    family = GAMES[game].family
    answers = {
        "coinche": [capot, "1", "1", own("typed-all"), "0", "-"],
        "binokel": ["1", "200", f"{own('typed-concede')} {heart}", "0 0"],
        "kozel": KOZEL,
    }[family]
    if game == "coinche-1001":
        answers.insert(4, own("typed-yes"))
    commands = [own(f"command-{each}") for each in ("help", "score", "deal", "again", "undo", "deal", "quit")]
    out = keep(file, game, "1", *answers, *commands, options=("--lang", lang))
    assert read_sheet(file).deals == ()
    assert i18n.text(lang, "sheet-this-deal") in out
    assert i18n.text(lang, "keep-help") in out
    assert i18n.text(lang, "keep-undone", number=1) in out
    assert i18n.text(lang, "error-sheet-no-deal", count=0) in out


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_double_is_said_in_every_language(lang: str, file: Path) -> None:
    """100 and 160, four times; the letter of the suit is understood everywhere (F6.4)."""
    surcoinche = i18n.text(lang, "typed-surcoinche").split(", ")[0]
    keep(file, "coinche-ffb", "1", "100 h", "1", surcoinche, "100", "-", "0", "-", options=("--lang", lang))
    assert totals(file) == (4 * 260, 0)


def test_a_name_can_be_begun_and_must_be_clear(file: Path) -> None:
    out = keep(file, "binokel", "An", "Anna", "Bo", "200", "durch", "0 0 15", options=("--names", "Anna, Anne, Bob"))
    assert "“An” is none of them" in out
    assert (read_sheet(file).first_dealer, read_sheet(file).deals[0].summary) == (
        0, {"soloist": 2, "bid": 200, "durch": True, "tricks": [0, 0, 15]},
    )  # fmt: skip


def test_a_new_sheet_is_not_begun_before_its_dealer_is_known(file: Path) -> None:
    keep(file, "kozel")
    assert file.read_bytes() == b""
    assert new_sheet("kozel").dealer == 0


def test_a_file_that_is_too_long_is_not_read(file: Path) -> None:
    file.write_bytes(b" " * (4 * 2**20 + 1))
    for option in ((), ("--print",)):
        code, out, err = run("keep", "kozel", "--file", str(file), *option)
        assert (code, out, "longer than 4 MiB" in err) == (2, "", True)
