"""``atout ask``: a trick set up or a moment of a record, in every language, side by side, refused on one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from atout import i18n
from atout.games.registry import GAMES
from tests.cli.test_commands import run

OVERTRUMPED = ("--trump", "h", "--table", "Kd Jh", "--hand", "9h 7h 8s")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a deal of every game."""
    folder = tmp_path_factory.mktemp("records")
    for game in GAMES:
        path = str(folder / f"{game}.jsonl")
        assert run("simulate", game, "--deals", "1", "--seed", "3", "--bots", "thumb", "--out", path)[0] == 0
    return folder


def actions(records: Path, game: str) -> list[tuple[int, str]]:
    deal = json.loads((records / f"{game}.jsonl").read_text())["deals"][0]
    return [(seat, text) for seat, text in deal["actions"]]


def test_what_is_allowed_and_why_the_rest_is_not() -> None:
    code, out, err = run("ask", "coinche-bg", *OVERTRUMPED)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "Seat 2 is to act. Winning now: seat 1, an opponent.",
        "Without the suit led, a trump must be played, even though none is high enough. [K4.6]",
        "✓ 7♥, 9♥",
        "✗ You cannot play 8♠: without diamonds you must play a trump, even one lower than J♥. [K4.6]",
    ]


def test_the_partner_is_where_the_seats_put_him() -> None:
    lines = run("ask", "coinche-bg", "--trump", "h", "--table", "Kd 7d", "--hand", "7h 8s", "--leader", "3")[1]
    assert lines.splitlines()[:2] == ["Seat 1 is to act. Winning now: seat 3, the partner.", "Any card may be played."]


def test_side_by_side_in_every_game_that_knows_the_question() -> None:
    code, out, err = run("ask", "coinche-bg", *OVERTRUMPED, "--all")
    assert (code, err) == (0, "")
    rows = {line.split()[0]: line.split()[1:] for line in out.splitlines() if line.strip()}
    assert rows["9♥"] == ["✓", "✓", "✓"]
    assert rows["8♠"] == ["✓", "✓", "✗", "K4.6"]
    assert rows["binokel:"] == ["7♥", "is", "not", "in", "the", "deck", "of", "this", "game.", "[C5]"]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_table_side_by_side_fits_into_80_columns(lang: str) -> None:
    out = run("ask", "binokel", "--trump", "♥", "--table", "Kd Jh", "--hand", "9h Qh Ac", "--all", "--lang", lang)[1]
    table = out[: out.index("kozel:")]
    assert max(map(len, table.splitlines())) <= 80
    assert table.split()[:4] == ["coinche-ffb", "coinche-1001", "coinche-bg", "binokel"]


def test_json_of_one_game_and_of_all() -> None:
    one = json.loads(run("ask", "coinche-bg", *OVERTRUMPED, "--json")[1])
    assert (one["seat"], one["winner"], one["duty"], one["allowed"]) == (2, 1, "undertrump", ["7h", "9h"])
    assert [(each["action"], each["rule"]) for each in one["refused"]] == [("8s", "K4.6")]
    every = json.loads(run("ask", "coinche-bg", *OVERTRUMPED, "--all", "--json")[1])
    assert [each["game"] for each in every["answers"]] == ["coinche-ffb", "coinche-1001", "coinche-bg"]
    assert [each["game"] for each in every["without"]] == ["binokel", "kozel"]


@pytest.mark.parametrize(
    ("lang", "trump", "table", "hand", "right"),
    [
        ("ru", "ч", "Кб Вч", "9ч 7ч 8п", "✓ 7♥, 9♥"),
        ("bg", "ку", "Пка Вку", "9ку 7ку 8п", "✓ 7♥, 9♥"),
        ("fr", "co", "Rca Vco", "9co 7co 8p", "✓ 7♥, 9♥"),
        ("de", "h", "Kka Bh", "9h 7h 8p", "✓ 7♥, 9♥"),
    ],
)
def test_cards_in_the_letters_of_the_language(lang: str, trump: str, table: str, hand: str, right: str) -> None:
    typed = ("--trump", trump, "--table", table, "--hand", hand)
    out = run("ask", "coinche-bg", *typed, "--lang", lang)[1].splitlines()
    assert out[1:3] == [f"{i18n.text(lang, 'duty-undertrump')} [K4.6]", right]


def test_a_contract_stands_for_what_it_is_played_in() -> None:
    args = ("--table", "Kd", "--hand", "Jd 7d", "--json")
    named = [json.loads(run("ask", "coinche-1001", "--trump", each, *args)[1]) for each in ("90 at", "a", "AT")]
    assert [each["allowed"] for each in named] == [["Jd"]] * 3
    durch = json.loads(run("ask", "binokel", "--trump", "durch", "--table", "Kd", "--hand", "9h Ac", "--json")[1])
    assert durch["duty"] == "free"


def test_groups_of_kozel_open_and_face_down() -> None:
    out = run("ask", "kozel", "--trump", "h", "--table", "8h Jh, -", "--hand", "7h Qh 6s")[1].splitlines()
    assert out[0] == "Seat 2 is to act. Winning now: seat 0, the partner."
    assert out[2].startswith("✓ beat with Q♥ 6♠, 7♥ Q♥ face down")
    assert [line[-6:] for line in out[3:]] == ["[Z2.5]", "[Z2.5]"]


