"""Random play-outs a second on one thread, from the first lead of a contract in hearts: the kernel and ``colver``."""

from __future__ import annotations

import itertools
import time

from atout.cards import Card
from atout.games.coinche.spec import FFB
from atout.play.kernel import Position, rules
from bench.contest import Contender, Round, compete, ratios

PAIRS = (2, 3, 0, 1)
COLVER_SUITS, COLVER_RANKS = "shdc", "789JQKTA"


def _position(seed: int) -> Position:
    return Position.deal(rules(FFB.modes["h"], FFB.duties["h"], PAIRS), size=8, leader=0, seed=seed)


def _kernel(portable: bool) -> Round:
    seeds = itertools.count()

    def work(seconds: float) -> tuple[int, int]:
        position, done, end = _position(next(seeds)), 0, time.process_time() + seconds
        while time.process_time() < end:
            position.rollouts(20_000, seed=done, portable=portable)
            done += 20_000
        return done, 1

    return work


def _colver() -> Round | None:
    try:
        from colver import Env
    except ImportError:
        return None
    seeds = itertools.count()

    def index(card: Card) -> int:
        return COLVER_SUITS.index(card.suit) * 8 + COLVER_RANKS.index(card.rank)

    def work(seconds: float) -> tuple[int, int]:
        hands = [[index(card) for card in hand] for hand in _position(next(seeds)).hands]
        env = Env.deal_with_hands(3, hands)
        env.set_contract(COLVER_SUITS.index("h"), 80, 0, 0)
        env.set_phase_playing()
        done, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            env.rollout(5_000)
            done += 5_000
        return done, 1

    return work


def main() -> None:
    """Prints play-outs a second and their ratio."""
    print("Random play-outs from the first lead, coinche-ffb in hearts, one thread (median of 15 rounds)")
    kernel = Contender("kernel", _kernel(portable=False))
    portable = Contender("kernel, any processor", _kernel(portable=True))
    colver = _colver()
    peers = [Contender("colver", colver)] if colver else []
    compete([kernel, portable, *peers], rounds=15, seconds=0.2)
    for each in (kernel, portable, *peers):
        print(f"  {each.name:<24}{each.speed:>12,.0f} /s   {'' if each in peers else ratios(each, peers)}")
    if not peers:
        print("  colver is not installed: nothing to compare with")
