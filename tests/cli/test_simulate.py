"""``atout simulate``: so many deals, the same ones for the same seed, records that verify."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from atout.cli import app
from atout.cli.simulation import Tally, matches
from atout.games.registry import GAMES, game
from atout.records import check


@pytest.mark.parametrize("game_id", GAMES)
def test_exactly_so_many_deals_are_played_and_all_verify(game_id: str) -> None:
    records = list(matches(game_id, ("random",), deals=12, seed=5, jobs=1))
    assert sum(len(record["deals"]) for record in records) == 12
    assert [fault for record in records for fault in check(record)[1]] == []


def test_the_same_seed_gives_the_same_bytes_whatever_the_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.jsonl", "two.jsonl")]
    for jobs, file in zip("12", files, strict=True):
        args = ["simulate", "kozel", "--deals", "30", "--seed", "7", "--out", str(file), "--jobs", jobs]
        assert CliRunner().invoke(app, args).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_another_seed_gives_other_deals() -> None:
    one, two = (next(matches("kozel", ("thumb",), 1, seed, 1)) for seed in (1, 2))
    assert one["deals"][0]["deck"] != two["deals"][0]["deck"]


def test_levels_are_dealt_out_to_the_seats_in_turn() -> None:
    tally = Tally(game("kozel"))
    for record in matches("kozel", ("thumb", "random"), 60, 3, 1):
        tally.add(record)
    assert tally.won[0] > tally.won[1]


def test_the_summary_counts_outcomes_and_scores() -> None:
    tally = Tally(game("kozel"))
    deal = {"actions": [[0, "lead 7h"], [1, "hide 8c"]], "outcome": "won"}
    tally.add({"deals": [{**deal, "score": [0, 4]}, {**deal, "score": [2, 0]}], "winner": 0})
    assert tally.lines(seconds=2.0) == [
        "kozel: 2 deals, 4 decisions, 2 a second",
        "outcomes: won 2",
        "mean score: side 0 1.0, side 1 2.0",
        "matches won: side 0 1, side 1 0",
    ]


def test_the_summary_is_printed() -> None:
    result = CliRunner().invoke(app, ["simulate", "binokel", "--deals", "3", "--seed", "1"])
    assert [line.split(":")[0] for line in result.stdout.splitlines()] == [
        "binokel", "outcomes", "mean score", "matches won",
    ]  # fmt: skip
