"""N3: the Tapp, laying away, and the game that the soloist names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from atout.cards import cards, join
from atout.errors import IllegalAction
from atout.games.actions import OnCards
from atout.games.binokel.discards import Discards
from atout.games.binokel.game import BINOKEL

Start = Callable[..., Any]

SOLO = ("pass", "pass")
AWAY = (*SOLO, "discard 9c 9c 9d")


def test_N3_1_the_tapp_is_shown_to_all(start: Start) -> None:
    deal = start(*SOLO)
    assert [join(deal.view(seat).tapp) for seat in (0, 1, 2, None)] == ["9c 9c 9d"] * 4


def test_N3_1_nobody_sees_the_tapp_before(start: Start) -> None:
    deal = start("pass")
    assert [deal.view(seat).tapp for seat in (0, 1, 2, None)] == [()] * 4


def test_N3_1_the_soloist_holds_eighteen_and_keeps_fifteen(start: Start) -> None:
    assert (start(*SOLO).view(1).hand_sizes, start(*AWAY).view(1).hand_sizes) == ((18, 15, 15), (15, 15, 15))


def test_N3_1_only_the_soloist_sees_what_he_laid_away(start: Start) -> None:
    deal = start(*SOLO, "discard 9c Ac As")
    assert [join(deal.view(seat).laid_away) for seat in (0, 1, 2, None)] == ["9c Ac As", "", "", ""]


def test_N3_1_every_three_of_eighteen_once() -> None:
    # Eighteen cards with two twins, sixteen different ones: 560 threes of different cards, 2 x 15 with a twin.
    hand = cards("9c 9c Jc Qc Kc Tc Ac Ad Ad Td Kd Qd Jd 9d Ah Th Kh Qh")
    assert (len(Discards(hand)), len({action.text for action in Discards(hand)})) == (590, 590)


def test_N3_1_the_list_holds_exactly_what_can_be_laid_away(start: Start) -> None:
    legal = start(*SOLO).legal()
    assert all(action in legal for action in legal)
    assert legal[-1] == legal[len(legal) - 1]
    assert legal[:2] == (legal[0], legal[1])


@pytest.mark.parametrize(
    ("names", "slug"),
    [
        ("9c 9c", "binokel-lay-away-three"),
        ("9c 9c 9d Ac", "binokel-lay-away-three"),
        ("9c 9c 9c", "binokel-lay-away-not-held"),
        ("9c 9c Kh", "binokel-lay-away-not-held"),
        ("9d 9c 9c", "binokel-lay-away-order"),
    ],
)
def test_N3_1_three_cards_that_he_holds_in_order(start: Start, names: str, slug: str) -> None:
    with pytest.raises(IllegalAction) as fault:
        start(*SOLO).play(OnCards("discard", cards(names)))
    assert (fault.value.slug, fault.value.rule) == (slug, "N3.1")


def test_N3_1_the_error_says_the_right_order() -> None:
    with pytest.raises(IllegalAction) as fault:
        BINOKEL.action("discard Ah 9c 9h")
    assert "9♣ 9♥ A♥" in str(fault.value)


def test_N3_1_nothing_else_before_laying_away(start: Start) -> None:
    with pytest.raises(IllegalAction) as fault:
        start(*SOLO).play(BINOKEL.action("trump h"))
    assert (fault.value.slug, fault.value.rule) == ("binokel-lay-away-first", "N3.1")


def test_N3_1_cards_laid_away_take_no_part_in_melds(start: Start) -> None:
    deal = start(*SOLO, "discard 9c Ac As", "trump h")
    # Of eight aces two are gone: one ace of clubs, one of spades are left, so four aces count, once.
    assert [(meld.kind, meld.points) for meld in deal.melds[0]] == [("four", 100)]


def test_N3_2_trump_concede_or_durch(start: Start) -> None:
    assert sorted(action.text for action in start(*AWAY).legal()) == [
        "concede c", "concede d", "concede h", "concede s", "durch", "trump c", "trump d", "trump h", "trump s",
    ]  # fmt: skip


def test_N3_2_a_card_is_no_choice(start: Start) -> None:
    with pytest.raises(IllegalAction) as fault:
        start(*AWAY).play(BINOKEL.action("Ac"))
    assert (fault.value.slug, fault.value.rule) == ("binokel-name-game", "N3.2")


def test_N3_3_conceding_costs_the_bid_and_gives_50_and_melds(start: Start) -> None:
    # Trump hearts: seat 1 binokel 40 and a nine 10, seat 2 a nine 10.
    result = start(*AWAY, "concede h").result
    assert (result.outcome, result.score) == ("conceded", (-150, 100, 60))


def test_N3_3_the_trump_named_decides_the_melds(start: Start) -> None:
    # Trump clubs: both nines of clubs are laid away; seat 1 keeps the binokel.
    assert start(*AWAY, "concede c").result.score == (-150, 90, 50)


def test_N3_3_nothing_is_played_and_the_soloist_shows_nothing(start: Start) -> None:
    deal = start(*AWAY, "concede h")
    assert (deal.actor, len(deal.legal()), deal.view(1).melds[0], len(deal.view(0).melds[1])) == (None, 0, (), 2)


def test_N3_4_in_durch_the_soloist_leads(start: Start) -> None:
    deal = start("raise", "pass", "pass", "discard 9c 9c 9d", "durch")
    assert (deal.soloist, deal.actor) == (1, 1)


def test_N3_4_no_melds_in_durch(start: Start) -> None:
    assert start(*AWAY, "durch").view(1).melds == ((), (), ())


def test_N3_4_all_fifteen_tricks_win_1000(start: Start) -> None:
    deal = start(*AWAY, "durch")
    for lead in cards("Ac Ac Ad Ad Ah Ah As As Ts Tc Tc Td Td Th Th"):
        deal.play(BINOKEL.action(lead.text))
        deal.play(deal.legal()[0])
        deal.play(deal.legal()[0])
    assert (deal.result.outcome, deal.result.score, len(deal.history)) == ("durch-made", (1000, 0, 0), 4 + 45)


def test_N3_4_the_first_trick_of_an_opponent_ends_it(start: Start) -> None:
    deal = start(*SOLO, "discard Ac Ac Ad", "durch", "As", "Qs", "Ks", "9c", "Jc", "Qc")
    assert (deal.actor, deal.result.outcome, deal.result.score) == (None, "durch-lost", (-1000, 0, 0))


def test_N3_4_the_duty_to_beat_holds(start: Start) -> None:
    deal = start(*SOLO, "discard Ac Ac Ad", "durch", "9c", "Jc")
    with pytest.raises(IllegalAction) as fault:
        deal.play(BINOKEL.action("Js"))
    assert (fault.value.slug, fault.value.rule) == ("must-follow", "N5.2")


def test_the_error_after_the_end(start: Start) -> None:
    with pytest.raises(IllegalAction) as fault:
        start(*AWAY, "concede h").play(BINOKEL.action("Ac"))
    assert fault.value.slug == "deal-is-over"
