"""``atout arena``: the same cards from every side, the same outcome for the same seed, records that verify."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from atout.bots import Budget, usual_budget
from atout.cli import app
from atout.cli.duel import Duel, outcomes, play
from atout.cli.means import Mean
from atout.games.registry import GAMES
from atout.records import check

ONE_WORLD = Budget(samples=1)


@pytest.mark.parametrize("level", ["thumb", "master"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_level_against_itself_comes_out_even(game_id: str, level: str) -> None:
    for outcome in outcomes(Duel(game_id, level, level, ONE_WORLD), 2):
        assert (outcome.score, outcome.cards, outcome.contracts or 0.0) == pytest.approx((0, 0, 0), abs=1e-9)


@pytest.mark.parametrize("game_id", [game.id for game in GAMES.values() if game.players == 4])
def test_the_advantage_of_one_is_the_lack_of_the_other(game_id: str) -> None:
    for number in range(3):
        ours, theirs = (play(Duel(game_id, *pair), number) for pair in (("thumb", "random"), ("random", "thumb")))
        assert (ours.score, ours.cards) == (-theirs.score, -theirs.cards)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_record_is_of_the_same_cards_and_verifies(game_id: str) -> None:
    outcome = play(Duel(game_id, "thumb", "random"), 4)
    assert len({record["deals"][0]["deck"] for record in outcome.records}) == 1
    assert len(outcome.records) == len(set(GAMES[game_id].sides))
    assert [fault for record in outcome.records for fault in check(record)[1]] == []


@pytest.mark.parametrize("game_id", ["coinche-ffb", "binokel"])
def test_contracts_are_the_same_for_both_where_only_the_play_counts(game_id: str) -> None:
    outcome = play(Duel(game_id, "thumb", "random", play_only=True), 2)
    words = [[text for _, text in record["deals"][0]["actions"][:4]] for record in outcome.records]
    assert all(each == words[0] for each in words)


def test_rules_of_thumb_have_the_advantage_over_chance() -> None:
    score = Mean()
    for outcome in outcomes(Duel("coinche-ffb", "thumb", "random"), 30):
        score.add(outcome.score)
    assert score.mean > score.half_width


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_processes(tmp_path: Path) -> None:
    results = []
    for jobs in "12":
        out = tmp_path / jobs
        args = ["arena", "coinche-1001", "club", "thumb", "--deals", "4", "--samples", "1", "--seed", "3"]
        result = CliRunner().invoke(app, [*args, "--jobs", jobs, "--out", str(out), "--json"])
        results.append((result.exit_code, result.stdout, out.read_bytes()))
    assert results[0] == results[1]
    assert results[0][0] == 0
    found = json.loads(results[0][1])
    assert found["deals"] == 4
    assert found["score"]["interval"][0] <= found["score"]["mean"] <= found["score"]["interval"][1]


def test_the_result_is_told_in_a_few_lines() -> None:
    result = CliRunner().invoke(app, ["arena", "kozel", "thumb", "random", "--deals", "3"])
    assert [line.split(":")[0].strip() for line in result.stdout.splitlines()] == ["kozel", "score", "cards"]


def test_a_mean_knows_its_interval() -> None:
    mean = Mean()
    for number in (1.0, 3.0):
        mean.add(number)
    assert (mean.mean, round(mean.half_width, 2)) == (2.0, 1.96)


def test_without_a_clock_a_level_looks_at_its_own_number_of_worlds() -> None:
    club = usual_budget(GAMES["kozel"], "club")
    assert club is not None
    assert club.time_ms is not None
    own = list(outcomes(Duel("kozel", "club", "thumb", clock=False), 2))
    assert own == list(outcomes(Duel("kozel", "club", "thumb", Budget(samples=club.samples)), 2))


def test_a_budget_and_no_clock_exclude_each_other() -> None:
    result = CliRunner().invoke(app, ["arena", "kozel", "club", "thumb", "--no-clock", "--samples", "3"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--no-clock" in result.stderr
