"""Z2: leads, replies, who takes over, the draw."""

from __future__ import annotations

import pytest

from atout.cards import card, cards, join
from atout.games.kozel.spec import MODES
from atout.play.group import takes_over
from tests.games.kozel.table import begin, hands, options

OTHERS = ("8c Jd Qh Ks", "9c Qd Kh Js", "Jc Kd Jh Qs")


def test_Z2_1_a_lead_is_of_one_suit_and_the_shokha_joins_any_or_goes_alone() -> None:
    deal = begin("7c Tc 9d 6s", *OTHERS)
    assert options(deal) == (
        "lead 6s, lead 7c, lead 7c 6s, lead 7c Tc, lead 7c Tc 6s, lead 9d, lead 9d 6s, lead Tc, lead Tc 6s"
    )


def test_Z2_1_up_to_four_cards_may_be_led() -> None:
    assert "lead 7c Kc Tc Ac" in options(begin("7c Kc Tc Ac", *OTHERS))


def test_Z2_1_the_shokha_comes_last_among_spades_too() -> None:
    assert options(begin("7s As 6s 9d", *OTHERS), "lead 7s") == "lead 7s, lead 7s 6s, lead 7s As, lead 7s As 6s"


def test_Z2_2_a_reply_has_as_many_cards_and_no_duty_binds() -> None:
    deal = begin("7c 8c 9d 6d", "6c Tc Td Ah", "9c Qd Kh Js", "Jc Kd Jh Qs", says="lead 7c 8c")
    assert options(deal, "hide") == (
        "hide 6c Ah, hide 6c Tc, hide 6c Td, hide Tc Ah, hide Tc Td, hide Td Ah"
    )  # not one of them has to follow, to trump or to beat


@pytest.mark.parametrize(
    ("winning", "beating", "not_beating"),
    [
        ("9c", "Jc Ac 6h Ah 6s", "8c 9d Ad As"),
        ("Th", "Ah 6s", "Kh Ac As"),
        ("Ah", "6s", "Th Ac As"),
        ("7s", "8s As 6h 6s", "8d Ac"),
        ("6s", "", "Ah As Ac 6h"),
    ],
)
def test_Z2_3_which_card_beats_which_with_hearts_as_trumps(winning: str, beating: str, not_beating: str) -> None:
    mode = MODES["h"]
    assert all(mode.beats(each, card(winning)) for each in cards(beating))
    assert not any(mode.beats(each, card(winning)) for each in cards(not_beating))


@pytest.mark.parametrize(
    ("trump", "winning", "reply", "over"),
    [
        ("h", "8c Jc", "9c Qc", True),  # higher cards of the suit
        ("h", "8c Jc", "9c 6h", True),  # one of them, and a trump
        ("h", "8c Jc", "9c Ad", False),  # the ace of diamonds beats no club
        ("h", "8c Jc", "9c Tc", True),  # only the ten beats the jack
        ("h", "8c Jc", "9c 9d", False),
        ("h", "7h 9h", "8h Th", True),
        ("h", "7h 9h", "8h 6s", True),
        ("h", "7h 9h", "8h As", False),  # a trump falls to a higher trump only
        ("h", "9c 6s", "Tc Ah", False),  # nothing beats the shokha
        ("c", "9d 7h", "7c Td", True),  # the trump has to go on the heart, though it beats the diamond too
        ("h", "7c 8c 9c Jc", "Qc Kc Tc Ac", True),
        ("h", "7c 8c 9c Jc", "6c Kc Tc Ac", False),  # the six beats nothing, however strong the others are
    ],
)
def test_Z2_4_a_reply_takes_over_when_its_cards_pair_off_with_the_winning_group(
    trump: str, winning: str, reply: str, over: bool
) -> None:
    mode = next(mode for suit, mode in MODES.items() if suit == trump)
    assert takes_over(cards(reply), cards(winning), mode) is over


