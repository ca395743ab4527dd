"""The arbiter against the rule pages: one trick, every profile; groups; deals in play."""

from __future__ import annotations

import random

import pytest

from atout.asking import (
    CannotAsk,
    GroupQuestion,
    TrickQuestion,
    answer_data,
    ask_everywhere,
    asked_deal,
    asked_groups,
    asked_trick,
    everywhere_data,
    may_do,
    question_of,
)
from atout.cards import SUITS, cards
from atout.errors import DealError, RuleError
from atout.games.actions import PASS, OnCards, PlayCard
from atout.games.coinche.auction import COINCHE
from atout.games.kozel.spec import MODES
from atout.games.registry import GAMES, game

COINCHES = ["coinche-ffb", "coinche-1001", "coinche-bg"]


def allowed(game_id: str, strain: str, table: str, hand: str, leader: int = 0) -> str:
    """What may be played, parted by blanks."""
    answer = asked_trick(game(game_id), TrickQuestion(strain, cards(table), cards(hand), leader))
    return " ".join(action.text for action in answer.allowed)


@pytest.mark.parametrize(
    ("game_id", "right"),
    [("coinche-ffb", "8c 7h 9h"), ("coinche-1001", "8c 7h 9h"), ("coinche-bg", "7h 9h")],
)
def test_K4_6_void_and_overtrumped_by_an_opponent(game_id: str, right: str) -> None:
    """The opponent has trumped with the jack, and neither seven nor nine beats it."""
    assert allowed(game_id, "h", "Kd Jh", "7h 9h 8c") == right


@pytest.mark.parametrize("game_id", COINCHES)
def test_K4_6_void_and_able_to_beat_the_opponents_trump(game_id: str) -> None:
    assert allowed(game_id, "h", "Kd 8h", "7h 9h 8c") == "9h"


@pytest.mark.parametrize(
    ("game_id", "right"),
    [("coinche-ffb", "8c 7h 9h"), ("coinche-1001", "9h"), ("coinche-bg", "8c 9h")],
)
def test_K4_6_void_while_the_partner_is_winning_with_a_trump(game_id: str, right: str) -> None:
    """Seat 1 has trumped with the eight; seat 3, its partner, is asked."""
    assert allowed(game_id, "h", "Kd 8h Ad", "7h 9h 8c") == right


@pytest.mark.parametrize(
    ("game_id", "right"), [("coinche-ffb", "8c 7h"), ("coinche-1001", "7h"), ("coinche-bg", "8c 7h")]
)
def test_K4_6_void_while_the_partner_is_winning_with_a_plain_card(game_id: str, right: str) -> None:
    assert allowed(game_id, "h", "Ad 7d", "7h 8c") == right


@pytest.mark.parametrize("game_id", COINCHES)
def test_K4_3_trumps_led_are_beaten_even_the_partners(game_id: str) -> None:
    assert allowed(game_id, "h", "9h 7h", "Jh Qh Ac") == "Jh"
    assert allowed(game_id, "h", "Jh 7h", "Qh 8h Ac") == "8h Qh"


@pytest.mark.parametrize("game_id", ["coinche-1001", "coinche-bg"])
def test_K4_5_no_trump_only_follows_and_all_trump_beats(game_id: str) -> None:
    assert allowed(game_id, "n", "Kd", "Ad 7d 8c") == "7d Ad"
    assert allowed(game_id, "a", "Kd", "Jd 7d 8c") == "Jd"
    assert allowed(game_id, "a", "Kd", "7h 8c") == "8c 7h"


def test_N5_2_follow_and_beat_unless_the_trick_is_trumped() -> None:
    assert allowed("binokel", "h", "Qd", "Kd 9d Ac") == "Kd"
    assert allowed("binokel", "h", "Qd 9h", "Kd 9d Ac") == "9d Kd"


def test_N5_3_void_a_trump_even_a_lower_one() -> None:
    assert allowed("binokel", "h", "Qd Ah", "Kh 9h Ac") == "9h Kh"
    assert allowed("binokel", "h", "Qd Kh", "Ah 9h Ac") == "Ah"


def test_N5_4_an_equal_card_does_not_beat() -> None:
    assert allowed("binokel", "h", "Ad", "Ad 9d") == "9d Ad"


def test_N3_4_durch_has_no_trumps() -> None:
    assert allowed("binokel", "durch", "Qd", "Kd 9d Ac") == "Kd"
    assert allowed("binokel", "durch", "Qd", "9h Ac") == "Ac 9h"


