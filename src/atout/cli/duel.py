"""Two levels against each other on the same cards: every deal is played again with the sides changed.

In a game of pairs a deal is played twice. In Binokel, where everybody plays alone, it is played three times: the first
level takes each seat once, the second one the other two. All seats draw their chances by deal and seat, whoever sits
there, so a level against itself comes out even to the point.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any, Final

from atout.bots import Budget, Player, computer, usual_budget
from atout.cli.in_order import in_order
from atout.games.binokel.view import BinokelView
from atout.games.coinche.view import CoincheView
from atout.games.game import Deal, Game
from atout.games.registry import game as game_of
from atout.games.view import View
from atout.records import Match

Record = dict[str, Any]

_CARDS: Final = ("cards", "cards-taken", "last-trick")
"""The lines of a tally that count cards."""


@dataclass(frozen=True)
class Duel:
    """What is played against what, and how."""

    game_id: str
    first: str
    """The level whose advantage is measured."""
    second: str
    budget: Budget | None = None
    """For every decision of either level; each level's own where it is not given."""
    clock: bool = True
    """Whether a level's own limit of time holds, beside its number of worlds."""
    seed: int = 1
    play_only: bool = False
    """Whether rules of thumb bid and exchange for everybody, so that both levels play the same contracts."""


@dataclass(frozen=True)
class Outcome:
    """A deal that has been played from every side: advantages of the first level over the second, a deal."""

    score: float
    """In points of the score; where penalties are counted, those that the first level has fewer."""
    cards: float
    """In card points."""
    contracts: float | None
    """In contracts made, its own made or the others' beaten; ``None`` in a game without them."""
    records: tuple[Record, ...]
    """A record for each time that the deal was played."""


def outcomes(duel: Duel, deals: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcome of one deal after the other; the same ones whatever the number of processes."""
    return in_order(partial(play, duel), range(deals), jobs)


def play(duel: Duel, number: int) -> Outcome:
    """The deal of this number, played from every side."""
    game = game_of(duel.game_id)
    plays = [_played(duel, game, number, side) for side in sorted(set(game.sides))]
    score = fmean([_advantage(_scores(deal), side) for side, (deal, _) in enumerate(plays)])
    cards = [_advantage(_cards(deal), side) for side, (deal, _) in enumerate(plays)]
    contracts = [_advantage(_contracts(deal), side) for side, (deal, _) in enumerate(plays)]
    return Outcome(
        score=score,
        cards=fmean(cards),
        contracts=None if game.family == "kozel" else fmean(contracts),
        records=tuple([record for _, record in plays]),
    )


def _played(duel: Duel, game: Game, number: int, side: int) -> tuple[Deal, Record]:
    """The deal with the first level on this side, and its record."""
    rng = random.Random(f"{duel.seed} {number}")
    match = Match(game, rng.randrange(game.players))
    deal = match.begin_random(rng)
    seeds = [rng.getrandbits(64) for _ in range(game.players)]
    levels = [duel.first if each == side else duel.second for each in game.sides]
    players = [
        computer(game, level, random.Random(seed), _budget(duel, game, level))
        for level, seed in zip(levels, seeds, strict=True)
    ]
    bidder = computer(game, "thumb", rng)
    while deal.actor is not None:
        view = deal.view(deal.actor)
        player: Player = bidder if duel.play_only and not _in_play(view) else players[deal.actor]
        match.play(deal.actor, player.choose(view))
    return deal, match.record()


def _budget(duel: Duel, game: Game, level: str) -> Budget | None:
    usual = usual_budget(game, level)
    if duel.budget is not None or duel.clock or usual is None:
        return duel.budget
    return usual.without_clock()


def _in_play(view: View) -> bool:
    """Whether cards are played to tricks, after all that comes before."""
    if isinstance(view, CoincheView):
        return view.playing
    return view.trick is not None if isinstance(view, BinokelView) else True


def _advantage(by_side: list[float], side: int) -> float:
    """How much more a side has than the others on average."""
    return by_side[side] - fmean([each for other, each in enumerate(by_side) if other != side])


def _scores(deal: Deal) -> list[float]:
    assert deal.result is not None
    sign = -1 if deal.game.family == "kozel" else 1  # Kozel counts penalties
    return [sign * float(each) for each in deal.result.score]


def _cards(deal: Deal) -> list[float]:
    view = deal.view(None)
    assert deal.result is not None
    if isinstance(view, BinokelView):
        return [float(each) for each in view.cards_taken]
    lines = [line for line in deal.result.tally if line.slug in _CARDS]
    return [float(sum(line.points[side] for line in lines)) for side in (0, 1)]


def _contracts(deal: Deal) -> list[float]:
    """1 for the side that has won the contract, its own or the others'."""
    view = deal.view(None)
    assert deal.result is not None
    made = deal.result.outcome in ("made", "durch-made")
    if isinstance(view, CoincheView) and view.contract is not None and deal.result.outcome != "dispute":
        return [float((side == view.contract.side) == made) for side in (0, 1)]
    if isinstance(view, BinokelView) and view.soloist is not None:
        return [float((seat == view.soloist) == made) for seat in range(deal.game.players)]
    return [0.0] * len(deal.result.score)
