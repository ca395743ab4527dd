"""What holds in every deal of Kozel, however it is played."""

from __future__ import annotations

import pickle
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from atout.cards import in_order
from atout.games.kozel.game import KOZEL, KozelDeal
from atout.games.kozel.spec import DECK, HAND
from atout.games.view import encoded
from tests.games.kozel.table import hands, random_deal

seeds = st.integers(min_value=0).map(random.Random)


@given(seeds)
def test_Z4_1_the_points_of_a_deal_add_up_to_120(rng: random.Random) -> None:
    assert sum(random_deal(rng).tricks.points) == 120


@given(seeds)
def test_the_lines_of_the_sheet_add_up_to_the_score(rng: random.Random) -> None:
    result = random_deal(rng).result
    assert result is not None
    assert tuple(sum(line.points[side] for line in result.record) for side in (0, 1)) == result.score


@given(seeds)
def test_a_summary_scores_as_the_deal_did(rng: random.Random) -> None:
    deal = random_deal(rng)
    assert deal.result is not None
    cards, tricks = (line.points for line in deal.result.tally)
    score = KOZEL.score({"cards": list(cards), "tricks": list(tricks)})
    assert (score.outcome, score.score, score.record) == (deal.result.outcome, deal.result.score, deal.result.record)


@given(seeds)
def test_some_action_is_legal_until_the_end_and_none_is_listed_twice(rng: random.Random) -> None:
    dealer = rng.randrange(4)
    deal = KOZEL.deal(KOZEL.shuffle(rng, dealer), dealer)
    while deal.actor is not None:
        texts = [action.text for action in deal.legal()]
        assert texts
        assert len(set(texts)) == len(texts)
        assert [KOZEL.action(text) for text in texts] == list(deal.legal())
        deal.play(rng.choice(deal.legal()))
    assert list(deal.legal()) == []


@given(seeds)
def test_Z2_7_hands_stay_equal_between_tricks_and_no_card_is_lost(rng: random.Random) -> None:
    deal = random_deal(rng, most=rng.randrange(40))
    tricks = deal.tricks
    laid = [each for trick in (*tricks.tricks, tricks.trick) for group in trick.groups for each in group.cards]
    held = [each for hand in hands(deal) for each in hand]
    assert in_order([*laid, *held, *tricks.stock]) == in_order(DECK)
    assert tricks.trick.winning or len({len(hand) for hand in hands(deal)}) == 1
    assert len(tricks.stock) % 4 == 0


@given(seeds)
def test_Z3_2_questions_are_put_between_tricks_to_full_hands(rng: random.Random) -> None:
    deal = random_deal(rng, most=rng.randrange(40))
    if deal.waiting:
        assert not deal.tricks.trick.groups
        assert deal.tricks.tricks
        assert {len(hand) for hand in hands(deal)} == {HAND}


@settings(max_examples=30)
@given(seeds)
def test_copies_and_pickles_are_at_the_same_point_and_independent(rng: random.Random) -> None:
    deal = random_deal(rng, most=rng.randrange(40))
    before = views(deal)
    twin, packed = deal.copy(), pickle.loads(pickle.dumps(deal))
    assert isinstance(twin, KozelDeal)
    assert (views(twin), views(packed)) == (before, before)
    if twin.actor is not None:
        twin.play(twin.legal()[0])
        assert views(deal) == before


def views(deal: KozelDeal) -> list[bytes]:
    return [encoded(deal.view(seat)) for seat in (0, 1, 2, 3, None)]
