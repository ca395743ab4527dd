"""A journal gives its sheets back, forgives an entry that was broken off, and nothing else."""

from __future__ import annotations

import csv
import io
import json

import pytest

from atout.games.registry import GAMES
from atout.keeping import (
    Sheet,
    SheetError,
    deal_line,
    header_line,
    new_sheet,
    read_journal,
    sheet_csv,
    sheet_data,
    undo_line,
)

NAMES = ("Ann", "Börje", "Вера", "Дан")
SMALL = {"cards": [30, 90], "tricks": [1, 5]}
EQUAL = {"cards": [60, 60], "tricks": None}
SHEET = new_sheet("kozel", NAMES, 1, 10)
WHOLE = (header_line(SHEET) + deal_line(SMALL) + deal_line(EQUAL) + undo_line() + deal_line(EQUAL)).encode()
AFTER = SHEET.add(SMALL).add(EQUAL)


def test_a_journal_gives_its_sheet_back() -> None:
    journal = read_journal(WHOLE)
    assert (journal.sheets, journal.whole) == ((AFTER,), len(WHOLE))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_line_of_every_game_can_be_read(game_id: str) -> None:
    sheet = new_sheet(game_id)
    assert read_journal(header_line(sheet).encode()).sheets == (sheet,)


def test_a_thrown_in_deal_is_an_entry() -> None:
    sheet = new_sheet("coinche-bg")
    assert read_journal((header_line(sheet) + deal_line(None)).encode()).sheets == (sheet.add(None),)


def test_one_file_holds_the_matches_of_an_evening() -> None:
    other = new_sheet("binokel")
    assert read_journal(WHOLE + header_line(other).encode()).sheets == (AFTER, other)


@pytest.mark.parametrize("cut", range(len(header_line(SHEET).encode()), len(WHOLE)))
def test_a_journal_that_breaks_off_anywhere_holds_every_whole_entry(cut: int) -> None:
    """What is behind the last whole entry is not counted as read, so it can be cut away."""
    journal = read_journal(WHOLE[:cut])
    whole = WHOLE[:cut].count(b"\n")
    with_last = whole + (WHOLE[cut : cut + 1] == b"\n")
    entries = [SHEET, SHEET.add(SMALL), AFTER, SHEET.add(SMALL), AFTER]
    assert journal.sheets == (entries[with_last - 1],)
    assert WHOLE[: journal.whole].rstrip(b"\n").count(b"\n") == with_last - 1


@pytest.mark.parametrize("data", [b"what I have to buy", b"\n\n{milk", b'{"format": "another', b"\xff\x00"])
def test_another_file_is_no_journal_that_was_broken_off(data: bytes) -> None:
    """Or all of it would be cut away."""
    with pytest.raises(SheetError, match=r"Line \d"):
        read_journal(data)


def test_an_empty_file_holds_nothing() -> None:
    assert read_journal(b"").sheets == ()
    assert read_journal(b'{"form').sheets == ()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"{", "Line 2: The text is not JSON"),
        (b"\xff", "Line 2: The text is not UTF-8"),
        (b"[]", "Line 2: An entry is a deal or an undo"),
        (b"7", "Line 2: An entry is a deal or an undo"),
        (b'{"undo": false}', "Line 2: An entry is a deal or an undo"),
        (b'{"deal": null, "undo": true}', "Line 2: An entry is a deal or an undo"),
        (b'{"undo": true}', "Line 2: No deal has been entered yet"),
        (b'{"deal": null}', "Line 2: In this game every deal is played"),
        (b'{"deal": {"cards": [30, 91], "tricks": [1, 5]}}', "Line 2: “cards” adds up to 121"),
        (b'{"deal": {"cards": [30, 90], "cards": [31, 89]}}', "Line 2: The key “cards” stands twice"),
        (b'{"format": "atout-sheet/2"}', "Line 2: A sheet begins with"),
        (b'{"format": "atout-sheet/1", "game": "kozel", "target": true, "names": [], "first_dealer": 0}', "Line 2: A"),
        (b'{"format": "atout-sheet/1", "game": "chess", "target": 1, "names": [], "first_dealer": 0}', "Line 2: “ches"),
        (b'{"format": "atout-sheet/1", "game": [], "target": 1, "names": [], "first_dealer": 0}', "Line 2: “[]” is no"),
    ],
    ids=range(14),
)
def test_a_line_that_cannot_be_is_named(line: bytes, words: str) -> None:
    with pytest.raises(SheetError) as refused:
        read_journal(header_line(SHEET).encode() + line + b"\n" + deal_line(SMALL).encode())
    assert str(refused.value).startswith(words)


def test_a_file_that_begins_with_a_deal_is_no_journal() -> None:
    with pytest.raises(SheetError, match="Line 1: A sheet begins"):
        read_journal(deal_line(SMALL).encode())


def test_the_data_of_a_sheet_is_json_with_every_number_explained() -> None:
    data = json.loads(json.dumps(sheet_data(AFTER)))
    assert {name: data[name] for name in ("game", "target", "totals", "next_dealer", "winner", "sides")} == {
        "game": "kozel", "target": 10, "totals": [6, 2], "next_dealer": 3, "winner": None,
        "sides": ["Ann + Вера", "Börje + Дан"],
    }  # fmt: skip
    assert data["places"] == [{"state": "playing", "missing": 4}, {"state": "playing", "missing": 8}]
    assert data["deals"][0]["record"] == [{"slug": "kozel-few-points", "rule": "Z4.1", "points": [4, 0]}]
    assert data["deals"][0]["summary"] == SMALL


def test_a_table_of_values_has_a_line_for_each_deal() -> None:
    rows = list(csv.reader(io.StringIO(sheet_csv(AFTER))))
    assert rows[1:] == [["1", "Börje", "won", "4", "0", "4", "0"], ["2", "Вера", "drawn", "2", "2", "6", "2"]]


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    sheet: Sheet = new_sheet("binokel", ("=1+1", "-x", "@y"))
    rows = list(csv.reader(io.StringIO(sheet_csv(sheet))))
    assert rows[0][3:6] == ["'=1+1", "'-x", "'@y"]
