"""In records of matches that an independent implementation has played, what is was always possible."""

from __future__ import annotations

import random

import pytest

from atout.games.conformance import seats
from atout.games.game import Game
from atout.games.registry import GAMES
from atout.worlds import Worlds
from tests import vectors
from tests.worlds.moments import truth

pytestmark = vectors.needed


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_real_deal_is_a_world_of_every_seat(game: Game) -> None:
    """Every deal of every record, each at a few moments: together they cover all of them."""
    rng = random.Random(game.id)
    for record in vectors.matches(game):
        dealer = record["first_dealer"]
        for noted in record["deals"]:
            deal = game.deal(vectors.dealt_of(game, noted, dealer), dealer)
            dealer = game.next_dealer(dealer)
            looked_at = set(rng.sample(range(len(noted["actions"])), min(LOOKS, len(noted["actions"]))))
            for number, (_, text) in enumerate(noted["actions"]):
                if number in looked_at:
                    seat = rng.choice(seats(game))
                    assert Worlds(game, deal.view(seat)).holds(truth(deal)), f"seat {seat} before {text}"
                deal.play(game.action(text))


LOOKS = 2
"""Moments of each deal."""
