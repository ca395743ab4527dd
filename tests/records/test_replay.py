"""A record is replayed by the rules, and each kind of fault is told with its place (R1 to R8)."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from atout.cards import cards
from atout.errors import IllegalAction, RecordError
from atout.games.registry import GAMES, game
from atout.games.view import Standing
from atout.records import Match, check, replay


def played(game_id: str, seed: int, deals: int = 2) -> dict[str, Any]:
    """The record of some deals of random play."""
    rng = random.Random(seed)
    match = Match(game(game_id), first_dealer=seed % 3)
    while len(match.deals) < deals and match.awaits_deal:
        deal = match.begin_random(rng)
        while deal.actor is not None:
            match.play(deal.actor, rng.choice(deal.legal()))
    return match.record()


def faults(record: Any) -> list[str]:
    return [fault.text() for fault in check(record)[1]]


def changed(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(record), **fields}


KOZEL = played("kozel", 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_C7_what_is_replayed_gives_the_same_record(game_id: str) -> None:
    record = played(game_id, seed=4, deals=3)
    assert replay(record).record() == record


@pytest.mark.parametrize("field", ["format", "game", "first_dealer", "deals", "winner"])
def test_R1_every_field_of_the_frame_is_required(field: str) -> None:
    record = changed(KOZEL)
    del record[field]
    assert faults(record) == [f"“{field}” is missing. [R1]"]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"format": "atout/2"}, "The format is not “atout/1”. [R1]"),
        ({"game": ["kozel"]}, "“game” must be a text. [R1]"),
        ({"first_dealer": True}, "“first_dealer” must be a seat from 0 to 3. [C1]"),
        ({"first_dealer": 4}, "“first_dealer” must be a seat from 0 to 3. [C1]"),
        ({"deals": {}}, "“deals” must be a list. [R1]"),
        ({"winner": 2}, "“winner” must be null or a number from 0 to 1. [R5]"),
        ({"winner": True}, "“winner” must be null or a number from 0 to 1. [R5]"),
        ({"winner": 1.0}, "“winner” must be null or a number from 0 to 1. [R5]"),
        ({"winner": 1}, "“winner” must be null. [R5]"),
        ({"start": [0]}, "“start” must be a list of 2 whole numbers. [R6]"),
        ({"start": [0, 1.0]}, "“start” must be a list of 2 whole numbers. [R6]"),
        ({"start": [0, -2]}, "“start” holds a total below zero, which this game does not know. [R6]"),
        ({"start": [12, 0]}, "With the totals of “start” the match would have ended before. [R6]"),
        ({"aside": 20}, "“aside” must be a whole number from 0 up, and only coinche-1001 knows it. [R6]"),
    ],
)
def test_R1_R5_R6_the_frame_must_be_right(fields: dict[str, Any], fault: str) -> None:
    assert faults(changed(KOZEL, **fields)) == [fault]


def test_R1_a_record_is_an_object() -> None:
    assert faults([KOZEL]) == ["A record is one JSON object on one line. [R1]"]


def test_R1_an_unknown_game_is_named_with_those_there_are() -> None:
    [fault] = faults(changed(KOZEL, game="skat"))
    assert fault.startswith("“skat” is no game: choose one of coinche-ffb,")
    assert fault.endswith(" [R1]")


def test_R1_a_deal_gives_its_cards_in_one_way_only() -> None:
    record = changed(KOZEL)
    record["deals"][0]["hands"] = ["", "", "", ""]
    assert faults(record) == ["deal 1: A deal gives either “deck” with “cut” or “hands”, one of the two. [R1]"]


def test_R2_a_deck_is_made_of_cards() -> None:
    record = changed(KOZEL)
    record["deals"][0]["deck"] = record["deals"][0]["deck"].replace("As", "1s")
    [fault] = faults(record)
    assert fault.startswith("deal 1: “1s” is no card")
    assert fault.endswith(" [R2]")


def test_R2_hands_and_stock_can_stand_for_the_deck() -> None:
    kozel = game("kozel")
    match = Match(kozel, first_dealer=0)
    match.begin_with(kozel.shuffle(random.Random(3), dealer=0))
    record = match.record()
    assert (list(record["deals"][0]), faults(record)) == (["hands", "stock", "actions"], [])


@pytest.mark.parametrize("entry", [[1], "pass", [True, "lead As"], [1, 2], [1, "lead As", 0]])
def test_R3_an_action_is_a_seat_and_a_text(entry: Any) -> None:
    record = changed(KOZEL)
    record["deals"][0]["actions"][3] = entry
    assert faults(record) == ['deal 1 action 4: An action must be a seat and a text: [0, "pass"]. [R3]']


def test_R3_texts_are_exactly_those_of_the_table() -> None:
    record = played("coinche-ffb", 3, deals=1)
    place = next(n for n, (_, text) in enumerate(record["deals"][0]["actions"]) if len(text) == 2)
    seat, text = record["deals"][0]["actions"][place]
    record["deals"][0]["actions"][place] = [seat, text.upper()]
    [fault] = faults(record)
    assert fault.startswith(f"deal 1 action {place + 1}: “{text.upper()}” is no card")
    assert fault.endswith(" [R3]")


def test_R3_a_fault_keeps_the_rule_that_it_names_itself() -> None:
    record = changed(KOZEL)
    record["deals"][0]["actions"][0][1] = "hide 6c"
    [fault] = faults(record)
    assert fault.endswith(" [Z2.1]")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("outcome", "lost"), ("score", [0, 0]), ("score", 4), ("score", [True, 0]), ("totals", [99, 99])],
)
def test_R4_a_wrong_number_is_told_and_the_rest_goes_on(field: str, wrong: Any) -> None:
    record = changed(KOZEL)
    right = record["deals"][0][field]
    record["deals"][0][field] = wrong
    assert faults(record) == [f"deal 1: “{field}” must be {right}. [R4]"]


def test_R4_a_finished_deal_gives_its_result() -> None:
    record = changed(KOZEL)
    del record["deals"][1]["totals"]
    assert faults(record) == ["deal 2: “totals” is missing. [R4]"]


def test_R4_an_unfinished_deal_gives_none() -> None:
    record = changed(KOZEL)
    record["deals"][1]["actions"].pop()
    assert faults(record) == [
        f"deal 2: “{field}” is given, but the deal has not ended. [R4]" for field in ("outcome", "score", "totals")
    ]


def test_R5_no_deal_follows_an_unfinished_one() -> None:
    record = changed(KOZEL)
    first = record["deals"][0]
    first["actions"].pop()
    for field in ("outcome", "score", "totals"):
        del first[field]
    assert faults(record) == ["deal 1: The deal has not ended, and another one follows. [R5]"]


def test_R5_no_deal_follows_the_end() -> None:
    record = played("coinche-1001", seed=5, deals=30)
    assert record["winner"] is not None
    record["deals"].append(record["deals"][-1])
    assert faults(record) == [f"deal {len(record['deals'])}: The match was over before this deal. [R5]"]


def test_R6_a_pending_side_stands_at_the_target() -> None:
    record = {**Match(game("coinche-ffb"), 0).record(), "start": [1990, 2010], "pending": 0}
    assert "“pending” must be a side whose total in “start” is 2000 or more" in faults(record)[0]


def test_R6_start_aside_and_pending_come_back() -> None:
    start = Standing((1990, 2010), pending=(1,))
    record = Match(game("coinche-ffb"), 2, start).record()
    assert replay(record).start == start


def test_R7_legal_lists_are_compared() -> None:
    record = played("kozel", 2, deals=1)
    match = replay({**record, "deals": []})
    deal = record["deals"][0]
    match.begin(cards(deal["deck"]), deal["cut"])
    lists = []
    for seat, text in deal["actions"]:
        assert match.deal is not None
        lists.append(sorted(action.text for action in match.deal.legal()))
        match.play(seat, match.game.action(text))
    good = {**deal, "legal": lists}
    shuffled = {**deal, "legal": [lists[0][::-1], *lists[1:]]}
    shorter = {**deal, "legal": [None, lists[1][1:], *lists[2:]]}
    missing = f"not legal but listed: –; legal but missing: {lists[1][0]}"
    found = [faults({**record, "deals": [each]}) for each in (good, shuffled, shorter)]
    assert found == [
        [],
        ["deal 1 action 1: The list of legal actions is not sorted as text. [R7]"],
        [f"deal 1 action 2: The list of legal actions is wrong: {missing}. [R7]"],
    ]


def test_R8_other_keys_are_ignored() -> None:
    assert faults({**changed(KOZEL), "players": ["a", "b"], "notes": None}) == []


def test_C1_only_the_seat_whose_turn_it_is_acts() -> None:
    match = Match(game("kozel"), first_dealer=0)
    deal = match.begin_random(random.Random(1))
    with pytest.raises(IllegalAction, match=r"It is not the turn of seat 2\. \[C1\]"):
        match.play(2, deal.legal()[0])


def test_no_deal_begins_while_one_is_in_progress() -> None:
    match = Match(game("kozel"), first_dealer=0)
    match.begin_random(random.Random(1))
    with pytest.raises(IllegalAction, match="No deal can begin now"):
        match.begin_random(random.Random(2))


def test_replay_raises_with_the_first_fault() -> None:
    with pytest.raises(RecordError, match="The record is faulty: The format is not"):
        replay(changed(KOZEL, format="x"))
