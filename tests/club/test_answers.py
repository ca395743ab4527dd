"""What the pages for clubs are answered: by the rules, without a sentence, and never with an exception."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import tests
from atout.bots import computer
from atout.club import reply, written
from atout.club.facts import facts
from atout.errors import SummaryError
from atout.games.registry import GAMES, game
from atout.keeping import read_journal
from atout.records import Match
from tests import vectors

FACTS = Path(tests.__path__[0]).parent / "web" / "src" / "lib" / "club" / "facts.json"
SPLIT: dict[str, Any] = {
    "contract": "90 h", "by": 0, "double": 1, "cards": [89, 73], "tricks": None, "declarations": [0, 0],
    "belote": [0, 0],
}  # fmt: skip
SOLO: dict[str, Any] = {
    "soloist": 0, "bid": 200, "trump": "s", "cards": [80, 100, 60], "laid_away": 10, "tricks": [6, 6, 3],
    "melds": [150, 0, 0],
}  # fmt: skip


def asked(**question: Any) -> Any:
    """The answer to a question, as it comes over the line."""
    return json.loads(written(reply(json.dumps(question).encode())))


def header(game_id: str) -> dict[str, Any]:
    names = ["Ann", "Bob", "Cid", "Dan"][: game(game_id).players]
    target = game(game_id).target
    return {"format": "atout-sheet/1", "game": game_id, "target": target, "names": names, "first_dealer": 1}


def sheet(game_id: str, *entries: Any) -> Any:
    return asked(ask="sheet", journal=[header(game_id), *entries])


@pytest.mark.parametrize(
    ("game_id", "deal", "outcome", "score", "record"),
    [
        ("coinche-ffb", SPLIT, "lost", [0, 250], [("stake", "F6.3", [0, 160]), ("bid", "F6.3", [0, 90])]),
        ("kozel", {"cards": [30, 90], "tricks": None}, "won", [4, 0], [("kozel-few-points", "Z4.1", [4, 0])]),
    ],
)
def test_every_number_of_a_deal_comes_with_its_rule(
    game_id: str, deal: Any, outcome: str, score: list[int], record: list[tuple[str, str, list[int]]]
) -> None:
    [found] = sheet(game_id, {"deal": deal})["answer"]["deals"]
    assert (found["outcome"], found["score"]) == (outcome, score)
    assert [(line["slug"], line["rule"], line["points"]) for line in found["record"]] == record


def test_a_sheet_says_whose_deal_it_is_and_what_is_missing() -> None:
    answer = sheet("binokel", {"deal": SOLO}, {"deal": {**SOLO, "melds": [100, 0, 0]}})["answer"]
    assert answer["totals"] == [-160, 200, 120]
    assert answer["next_dealer"] == 0
    assert [place["missing"] for place in answer["places"]] == [1660, 1300, 1380]


def test_undo_takes_the_last_deal_back() -> None:
    deal = {"deal": {"cards": [30, 90], "tricks": None}}
    once = sheet("kozel", deal)
    assert sheet("kozel", deal, deal, {"undo": True}) == once
    assert once["answer"]["totals"] == [4, 0]


@pytest.mark.parametrize(
    ("game_id", "entry", "slug", "rule"),
    [
        ("kozel", {"deal": {"cards": [31, 90], "tricks": None}}, "summary-sum-wrong", "Z4.1"),
        ("kozel", {"deal": None}, "summary-not-thrown-in", None),
        ("coinche-ffb", {"deal": {**SPLIT, "contract": "90 n"}}, "summary-no-contract", "K3.2"),
        ("coinche-ffb", {"deal": {**SPLIT, "declarations": [20, 20]}}, "summary-both-declare", "K5.7"),
        ("binokel", {"deal": {**SOLO, "laid_away": 20}}, "summary-sum-wrong", "N1.1"),
        ("kozel", {"undo": True}, "sheet-is-empty", None),
    ],
)
def test_an_entry_that_cannot_be_is_refused_with_its_rule(game_id: str, entry: Any, slug: str, rule: str) -> None:
    fault = sheet(game_id, entry)["fault"]
    assert (fault["slug"], fault["rule"]) == (slug, rule)


def test_the_running_sheet_as_a_table() -> None:
    journal = [header("kozel"), {"deal": {"cards": [30, 90], "tricks": None}}]
    assert asked(ask="table", journal=journal)["answer"]["csv"].splitlines() == [
        "deal,dealer,outcome,Ann + Cid,Bob + Dan,total Ann + Cid,total Bob + Dan",
        "1,Bob,won,4,0,4,0",
    ]


def test_what_the_page_stores_is_a_journal_of_the_terminal() -> None:
    lines = [header("kozel"), {"deal": {"cards": [30, 90], "tricks": None}}, {"undo": True}]
    found = read_journal("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode())
    assert [kept.names for kept in found.sheets] == [("Ann", "Bob", "Cid", "Dan")]
    assert found.sheets[0].deals == ()


def test_K4_6_one_question_side_by_side() -> None:
    found = asked(ask="everywhere", strain="h", table="Kd Jh", hand="9h 7h 8s", leader=0)["answer"]
    refused = {ruling["game"]: [(each["action"], each["fault"]["rule"]) for each in ruling["refused"]]
               for ruling in found["answers"]}  # fmt: skip
    assert refused == {"coinche-ffb": [], "coinche-1001": [], "coinche-bg": [("8s", "K4.6")]}
    assert [each["game"] for each in found["without"]] == ["binokel", "kozel"]


def test_Z2_5_a_group_takes_over_card_by_card_or_lies_face_down() -> None:
    found = asked(ask="groups", trump="h", table=["8h Jh", None], hand="7h Qh 6s", leader=0)["answer"]
    assert (found["seat"], found["winner"]) == (2, 0)
    assert found["allowed"] == ["beat Qh 6s", "hide 7h Qh", "hide 7h 6s", "hide Qh 6s"]
    assert [each["action"] for each in found["refused"]] == ["beat 7h Qh", "beat 7h 6s"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_moment_of_a_record_is_the_trick_set_up_by_hand(game_id: str) -> None:
    rng = random.Random(5)
    match = Match(game(game_id), 0)
    deal = match.begin_random(rng)
    while deal.actor is not None:
        match.play(deal.actor, computer(game(game_id), "thumb", rng).choose(deal.view(deal.actor)))
    record = json.dumps(match.record())
    tricks = 0
    for action in range(1, len(deal.history) + 1):
        answer = asked(ask="moment", record=record, deal=1, action=action)["answer"]
        seat, done = deal.history[action - 1]
        assert answer["seat"] == seat
        assert done.text in answer["allowed"]
        trick = answer.pop("trick")
        if trick is None:
            continue
        tricks += 1
        kind = {"ask": "groups"} if "trump" in trick else {"ask": "trick", "game": game_id}
        assert asked(**kind, **trick)["answer"] == answer
    assert tricks >= len(deal.history) // 3


def test_a_faulty_record_says_where_and_why() -> None:
    match = Match(game("kozel"), 0)
    deal = match.begin_random(random.Random(1))
    record = match.record()
    record["deals"][0]["actions"] = [[deal.actor, "lead 7z"]]
    place = asked(ask="moment", record=json.dumps(record), deal=1, action=2)["answer"]["faulty"]
    assert (place["deal"], place["action"]) == (1, 1)
    assert place["fault"]["slug"] in ("no-such-card", "no-such-action")


WRONG: list[Any] = [None, True, -1, 1.5, "x", "\ud800", [], [[]], [None], {}, {"deal": {}}, 10**30]


@pytest.mark.parametrize("ask", ["sheet", "table", "trick", "everywhere", "groups", "moment"])
def test_whatever_is_asked_has_an_answer(ask: str) -> None:
    good = {
        "journal": [header("kozel"), {"deal": {"cards": [30, 90], "tricks": None}}],
        "game": "binokel", "strain": "h", "trump": "h", "table": "Kd Jh" if ask != "groups" else ["8h", None],
        "hand": "9h", "leader": 0, "record": "{}", "deal": 1, "action": 1,
    }  # fmt: skip
    for field in good:
        for wrong in WRONG:
            found = asked(**{**good, "ask": ask, field: wrong})
            assert list(found) in (["answer"], ["fault"])
    for entry in WRONG:
        assert "fault" in sheet("kozel", entry)
        assert "fault" in sheet("kozel", {"deal": {"cards": entry, "tricks": None}})
    for data in (b"", b"\xff", b"[]", b'{"ask": []}', b'{"ask": "sheet", "ask": "sheet"}', b"[" * 100_000):
        assert "fault" in reply(data)


def test_the_page_knows_the_facts_as_they_are() -> None:
    if not FACTS.is_file():
        pytest.skip("the page's sources are not here")
    assert json.loads(FACTS.read_text("utf-8")) == facts(), (
        "write them anew: python -m atout.club.facts web/src/lib/club/facts.json"
    )


@vectors.needed
def test_a_sheet_agrees_with_atout_score_on_every_summary() -> None:
    lines = (vectors.VECTORS / "scores.jsonl").read_text("utf-8").splitlines()
    assert len(lines) > 100
    for line in map(json.loads, lines):
        found = sheet(line["game"], {"deal": line["summary"]})
        if line.get("error"):
            with pytest.raises(SummaryError) as refused:
                game(line["game"]).score(line["summary"])
            assert found["fault"]["slug"] == refused.value.slug
        else:
            [deal] = found["answer"]["deals"]
            assert {"outcome": deal["outcome"], "score": deal["score"]} == line["expect"], line
