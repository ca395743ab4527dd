"""Deals solved with all hands known: as each game counts, against playing every line out with the game's own deals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from atout.errors import AtoutError
from atout.games.binokel.game import BinokelDeal
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal
from atout.games.registry import GAMES, game
from atout.games.solving import CannotSolve, read_problem, solve_deal


def some_deal(game_id: str, rng: random.Random) -> Deal:
    found = game(game_id)
    dealer = rng.randrange(found.players)
    return found.deal(found.shuffle(rng, dealer), dealer)


def step(deal: Deal, rng: random.Random) -> None:
    deal.play(rng.choice(deal.legal()))


def ending(game_id: str, rng: random.Random, left: int) -> Deal:
    """A random deal in which the actor still holds ``left`` cards and is to play one."""
    while True:
        deal = some_deal(game_id, rng)
        while deal.actor is not None:
            play: Any = getattr(deal, "tricks", None)
            if play is not None and not getattr(play, "stock", ()) and len(play.hands[deal.actor]) <= left:
                return deal
            step(deal, rng)


def end_value(deal: Deal, own: tuple[int, ...]) -> tuple[int, int]:
    """What the seats ``own`` and the others have at the end, from the deal's own score sheet."""
    assert deal.result is not None
    if isinstance(deal, CoincheDeal):
        summary = deal.summary()
        side = own[0] % 2
        bonus = deal.profile.scoring.all_tricks - 162
        points = [summary.cards[each] + (bonus if summary.tricks[1 - each] == 0 else 0) for each in (side, 1 - side)]
        return points[0], points[1]
    if isinstance(deal, KozelDeal):
        points = [sum(deal.tricks.points[seat] for seat in range(4) if (seat in own) is counted)
                  for counted in (True, False)]  # fmt: skip
        return points[0], points[1]
    assert isinstance(deal, BinokelDeal)
    assert deal.tricks is not None
    soloist = deal.soloist
    if deal.tricks.mode.name == "durch":
        made = deal.result.outcome == "durch-made"
        won = (1, 0) if made else (0, 1)
        return won if soloist in own else won[::-1]
    taken = [
        line for line in deal.result.tally if line.slug in ("binokel-cards", "binokel-last-ten", "binokel-laid-away")
    ]
    alone = sum(line.points[soloist] for line in taken if soloist is not None)
    rest = sum(sum(line.points) for line in taken) - alone
    return (alone, rest) if soloist in own else (rest, alone)


def played_out(deal: Deal, own: tuple[int, ...]) -> tuple[int, int]:
    if deal.actor is None:
        return end_value(deal, own)
    values = []
    for action in deal.legal():
        after = deal.copy()
        after.play(action)
        values.append(played_out(after, own))
    return max(values) if deal.actor in own else min(values)


@pytest.mark.parametrize("game_id", GAMES)
def test_values_are_those_of_playing_every_line_out(game_id: str) -> None:
    rng = random.Random(game_id)
    for _ in range(8):
        deal = ending(game_id, rng, 2)
        found = solve_deal(deal)
        assert found.complete
        assert found.actor == deal.actor
        assert found.actor in found.parties[0]
        assert set(found.values) == set(deal.legal())
        for action, value in found.values.items():
            after = deal.copy()
            after.play(action)
            assert value == played_out(after, found.parties[0])


@pytest.mark.parametrize("game_id", GAMES)
def test_the_best_action_costs_nothing_and_keeps_its_value(game_id: str) -> None:
    rng = random.Random(game_id)
    deal = ending(game_id, rng, 4)
    before: tuple[tuple[int, ...], tuple[int, int]] | None = None
    while deal.actor is not None:
        found = solve_deal(deal)
        best = min(found.costs, key=lambda action: found.costs[action])
        value = found.values[best]
        assert found.costs[best] == 0
        if before is not None:
            assert value == (before[1] if deal.actor in before[0] else before[1][::-1])
        before = found.parties[0], value
        deal.play(best)


def waiting_deal(rng: random.Random) -> KozelDeal:
    """A deal in which somebody is asked about a claim after the draw that emptied the stock."""
    while True:
        deal = some_deal("kozel", rng)
        assert isinstance(deal, KozelDeal)
        while deal.actor is not None:
            if deal.waiting and not deal.tricks.stock:
                return deal
            step(deal, rng)


def test_Z3_a_claim_is_worth_the_lead_that_it_gives() -> None:
    deal = waiting_deal(random.Random(8))
    seat = deal.waiting[0]
    found = solve_deal(deal)
    assert set(found.values) == set(deal.legal())
    own = found.parties[0]
    for action, value in found.values.items():
        after = deal.copy()
        after.play(action)
        assert after.actor is not None
        following = solve_deal(after)
        best = next(following.values[each] for each in following.values if following.costs[each] == 0)
        assert value == (best if after.actor in own else best[::-1])
    assert seat == found.actor


