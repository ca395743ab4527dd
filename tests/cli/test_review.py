"""``atout review`` and ``atout hint``: two columns kept apart, the same for the same seed, in 80 columns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from atout.games.game import Deal
from atout.i18n import LANGUAGES
from atout.records import Match
from tests.analysis.endings import ONE_ACE, TWO_ACES, deal_of
from tests.cli.test_commands import run


def written(path: Path, *deals: Deal) -> Path:
    """A record of a match with these deals."""
    match = Match(deals[0].game, deals[0].dealer)
    for deal in deals:
        again = match.begin_with(deal.dealt)
        for _, action in deal.history:
            again.play(action)
    path.write_text(json.dumps(match.record()) + "\n")
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return written(tmp_path / "aces.jsonl", deal_of("coinche-ffb", ONE_ACE, then="Ac Ks 7h 8s 7c"))


def test_a_review_shows_what_each_decision_cost(record: Path) -> None:
    code, out, err = run("review", str(record), "--seat", "0", "--samples", "2")
    assert (code, err) == (0, "")
    [line] = [line for line in out.splitlines() if line.split()[:1] == ["1:32"]]
    assert line.split() == ["1:32", "0", "A♣", "11", "·", "0", "%", "11", "·", "0", "%", "7♣"]


def test_calls_have_no_value_in_the_deal_as_it_lay(record: Path) -> None:
    out = run("review", str(record), "--seat", "1", "--samples", "1")[1]
    [line] = [line for line in out.splitlines() if line.split()[:1] == ["1:2"]]
    assert line.split()[:4] == ["1:2", "1", "pass", "–"]


def test_the_worst_decisions_come_with_their_reasons(record: Path) -> None:
    out = run("review", f"{record}:1", "--seat", "0", "--samples", "2", "--worst", "50")[1]
    assert "1:32 A♣: gives the opponents 11 points in 100 % of the deals" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_fit_into_80_columns(lang: str, record: Path) -> None:
    for args in (("review", str(record), "--seat", "2", "--samples", "1"), ("hint", f"{record}:1:6", "--samples", "2")):
        code, out, _ = run(*args, "--lang", lang)
        assert code == 0
        assert max(map(len, out.splitlines())) <= 80
        assert "…" not in out, "nothing is cut off"


def test_json_keeps_the_columns_apart_and_is_the_same_for_the_same_seed(record: Path) -> None:
    args = ("review", str(record), "--seat", "0", "--samples", "2", "--seed", "3", "--json")
    code, out, _ = run(*args)
    assert code == 0
    assert run(*args)[1] == out
    data = json.loads(out)
    assert (data["game"], data["deals"], data["seed"]) == ("coinche-ffb", [1], 3)
    last = data["decisions"][-1]
    assert {name: last[name] for name in ("deal", "index", "seat", "action", "unit", "best", "best_as_it_lay")} == {
        "deal": 1, "index": 32, "seat": 0, "action": "Ac", "unit": "card-points", "best": ["7c"],
        "best_as_it_lay": ["7c"],
    }  # fmt: skip
    assert last["as_it_lay"] == last["could_know"] == {"points": 11.0, "chance": 0.0}
    assert {"slug": "gives-opponents", "context": {"points": 11, "percent": 100}} in last["reasons"]
    assert data["seats"][1]["decisions"] == 0


def test_a_hint_lists_the_actions_best_first(record: Path) -> None:
    code, out, err = run("hint", f"{record}:1:32", "--samples", "30")
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines() if "♣" in line]
    assert [row[:2] for row in rows] == [["7♣", "124"], ["A♣", "113"]]


def test_a_hint_as_json_names_its_reasons(record: Path) -> None:
    data = json.loads(run("hint", f"{record}:1:32", "--samples", "30", "--json")[1])
    assert (data["seat"], data["best"]) == (0, ["7c"])
    assert data["options"][1]["cost"] == {"points": 11.0, "chance": 0.0}


def test_a_deal_in_progress_is_reviewed_as_far_as_it_got(tmp_path: Path) -> None:
    path = written(tmp_path / "open.jsonl", deal_of("coinche-bg", TWO_ACES))
    data = json.loads(run("review", str(path), "--seat", "0", "--samples", "1", "--json")[1])
    assert data["decisions"][-1]["index"] == 28


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("review", "{record}:2"), "no deal 2"),
        (("review", "{record}:1", "--seat", "4"), "--seat"),
        (("review", "/no/such/file:1"), "No such file"),
        (("hint", "{record}"), "FILE:DEAL:ACTION"),
        (("hint", "{record}:1:37"), "over"),
        (("hint", "{record}:1:99"), "no action 99"),
        (("play", "--from", "{record}:1:99"), "no action 99"),
        (("play", "--from", "{record}:1:37"), "over"),
        (("play", "kozel", "--from", "{record}:1:5"), "--from"),
    ],
)
def test_what_is_not_there_is_told_on_one_line(args: tuple[str, ...], words: str, record: Path) -> None:
    code, out, err = run(*[arg.replace("{record}", str(record)) for arg in args])
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


def test_the_same_moment_is_played_again_with_another_card(record: Path, tmp_path: Path) -> None:
    before = record.read_text()
    code, out, _ = run(
        "play", "--from", f"{record}:1:32", "--plain", "--pace", "0", "--bots", "thumb", typed="7c\nAc\n"
    )
    assert code == 0
    assert "124" in out, "ace, king of the last trick and its ten come to what had been taken before"
    assert record.read_text() == before
    assert sorted(tmp_path.iterdir()) == [record]
