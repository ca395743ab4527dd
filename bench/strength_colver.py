"""``python -m bench.strength_colver``: our card play against that of ``colver``'s agents, in the same contracts.

Deals of ``coinche-ffb``; all four seats bid by our rules of thumb, nobody declares (``colver`` knows no declarations),
and the cards are played twice, with the sides changed. One thread each, the same time for a move. A duplicate deal's
difference is what our side took with a pair of hands, less what the other program took with the same pair.

``colver`` plays with ``source="uniform"``, worlds without evidence from the auction, and for the score of the deal.
Ours plays for the match as always (``--aim score``), or for the card points alone that are compared
(``--aim points``).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from atout.bots import Budget, Player, computer
from atout.bots.coinche.payoff import card_points
from atout.bots.coinche.thinking import MINDS, CoincheThinker
from atout.cards import Card
from atout.cli.means import Mean
from atout.games.actions import PLAY
from atout.games.coinche.declarations import Declare
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.game import Game
from atout.games.registry import game as game_of

GAME: Final = "coinche-ffb"
SUITS: Final = "shdc"
RANKS: Final = "789JQKTA"
SPEC: Final = """
[bid]
strategy = "improved"
[play]
method = "{method}"
time_ms = {time_ms}
[worlds]
source = "uniform"
"""


@dataclass(frozen=True)
class Played:
    """One play of a duplicate deal: what the side of seats 0 and 2 made of its cards."""

    cards: int
    """Card points, last trick included."""
    score: int
    """Its score less the other side's."""
    made: int
    """1 for a contract of its own made or one of the others beaten, else 0."""


def index(card: Card) -> int:
    """The card's number in ``colver``."""
    return SUITS.index(card.suit) * 8 + RANKS.index(card.rank)


CARDS: Final = {index(card): card for card in PLAY if card.rank in RANKS}


def bid(seed: int) -> CoincheDeal:
    """A deal after its auction, the first of the seed that is not thrown in."""
    game, rng = game_of(GAME), random.Random(seed)
    while True:
        dealer = rng.randrange(4)
        deal = game.deal(game.shuffle(rng, dealer), dealer)
        assert isinstance(deal, CoincheDeal)
        bidder = computer(game, "thumb", rng)
        while deal.actor is not None and deal.tricks is None:
            deal.play(bidder.choose(deal.view(deal.actor)))
        if deal.tricks is not None:
            return deal


def seated(game: Game, level: str, aim: str, seed: str, time_ms: int) -> Player:
    """Our player."""
    rng, budget = random.Random(seed), Budget(time_ms=time_ms)
    if aim == "score":
        return computer(game, level, rng, budget)
    assert isinstance(game, Coinche)
    return CoincheThinker(game, rng, budget, replace(MINDS[level], pays=card_points))


def play(deal: CoincheDeal, side: int, level: str, aim: str, method: str, time_ms: int, seed: int) -> Played:
    """Plays the cards, ``side`` by our player and the other one by ``colver``."""
    import colver

    contract = deal.auction.contract
    assert contract is not None
    env: Any = colver.Env.deal_with_hands(deal.dealer, [sorted(map(index, hand)) for hand in deal.dealt.hands])
    env.set_contract(SUITS.index(contract.bid.strain), contract.bid.points, contract.side, contract.double // 2)
    env.set_phase_playing()
    spec = SPEC.format(method=method, time_ms=time_ms)
    agents = {seat: colver.Agent(spec, seat, seed) for seat in range(4) if seat % 2 != side}
    for agent in agents.values():
        agent.init_deal(env)
    ours = {seat: seated(deal.game, level, aim, f"{seed} {seat}", time_ms) for seat in (side, side + 2)}
    while (seat := deal.actor) is not None:
        if isinstance(deal.legal()[0], Declare):
            deal.play(Declare(()))
            continue
        assert env.current_player() == seat
        if seat in ours:
            action = ours[seat].choose(deal.view(seat))
        else:
            action = PLAY[CARDS[agents[seat].decide(env)["action"]]]
        number = index(deal.game.action(action.text).card)  # type: ignore[attr-defined]
        for agent in agents.values():
            agent.observe(env, number)
        env.step(number)
        deal.play(action)
    result, summary = deal.result, deal.summary()
    assert result is not None
    made = (result.outcome == "made") == (summary.by == 0)
    return Played(summary.cards[0], result.score[0] - result.score[1], int(made))


def duplicate(seed: int, level: str, aim: str, method: str, time_ms: int) -> tuple[Played, Played]:
    """The same hands of seats 0 and 2 in our hands, and in those of ``colver``."""
    deal = bid(seed)
    again = deal.copy()
    assert isinstance(again, CoincheDeal)
    return play(deal, 0, level, aim, method, time_ms, seed), play(again, 1, level, aim, method, time_ms, seed)


def results(options: argparse.Namespace) -> Iterator[tuple[Played, Played]]:
    """The duplicate deals one after the other, from as many processes as asked for."""
    fixed = [[each] * options.deals for each in (options.level, options.aim, options.method, options.time_ms)]
    seeds = range(options.seed, options.seed + options.deals)
    if options.jobs == 1:
        yield from map(duplicate, seeds, *fixed)
        return
    with ProcessPoolExecutor(options.jobs) as pool:
        yield from pool.map(duplicate, seeds, *fixed)


def main(arguments: Sequence[str]) -> None:
    """Plays and prints the differences with their 95 % intervals."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength_colver", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--method", default="isdd", choices=("isdd", "smart_ismcts", "heuristic"))
    parser.add_argument("--level", default="master", choices=("club", "master", "thumb"))
    parser.add_argument("--aim", default="score", choices=("score", "points"), help="what our player plays for")
    parser.add_argument("--deals", type=int, default=300, help="duplicate deals")
    parser.add_argument("--time-ms", type=int, default=100, help="for a move of either program")
    parser.add_argument("--jobs", type=int, default=1, help="processes, each of one thread")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal; the others follow")
    options = parser.parse_args(arguments)
    print(
        f"{options.level} ({options.aim}) over colver {options.method}, {options.time_ms} ms a move, {GAME} card play"
    )
    cards, score, made = Mean(), Mean(), Mean()
    found = results(options)
    for number in range(1, options.deals + 1):
        for ours, theirs in islice(found, 1):
            cards.add(ours.cards - theirs.cards)
            score.add((ours.score - theirs.score) / 2)
            made.add(ours.made - theirs.made)
        if number % 20 == 0 or number == options.deals:
            print(f"{number:>6} deals: card points {cards}, score {score}, contracts {made}", flush=True)


if __name__ == "__main__":
    os.environ["RAYON_NUM_THREADS"] = "1"  # read when ``colver`` is loaded
    main(sys.argv[1:])