def test_every_refusal_has_its_rule_and_sentence() -> None:
    answer = asked_trick(game("coinche-bg"), TrickQuestion("h", cards("Kd Jh"), cards("7h 8c")))
    (refused,) = answer_data(answer, "en")["refused"]
    assert (answer.seat, answer.winner, answer.duty, answer.rule) == (2, 1, "undertrump", "K4.6")
    assert (refused["action"], refused["slug"], refused["rule"]) == ("8c", "must-undertrump", "K4.6")
    assert refused["why"].endswith("[K4.6]")


def test_the_seat_that_led_says_who_is_asked() -> None:
    answer = asked_trick(game("coinche-bg"), TrickQuestion("h", cards("Kd Jh"), cards("7h 8c"), leader=3))
    assert (answer.seat, answer.winner) == (1, 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_question_put_together_from_a_deal_gives_what_the_deal_allows(game_id: str) -> None:
    """Whole deals: the arbiter asked about the trick alone agrees with the deal at every card."""
    rng = random.Random(game_id)
    played = game(game_id)
    asked = 0
    for _ in range(6):
        deal = played.deal(played.shuffle(rng, 0), 0)
        while deal.actor is not None:
            answer = asked_deal(deal)
            assert set(answer.allowed) == set(deal.legal())
            assert all(each.fault.slug == deal.why_not(each.action).slug for each in answer.verdicts if each.fault)
            if answer.duty:
                question = question_of(deal)
                alone = asked_groups(question) if isinstance(question, GroupQuestion) else asked_trick(played, question)
                assert answer_data(alone, "en") == answer_data(answer, "en")
                asked += 1
            deal.play(rng.choice(list(deal.legal())))
    assert asked > 0


def test_one_question_is_put_to_every_game_that_knows_it() -> None:
    found = ask_everywhere(TrickQuestion("h", cards("Kd Jh"), cards("9h Ac")))
    assert [answer.game for answer in found.answers] == [*COINCHES, "binokel"]
    assert [" ".join(action.text for action in answer.allowed) for answer in found.answers] == [
        "Ac 9h", "Ac 9h", "9h", "9h",
    ]  # fmt: skip
    assert [game_id for game_id, _ in found.without] == ["kozel"]


def test_games_that_do_not_know_a_question_say_why() -> None:
    found = everywhere_data(ask_everywhere(TrickQuestion("n", cards("Kd"), cards("7h"))), "en")
    assert [each["game"] for each in found["answers"]] == ["coinche-1001", "coinche-bg"]
    assert [each["game"] for each in found["without"]] == ["coinche-ffb", "binokel", "kozel"]


@pytest.mark.parametrize(
    ("game_id", "question", "slug"),
    [
        ("coinche-ffb", TrickQuestion("n", (), cards("7h")), "ask-no-strain"),
        ("binokel", TrickQuestion("x", (), cards("Ah")), "ask-no-strain"),
        ("kozel", TrickQuestion("h", (), cards("Ah")), "ask-no-single-cards"),
        ("coinche-ffb", TrickQuestion("h", cards("7h 8h 9h Th"), cards("Ah")), "ask-trick-full"),
        ("binokel", TrickQuestion("h", cards("9h Th Kh"), cards("Ah")), "ask-trick-full"),
        ("coinche-ffb", TrickQuestion("h", cards("7h"), ()), "ask-hand-size"),
        ("coinche-ffb", TrickQuestion("h", cards("7h"), cards("7c 8c 9c Tc Jc Qc Kc Ac Ad")), "ask-hand-size"),
        ("coinche-ffb", TrickQuestion("h", cards("7h"), cards("Ah"), 4), "ask-no-seat"),
        ("coinche-ffb", TrickQuestion("h", cards("7h"), cards("7h")), "cards-too-often"),
        ("binokel", TrickQuestion("h", cards("Ah Ah"), cards("Ah")), "cards-too-often"),
        ("coinche-ffb", TrickQuestion("h", cards("6h"), cards("Ah")), "card-not-of-this-game"),
    ],
)
def test_a_trick_that_cannot_lie_like_that_is_refused(game_id: str, question: TrickQuestion, slug: str) -> None:
    with pytest.raises(RuleError) as refused:
        asked_trick(game(game_id), question)
    assert refused.value.slug == slug


def groups(trump: str, hand: str, *table: str, leader: int = 0) -> list[str]:
    """What of the hand may be led, or takes over; ``-`` stands for a group face down."""
    suit = next(each for each in SUITS if each == trump)
    lie = tuple([None if group == "-" else cards(group) for group in table])
    answer = asked_groups(GroupQuestion(suit, lie, cards(hand), leader))
    return [action.text for action in answer.allowed if isinstance(action, OnCards) and action.word != "hide"]


def test_Z4_3_the_example_of_the_book() -> None:
    assert groups("h", "Qh 6s", "8h Jh") == ["beat Qh 6s"]
    assert groups("h", "7h Qh", "8h Jh") == []


def test_Z2_1_one_suit_and_the_shokha_with_any() -> None:
    assert groups("h", "7c 9c 6s") == [
        "lead 7c", "lead 9c", "lead 6s", "lead 7c 9c", "lead 7c 6s", "lead 9c 6s", "lead 7c 9c 6s",
    ]  # fmt: skip
    assert groups("h", "7c 9d") == ["lead 7c", "lead 9d"]


def test_Z2_4_what_is_winning_now_has_to_be_beaten_not_the_lead() -> None:
    assert groups("h", "Ac 7h", "7c", "Kc") == ["beat Ac", "beat 7h"]
    assert groups("h", "Ac 7h", "7c", "8h") == []
    assert groups("h", "Tc 7h", "7c", "-", "Kc") == ["beat Tc", "beat 7h"]


def test_Z2_5_any_reply_may_lie_face_down() -> None:
    answer = asked_groups(GroupQuestion("h", (cards("8h Jh"),), cards("7h Qh 6s")))
    assert [action.text for action in answer.allowed if action.text.startswith("hide")] == [
        "hide 7h Qh", "hide 7h 6s", "hide Qh 6s",
    ]  # fmt: skip
    faults = {each.action.text: each.fault for each in answer.verdicts if each.fault is not None}
    assert {text: (fault.slug, fault.rule) for text, fault in faults.items()} == {
        "beat 7h Qh": ("kozel-not-one-to-one", "Z2.5"),
        "beat 7h 6s": ("kozel-not-one-to-one", "Z2.5"),
    }


@pytest.mark.parametrize(
    ("table", "hand", "slug"),
    [
        (("8h Jd",), "7h 9h", "kozel-two-suits"),
        (("-",), "7h 9h", "ask-lead-face-down"),
        (("8h Jh", "Qh"), "7h 9h", "kozel-wrong-count"),
        (("8h Jh", "Qc Kc"), "7h 9h", "ask-not-over"),
        (("8h Jh",), "7h", "ask-too-few-cards"),
        (("8h", "-", "-", "-"), "7h", "ask-trick-full"),
        (("8h",), "6h 7h 9h Th Jh", "ask-hand-size"),
        (("8h",), "8h", "cards-too-often"),
    ],
)
def test_groups_that_cannot_lie_like_that_are_refused(table: tuple[str, ...], hand: str, slug: str) -> None:
    with pytest.raises(RuleError) as refused:
        groups("h", hand, *table)
    assert refused.value.slug == slug


def test_in_an_auction_there_is_nothing_but_what_may_be_said() -> None:
    played = game("coinche-ffb")
    deal = played.deal(played.shuffle(random.Random(1), 0), 0)
    assert asked_deal(deal).allowed == tuple(deal.legal())
    with pytest.raises(CannotAsk):
        question_of(deal)


def test_one_action_can_be_asked_about_at_any_moment() -> None:
    played = game("coinche-ffb")
    deal = played.deal(played.shuffle(random.Random(1), 0), 0)
    assert may_do(deal, PASS).fault is None
    fault = may_do(deal, COINCHE).fault
    assert fault is not None
    assert fault.slug == "coinche-without-bid"


def test_a_deal_that_is_over_has_nothing_to_ask_about() -> None:
    played = game("coinche-ffb")
    deal = played.deal(played.shuffle(random.Random(1), 0), 0)
    for _ in range(4):
        deal.play(PASS)
    with pytest.raises(CannotAsk, match="over"):
        asked_deal(deal)
    with pytest.raises(CannotAsk, match="over"):
        may_do(deal, PASS)


def test_the_modes_of_the_arbiter_are_those_of_the_game() -> None:
    """A face-down reply leaves the winning group alone, the shokha beats the ace of trumps."""
    assert groups("h", "6s Kd", "Ah", "-") == ["beat 6s"]
    assert MODES["h"].top is cards("6s")[0]
    assert isinstance(asked_trick(game("binokel"), TrickQuestion("h", (), cards("Ah"))).allowed[0], PlayCard)
    with pytest.raises(DealError):
        groups("h", "6s", "6s")
