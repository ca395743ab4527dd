"""What holds of the judges of all games: nothing hidden counts, and averages are those of the deals that can be."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from atout.analysis import Hint, hint, review_deal
from atout.analysis.data import decision_data, hint_data
from atout.analysis.judges import judge_of
from atout.analysis.kozel import won
from atout.analysis.review import chance_of
from atout.bots import Budget
from atout.cards import cards
from atout.games.actions import OnCards
from atout.games.binokel.game import BinokelDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal
from atout.games.kozel.spec import MODES
from atout.games.registry import GAMES, game
from atout.games.solving import solve_deal
from atout.worlds import Worlds
from tests.worlds.moments import moments

FEW = Budget(samples=2)


def advice(deal: Deal, budget: Budget = FEW) -> Hint:
    assert deal.actor is not None
    view = deal.view(deal.actor)
    return hint(deal.game, view, chance_of(0, view), budget)


def choices(game_id: str, seed: int, part: float) -> Iterator[Deal]:
    """Moments of a deal at which somebody has a choice, a part of them."""
    rng = random.Random(f"{game_id} {seed}")
    for deal in moments(game_id, seed):
        if deal.actor is not None and len(deal.legal()) > 1 and rng.random() < part:
            yield deal


def few_cards(deal: Deal, most: int) -> bool:
    """Whether cards are being played, none are to be drawn, and few are left."""
    if isinstance(deal, KozelDeal):
        return not deal.tricks.stock and max(map(len, deal.tricks.hands)) <= most
    assert isinstance(deal, BinokelDeal)
    return deal.tricks is not None and max(map(len, deal.hands)) <= most


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_follows_from_the_view_alone(game_id: str) -> None:
    rng = random.Random(game_id)
    for deal in choices(game_id, 5, 0.15):
        known = Worlds(deal.game, deal.view(deal.actor))
        other = known.deal(known.draw(1, rng)[0])
        assert json.dumps(hint_data(advice(deal))) == json.dumps(hint_data(advice(other)))


@pytest.mark.parametrize("game_id", ["binokel", "kozel"])
def test_every_card_that_may_be_played_is_valued_best_first(game_id: str) -> None:
    for deal in choices(game_id, 7, 0.3):
        found = advice(deal)
        assert found.known is not None
        if len(deal.legal()) > 20:  # too many ways to lay cards away to value them all
            continue
        assert set(found.known.values) == set(deal.legal())
        worths = [found.known.worth(action) for action in found.known.ranked]
        assert worths == sorted(worths, reverse=True)
        assert all(0 <= value.chance <= 1 for value in found.known.values.values())


@pytest.mark.parametrize("game_id", ["binokel", "kozel"])
def test_the_deal_as_it_lay_is_valued_as_the_solver_does(game_id: str) -> None:
    solved = 0
    for deal in choices(game_id, 3, 1.0):
        if not few_cards(deal, 4):
            continue
        column = judge_of(deal.game).as_it_lies(deal)
        assert column is not None
        assert {action: value.points for action, value in column.values.items()} == {
            action: pair[0] for action, pair in solve_deal(deal).values.items()
        }
        solved += 1
    assert solved > 2


@pytest.mark.parametrize("game_id", ["binokel", "kozel"])
def test_what_can_be_known_is_the_mean_of_the_deals_that_can_be(game_id: str) -> None:
    rng = random.Random(4)
    for deal in choices(game_id, 2, 1.0):
        if not few_cards(deal, 3):
            continue
        known, judge, drawn = Worlds(deal.game, deal.view(deal.actor)), judge_of(deal.game), 150
        columns = [judge.as_it_lies(known.deal(world)) for world in known.draw(drawn, rng)]
        found = advice(deal, Budget(samples=drawn)).known
        assert found is not None
        for action, value in found.values.items():
            points = [column.values[action].points for column in columns if column is not None]
            assert len(points) == drawn
            assert value.points == pytest.approx(sum(points) / drawn, abs=4)
        return
    raise AssertionError("no such moment")


def test_with_cards_in_the_stock_nothing_is_exact() -> None:
    for deal in choices("kozel", 1, 0.5):
        assert isinstance(deal, KozelDeal)
        assert (judge_of(deal.game).as_it_lies(deal) is None) == bool(deal.tricks.stock)


def test_Z4_1_a_side_wins_the_deal_with_more_than_half_of_the_points() -> None:
    assert [won(points) for points in (0, 59, 60, 61, 120)] == [0, 0, 0.5, 1, 1]


def test_what_is_laid_face_down_last_goes_to_whoever_wins_the_trick() -> None:
    """The last seat knows who takes the trick: the points that it lays face down are given away, or to its partner."""
    told = 0
    for seed in range(6):
        for deal in choices("kozel", seed, 1.0):
            assert isinstance(deal, KozelDeal)
            trick = deal.tricks.trick
            if len(trick.groups) < 3:
                continue
            slug = "gives-partner" if trick.winner % 2 == (deal.actor or 0) % 2 else "gives-opponents"
            for action, reasons in advice(deal).reasons.items():
                assert isinstance(action, OnCards)
                points = sum(MODES[deal.turn_up.suit].points[card] for card in action.cards)
                if action.word == "hide" and points >= 3:
                    assert {each.slug: dict(each.context) for each in reasons}[slug] == {
                        "points": points, "percent": 100,
                    }  # fmt: skip
                    told += 1
    assert told > 5


@pytest.mark.parametrize("game_id", ["binokel", "kozel"])
def test_the_same_seed_gives_the_same_review(game_id: str) -> None:
    *_, deal = moments(game_id, 9)
    first, second = ([decision_data(each) for each in review_deal(deal, FEW, 7)] for _ in range(2))
    assert first == second
    assert any(each["as_it_lay"] is not None for each in first)


def test_N3_4_a_durch_that_cannot_be_lost_is_worth_its_score() -> None:
    """With every ace, ten and king of two suits, and the ace and ten of the others, twice, nobody takes a trick."""
    played = game("binokel")
    soloist = cards("Ac Ac Tc Tc Kc Kc Ad Ad Td Td Kd Kd Ah Ah As")
    tapp = cards("9c 9d 9h")
    rest = Counter(played.deck) - Counter(soloist) - Counter(tapp)
    others = list(rest.elements())
    deal = played.deal(played.from_hands([soloist, others[:15], others[15:]], tapp), dealer=2)
    for text in ("pass", "pass", "discard 9c 9d 9h"):
        deal.play(played.action(text))
    known = advice(deal).known
    assert known is not None
    durch = known.values[played.action("durch")]
    assert (durch.points, durch.chance) == (1000, 1)


def test_no_call_of_binokel_is_judged_by_the_deal_as_it_lay() -> None:
    played = game("binokel")
    deal = played.deal(played.shuffle(random.Random(1), 0), 0)
    assert judge_of(played).as_it_lies(deal) is None
    known = advice(deal).known
    assert known is not None
    assert {action.text for action in known.values} == {"raise", "pass"}
