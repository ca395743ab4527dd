"""The trick engine: what each declared duty allows, which one binds, and what a player is told."""

from __future__ import annotations

import pytest

from atout.cards import CARDS, cards, join
from atout.errors import IllegalAction
from atout.play import Duties, Duty, Mode, MustBeat, Partner, Scale, Trick, TrickPlay, playable

PLAIN = Scale("ATKQJ9876", (11, 10, 4, 3, 2, 0, 0, 0, 0))
HEARTS = Mode("h", CARDS, "h", PLAIN)
FOLLOW = Duties()
BEAT = Duties(must_beat=MustBeat.EVERY_SUIT)
BEAT_TRUMPS = Duties(must_beat=MustBeat.TRUMPS)
TRUMP = Duties(trump_when_void=True)
OVERTRUMP = Duties(trump_when_void=True, overtrump=True)
UNDERTRUMP = Duties(trump_when_void=True, overtrump=True, undertrump=True)
ANY_CARD = Duties(trump_when_void=True, overtrump=True, undertrump=True, partner=Partner.ANY_CARD)
DISCARD = Duties(trump_when_void=True, overtrump=True, undertrump=True, partner=Partner.DISCARD_OR_OVERTRUMP)


def lying(trick: str) -> Trick:
    found = Trick(0)
    for seat, card in enumerate(cards(trick)):
        found.add(seat, card, HEARTS)
    return found


@pytest.mark.parametrize(
    ("duties", "trick", "hand", "allowed", "duty"),
    [
        (BEAT, "", "7c Ah", "7c Ah", Duty.FREE),  # a leader is free
        (FOLLOW, "Tc", "7c Ac Ah", "7c Ac", Duty.FOLLOW),
        (FOLLOW, "Tc", "7d Ah", "7d Ah", Duty.FREE),
        (BEAT, "Tc", "7c Ac Ah", "Ac", Duty.BEAT),
        (BEAT, "Tc", "7c Kc Ah", "7c Kc", Duty.FOLLOW),  # nothing beats it
        (BEAT, "Tc 6h", "7c Ac Ah", "7c Ac", Duty.FOLLOW),  # the trick is trumped: following is all that is left
        (BEAT, "Tc", "7d Ah", "7d Ah", Duty.FREE),
        (BEAT_TRUMPS, "Tc", "7c Ac Ah", "7c Ac", Duty.FOLLOW),
        (BEAT_TRUMPS, "Th", "7h Ah Ac", "Ah", Duty.BEAT),
        (TRUMP, "Tc", "7d 6h Ah", "6h Ah", Duty.TRUMP),
        (TRUMP, "Tc Kh", "7d 6h Ah", "6h Ah", Duty.TRUMP),  # any trump where overtrumping is no duty
        (TRUMP, "Tc", "7d Ad", "7d Ad", Duty.FREE),
        (OVERTRUMP, "Tc Kh", "7d 6h Ah", "Ah", Duty.OVERTRUMP),
        (OVERTRUMP, "Tc Ah", "7d 6h Th", "7d 6h Th", Duty.FREE),
        (UNDERTRUMP, "Tc Ah", "7d 6h Th", "6h Th", Duty.UNDERTRUMP),
        (UNDERTRUMP, "Tc Kh", "7d 6h Th", "Th", Duty.OVERTRUMP),
    ],
)
def test_the_duties_of_a_player_whose_partner_is_not_winning(
    duties: Duties, trick: str, hand: str, allowed: str, duty: Duty
) -> None:
    found = playable(cards(hand), lying(trick), HEARTS, duties, partner_wins=False)
    assert (join(found.cards), found.duty) == (allowed, duty)


@pytest.mark.parametrize(
    ("duties", "trick", "hand", "allowed", "duty"),
    [
        (ANY_CARD, "Tc 7c", "7d 6h", "7d 6h", Duty.FREE),
        (ANY_CARD, "Tc 7c", "8c 6h", "8c", Duty.FOLLOW),  # following stays a duty
        (UNDERTRUMP, "Tc 7c", "7d 6h", "6h", Duty.TRUMP),  # no exemption
        (DISCARD, "Tc 7c", "7d 6h", "7d 6h", Duty.FREE),
        (DISCARD, "7c Kh 8c", "7d 6h Ah", "7d Ah", Duty.DISCARD_OR_OVERTRUMP),
        (DISCARD, "7c Ah 8c", "7d 6h Th", "7d 6h Th", Duty.FREE),
        (DISCARD, "7c 6h 8c", "7d 7h Th", "7d 7h Th", Duty.FREE),  # every trump beats it
        (DISCARD, "7c Kh 8c", "6h Ah", "Ah", Duty.DISCARD_OR_OVERTRUMP),
    ],
)
def test_the_duties_of_a_player_whose_partner_is_winning(
    duties: Duties, trick: str, hand: str, allowed: str, duty: Duty
) -> None:
    found = playable(cards(hand), lying(trick), HEARTS, duties, partner_wins=True)
    assert (join(found.cards), found.duty) == (allowed, duty)


