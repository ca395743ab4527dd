"""A sheet scores as the game does, judges the match by its rules, and takes deals back."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

from atout.bots import computer
from atout.errors import SummaryError
from atout.games.game import Game
from atout.games.registry import GAMES, game
from atout.games.view import Standing
from atout.keeping import Sheet, SheetError, new_sheet
from atout.records import Match, replay
from tests import vectors
from tests.keeping.summaries import summary_of

SPLIT: dict[str, Any] = {
    "contract": "90 h", "by": 0, "double": 1, "cards": [100, 62], "tricks": [5, 3],
    "declarations": [0, 0], "belote": [0, 0],
}  # fmt: skip
LOST = {**SPLIT, "cards": [89, 73]}
SOLO: dict[str, Any] = {
    "soloist": 0, "bid": 200, "trump": "s", "cards": [80, 100, 60], "laid_away": 10, "tricks": [6, 6, 3],
    "melds": [150, 0, 0],
}  # fmt: skip


def at(game_id: str, *totals: int, target: int | None = None, **standing: Any) -> Sheet:
    """A sheet of a match that stands like this."""
    sheet = new_sheet(game_id, target=target)
    return Sheet(sheet.game, sheet.names, sheet.first_dealer, Standing(totals, **standing))


def states(sheet: Sheet) -> list[tuple[str, int]]:
    return [(place.state, place.missing) for place in sheet.places]


def test_F6_7_a_lost_contract_goes_to_the_defence() -> None:
    sheet = new_sheet("coinche-ffb").add(LOST)
    assert sheet.deals[0].result.score == (0, 250)
    assert [(line.slug, line.rule, line.points) for line in sheet.deals[0].result.record] == [
        ("stake", "F6.3", (0, 160)),
        ("bid", "F6.3", (0, 90)),
    ]


def test_N6_5_the_soloist_records_his_sum_or_loses_twice_the_bid() -> None:
    won = new_sheet("binokel").add(SOLO)
    lost = won.add({**SOLO, "melds": [100, 0, 0]})
    assert (won.standing.totals, lost.standing.totals) == ((240, 100, 60), (-160, 200, 120))


@pytest.mark.parametrize(("points", "penalties"), [([30, 90], (4, 0)), ([31, 89], (2, 0)), ([60, 60], (2, 2))])
def test_Z4_1_penalties(points: list[int], penalties: tuple[int, int]) -> None:
    assert new_sheet("kozel").add({"cards": points, "tricks": None}).standing.totals == penalties


def test_Z4_1_without_a_trick_it_is_six() -> None:
    assert new_sheet("kozel").add({"cards": [0, 120], "tricks": [0, 5]}).standing.totals == (6, 0)
    assert new_sheet("kozel").add({"cards": [0, 120], "tricks": [1, 5]}).standing.totals == (4, 0)


def test_C2_the_deal_passes_on_after_a_thrown_in_one_too() -> None:
    sheet = new_sheet("coinche-bg", first_dealer=2)
    assert [each.dealer for each in (sheet, sheet.add(None), sheet.add(None).add(LOST))] == [2, 3, 0]


def test_K3_4_a_thrown_in_deal_scores_nothing() -> None:
    (kept,) = new_sheet("coinche-ffb").add(None).deals
    assert (kept.result.outcome, kept.result.score) == ("thrown-in", (0, 0))


@pytest.mark.parametrize("game_id", ["binokel", "kozel"])
def test_no_deal_of_the_other_games_is_thrown_in(game_id: str) -> None:
    with pytest.raises(SummaryError) as refused:
        new_sheet(game_id).add(None)
    assert refused.value.slug == "summary-not-thrown-in"


def test_undo_takes_back_one_deal_at_a_time() -> None:
    empty = new_sheet("coinche-ffb")
    one = empty.add(LOST)
    assert one.add(SPLIT).undo() == one
    assert one.undo() == empty
    with pytest.raises(SheetError, match="nothing to take back"):
        empty.undo()


def test_nothing_is_added_to_a_match_that_is_won_until_a_deal_is_taken_back() -> None:
    won = at("kozel", 8, 2).add({"cards": [30, 90], "tricks": [1, 5]})
    assert (won.winner, states(won)) == (1, [("lost", 0), ("won", 10)])
    with pytest.raises(SheetError, match="over"):
        won.add({"cards": [30, 90], "tricks": [1, 5]})
    assert won.undo().winner is None


def test_what_cannot_be_changes_nothing() -> None:
    sheet = new_sheet("coinche-ffb").add(SPLIT)
    with pytest.raises(SummaryError):
        sheet.add({**SPLIT, "cards": [100, 63]})
    assert len(sheet.deals) == 1


def test_F7_a_side_there_by_belote_alone_is_pending() -> None:
    sheet = at("coinche-ffb", 1990, 1000).add({**LOST, "contract": "120 h", "belote": [20, 0]})
    assert (sheet.standing.totals, states(sheet)) == ((2010, 1280), [("pending", 0), ("playing", 720)])


def test_F7_a_trick_confirms_it() -> None:
    """Side 1 loses 90 with 62 points: 160 and the bid go to side 0, which has tricks."""
    sheet = at("coinche-ffb", 2010, 1280, pending=(0,)).add({**SPLIT, "by": 1})
    assert (sheet.standing.totals, states(sheet)) == ((2260, 1280), [("won", 0), ("lost", 720)])


def test_F7_without_a_trick_and_after_a_thrown_in_deal_it_stays_pending() -> None:
    pending = at("coinche-ffb", 2010, 1280, pending=(0,))
    no_trick = pending.add({**SPLIT, "by": 1, "cards": [0, 162], "tricks": [0, 8]})
    assert [states(each)[0] for each in (no_trick, pending.add(None))] == [("pending", 0), ("pending", 0)]


def test_O6_5_a_dispute_sets_the_points_aside_and_the_next_winner_takes_them() -> None:
    """90 bid, 90 made: the defence records 72, and 90 go to the winner of the next deal, here the defence again."""
    dispute = new_sheet("coinche-1001").add({**SPLIT, "cards": [90, 72], "tricks": [4, 4]})
    assert (dispute.standing.totals, dispute.standing.aside) == ((0, 72), 90)
    waiting = dispute.add(None)
    assert waiting.standing.aside == 90
    taken = waiting.add(LOST)
    assert taken.deals[-1].result.score == (0, 162 + 90)
    assert taken.deals[-1].result.record[-1].rule == "O6.5"


def test_O7_equal_totals_beyond_the_target_play_on() -> None:
    """100 of 162 are made; 949 + 62 = 911 + 100."""
    sheet = at("coinche-1001", 911, 949).add(SPLIT)
    assert (sheet.standing.totals, states(sheet)) == ((1011, 1011), [("tied", 0), ("tied", 0)])


def test_B7_the_side_that_won_the_deal_wins_at_equal_totals() -> None:
    """100 + 90 = 190 to 60: 810 + 190 = 940 + 60."""
    assert at("coinche-bg", 810, 940).add(SPLIT).winner == 0


def test_N7_the_soloist_goes_before_a_higher_total() -> None:
    sheet = at("binokel", 1260, 1450, 0).add(SOLO)
    assert (sheet.standing.totals, sheet.winner) == ((1500, 1550, 60), 0)


def test_N7_two_opponents_level_at_the_target_play_on() -> None:
    sheet = at("binokel", 0, 1400, 1440).add(SOLO)
    assert states(sheet) == [("playing", 1260), ("tied", 0), ("tied", 0)]


def test_a_house_can_play_to_another_target() -> None:
    assert new_sheet("coinche-ffb", target=200).add(LOST).winner == 1
    assert new_sheet("binokel", target=240).add(SOLO).winner == 0
    assert new_sheet("kozel", target=4).add({"cards": [30, 90], "tricks": [1, 5]}).winner == 1
    assert new_sheet("kozel", target=13).add({"cards": [30, 90], "tricks": [1, 5]}).places[0].missing == 9


def test_the_game_itself_keeps_its_target() -> None:
    new_sheet("kozel", target=4)
    assert game("kozel").target == 12


@pytest.mark.parametrize(
    ("words", "slug"),
    [
        ({"names": ("Ann", "Bob", "Cid")}, "sheet-names-count"),
        ({"names": ("Ann", "Bob", "Cid", "")}, "sheet-name-wrong"),
        ({"names": ("Ann", "Bob", "Cid", "x" * 21)}, "sheet-name-wrong"),
        ({"names": ("Ann", "Bob", "Cid", "a\u202eb")}, "sheet-name-wrong"),
        ({"names": ("Ann", "Bob", "Cid", "a\x1b[2J")}, "sheet-name-wrong"),
        ({"names": ("Ann", "Bob", "Cid", " Dan")}, "sheet-name-wrong"),
        ({"names": ("Ann", "Bob", "Cid", "2")}, "sheet-name-number"),
        ({"names": ("Ann", "Bob", "Cid", "ANN")}, "sheet-name-twice"),
        ({"first_dealer": 4}, "sheet-no-dealer"),
        ({"first_dealer": -1}, "sheet-no-dealer"),
        ({"target": 0}, "sheet-target-wrong"),
        ({"target": 10**9}, "sheet-target-wrong"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(words: dict[str, Any], slug: str) -> None:
    with pytest.raises(SheetError) as refused:
        new_sheet("kozel", **words)
    assert refused.value.slug == slug


def test_tricks_that_nobody_counted_mean_one_for_everybody_at_least() -> None:
    uncounted = new_sheet("coinche-ffb").add({**SPLIT, "tricks": None}).deals[0].result
    assert uncounted == new_sheet("coinche-ffb").add(SPLIT).deals[0].result
    solo = new_sheet("binokel").add({**SOLO, "tricks": None}).deals[0].result
    assert solo == new_sheet("binokel").add(SOLO).deals[0].result


def test_a_tally_does_not_count_tricks_that_nobody_counted() -> None:
    (kept,) = new_sheet("kozel").add({"cards": [30, 90], "tricks": None}).deals
    assert [line.slug for line in kept.result.tally] == ["cards"]


@pytest.mark.parametrize(
    ("summary", "slug"),
    [
        ({**SPLIT, "tricks": None, "cards": [161, 1]}, "summary-each-a-trick"),
        ({**SPLIT, "tricks": None, "belote": [20, 20]}, "summary-no-such-belote"),
        ({**SPLIT, "tricks": None, "cards": [100, 63]}, "summary-sum-wrong"),
        ({**SPLIT, "tricks": "x"}, "summary-list-wrong"),
        ([], "summary-no-object"),
        (7, "summary-no-object"),
    ],
)
def test_uncounted_tricks_hide_no_other_fault(summary: Any, slug: str) -> None:
    with pytest.raises(SummaryError) as refused:
        new_sheet("coinche-ffb").add(summary)
    assert refused.value.slug == slug


@pytest.mark.parametrize("played", GAMES.values(), ids=GAMES)
def test_a_deal_that_was_played_settles_the_same_from_its_summary(played: Game) -> None:
    """Whole matches between computers, to a target of a house: outcome, score and standing of every deal."""
    house = played.to(7 if played.family == "kozel" else 700)
    rng = random.Random(played.id)
    match = Match(house, first_dealer=0)
    sheet = new_sheet(played.id, target=house.target)
    while match.winner is None:
        deal = match.begin_random(rng)
        while deal.actor is not None:
            match.play(deal.actor, computer(played, "thumb", rng).choose(deal.view(deal.actor)))
        sheet = sheet.add(summary_of(deal))
        result = sheet.deals[-1].result
        assert deal.result is not None
        assert (result.outcome, result.score, result.standing) == (
            deal.result.outcome, deal.result.score, deal.result.standing,
        )  # fmt: skip
    assert sheet.winner == match.winner


def test_a_game_to_another_target_is_one_object_and_can_be_pickled() -> None:
    house = game("binokel").to(500)
    assert house is game("binokel").to(500)
    assert pickle.loads(pickle.dumps(house)) is house
    assert game("binokel").to(1500) is game("binokel")


@vectors.needed
def test_a_sheet_agrees_with_atout_score_on_every_summary() -> None:
    path = vectors.VECTORS / "scores.jsonl"
    for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
        sheet = new_sheet(line["game"])
        if line.get("error"):
            with pytest.raises(SummaryError):
                sheet.add(line["summary"])
            continue
        result = sheet.add(line["summary"]).deals[0].result
        assert {"outcome": result.outcome, "score": list(result.score)} == line["expect"], line


@vectors.needed
@pytest.mark.parametrize("played", GAMES.values(), ids=GAMES)
def test_a_whole_match_entered_deal_by_deal_has_the_totals_of_its_record(played: Game) -> None:
    """Summaries are taken from the deals as they were played; what they do not say must not matter."""
    entered = 0
    for record in vectors.matches(played):
        plain = [{key: value for key, value in deal.items() if key != "legal"} for deal in record["deals"]]
        match = replay({**record, "deals": plain})
        sheet = Sheet(played, new_sheet(played.id).names, match.first_dealer, match.start)
        for number, dealt in enumerate(match.deals):
            if dealt.deal.result is None:
                continue
            assert sheet.dealer == dealt.deal.dealer
            sheet = sheet.add(summary_of(dealt.deal))
            noted = record["deals"][number]
            result = sheet.deals[-1].result
            found = {"outcome": result.outcome, "score": list(result.score), "totals": list(result.standing.totals)}
            assert found == {name: noted[name] for name in found}
            entered += 1
        assert sheet.winner == record["winner"]
    assert entered > 0
