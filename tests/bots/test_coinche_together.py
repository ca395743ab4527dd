"""Endings of Coinche decided for all possible worlds at once: when that is done, and what holds where it is not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from atout.bots import Budget, computer
from atout.bots.coinche import lookahead
from atout.bots.coinche.lookahead import Mind, values
from atout.bots.coinche.thinking import MINDS
from atout.cards import Card
from atout.games.actions import PlayCard
from atout.games.coinche.game import Coinche
from atout.games.coinche.view import CoincheView
from atout.games.registry import game as game_of
from atout.play.solve import Solver
from atout.worlds import Worlds

TOGETHER = MINDS["master"]
APART = replace(TOGETHER, listed=0)


FEW = 60


def decisions(game: Coinche, seed: int, left: int) -> Iterator[CoincheView]:
    """Those of one deal with so many cards in hand, where there is a choice and few worlds are possible."""
    rng = random.Random(seed)
    deal = game.deal(game.shuffle(rng, 0), 0)
    player = computer(game, "thumb", rng)
    while deal.actor is not None:
        view = deal.view(deal.actor)
        assert isinstance(view, CoincheView)
        choice = len(view.legal) > 1 and isinstance(view.legal[0], PlayCard)
        if choice and len(view.hand) == left and 0 < (Worlds(game, view).count or 0) <= FEW:
            yield view
        deal.play(player.choose(view))


def found(view: CoincheView, game: Coinche, mind: Mind, samples: int, seed: int) -> dict[Card, float]:
    return values(view, game, random.Random(seed), Budget(samples=samples), mind, Solver(18))


@pytest.mark.parametrize("game_id", ["coinche-ffb", "coinche-1001", "coinche-bg"])
def test_it_does_not_depend_on_chance_or_on_how_many_worlds_are_drawn(game_id: str) -> None:
    game = game_of(game_id)
    assert isinstance(game, Coinche)
    seen = 0
    for seed in range(8):
        for view in decisions(game, seed, 3):
            one = found(view, game, TOGETHER, samples=64, seed=1)
            assert one == found(view, game, TOGETHER, samples=32, seed=2)
            assert [PlayCard(each) for each in one] == list(view.legal)
            seen += 1
    assert seen >= 8


@pytest.mark.parametrize("left", [3, 4])
def test_where_it_is_not_finished_worlds_are_averaged(left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("coinche-ffb")
    assert isinstance(game, Coinche)
    monkeypatch.setattr(lookahead, "_POSITIONS", 0)
    views = [view for seed in range(4) for view in decisions(game, seed, left)]
    assert views
    for view in views:
        assert found(view, game, TOGETHER, samples=16, seed=1) == found(view, game, APART, samples=16, seed=1)
