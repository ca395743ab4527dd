"""The exact solver: every card of random deals, the kernel and ``colver`` on the same deals in turn, on one thread."""

from __future__ import annotations

import hashlib
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from atout.cards import Card
from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import DECK, FFB, LAST_TRICK, ONLINE
from atout.play.kernel import KernelRules, Position, rules
from atout.play.solve import Question, Solver

PAIRS = (2, 3, 0, 1)
ALONE = (None, None, None)
SUITS, RANKS = "shdc", "789JQKTA"
QUESTION = Question((0, 2), last_trick=LAST_TRICK, all_tricks=FFB.scoring.all_tricks - 162)
DEALS = 300


def index(card: Card) -> int:
    """The number of a card in ``colver``."""
    return SUITS.index(card.suit) * 8 + RANKS.index(card.rank)


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    begin = time.process_time()
    work()
    return (time.process_time() - begin) * 1000


def p95(times: list[float]) -> float:
    """The time that 95 of 100 do not exceed."""
    return sorted(times)[int(len(times) * 0.95)]


def contest(deals: int, played: int) -> str:
    """Solves deals after so many random cards and says how the times compare."""
    rng, solver = random.Random(played), Solver(18)
    colver: Any = _colver()
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(deals):
        deck = rng.sample(DECK, len(DECK))
        hands, trump = [deck[seat::4] for seat in range(4)], rng.choice(FFB.strains)
        position = Position(rules(FFB.modes[trump], FFB.duties[trump], PAIRS), hands, 0)
        env: Any = None
        if colver is not None:
            env = colver.deal_with_hands(3, [[index(card) for card in hand] for hand in hands])
            env.set_contract(SUITS.index(trump), 90, 0, 0)
            env.set_phase_playing()
        for _ in range(played):
            card = rng.choice(position.legal().cards)
            position.play(card)
            if env is not None:
                env.step(index(card))
        ours.append(timed(lambda: solver.values(position, QUESTION)))  # noqa: B023
        if env is not None:
            theirs.append(timed(env.solve_scores))
    line = f"{statistics.mean(ours):.3f} ms, p95 {p95(ours):.3f}"
    if theirs:
        line += f"; colver {statistics.mean(theirs):.3f}, p95 {p95(theirs):.3f}; ratio of means "
        line += f"{statistics.mean(ours) / statistics.mean(theirs):.2f}, of p95 {p95(ours) / p95(theirs):.2f}"
    return line


def _colver() -> Any:
    try:
        from colver import Env
    except ImportError:
        return None
    return Env


def signature() -> tuple[int, str]:
    """Positions searched and a hash of the values on fixed deals of every game. The first changes only with the search,
    the second only with the rules.
    """
    fixed: list[tuple[KernelRules, Question, int, int]] = [
        (rules(profile.modes[strain], profile.duties[strain], PAIRS), QUESTION, 7, 12)
        for profile in (FFB, ONLINE)
        for strain in profile.strains[-3:]
    ]
    suits = rules(binokel.MODES["s"], binokel.DUTIES, ALONE, copies=2)
    durch = rules(binokel.DURCH, binokel.DURCH_DUTIES, ALONE, copies=2)
    fixed.append((suits, Question((0,), last_trick=binokel.LAST_TEN), 8, 12))
    fixed.append((durch, Question((0,), all_tricks=1, card_points=False), 15, 12))
    solver, nodes, digest = Solver(), 0, hashlib.sha256()
    for kernel_rules, question, size, deals in fixed:
        for seed in range(deals):
            solution = solver.values(Position.deal(kernel_rules, size, 0, seed), question)
            nodes += solution.nodes
            digest.update(" ".join(f"{card}{value}" for card, value in solution.values.items()).encode())
    return nodes, digest.hexdigest()[:16]


def main() -> None:
    """Prints times, their ratios and the signatures."""
    print(f"The exact solver, every card, coinche-ffb, {DEALS} random deals, one thread (processor time)")
    print(f"  from the first lead   {contest(DEALS, 0)}")
    print(f"  after three tricks    {contest(DEALS * 5, 12)}")
    if _colver() is None:
        print("  colver is not installed: nothing to compare with")
    nodes, digest = signature()
    print(f"Bench: {nodes}\nSolver results: {digest}")


if __name__ == "__main__":
    main()
