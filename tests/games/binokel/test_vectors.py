"""Agreement with vectors that an independent implementation of the rules has computed, where they are at hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from atout.cards import cards
from atout.errors import SummaryError
from atout.games.binokel.game import BINOKEL
from atout.games.view import Standing

VECTORS = Path(__file__).parents[3].parent / "shared" / "vectors"

pytestmark = pytest.mark.skipif(not VECTORS.is_dir(), reason="no vectors beside the repository")


def lines(name: str) -> list[dict[str, Any]]:
    with (VECTORS / name).open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def test_every_match_replays_to_its_record() -> None:
    for record in lines("binokel.jsonl"):
        replay(record)


def replay(record: dict[str, Any]) -> None:
    dealer, standing = record["first_dealer"], Standing(tuple(record.get("start", (0, 0, 0))))
    assert not BINOKEL.has_ended(standing)
    for noted in record["deals"]:
        if "deck" in noted:
            dealt = BINOKEL.from_deck(cards(noted["deck"]), noted["cut"], dealer)
        else:
            dealt = BINOKEL.from_hands([cards(hand) for hand in noted["hands"]], cards(noted["tapp"]))
        deal = BINOKEL.deal(dealt, dealer, standing)
        for (seat, text), legal in zip(noted["actions"], noted["legal"], strict=True):
            assert deal.actor == seat
            assert legal is None or sorted(action.text for action in deal.legal()) == legal
            deal.play(BINOKEL.action(text))
        if deal.result is None:
            assert "outcome" not in noted
            continue
        standing, dealer = deal.result.standing, BINOKEL.next_dealer(dealer)
        assert deal.result.outcome == noted["outcome"]
        assert list(deal.result.score) == noted["score"]
        assert list(standing.totals) == noted["totals"]
    assert standing.winner == record["winner"]


def test_every_summary_scores_as_expected() -> None:
    for line in lines("scores.jsonl"):
        if line["game"] == "binokel" and "expect" in line:
            score = BINOKEL.score(line["summary"])
            assert {"outcome": score.outcome, "score": list(score.score)} == line["expect"]


def test_every_summary_that_cannot_be_is_refused() -> None:
    for line in lines("scores.jsonl"):
        if line["game"] == "binokel" and line.get("error"):
            with pytest.raises(SummaryError):
                BINOKEL.score(line["summary"])
