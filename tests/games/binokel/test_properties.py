"""What always holds, on random deals: some action is legal, points add up, lines add up, deals can be copied."""

from __future__ import annotations

import pickle
import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.binokel.spec import points_of
from atout.games.view import encoded

seeds = st.integers(0, 2**32)


def played(seed: int, most: int = 1000, game: str = "") -> BinokelDeal:
    """A random deal after at most ``most`` actions; ``game`` is the soloist's choice if he reaches it."""
    rng = random.Random(seed)
    deal = BINOKEL.deal(BINOKEL.shuffle(rng, seed % 3), seed % 3)
    while deal.actor is not None and len(deal.history) < most:
        choosing = deal.phase == "choice" and game
        deal.play(BINOKEL.action(game) if choosing else rng.choice(deal.legal()))
    return deal


@given(seeds)
def test_some_action_is_legal_until_the_end(seed: int) -> None:
    deal = played(seed)
    assert (deal.phase, deal.legal(), deal.result is None) == ("over", (), False)


@given(seeds)
def test_N1_1_all_points_of_a_deal_are_250(seed: int) -> None:
    deal = played(seed, game="trump d")
    assert deal.tricks is not None
    assert sum(deal.tricks.points) + 10 + points_of(deal.laid_away) == 250


@given(seeds)
def test_the_lines_add_up_to_the_score(seed: int) -> None:
    result = played(seed).result
    assert result is not None
    assert tuple(map(sum, zip(*[line.points for line in result.record], strict=True))) == result.score


@given(seeds)
def test_the_result_agrees_with_the_summary(seed: int) -> None:
    deal = played(seed, game="trump c")
    assert deal.tricks is not None
    assert deal.result is not None
    last = deal.tricks.tricks[-1].winner
    score = BINOKEL.score(
        {
            "soloist": deal.soloist,
            "bid": deal.auction.bid,
            "trump": "c",
            "cards": [points + (10 if seat == last else 0) for seat, points in enumerate(deal.tricks.points)],
            "laid_away": points_of(deal.laid_away),
            "tricks": deal.tricks.wins,
            "melds": [sum(meld.points for meld in melds) for melds in deal.melds],
        }
    )
    assert (score.outcome, score.score) == (deal.result.outcome, deal.result.score)


@given(seeds, st.integers(0, 55))
def test_no_card_is_lost(seed: int, most: int) -> None:
    deal = played(seed, most)
    tricks = [] if deal.tricks is None else [*deal.tricks.tricks, deal.tricks.trick]
    hidden = deal.dealt.rest if deal.phase == "auction" else deal.laid_away
    seen = [card for trick in tricks for card in trick.cards]
    everywhere = [*seen, *hidden, *[card for hand in deal.hands for card in hand]]
    assert Counter(everywhere) == Counter(BINOKEL.deck)


@given(seeds, st.integers(0, 55))
def test_C7_a_copy_is_at_the_same_point_and_independent(seed: int, most: int) -> None:
    deal = played(seed, most)
    before = [encoded(deal.view(seat)) for seat in range(3)]
    twin = deal.copy()
    assert [encoded(twin.view(seat)) for seat in range(3)] == before
    if twin.actor is not None:
        twin.play(twin.legal()[0])
        assert [encoded(deal.view(seat)) for seat in range(3)] == before


@given(seeds, st.integers(0, 55))
def test_C7_a_deal_survives_pickling(seed: int, most: int) -> None:
    deal = played(seed, most)
    twin = pickle.loads(pickle.dumps(deal))
    assert [encoded(twin.view(seat)) for seat in range(3)] == [encoded(deal.view(seat)) for seat in range(3)]


@given(seeds, st.integers(0, 55))
def test_legal_actions_are_distinct_and_read_back(seed: int, most: int) -> None:
    legal = played(seed, most).legal()
    assert [BINOKEL.action(action.text) for action in legal] == list(legal)
    assert len(set(legal)) == len(legal)
