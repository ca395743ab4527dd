"""The worlds of Binokel: views that are true of them, the Tapp, melds, and the two copies of every card."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from atout.cards import card
from atout.games.actions import OnSuit
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.binokel.melds import melds_of
from atout.games.binokel.spec import DUTIES, MODES
from atout.play.kernel import rules
from atout.worlds import Worlds
from tests.worlds.brute import binokel_worlds
from tests.worlds.moments import check_worlds, chi_square, moments


@pytest.mark.parametrize(("seed", "level"), [(0, "thumb"), (3, "random")])
def test_C6_a_world_looks_to_its_seat_as_the_deal_does(seed: int, level: str) -> None:
    rng = random.Random(seed)
    for deal in moments("binokel", seed, level):
        check_worlds(deal, rng, drawn=1)


@pytest.mark.parametrize("choice", ["durch", "concede h"])
def test_C6_also_where_the_soloist_concedes_or_announces_durch(choice: str) -> None:
    rng = random.Random(1)
    deal = BINOKEL.deal(BINOKEL.shuffle(rng, 0), 0)
    for text in ("raise", "pass", "pass"):
        deal.play(BINOKEL.action(text))
    deal.play(rng.choice(deal.legal()))
    deal.play(BINOKEL.action(choice))
    check_worlds(deal, rng)
    while deal.actor is not None:
        deal.play(rng.choice(deal.legal()))
        check_worlds(deal, rng)


@pytest.mark.parametrize("seed", [0, 1])
def test_the_worlds_are_those_that_trying_finds_as_likely_as_a_shuffle_makes_them(seed: int) -> None:
    for deal in moments("binokel", seed):
        assert isinstance(deal, BinokelDeal)
        if deal.tricks is not None and len(deal.tricks.tricks) == 12 and not deal.tricks.trick.cards:
            for seat in range(3):
                ways = binokel_worlds(deal, seat)
                known = Worlds(deal.game, deal.view(seat))
                total = sum(ways.values())
                assert known.count is not None
                assert total % known.count == 0, "what is the same in all worlds may be left out of the count"
                number = max(4000, 15 * len(ways))
                drawn = Counter([(world.hands, world.aside) for world in known.draw(number, random.Random(seed))])
                assert drawn.keys() <= ways.keys()
                expected = [number * each / total for each in ways.values()]
                assert chi_square([drawn[each] for each in ways], expected) < 4


def played_on(seed: int, tricks: int) -> BinokelDeal:
    """A deal with trumps after so many tricks."""
    for deal in moments("binokel", seed):
        assert isinstance(deal, BinokelDeal)
        if deal.tricks is not None and len(deal.tricks.tricks) == tricks:
            assert isinstance(deal.choice, OnSuit)
            return deal
    raise AssertionError("no cards were played")


def test_N3_1_the_cards_of_the_tapp_are_with_the_soloist_or_laid_away() -> None:
    deal = played_on(0, 2)
    assert deal.soloist is not None
    played = Counter([each for trick in deal.tricks.tricks for each in trick.cards]) if deal.tricks else Counter()
    known = Worlds(deal.game, deal.view((deal.soloist + 1) % 3))
    for world in known.draw(300, random.Random(1)):
        near = Counter(world.hands[deal.soloist]) + Counter(world.aside) + played
        assert not Counter(deal.dealt.rest) - near
        assert len(world.aside) == 3


def test_N4_every_hand_melds_what_was_shown_and_no_more() -> None:
    deal = played_on(0, 0)
    assert isinstance(deal.choice, OnSuit)
    assert deal.soloist is not None
    known = Worlds(deal.game, deal.view((deal.soloist + 1) % 3))
    for world in known.draw(300, random.Random(1)):
        assert tuple([melds_of(hand, deal.choice.suit) for hand in world.hands]) == deal.melds


def test_a_hand_with_one_of_two_equal_cards_is_twice_as_likely_as_one_with_both() -> None:
    """Before anything is known: of 48 cards 15 are the own hand; two unseen copies lie apart or together."""
    deal = BINOKEL.deal(BINOKEL.shuffle(random.Random(5), 0), 0)
    view = deal.view(1)
    twice = next(each for each in BINOKEL.deck if each not in view.hand)
    worlds = Worlds(BINOKEL, view).draw(20_000, random.Random(1))
    both = sum([world.hands[0].count(twice) == 2 for world in worlds]) / len(worlds)
    assert abs(both - 15 / 33 * 14 / 32) < 0.01


def test_masks_are_the_hands_in_the_bits_of_the_kernel() -> None:
    deal = played_on(1, 4)
    assert isinstance(deal.choice, OnSuit)
    known = Worlds(deal.game, deal.view(0))
    labels = rules(MODES[deal.choice.suit], DUTIES, (None,) * 3, copies=2).labels
    masks, worlds = known.masks(50, random.Random(7)), known.draw(50, random.Random(7))
    assert [[tuple(labels.cards_of(hand)) for hand in row] for row in masks.tolist()] == [
        list(world.hands) for world in worlds
    ]
    assert all(hands[0] & hands[1] == hands[1] & hands[2] == hands[0] & hands[2] == 0 for hands in masks.tolist())


def test_N3_4_in_durch_no_melds_were_shown_and_none_are_ruled_out() -> None:
    deal = BINOKEL.deal(BINOKEL.shuffle(random.Random(5), 0), 0)
    for text in ("pass", "pass"):
        deal.play(BINOKEL.action(text))
    deal.play(deal.legal()[0])
    deal.play(BINOKEL.action("durch"))
    known = Worlds(BINOKEL, deal.view(0))
    pair = {card("Ks"), card("Qs")}
    assert any(pair <= set(world.hands[2]) for world in known.draw(500, random.Random(1)))