def test_a_group_face_down_can_be_left_empty() -> None:
    typed = ("--trump", "h", "--hand", "7h Qh")
    assert run("ask", "kozel", *typed, "--table", "8h,,Jh,") == run("ask", "kozel", *typed, "--table", "8h, -, Jh")


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_record_can_be_asked_about(game: str, lang: str, records: Path) -> None:
    for number, (seat, done) in enumerate(actions(records, game)[::5]):
        code, out, _ = run("ask", game, f"{records / game}.jsonl:1:{5 * number + 1}", "--json", "--lang", lang)
        assert code == 0
        assert json.loads(out)["seat"] == seat
        assert done in json.loads(out)["allowed"]
    code, out, err = run("ask", game, f"{records / game}.jsonl:1:{len(actions(records, game))}", "--lang", lang)
    assert (code, err) == (0, "")
    assert "✓" in out


def test_a_long_list_shows_its_beginning_and_its_end(records: Path) -> None:
    """75 numbers from 80 to 820 and capot in four suits, and pass."""
    out = run("ask", "coinche-ffb", f"{records}/coinche-ffb.jsonl:1:1")[1]
    assert "✓ pass, 80 ♣, 80 ♦, 80 ♥, 80 ♠, 90 ♣, … capot ♠ (305)" in out


def test_one_action_of_a_moment(records: Path) -> None:
    moment = f"{records}/coinche-ffb.jsonl:1:1"
    assert run("ask", "coinche-ffb", moment, "--may", "pass") == (0, "That is allowed.\n", "")
    code, out, _ = run("ask", "coinche-ffb", moment, "--may", "coinche", "--json")
    assert (code, json.loads(out)["slug"]) == (0, "coinche-without-bid")


def test_a_trick_of_a_record_is_put_to_all(records: Path) -> None:
    place = next(number for number, (_, text) in enumerate(actions(records, "coinche-bg"), 1) if len(text) == 2)
    code, out, _ = run("ask", "coinche-bg", f"{records}/coinche-bg.jsonl:1:{place + 1}", "--all", "--json")
    assert code == 0
    assert "coinche-bg" in [each["game"] for each in json.loads(out)["answers"]]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("chess",), "chess"),
        (("kozel",), "--trump and --hand"),
        (("kozel", "--trump", "h"), "--trump and --hand"),
        (("kozel", "--trump", "h", "--hand", "7h", "--may", "lead 7h"), "--trump and --hand"),
        (("kozel", "{records}/kozel.jsonl:1:1", "--trump", "h"), "one of the two"),
        (("kozel", "{records}/kozel.jsonl"), "FILE:DEAL:ACTION"),
        (("kozel", "{records}/none.jsonl:1:1"), "No such file"),
        (("kozel", "{records}/binokel.jsonl:1:1"), "one of binokel"),
        (("kozel", "{records}/kozel.jsonl:2:1"), "no deal 2"),
        (("kozel", "{records}/kozel.jsonl:1:1", "--all"), "Only Kozel has tricks of groups"),
        (("binokel", "{records}/binokel.jsonl:1:1", "--all"), "No card is to be played"),
        (("binokel", "{records}/binokel.jsonl:1:1", "--may", "nonsense"), "“nonsense” is no action"),
        (("coinche-ffb", "--trump", "n", "--hand", "7h"), "choose one of c d h s"),
        (("coinche-ffb", "--trump", "x", "--hand", "7h"), "“x” is no suit"),
        (("coinche-ffb", "--trump", "", "--hand", "7h"), "“” is no suit"),
        (("coinche-ffb", "--trump", "h", "--hand", "7x"), "“7x” is no card"),
        (("coinche-ffb", "--trump", "h", "--hand", "6h"), "6♥ is not in the deck"),
        (("coinche-ffb", "--trump", "h", "--hand", "7h 7h"), "does not hold so many"),
        (("coinche-ffb", "--trump", "h", "--hand", "7h", "--table", "8h 9h Th Jh"), "nobody is left"),
        (("coinche-ffb", "--trump", "h", "--hand", "7h", "--leader", "4"), "--leader"),
        (("binokel", "--trump", "h", "--hand", "9h", "--leader", "3"), "from 0 to 2"),
        (("coinche-ffb", "--trump", "h", "--hand", " ,"), "1 to 8 cards"),
        (("kozel", "--trump", "n", "--hand", "7h"), "is no suit"),
        (("kozel", "--trump", "h", "--hand", "7h 8h", "--table", "9h Td"), "cannot lead 10♦ 9♥ together"),
        (("kozel", "--trump", "h", "--hand", "7h 8h", "--table", "9h, 6h"), "write - for it"),
    ],
)
def test_what_cannot_be_asked_is_told_on_one_line(args: tuple[str, ...], words: str, records: Path) -> None:
    code, out, err = run("ask", *[arg.replace("{records}", str(records)) for arg in args])
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err
