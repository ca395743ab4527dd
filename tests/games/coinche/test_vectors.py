"""The three profiles agree with vectors that were computed from the rules by an independent implementation."""

from __future__ import annotations

import pytest

from atout.games.coinche.game import PROFILES, Coinche
from tests import vectors

pytestmark = [vectors.needed, pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)]


def test_every_match_replays_to_its_record(game: Coinche) -> None:
    for record in vectors.matches(game):
        vectors.replay(game, record)


def test_every_summary_scores_as_expected(game: Coinche) -> None:
    vectors.check_summaries(game)