def test_a_deal_without_cards_in_play_is_not_solved() -> None:
    rng = random.Random(1)
    for game_id in GAMES:
        with pytest.raises(CannotSolve) as caught:
            solve_deal(some_deal(game_id, rng))
        assert caught.value.slug == ("solve-stock" if game_id == "kozel" else "solve-no-card-now")
        deal = some_deal(game_id, rng)
        while deal.actor is not None:
            step(deal, rng)
        with pytest.raises(CannotSolve, match="over"):
            solve_deal(deal)


def test_a_limit_leaves_some_open() -> None:
    deal = ending("binokel", random.Random(2), 15)
    found = solve_deal(deal, nodes=1000)
    assert not found.complete
    assert len(found.values) < len(deal.legal())


def test_a_typed_position_counts_like_a_deal() -> None:
    found = read_problem(game("coinche-ffb"), "h/0/As Kh/Ts Jh/9c 9h/8s 8d").solve()
    assert {action.text: value for action, value in found.values.items()} == {"As": (35, 34), "Kh": (31, 38)}
    assert {action.text: cost for action, cost in found.costs.items()} == {"As": 0, "Kh": 4}


def test_every_trick_and_no_trick_show_in_a_typed_position() -> None:
    jack = {"contract": "h", "leader": 0, "hands": ["Jh", "9h", "8d", "7d"], "wins": [4, 0, 3, 0]}
    found = read_problem(game("coinche-ffb"), jack).solve()
    assert list(found.values.values()) == [(34 + 10 + 90, 0)]
    found = read_problem(game("coinche-ffb"), {**jack, "leader": 1}).solve()
    assert list(found.values.values()) == [(0, 34 + 10 + 90)]
    found = read_problem(game("coinche-ffb"), {**jack, "wins": [4, 1, 2, 0]}).solve()
    assert list(found.values.values()) == [(34 + 10, 0)]


def test_N3_4_a_durch_is_won_or_lost() -> None:
    found = read_problem(game("binokel"), "durch by 1/1/9s 9h/As Ah/Ts Th").solve()
    assert found.unit == "durch"
    assert set(found.values.values()) == {(1, 0)}
    found = read_problem(game("binokel"), "durch by 1/1/9s Ah/As Th/Ts 9h").solve()
    assert set(found.values.values()) == {(0, 1)}


@pytest.mark.parametrize(
    ("game_id", "given", "slug"),
    [
        ("kozel", "h/0/Ah/Kh/Th/Qh", "solve-record-only"),
        ("coinche-ffb", "h/0/Ah", "solve-parts-wrong"),
        ("coinche-ffb", "n/0/Ah/Kh/Th/Qh", "solve-contract-coinche"),
        ("coinche-ffb", "h/4/Ah/Kh/Th/Qh", "solve-no-seat"),
        ("coinche-ffb", "h/x/Ah/Kh/Th/Qh", "solve-no-seat"),
        ("coinche-ffb", "h/0/Ah Kh/Th/Qh/Jh", "solve-cards-wrong"),
        ("coinche-ffb", "h/0/Ah/Ah/Qh/Jh", "solve-cards-wrong"),
        ("coinche-ffb", "h/0/6h/Ah/Qh/Jh", "solve-cards-wrong"),
        ("coinche-ffb", "h/0/Ax/Kh/Qh/Jh", "no-such-card"),
        ("coinche-ffb", {"contract": "h", "leader": 0}, "solve-field-missing"),
        ("coinche-ffb", {"contract": "h", "leader": 0, "hands": [], "bid": 1}, "solve-field-unknown"),
        ("coinche-ffb", {"contract": "h", "leader": 0, "hands": ["Ah"]}, "solve-list-wrong"),
        ("coinche-ffb", {"contract": "h", "leader": 0, "hands": [1, 2, 3, 4]}, "solve-field-wrong"),
        ("coinche-ffb", {"contract": "h", "leader": True, "hands": ["", "", "", ""]}, "solve-no-seat"),
        ("coinche-ffb", {"contract": "h", "leader": 0, "hands": [""] * 4, "wins": [1]}, "solve-list-wrong"),
        ("coinche-ffb", {"contract": "h", "leader": 0, "hands": [""] * 4, "wins": ["1"] * 4}, "solve-list-wrong"),
        ("coinche-ffb", {"contract": "h", "leader": 0, "hands": [""] * 4, "wins": [-1] * 4}, "solve-cards-wrong"),
        ("binokel", "s/0/As/Ts/Ks", "solve-contract-binokel"),
        ("binokel", "s by 3/0/As/Ts/Ks", "solve-contract-binokel"),
    ],
)
def test_positions_that_cannot_be_are_refused(game_id: str, given: Any, slug: str) -> None:
    with pytest.raises(AtoutError) as caught:
        read_problem(game(game_id), given)
    assert caught.value.slug == slug
