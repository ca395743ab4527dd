"""One hash over results: play-outs in every mode, and random deals of every game. It changes only with the rules."""

from __future__ import annotations

import hashlib
import random

from atout.cards import SUITS
from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import BG, FFB, ONLINE
from atout.games.registry import GAMES
from atout.play.kernel import KernelRules, Position, rules

PAIRS = (2, 3, 0, 1)
ALONE = (None, None, None)


def _modes() -> list[tuple[KernelRules, int]]:
    coinche = [
        (rules(profile.modes[strain], profile.duties[strain], PAIRS), 8)
        for profile in (FFB, ONLINE, BG)
        for strain in profile.strains
    ]
    suits = [(rules(binokel.MODES[suit], binokel.DUTIES, ALONE, copies=2), 15) for suit in SUITS]
    return [*coinche, *suits, (rules(binokel.DURCH, binokel.DURCH_DUTIES, ALONE, copies=2), 15)]


def main() -> None:
    """Prints the hash."""
    digest = hashlib.sha256()
    for kernel_rules, size in _modes():
        position = Position.deal(kernel_rules, size, leader=0, seed=1)
        digest.update(position.rollouts(1000, seed=2).astype("<i2").tobytes())
    for game in GAMES.values():
        rng = random.Random(game.id)
        for number in range(100):
            dealer = number % game.players
            deal = game.deal(game.shuffle(rng, dealer), dealer)
            while deal.actor is not None:
                deal.play(rng.choice(deal.legal()))
            assert deal.result is not None
            said = " ".join(action.text for _, action in deal.history)
            digest.update(f"{said} {deal.result.outcome} {deal.result.score}".encode())
    print(f"Results: {digest.hexdigest()[:16]}")
