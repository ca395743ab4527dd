"""Vectors that an independent implementation of the rules has computed, where they lie beside the repository."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from atout.cards import cards
from atout.errors import SummaryError
from atout.games.game import Dealt, Game
from atout.games.view import Standing

VECTORS: Final = Path(__file__).parents[1].parent / "shared" / "vectors"

needed = pytest.mark.skipif(not VECTORS.is_dir(), reason=f"no vectors at {VECTORS}")
"""Marks a test that cannot run without them."""


def matches(game: Game) -> list[dict[str, Any]]:
    """The records of the game, one match each."""
    return _lines(f"{game.id}.jsonl")


def dealt_of(game: Game, noted: dict[str, Any], dealer: int) -> Dealt:
    """The cards of a deal of a record, which notes the deck and the cut, or the hands."""
    if "deck" in noted:
        return game.from_deck(cards(noted["deck"]), noted["cut"], dealer)
    rest = noted[game.rest_name] if game.rest_name else ""
    return game.from_hands([cards(hand) for hand in noted["hands"]], cards(rest))


def replay(game: Game, record: dict[str, Any]) -> None:
    """Replays a match and makes sure that seats, legal actions, outcomes, scores, totals and winner agree."""
    dealer = record["first_dealer"]
    pending = record.get("pending")
    standing = Standing(
        tuple(record.get("start", game.start.totals)),
        record.get("aside", 0),
        () if pending is None else (pending,),
    )
    assert not game.has_ended(standing)
    for noted in record["deals"]:
        deal = game.deal(dealt_of(game, noted, dealer), dealer, standing)
        for (seat, text), legal in zip(noted["actions"], noted["legal"], strict=True):
            assert deal.actor == seat
            assert legal is None or sorted(action.text for action in deal.legal()) == legal
            deal.play(game.action(text))
        if deal.result is None:
            assert "outcome" not in noted
            continue
        standing, dealer = deal.result.standing, game.next_dealer(dealer)
        result = {"outcome": deal.result.outcome, "score": list(deal.result.score), "totals": list(standing.totals)}
        assert result == {name: noted[name] for name in result}
    assert standing.winner == record["winner"]


def check_summaries(game: Game) -> None:
    """Scores every summary of the game as expected, and refuses those that cannot be."""
    lines = [line for line in _lines("scores.jsonl") if line["game"] == game.id]
    assert lines
    for line in lines:
        if line.get("error"):
            with pytest.raises(SummaryError):
                game.score(line["summary"])
        else:
            score = game.score(line["summary"])
            assert {"outcome": score.outcome, "score": list(score.score)} == line["expect"], line


def _lines(name: str) -> list[dict[str, Any]]:
    with (VECTORS / name).open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]
