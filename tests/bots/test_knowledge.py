"""What a seat concludes from the cards that were played, by the duties of the game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from atout.bots import computer
from atout.bots.binokel.play import known_to as known_in_binokel
from atout.bots.coinche.play import known_to as known_in_coinche
from atout.bots.knowledge import Knowledge, Seen
from atout.bots.odds import beats, of_suit, takers
from atout.cards import Card, card, cards
from atout.games.binokel.view import BinokelView
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import DECK, FFB
from atout.games.coinche.view import CoincheView
from atout.games.game import Game
from atout.games.registry import GAMES, game
from atout.games.view import TrickView, View

HEARTS = FFB.modes["h"]


def after(*tricks: tuple[int, str], hand: str, shown: dict[int, str] | None = None) -> Knowledge:
    """What seat 0 knows with this hand after these tricks, each with its leader; hearts are trumps."""
    views = [TrickView(leader, cards(laid), None) for leader, laid in tricks]
    sizes = tuple(8 - sum((seat - leader) % 4 < len(cards(laid)) for leader, laid in tricks) for seat in range(4))
    known = {seat: Counter(cards(text)) for seat, text in (shown or {}).items()}
    return Knowledge(Seen(0, cards(hand), sizes, DECK, views, HEARTS, FFB.duties["h"], (2, 3, 0, 1), known))


def some(text: str) -> frozenset[Card]:
    return frozenset(cards(text))


def test_K4_2_who_does_not_follow_is_void() -> None:
    known = after((1, "As 7d 8s 9s"), hand="7c 8c 9c Tc Jc Qc Kc")
    assert not known.others[2].may_hold(of_suit(HEARTS, "s"))
    assert known.others[3].may_hold(of_suit(HEARTS, "s"))


def test_K4_3_who_does_not_beat_a_trump_holds_no_higher_one() -> None:
    known = after((1, "Th 7h Ah 8h"), hand="7c 8c 9c Tc Jc Qc Kc")
    assert not known.others[2].may_hold(some("9h Jh"))
    assert known.others[2].may_hold(some("Kh Qh"))
    assert known.others[3].may_hold(some("9h Jh"))


def test_K4_6_who_discards_on_an_opponents_card_holds_no_trump() -> None:
    known = after((1, "As 7d 8s 9s"), hand="7c 8c 9c Tc Jc Qc Kc")
    assert not known.others[2].may_hold(of_suit(HEARTS, "h"))


def test_K4_6_who_discards_on_his_partners_card_may_hold_trumps() -> None:
    known = after((1, "As 8s 7d 9s"), hand="7c 8c 9c Tc Jc Qc Kc")
    assert known.others[3].may_hold(of_suit(HEARTS, "h"))


def test_a_card_that_only_one_seat_can_hold_is_there() -> None:
    known = after((1, "As 7d 7c Ks"), (1, "Ts 8d 8c Qs"), hand="7s 8s 9s Tc Jc Ac")
    assert card("Js") in known.others[1].sure


def test_K5_7_shown_cards_are_held_until_they_are_played() -> None:
    known = after((1, "Ks 7s 8s 9s"), hand="7c 8c 9c Tc Jc Qc Kc", shown={1: "Ks Qs Js"})
    assert known.others[1].sure == some("Qs Js")
    assert not known.others[2].may_hold(some("Qs Js"))


def test_a_hand_without_the_cards_that_beat_it_cannot_take_the_trick() -> None:
    known = after((1, "As 7d 8s 9s"), hand="7c 8c 9c Tc Jc Qc Kc")
    assert beats(known.others[2], card("Ks"), "s", HEARTS) == 0.0


def test_chances_to_take_a_trick_add_up_to_one() -> None:
    known = after(hand="7c 8c 9c Tc Jc Qc Kc As")
    chances = takers(card("As"), "s", 0, (1, 2, 3), known.others, HEARTS)
    assert abs(sum(chances) - 1) < 1e-9


def test_the_chance_to_lack_one_card_is_that_of_drawing_by_lot() -> None:
    """24 unseen cards, 8 in the hand: it lacks a given one in two cases of three."""
    known = after(hand="7c 8c 9c Tc Jc Qc Kc As")
    assert abs(known.others[1].lacks(some("Ts")) - 2 / 3) < 1e-9


@pytest.mark.parametrize("game_id", [each for each in GAMES if each != "kozel"])
def test_C6_conclusions_are_true_of_the_hands_that_nobody_has_seen(game_id: str) -> None:
    """In random play every card that a seat is sure of is there, and every card held was thought possible."""
    played = game(game_id)
    for seed in range(6):
        rng = random.Random(seed)
        bidder, anybody = computer(played, "thumb", rng), computer(played, "random", rng)
        deal = played.deal(played.shuffle(rng, 0), 0)
        while deal.actor is not None:
            seat, view = deal.actor, deal.view(deal.actor)
            player = anybody if is_play(view) else bidder
            if is_play(view):
                hands = [Counter(deal.view(each).hand) for each in range(played.players)]
                assert_true(known(played, view), seat, hands)
            deal.play(player.choose(view))


def is_play(view: View) -> bool:
    return isinstance(view, CoincheView | BinokelView) and view.trick is not None


def known(played: Game, view: View) -> Knowledge:
    if isinstance(played, Coinche):
        assert isinstance(view, CoincheView)
        return known_in_coinche(view, played.profile)
    assert isinstance(view, BinokelView)
    return known_in_binokel(view)


def assert_true(known: Knowledge, seat: int, hands: list[Counter[Card]]) -> None:
    for other, hidden in enumerate(known.others):
        if other != seat:
            assert hidden.sure <= set(hands[other])
            assert set(hands[other]) <= hidden.sure | hidden.maybe.keys()