def test_Z2_4_the_group_to_beat_is_the_one_that_is_winning_now() -> None:
    deal = begin("7c Jd Qd Kd", "9c Js Qs Ks", "8c Tc Kc 6d", "Jc Jh Qh 7d", says="lead 7c, beat 9c")
    assert options(deal, "beat") == "beat Kc, beat Tc"  # the eight would beat the lead


def test_Z2_5_a_reply_that_does_not_take_over_cannot_be_laid_openly() -> None:
    deal = begin("9c Jd Qd Kd", "8c Js Qs Ks", "6c Tc Kc 6d", "Jc Jh Qh 7d", says="lead 9c")
    assert options(deal) == "hide 8c, hide Js, hide Ks, hide Qs"


def test_Z2_5_a_reply_laid_face_down_on_purpose_does_not_take_over() -> None:
    deal = begin("9c Jd Qd Kd", "Tc Js Qs Ks", "6c 8c Kc 6d", "Jc Jh Qh 7d", says="lead 9c, hide Tc")
    assert deal.tricks.trick.winner == 0
    assert "beat Kc" in options(deal)  # would not beat the ten


@pytest.mark.parametrize(
    ("says", "winner"),
    [
        ("lead 9c, hide Js, hide 6d, hide 7d", 0),
        ("lead 9c, beat Tc, hide 6d, hide 7d", 1),
        ("lead 9c, beat Tc, hide 6d, beat Jh", 3),
        ("lead 9c, hide Tc, beat Kc, hide Jh", 2),
    ],
)
def test_Z2_6_the_last_group_to_take_over_wins_else_the_lead(says: str, winner: int) -> None:
    deal = begin("9c Jd Qd 7s", "Tc Js Qs Ks", "6c 8c Kc 6d", "Jc Jh Qh 7d", says=says)
    assert deal.tricks.tricks[0].winner == winner


def test_Z2_6_the_winner_takes_the_points_of_the_hidden_cards_too() -> None:
    deal = begin("9c Jd Qd 7s", "Tc Js Qs Ks", "6c 8c Kc 6d", "Jc Jh Qh 7d", says="lead 9c, hide Tc, hide Kc, hide Jh")
    assert deal.tricks.points == [16, 0, 0, 0]  # 0 + 10 + 4 + 2


def test_Z2_7_all_draw_one_at_a_time_from_the_winner_round() -> None:
    deal = begin(
        "8c 9c Qd 7s", "Tc Ac Qs 7d", "6c 6d Kd Jc", "Jd Jh Qh 7h",
        stock="As Ks Js 8s Th Kh 9h 8h", says="lead 8c 9c, beat Tc Ac, hide 6c 6d, hide Jd Jh",
    )  # fmt: skip
    assert [join(hand) for hand in hands(deal)] == ["Qd 8h 7s 8s", "7d Th Qs As", "Jc Kd Kh Ks", "7h 9h Qh Js"]


def test_Z2_7_the_turn_up_is_drawn_last_and_then_hands_are_played_out() -> None:
    deal = begin("7c 8d 9h Jd", "8c 9d Th Qh", "9c Td Ah Kh", "Jc Qd 6d 6c", turn_up="Js")
    while deal.tricks.stock:
        assert deal.view(None).turn_up_drawn_by is None
        text = options(deal).split(", ")[0]
        deal.play(next(action for action in deal.legal() if action.text == text))
    drawer = deal.view(None).turn_up_drawn_by
    assert drawer == (deal.tricks.tricks[-1].winner - 1) % 4
    assert deal.turn_up in hands(deal)[drawer]
    while deal.actor is not None:
        deal.play(deal.legal()[-1])
    assert hands(deal) == [()] * 4


def test_Z2_8_the_winner_leads_next() -> None:
    deal = begin("9c Jd Qd 7s", "Tc Js Qs Ks", "6c 8c Kc 6d", "Jc Jh Qh 7d", says="lead 9c, hide Js, beat Kc, hide Jc")
    assert (deal.actor, options(deal)[:4]) == (2, "lead")