def test_copies_of_a_card_stand_as_often_as_they_are_held() -> None:
    assert join(playable(cards("7c 7c Ah"), lying("Tc"), HEARTS, FOLLOW, partner_wins=False).cards) == "7c 7c"


@pytest.mark.parametrize(
    ("trick", "winner"), [("Tc 7c Ac Ad", 2), ("Tc 6h Ac 7h", 3), ("Tc Tc 7c 8c", 0), ("Th 6c As Kh", 0)]
)
def test_the_winner_is_the_highest_trump_otherwise_the_highest_of_the_suit_led(trick: str, winner: int) -> None:
    assert lying(trick).winner == winner


def a_play(*hands: str, duties: Duties = UNDERTRUMP) -> TrickPlay:
    """Four seats, partners opposite, seat 0 to lead."""
    return TrickPlay([cards(hand) for hand in hands], 0, HEARTS, duties, (2, 3, 0, 1))


def after(play: TrickPlay, played: str) -> TrickPlay:
    for card in cards(played):
        play.play(card)
    return play


def test_the_winner_leads_next_and_takes_the_points() -> None:
    play = after(a_play("Tc 7d", "Ac 8d", "Kc 9d", "6c Td"), "Tc Ac Kc 6c")
    assert (play.actor, play.points, play.wins) == (1, [0, 25, 0, 0], [0, 1, 0, 0])


def test_it_is_over_when_all_cards_are_played() -> None:
    play = after(a_play("Tc 7d", "Ac 8d", "Kc 9d", "6c Td"), "Tc Ac Kc 6c 8d 9d Td 7d")
    assert (play.over, play.points, len(play.tricks)) == (True, [0, 25, 0, 10], 2)


def test_play_says_whether_a_trick_is_complete() -> None:
    play = a_play("Tc", "Ac", "Kc", "6c")
    assert [play.play(card) for card in cards("Tc Ac Kc 6c")] == [False, False, False, True]


@pytest.mark.parametrize(
    ("duties", "trick", "hand", "card", "slug"),
    [
        (BEAT, "Tc", "7c Ac 7d", "7d", "must-follow"),
        (BEAT, "Tc", "7c Ac 7d", "7c", "must-beat"),
        (UNDERTRUMP, "Tc", "7d 6h 8d", "7d", "must-trump"),
        (UNDERTRUMP, "Tc Kh", "7d 6h Ah", "6h", "must-overtrump"),
        (UNDERTRUMP, "Tc Kh", "7d 6h Ah", "7d", "must-overtrump"),
        (UNDERTRUMP, "Tc Ah", "7d 6h Th", "7d", "must-undertrump"),
        (DISCARD, "7c Kh 8c", "7d 6h Ah", "6h", "must-discard-or-overtrump"),
        (FOLLOW, "Tc", "7c Ac 7d", "As", "card-not-held"),
    ],
)
def test_a_player_is_told_which_duty_forbids_a_card(
    duties: Duties, trick: str, hand: str, card: str, slug: str
) -> None:
    before = cards(trick)
    others = [f"{each} 6d 6d" for each in trick.split()]
    play = after(a_play(*others, hand, *["6s 6s 6s"] * (3 - len(before)), duties=duties), trick)
    with pytest.raises(IllegalAction) as caught:
        play.play(*cards(card))
    assert caught.value.slug == slug


def test_the_error_names_the_rule_that_was_declared_for_the_duty() -> None:
    play = after(a_play("Tc", "7c", "7d", "8d", duties=Duties(rules={Duty.FOLLOW: "K4.2"})), "Tc")
    play.hands[1].append(*cards("8s"))
    assert play.why_not(*cards("8s")).rule == "K4.2"


def test_a_refused_card_changes_nothing() -> None:
    play = after(a_play("Tc 6d", "7c 7d", "Kc 8d", "6c 9d"), "Tc")
    with pytest.raises(IllegalAction):
        play.play(*cards("7d"))
    assert (play.actor, join(play.hands[1]), join(play.trick.cards)) == (1, "7c 7d", "Tc")
