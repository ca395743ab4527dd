"""The worlds of Coinche: views that are true of them, and what declarations and belotes tell."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from atout.cards import Card, card, cards
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.coinche.spec import FFB
from atout.games.coinche.view import CoincheView
from atout.games.game import Deal
from atout.games.registry import game
from atout.play.kernel import rules
from atout.play.labels import Labels
from atout.worlds import Worlds
from tests.worlds.brute import coinche_worlds
from tests.worlds.moments import check_worlds, chi_square, moments

GAMES = ("coinche-ffb", "coinche-1001", "coinche-bg")


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("seed", "level"), [(1, "thumb"), (2, "thumb"), (3, "random")])
def test_C6_a_world_looks_to_its_seat_as_the_deal_does(game_id: str, seed: int, level: str) -> None:
    rng = random.Random(seed)
    for deal in moments(game_id, seed, level):
        check_worlds(deal, rng)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("seed", "tricks"), [(0, 6), (1, 5), (2, 6), (3, 6)])
def test_the_worlds_are_those_that_trying_finds_and_equally_likely(game_id: str, seed: int, tricks: int) -> None:
    for deal in moments(game_id, seed):
        assert isinstance(deal, CoincheDeal)
        if deal.tricks is not None and len(deal.tricks.tricks) == tricks and not deal.tricks.trick.cards:
            possible = coinche_worlds(deal, deal.actor)
            known = Worlds(deal.game, deal.view(deal.actor))
            assert known.count == len(possible)
            assert listed(known) == Counter(possible)
            number = 20 * len(possible)
            drawn = Counter([world.hands for world in known.draw(number, random.Random(seed))])
            assert drawn.keys() <= possible
            assert chi_square([drawn[each] for each in possible], [20] * len(possible)) < 4


def listed(known: Worlds) -> Counter[tuple[tuple[Card, ...], ...]]:
    """The hands of all worlds, and how often each is listed."""
    found = known.every_mask()
    assert found is not None
    masks, likelier = found
    assert set(likelier.tolist()) == {1}
    assert isinstance(known.game, Coinche)
    assert isinstance(known.view, CoincheView)
    assert known.view.contract is not None
    labels = Labels(known.game.profile.modes[known.view.contract.bid.strain])
    return Counter([tuple([tuple(labels.cards_of(hand)) for hand in row]) for row in masks.tolist()])


def test_too_many_worlds_are_not_listed() -> None:
    deal = position("coinche-ffb", HANDS, TIERCES)
    assert Worlds(deal.game, deal.view(0)).every_mask() is None


def position(game_id: str, hands: str, says: str) -> Deal:
    """The deal with these hands (seats parted by bars; dealer 3) after what was said and played, parted by commas."""
    played = game(game_id)
    deal = played.deal(played.from_hands([cards(hand.strip()) for hand in hands.split("|")]), 3)
    for text in says.split(", "):
        deal.play(played.action(text))
    return deal


# Seat 1 holds Q J T of diamonds, seat 2 K Q of hearts, which are trumps, and 9 8 7 of diamonds.
HANDS = "Ac Tc 7c 7s 8s 9h 8h Qs | Qd Jd Td 8c 9c 7h Js Th | Kh Qh 9d 8d 7d Kc Qc 9s | Ad Kd Jc As Ts Ks Ah Jh"
TIERCES = "80 h, pass, pass, pass, Ac, declare run:Qd:3, 8c, declare run:9d:3, Kc, Jc"


def test_K5_5_who_was_heard_to_declare_a_tierce_holds_one() -> None:
    known = Worlds(game("coinche-ffb"), position("coinche-ffb", HANDS, TIERCES).view(0))
    for world in known.draw(200, random.Random(1)):
        assert any(
            {card(run[at] + suit), card(run[at + 1] + suit), card(run[at + 2] + suit)} <= set(world.dealt.hands[1])
            for run in ["AKQJT987"]
            for at in range(6)
            for suit in "cdhs"
        )


def test_K5_7_what_was_shown_lies_in_that_hand_and_the_losers_had_less() -> None:
    deal = position("coinche-ffb", HANDS, f"{TIERCES}, 7c")
    known = Worlds(deal.game, deal.view(0))
    for world in known.draw(100, random.Random(1)):
        assert set(cards("Qd Jd Td")) <= set(world.hands[1])
        assert card("Kd") not in world.hands[1]


def test_K5_4_silence_tells_nothing_where_players_choose() -> None:
    silent = TIERCES.replace("declare run:Qd:3", "declare none").replace("declare run:9d:3", "declare none")
    known = Worlds(game("coinche-ffb"), position("coinche-ffb", HANDS, silent).view(0))
    assert any(set(cards("Qd Jd Td")) <= set(world.hands[1]) for world in known.draw(2000, random.Random(1)))


def test_K5_4_silence_tells_that_there_is_nothing_where_declaring_is_automatic() -> None:
    hands = HANDS.replace("Jd", "Xd").replace("Jc", "Jd").replace("Xd", "Jc")
    deal = position("coinche-1001", hands, "80 h, pass, pass, pass, Ac, 8c")
    known = Worlds(deal.game, deal.view(0))
    assert not any(set(cards("9s Js Ts")) <= set(world.dealt.hands[1]) for world in known.draw(2000, random.Random(1)))


@pytest.mark.parametrize(("hands", "held"), [(HANDS, True), (HANDS.replace("Ah", "Xh").replace("Qh", "Ah"), False)])
def test_K5_8_a_king_of_trumps_tells_where_the_queen_is(hands: str, held: bool) -> None:
    deal = position(
        "coinche-ffb", hands.replace("Xh", "Qh"), "80 h, pass, pass, pass, 9h, declare none, Th, declare none, Kh"
    )
    known = Worlds(deal.game, deal.view(0))
    assert {card("Qh") in world.dealt.hands[2] for world in known.draw(200, random.Random(1))} == {held}


def test_masks_are_the_hands_in_the_bits_of_the_kernel() -> None:
    deal = position("coinche-ffb", HANDS, f"{TIERCES}, 7c")
    view = deal.view(0)
    known = Worlds(deal.game, view)
    labels = rules(FFB.modes["h"], FFB.duties["h"], (2, 3, 0, 1)).labels
    masks = known.masks(50, random.Random(7))
    worlds = known.draw(50, random.Random(7))
    assert masks.dtype == np.uint64
    assert [[tuple(labels.cards_of(hand)) for hand in row] for row in masks.tolist()] == [
        list(world.hands) for world in worlds
    ]


def test_before_the_contract_a_mode_must_be_named() -> None:
    played = game("coinche-ffb")
    known = Worlds(played, played.deal(played.shuffle(random.Random(1), 0), 0).view(1))
    with pytest.raises(ValueError, match="mode"):
        known.masks(1, random.Random(1))
    assert known.masks(3, random.Random(1), FFB.modes["s"]).shape == (3, 4)


def test_the_same_chance_draws_the_same_worlds() -> None:
    deal = position("coinche-ffb", HANDS, TIERCES)
    first, second = [Worlds(deal.game, deal.view(0)).draw(5, random.Random(3)) for _ in range(2)]
    assert first == second


def test_a_view_of_another_game_is_refused() -> None:
    played = game("coinche-ffb")
    view = played.deal(played.shuffle(random.Random(1), 0), 0).view(0)
    with pytest.raises(ValueError, match="coinche-ffb"):
        Worlds(game("coinche-bg"), view)


def test_worlds_are_weighed_by_soft_evidence() -> None:
    """Worlds in which seat 1 holds the king of hearts count four times the others; all weights together make one."""
    deal = position("coinche-ffb", HANDS, "pass, pass, pass")
    known = Worlds(deal.game, deal.view(3))
    worlds = known.draw(50, random.Random(1))
    king = [card("Kh") in world.hands[1] for world in worlds]
    weights = known.weigh(worlds, lambda world: 4.0 if card("Kh") in world.hands[1] else 1.0)
    assert weights.sum() == pytest.approx(1)
    assert weights[king.index(True)] == pytest.approx(4 * weights[king.index(False)])


def test_worlds_that_the_evidence_thinks_impossible_still_count_a_little() -> None:
    deal = position("coinche-ffb", HANDS, "pass, pass, pass")
    known = Worlds(deal.game, deal.view(3))
    worlds = known.draw(50, random.Random(1))
    first = worlds[0]
    weights = known.weigh(worlds, lambda world: float(world is first))
    assert weights.min() == pytest.approx(weights.max() / 1000)
