"""A deal in progress, solved from outside with all hands known: for analysis only, no player ever sees it."""

from __future__ import annotations

from functools import cache
from typing import Final

from atout.cards import Suit
from atout.games.actions import Action, OnCards, OnSuit, Word
from atout.games.binokel.game import BinokelDeal
from atout.games.binokel.melds import meld_points
from atout.games.binokel.spec import points_of
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal
from atout.games.kozel.spec import ALL_POINTS, MODES, PLAYERS
from atout.games.solving.problem import (
    CannotSolve,
    Pair,
    Seats,
    Solved,
    TrickProblem,
    binokel_problem,
    coinche_problem,
    solved,
)
from atout.play import TrickPlay
from atout.play.kernel import GroupKernel
from atout.play.solve import Solver
from atout.play.solve_groups import solve_groups

_SWEEP: Final = 1
"""Kozel: what taking every trick, or none, counts beside the points. The penalties tell them apart (Z4.1)."""


def solve_deal(
    deal: Deal, solver: Solver | None = None, *, nodes: int | None = None, seconds: float | None = None
) -> Solved:
    """What every legal action is worth when everybody sees all cards and plays best.

    Coinche and Binokel: the cards of the play. Kozel: once the stock is empty, claims that are asked about included.

    Args:
        deal: where cards are being played; it does not change.
        solver: one to use again; a new one by default. Kozel needs none, and no limits.
        nodes: gives up after so many positions.
        seconds: gives up after so long.

    Raises:
        CannotSolve: no card is to be played now, or cards are still to be drawn.
    """
    if deal.actor is None:
        raise CannotSolve("solve-deal-over")
    if isinstance(deal, KozelDeal):
        return _kozel(deal)
    return _problem(deal).solve(solver, nodes=nodes, seconds=seconds)


def _problem(deal: Deal) -> TrickProblem:
    if isinstance(deal, CoincheDeal):
        if deal.tricks is None or deal.declared[deal.tricks.actor] is None:
            raise CannotSolve("solve-no-card-now")
        play = deal.tricks
        hands, leader, trick = play.hands, play.trick.leader, play.trick.cards
        return coinche_problem(deal.profile, deal.strain, hands, leader, trick, play.points, play.wins)
    assert isinstance(deal, BinokelDeal)
    if deal.tricks is None or deal.soloist is None:
        raise CannotSolve("solve-no-card-now")
    return _binokel(deal, deal.tricks, deal.soloist)


def _binokel(deal: BinokelDeal, play: TrickPlay, soloist: int) -> TrickProblem:
    choice = deal.choice.suit if isinstance(deal.choice, OnSuit) else play.mode.name
    return binokel_problem(
        choice, soloist, play.hands, play.trick.leader, play.trick.cards, play.points, play.wins,
        laid_away=points_of(deal.laid_away), melds=meld_points(deal.melds[soloist]),
    )  # fmt: skip


@cache
def _kernel(trump: Suit) -> GroupKernel:
    return GroupKernel(MODES[trump])


def _kozel(deal: KozelDeal) -> Solved:
    if deal.tricks.stock:
        raise CannotSolve("solve-stock", count=len(deal.tricks.stock))
    assert deal.actor is not None
    own: Seats = (deal.actor, (deal.actor + 2) % PLAYERS)
    others: Seats = tuple(seat for seat in range(PLAYERS) if seat not in own)
    worth = _kozel_worth(deal, own)
    return solved(deal.actor, (own, others), worth, {action: _kozel_pair(each) for action, each in worth.items()})


def _kozel_pair(worth: int) -> Pair:
    own = min(max(worth, 0), ALL_POINTS)
    return own, ALL_POINTS - own


def _kozel_worth(deal: KozelDeal, own: Seats) -> dict[Action, int]:
    """What each action brings the seats ``own``: points, one more for every trick and one less for none."""
    actor, play = deal.actor, deal.tricks
    assert actor is not None
    if deal.waiting:  # moskva and molodka (Z3): at most four questions, then a lead
        return {action: _after_claim(deal, action, own) for action in deal.legal()}
    own_wins = sum(play.wins[seat] for seat in own)
    found = solve_groups(
        _kernel(deal.turn_up.suit), play.hands, play.trick, actor, own,
        all_tricks=_SWEEP if own_wins == sum(play.wins) else 0,
        no_trick=_SWEEP if own_wins == 0 else 0,
    )  # fmt: skip
    taken = sum(play.points[seat] for seat in own)
    opened = "beat" if play.trick.winning else "lead"
    return {OnCards(opened if each.openly else "hide", each.cards): taken + each.value for each in found}


def _after_claim(deal: KozelDeal, action: Action, own: Seats) -> int:
    assert isinstance(action, Word)
    after = deal.copy()
    assert isinstance(after, KozelDeal)
    after.play(action)
    values = _kozel_worth(after, own).values()
    return max(values) if after.actor in own else min(values)
