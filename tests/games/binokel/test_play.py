"""N5: what may be played, and who takes the trick. Trumps are spades unless said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from atout.cards import card, cards, join
from atout.errors import IllegalAction
from atout.games.binokel.game import BINOKEL
from atout.games.binokel.spec import DURCH, DURCH_DUTIES, DUTIES, MODES
from atout.play import Duty, TrickPlay

Start = Callable[..., Any]

ALONE = (None, None, None)


def after(lying: str, hand: str) -> TrickPlay:
    """One or two cards lie on the trick that seat 0 led; the next seat holds ``hand``."""
    played = cards(lying)
    hands = [*[(each,) for each in played], cards(hand), cards("9c")][:3]
    play = TrickPlay(hands, 0, MODES["s"], DUTIES, ALONE)
    for each in played:
        play.trick.add(play.actor, each, play.mode)
        play.actor += 1
    return play


def may_play(lying: str, hand: str) -> str:
    return join(after(lying, hand).playable().cards)


def test_N5_1_forehand_leads_though_another_is_soloist(start: Start) -> None:
    deal = start("raise", "pass", "pass", "discard 9c 9c 9d", "trump h")
    assert (deal.soloist, deal.actor) == (1, 0)


def test_N5_1_the_winner_leads_and_fifteen_tricks_are_played(start: Start) -> None:
    deal = start("pass", "pass", "discard 9c 9c 9d", "trump h")
    while deal.actor is not None:
        deal.play(deal.legal()[0])
    tricks = deal.view(None).tricks
    leaders, winners = [trick.leader for trick in tricks], [trick.winner for trick in tricks]
    assert (len(tricks), leaders) == (15, [0, *winners[:-1]])


def test_N5_1_only_cards_are_played(start: Start) -> None:
    with pytest.raises(IllegalAction) as fault:
        start("pass", "pass", "discard 9c 9c 9d", "trump h").play(BINOKEL.action("pass"))
    assert (fault.value.slug, fault.value.rule) == ("binokel-play-card", "N5.1")


@pytest.mark.parametrize(
    ("lying", "hand", "allowed"),
    [
        ("Qh", "9h Jh Ac 9s", "9h Jh"),  # follow; nothing beats the queen
        ("Qh", "9h Kh Ah 9s", "Kh Ah"),  # beat
        ("Qh Th", "Kh Ah 9s", "Ah"),  # beat the highest card of the trick
        ("Qh Jh", "9h Kh", "Kh"),
        ("Qh 9s", "9h Kh Ah As", "9h Kh Ah"),  # trumped: any heart will do
        ("Qs Ks", "Js Ts As Ah", "Ts As"),  # trumps led are beaten as well
        ("Ts", "Js Ks", "Js Ks"),
    ],
)
def test_N5_2_follow_and_beat(lying: str, hand: str, allowed: str) -> None:
    assert may_play(lying, hand) == allowed


@pytest.mark.parametrize(
    ("lying", "hand", "allowed"),
    [
        ("Qh", "9s As Ac", "9s As"),  # void: a trump, any
        ("Qh Ks", "Js Ts As Ac", "Ts As"),  # beat the trump
        ("Qh Ks", "9s Js Ac", "9s Js"),  # a lower one if none is higher
        ("Qh Ks", "Ks Ac", "Ks"),  # the other copy does not beat, and must be played
        ("Qh Ks", "Ac 9d", "Ac 9d"),  # neither suit nor trump: any card
    ],
)
def test_N5_3_trump_and_overtrump(lying: str, hand: str, allowed: str) -> None:
    assert may_play(lying, hand) == allowed


@pytest.mark.parametrize(
    ("lying", "hand", "played", "slug", "rule"),
    [
        ("Qh", "9h Ac", "Ac", "must-follow", "N5.2"),
        ("Qh", "9h Ah", "9h", "must-beat", "N5.2"),
        ("Qh", "9s Ac", "Ac", "must-trump", "N5.3"),
        ("Qh Ks", "9s As", "9s", "must-overtrump", "N5.3"),
        ("Qh Ks", "9s Ac", "Ac", "must-undertrump", "N5.3"),
        ("Qh", "9h Ah", "Kh", "card-not-held", ""),
    ],
)
def test_N5_2_N5_3_the_reason_is_the_duty(lying: str, hand: str, played: str, slug: str, rule: str) -> None:
    with pytest.raises(IllegalAction) as fault:
        after(lying, hand).play(card(played))
    assert (fault.value.slug, fault.value.rule) == (slug, rule)


def test_N5_3_in_durch_who_is_void_plays_any_card() -> None:
    play = TrickPlay([cards("Qh"), cards("9s As Ac"), cards("9h")], 0, DURCH, DURCH_DUTIES, ALONE)
    play.trick.add(0, card("Qh"), DURCH)
    play.actor = 1
    assert (join(play.playable().cards), play.playable().duty) == ("9s As Ac", Duty.FREE)


def test_N5_4_the_first_of_two_equal_cards_wins() -> None:
    play = TrickPlay([cards("Ah"), cards("Ah"), cards("Th")], 0, MODES["s"], DUTIES, ALONE)
    for text in ("Ah", "Ah", "Th"):
        play.play(card(text))
    assert (play.tricks[0].winner, play.points) == (0, [32, 0, 0])


def test_N5_4_of_two_equal_trumps_too() -> None:
    play = TrickPlay([cards("9h"), cards("Ks"), cards("Ks")], 0, MODES["s"], DUTIES, ALONE)
    for text in ("9h", "Ks", "Ks"):
        play.play(card(text))
    assert play.tricks[0].winner == 1
