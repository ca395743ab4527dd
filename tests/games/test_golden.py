"""Golden playthroughs: deals of each game written down in full, so that no change of behaviour goes unseen.

When a change is meant, write them anew and read the difference: ``python -m pytest tests/games --write-golden``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from atout.cards import join
from atout.games import conformance
from atout.games.game import Deal, Game
from atout.games.registry import GAMES
from atout.games.view import plain

GOLDEN = Path(__file__).parent / "golden"
SEEDS = {
    "coinche-ffb": (66, 43), "coinche-1001": (3, 76), "coinche-bg": (28, 104), "binokel": (11, 3), "kozel": (16, 12),
}  # fmt: skip
"""Chosen so that contracts are doubled, combinations and melds shown, claims made."""


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_plays_as_it_was_written_down(game: Game, request: pytest.FixtureRequest) -> None:
    path = GOLDEN / f"{game.id}.txt"
    played = "\n".join(line for seed in SEEDS.get(game.id, (1, 2)) for line in told(game, seed)) + "\n"
    if request.config.getoption("--write-golden"):
        path.write_text(played, encoding="utf-8")
    assert path.is_file(), "no golden playthrough: run with --write-golden"
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_there_is_no_playthrough_of_another_game() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(GAMES)


def told(game: Game, seed: int) -> Iterator[str]:
    """A deal by chance, line by line: the cards, every decision, some views, the result."""
    rng = random.Random(seed)
    played = conformance.random_deal(game, rng)
    yield f"{game.id}, seed {seed}, dealer {played.dealer}"
    yield from (f"hand {seat}: {join(hand)}" for seat, hand in enumerate(played.dealt.hands))
    if game.rest_name:
        yield f"{game.rest_name}: {join(played.dealt.rest)}"
    half = len(played.history) // 2
    for number, deal in enumerate(conformance.moments(played)):
        if number < len(played.history):
            seat, action = played.history[number]
            yield f"{number + 1}. {seat} {action.text} ({may(deal)})"
        if number == half:
            yield from seen(deal, deal.actor)
    yield from seen(played, None)
    yield ""


def may(deal: Deal) -> str:
    """What may be done: all of it, or how much of it and where it begins and ends."""
    texts = [action.text for action in deal.legal()]
    return ", ".join(texts) if len(texts) < 9 else f"{len(texts)}: {', '.join(texts[:3])} … {texts[-1]}"


def seen(deal: Deal, seat: int | None) -> Iterator[str]:
    yield f"view of {'everybody' if seat is None else seat}"
    for name, value in plain(deal.view(seat)).items():
        yield f"  {name}: {json.dumps(value)}"
