"""Binokel agrees with vectors that were computed from the rules by an independent implementation."""

from __future__ import annotations

from atout.games.binokel.game import BINOKEL
from tests import vectors

pytestmark = vectors.needed


def test_every_match_replays_to_its_record() -> None:
    for record in vectors.matches(BINOKEL):
        vectors.replay(BINOKEL, record)


def test_every_summary_scores_as_expected() -> None:
    vectors.check_summaries(BINOKEL)
