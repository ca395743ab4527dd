"""``atout play``: whole matches typed line by line, commands on the way, leaving and coming back."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from atout import i18n
from atout.bots import LEVELS
from atout.cli.terminal.store import Setup, Store
from atout.games.actions import Action, PlayCard
from atout.games.game import Deal
from atout.games.registry import GAMES, game
from atout.games.view import Standing
from atout.records import Match, check
from tests.cli.typist import Table, kept

ALL = 10_000


NEARLY_OVER = {
    "coinche-ffb": [1900, 1890],
    "coinche-1001": [950, 960],
    "coinche-bg": [930, 940],
    "binokel": [1350, 1340, 1330],
    "kozel": [10, 9],
}


@pytest.mark.parametrize(("game_id", "lang"), [*zip(GAMES, ["fr", "ru", "bg", "de", "en"], strict=True)])
def test_a_whole_match_is_played_to_its_end(table: Table, game_id: str, lang: str) -> None:
    shown = table.play(game_id, "--new", "--seed", "4", "--lang", lang, most=ALL)
    (record,) = table.finished
    assert (table.code, check(record)[1], record["winner"] is not None) == (0, [], True), shown[-500:]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_game_speaks_every_language_to_the_end(table: Table, game_id: str, lang: str) -> None:
    match = Match(game(game_id), 0, Standing(tuple(NEARLY_OVER[game_id])))
    Store(table.folder, match.game).save(match, Setup(seat=0, seed=1, bots="thumb"))
    shown = table.play(game_id, "--resume", "--lang", lang, most=ALL)
    assert i18n.text(lang, "match-won") in shown or i18n.text(lang, "sheet-this-deal") in shown
    assert len(table.finished) == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_legal_can_be_typed(table: Table, game_id: str) -> None:
    rng = random.Random(game_id)
    typed = []

    def anything(deal: Deal) -> Action:
        typed.append(rng.choice(deal.legal()).text)
        return deal.game.action(typed[-1])

    table.play(game_id, "--new", "--seed", "9", most=14, choose=anything)
    done = [action for deal in table.record(game_id)["deals"] for seat, action in deal["actions"] if seat == 0]
    assert done == typed


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_played_against(table: Table, level: str) -> None:
    table.play("kozel", "--new", "--seed", "4", "--bots", level, most=2)
    assert len(table.record("kozel")["deals"][0]["actions"]) > 1


def test_the_end_of_a_match_says_who_has_won(table: Table) -> None:
    shown = table.play("kozel", "--new", "--seed", "4", most=ALL)
    (record,) = table.finished
    assert ("You have won the match!" in shown) == (record["winner"] == 0)
    assert shown.endswith(f"Its record for atout review and atout verify: {table.folder / 'matches.jsonl'}\n")


def test_a_finished_match_leaves_nothing_to_go_on_with(table: Table) -> None:
    table.play("kozel", "--new", "--seed", "4", most=ALL)
    assert not (table.folder / "kozel.json").exists()


def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    for _ in range(2):
        table.play("kozel", "--new", "--seed", "4", most=ALL)
    assert table.finished[0] == table.finished[1]


def test_a_match_that_was_left_again_and_again_ends_like_one_played_in_one_go(table: Table) -> None:
    table.play("coinche-bg", "--new", "--seed", "4", most=ALL)
    table.play("coinche-bg", "--new", "--seed", "4", most=5)
    while (table.folder / "coinche-bg.json").exists():
        table.play("coinche-bg", "--resume", most=9)
    assert table.finished[0] == table.finished[1]


def test_quit_keeps_the_match_and_says_so(table: Table) -> None:
    shown = table.play("binokel", "--new", "--seed", "4", lines=("raise", "quit"))
    assert table.code == 0
    assert shown.endswith("The match is kept: the same command goes on with it.\n")
    assert f"Its record for atout review and atout verify: {table.folder / 'binokel.json'}" in shown
    assert kept(table.folder, "binokel").deals


def test_an_unfinished_match_is_offered_and_resumed_by_default(table: Table) -> None:
    table.play("kozel", "--new", "--seed", "4", most=3)
    before = kept(table.folder, "kozel").record()
    shown = table.play("kozel", lines=("", "quit"))
    assert "You left a match in deal 1 at 0 : 0. Go on with it? [Y/n]" in shown
    assert kept(table.folder, "kozel").record() == before


def test_whether_to_go_on_is_asked_until_it_is_answered(table: Table) -> None:
    table.play("kozel", "--new", "--seed", "4", most=3)
    before = kept(table.folder, "kozel").record()
    shown = table.play("kozel", lines=("score", "7", "Y", "quit"))
    assert shown.count("is neither yes nor no") == 2
    assert kept(table.folder, "kozel").record() == before


def test_a_match_that_is_not_gone_on_with_is_put_away_and_not_lost(table: Table) -> None:
    table.play("kozel", "--new", "--seed", "4", most=3)
    before = kept(table.folder, "kozel").record()
    table.play("kozel", "--seed", "5", lines=("n", "quit"))
    assert table.finished[0]["deals"] == before["deals"]
    assert kept(table.folder, "kozel").record() != before


def test_the_seat_and_the_level_of_a_kept_match_stay(table: Table) -> None:
    table.play("kozel", "--new", "--seat", "2", "--seed", "4", "--bots", "random")
    shown = table.play("kozel", "--resume", lines=("quit",))
    deal = kept(table.folder, "kozel").deal
    assert deal is not None
    assert deal.actor == 2
    assert "Your hand" in shown


def test_a_broken_file_is_set_aside_and_a_new_match_begins(table: Table) -> None:
    table.folder.mkdir()
    (table.folder / "kozel.json").write_text("{")
    shown = table.play("kozel", lines=("quit",))
    assert "cannot be read: The text is not JSON" in shown
    assert (table.folder / "kozel.broken").read_text() == "{"
    assert kept(table.folder, "kozel").deals


def test_without_a_game_one_is_asked_for(table: Table) -> None:
    shown = table.play("", "--new", lines=("9", "chess", "5", "quit"))
    assert "Which game?" in shown
    assert shown.count("Type a number from 1 to 5") == 2
    assert "Kozel with the shokha · deal 1" in shown


def test_a_seat_that_the_game_does_not_have_is_refused(table: Table) -> None:
    table.play("binokel", "--seat", "3")
    assert table.code == 2


def test_an_illegal_card_is_answered_with_the_rule(table: Table) -> None:
    def breaks_a_rule(deal: Deal) -> Action:
        held = [deal.game.action(card.text) for card in deal.view(0).hand]
        wrong = [action for action in held if action not in deal.legal()]
        return wrong[0] if wrong and isinstance(deal.legal()[0], PlayCard) else deal.legal()[0]

    shown = table.play("coinche-1001", "--new", "--seed", "3", most=12, choose=breaks_a_rule)
    assert "You cannot play" in shown
    assert re.search(r"\[K4\.\d\]", shown)


def test_commands_answer_at_any_time(table: Table) -> None:
    shown = table.play(
        "coinche-bg", "--new", "--seed", "4", lines=("?", "last", "shown", "score", "why", "rules", "rules k4.6", "")
    )
    for expected in (
        "why a card or a bid is not allowed",
        "No trick has been finished yet in this deal.",
        "Nothing has been shown in this deal.",
        "No deal has been finished yet.",
        "Type why and a card or a bid",
        "K4.6",
        "Type ? for help.",
    ):
        assert expected in shown


def test_why_tells_the_reason_and_plays_nothing(table: Table) -> None:
    table.play("kozel", "--new", "--seed", "3")
    before = kept(table.folder, "kozel").record()
    shown = table.play("kozel", "--resume", lines=("why 1 2 3", "why 1", "why foo"))
    assert "does not take over" in shown
    assert "A reply has as many cards as the lead: 3, not 1. [Z2.2]" in shown
    assert "“foo” is no card here" in shown
    assert kept(table.folder, "kozel").record() == before


def test_the_score_command_shows_every_number_with_its_rule(table: Table) -> None:
    table.play("kozel", "--new", "--seed", "4", most=12)
    shown = table.play("kozel", "--resume", lines=("score", "last"))
    assert "Z4.1" in shown
    assert "Total (to 12)" in shown


def test_card_letters_can_be_chosen(table: Table) -> None:
    shown = table.play("binokel", "--new", "--seed", "3", "--letters", "german", lines=("quit",))
    assert "O♥" in shown
    assert "Q♥" not in shown


def test_kill_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "atout", "play", "kozel", "--new", "--seed", "3"]
    environment = {"ATOUT_DATA": str(tmp_path), "PYTHONPATH": ":".join(sys.path), "LANG": "C.UTF-8"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("hide 1 2 3\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("You: 3 cards face down"):
                process.send_signal(signal.SIGTERM)
                break
        assert process.stdout.read().endswith("The match is kept: the same command goes on with it.\n")
    assert process.returncode == 130
    deal = kept(tmp_path, "kozel").deal
    assert deal is not None
    assert [action.text.split()[0] for seat, action in deal.history if seat == 0] == ["hide"]
