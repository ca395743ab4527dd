"""How far decisions of the computers go beyond their time: ``python -m bench.overshoot [GAME …] [--level L …]``.

Whole random deals are played by one level at every seat; each decision with a choice is timed. Printed by kind of
decision, in milliseconds: how long half of them take, and by how much the worst of a hundred, and the worst of all,
went beyond their time. ``--time-ms`` gives another limit of time and none of worlds, so that all decisions are cut off
by it. Where others use the processor, waiting for it counts too; ``--cpu`` counts the time of this process alone.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable

import numpy as np

from atout.bots import LEVELS, Budget, computer, usual_budget
from atout.games.actions import Action, OnCards, PlayCard
from atout.games.game import Game
from atout.games.registry import GAMES


def kind_of(action: Action) -> str:
    """What was decided: a card, a word about cards (the exchange, a group), or a call."""
    if isinstance(action, PlayCard):
        return "card"
    return action.word if isinstance(action, OnCards) else "call"


def timed(
    game: Game, level: str, budget: Budget, deals: int, seed: int, clock: Callable[[], float]
) -> dict[str, list[float]]:
    """By kind of decision how long each one took, in milliseconds."""
    took = defaultdict[str, list[float]](list)
    for number in range(deals):
        rng = random.Random(f"{seed} {number}")
        dealer = number % game.players
        deal = game.deal(game.shuffle(rng, dealer), dealer)
        players = [computer(game, level, random.Random(rng.getrandbits(64)), budget) for _ in range(game.players)]
        while deal.actor is not None:
            view = deal.view(deal.actor)
            begin = clock()
            action = players[deal.actor].choose(view)
            if len(view.legal) > 1:
                took[kind_of(action)].append(1000 * (clock() - begin))
            deal.play(action)
    return took


def main() -> None:
    """Prints a line for each game, level and kind of decision."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), help="which games; all of them if none is named")
    parser.add_argument("--level", nargs="*", default=list(LEVELS), help="which levels")
    parser.add_argument("--deals", type=int, default=10, help="how many deals each")
    parser.add_argument("--time-ms", type=float, default=None, help="another limit of time, and none of worlds")
    parser.add_argument("--cpu", action="store_true", help="count the time of this process, not of the wall clock")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    clock = time.process_time if given.cpu else time.perf_counter
    for name in given.games:
        game = GAMES[name]
        for level in given.level:
            budget = usual_budget(game, level)
            if budget is None:
                continue
            if given.time_ms is not None:
                budget = Budget(time_ms=given.time_ms)
            assert budget.time_ms is not None
            timed(game, level, budget, 1, -1, clock)  # what is made once, tables and memory, is made here
            for kind, took in sorted(timed(game, level, budget, given.deals, given.seed, clock).items()):
                late = np.maximum(np.array(took) - budget.time_ms, 0)
                print(
                    f"{name:13} {level:7} {budget.time_ms:4.0f} ms {kind:8} {len(took):5} decisions"
                    f"  half within {np.median(took):6.1f}  beyond: 99 in 100 {np.quantile(late, 0.99):6.1f}"
                    f"  all {late.max():6.1f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
