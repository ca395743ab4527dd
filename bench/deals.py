"""Whole random deals from Python: every game here, ``colver``, and ``skat`` and ``euchre`` of OpenSpiel."""

from __future__ import annotations

import random
import time

from atout.games.game import Game
from atout.games.registry import GAMES
from bench.contest import Contender, Round, compete, ratios


def _game(game: Game) -> Round:
    rng = random.Random(game.id)

    def work(seconds: float) -> tuple[int, int]:
        decisions, deals, end = 0, 0, time.process_time() + seconds
        while time.process_time() < end:
            deal = game.deal(game.shuffle(rng, deals % game.players), deals % game.players)
            while deal.actor is not None:
                deal.play(rng.choice(deal.legal()))
            decisions += len(deal.history)
            deals += 1
        return decisions, deals

    return work


def _colver() -> Round | None:
    try:
        from colver import Env
    except ImportError:
        return None
    rng = random.Random("colver")

    def work(seconds: float) -> tuple[int, int]:
        env, decisions, deals, end = Env(), 0, 0, time.process_time() + seconds
        while time.process_time() < end:
            env.reset()
            legal, done = env.legal_actions(), env.is_terminal()
            while not done:
                _, _, done, legal = env.step(rng.choice(legal))
                decisions += 1
            deals += 1
        return decisions, deals

    return work


def _openspiel(name: str) -> Round | None:
    try:
        import pyspiel
    except ImportError:
        return None
    rng, game = random.Random(name), pyspiel.load_game(name)

    def work(seconds: float) -> tuple[int, int]:
        decisions, deals, end = 0, 0, time.process_time() + seconds
        while time.process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()  # cards are dealt by chance: work, but nobody's decision
                state.apply_action(rng.choice(state.legal_actions()))
            deals += 1
        return decisions, deals

    return work


def main() -> None:
    """Prints decisions and deals a second and their ratios."""
    print("Whole random deals through the Python API, shuffle and score included (median of 9 rounds)")
    ours = [Contender(game.id, _game(game)) for game in GAMES.values()]
    found = {"colver": _colver(), "skat": _openspiel("skat"), "euchre": _openspiel("euchre")}
    peers = [Contender(name, work) for name, work in found.items() if work]
    compete([*ours, *peers], rounds=9, seconds=0.25)
    for each in (*ours, *peers):
        compared = "" if each in peers else ratios(each, peers)
        print(f"  {each.name:<16}{each.speed:>11,.0f} decisions/s {each.deal_speed:>8,.0f} deals/s   {compared}")
    for name, work in found.items():
        if work is None:
            print(f"  {name} is not installed: nothing to compare with")
