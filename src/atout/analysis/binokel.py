"""The judge of Binokel: the cards of the play, exact where few are left, before that by deals played out in a tree.

The two who play against the soloist are one party here: what one of them takes, the other does not lose by. A Durch is
measured by the score that is won or lost with it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.analysis.binokel_calls import call_hint
from atout.analysis.estimate import Column, Estimate, Hint, Unit, mean
from atout.analysis.moment import Table
from atout.analysis.reasons import card_reasons
from atout.bots import Budget
from atout.bots.binokel.search import points_of_worlds, position_of, rules_of
from atout.cards import Card
from atout.games.actions import PLAY, Action, OnSuit
from atout.games.binokel.game import BinokelDeal
from atout.games.binokel.melds import meld_points
from atout.games.binokel.spec import ALL_POINTS, DURCH_SCORE, LAST_TEN, PLAYERS, points_of
from atout.games.binokel.view import BinokelView
from atout.games.game import Deal, Game
from atout.games.solving.problem import TrickProblem, binokel_problem
from atout.games.view import View
from atout.play.solve import Solver
from atout.play.tree import Growth, Payoff, Tree
from atout.worlds import Worlds

_EXACT: Final = 10
"""With so many cards in a hand, or fewer, a deal is solved."""
_LARGEST: Final = 11
"""With more cards in a hand it is not tried to solve the deal as it lay: it can take minutes."""
_NODES: Final = 1_000_000
"""The positions that it may take: a second or less."""
_NODES_SAMPLED: Final = 250_000
"""The same for a sampled deal. Where one of them takes more, deals are played out instead."""
_WORLDS: Final = 8
"""Deals that are played out in a tree take so little time that so many stand for one that is solved."""
_ROUNDS: Final = 4
"""How often each of them is played out with each card."""


class BinokelJudge:
    """Cards, and what comes before them by what it leads to."""

    def as_it_lies(self, deal: Deal) -> Column | None:
        """The exact value of every card, as far as a limit of positions lets it."""
        assert isinstance(deal, BinokelDeal)
        if deal.tricks is None or deal.actor is None or max(map(len, deal.hands)) > _LARGEST:
            return None
        view = deal.view(deal.actor)
        found = _estimates(view, _problem(view, deal.hands, deal.laid_away), _NODES)
        return None if found is None else Column(found, _unit(view), 1)

    def could_know(self, game: Game, view: View, rng: random.Random, budget: Budget, done: Action | None) -> Hint:
        """What the view tells about each card, or about what comes before the first one."""
        assert isinstance(view, BinokelView)
        if view.phase != "play":
            return call_hint(game, view, rng, budget, done)
        solved = _solved(game, view, rng, budget) if max(view.hand_sizes) <= _EXACT else None
        column, hands = solved or _played_out(game, view, rng, budget)
        return Hint(column, card_reasons(_table(view, hands), column, is_ours=_is_ours(view)))


def _is_ours(view: BinokelView) -> bool:
    return view.seat == view.soloist


def _unit(view: BinokelView) -> Unit:
    return "card-points" if isinstance(view.choice, OnSuit) else "score"


def _made(view: BinokelView, points: int) -> bool:
    """Whether a soloist with a trick has made his bid with so many points, those laid away among them (N6.2)."""
    assert view.soloist is not None
    return points + meld_points(view.melds[view.soloist]) >= view.bid


def _estimates(view: BinokelView, problem: TrickProblem, nodes: int) -> dict[Action, Estimate] | None:
    """By card, what the solver's numbers mean for the party of the seat; ``None`` where it gave up."""
    kernel = problem.position.rules
    found = Solver(like=kernel).values(problem.position, problem.question, nodes=nodes)
    if not found.complete:
        return None
    own, estimates = _is_ours(view), dict[Action, Estimate]()
    for card, value in found.values.items():
        if problem.unit == "durch":
            won = float(bool(value) == own)
            estimates[PLAY[card]] = Estimate(DURCH_SCORE * (2 * won - 1), won)
            continue
        # Below 0 there was no trick, and melds are taken away that would have counted: the bid is lost, whatever lies
        # aside. Without melds what lies aside is less than any bid.
        points = max(value, 0) + problem.before
        won = float((value >= 0 and _made(view, points)) == own)
        estimates[PLAY[card]] = Estimate(points if own else problem.all_points - points, won)
    return estimates


def _solved(
    game: Game, view: BinokelView, rng: random.Random, budget: Budget
) -> tuple[Column, NDArray[np.uint64]] | None:
    """Sampled deals, each solved; ``None`` where one of them takes too long."""
    known, kernel = Worlds(game, view), rules_of(view)
    rows, hands = [], []
    for size in budget.rounds():
        for world in known.draw(size, rng):
            found = _estimates(view, _problem(view, world.hands, world.aside), _NODES_SAMPLED)
            if found is None:
                return None
            rows.append(found)
            copies: dict[Card, int] = {}
            hands.append([kernel.labels.set_of(hand, copies) for hand in world.hands])
    return Column(mean(rows, [1.0] * len(rows)), _unit(view), len(rows)), np.array(hands, dtype=np.uint64)


def _problem(view: BinokelView, hands: Sequence[Sequence[Card]], aside: tuple[Card, ...]) -> TrickProblem:
    """What is to be solved where the cards lie like this."""
    assert view.soloist is not None
    assert view.trick is not None
    choice = view.choice.suit if isinstance(view.choice, OnSuit) else "durch"
    return binokel_problem(
        choice, view.soloist, hands, view.trick.leader, view.trick.cards, view.cards_taken, view.tricks_taken,
        laid_away=points_of(aside), melds=meld_points(view.melds[view.soloist]),
    )  # fmt: skip


def _played_out(
    game: Game, view: BinokelView, rng: random.Random, budget: Budget
) -> tuple[Column, NDArray[np.uint64]]:  # fmt: skip
    """Sampled deals, with each card played out as often by players who learn in a tree what is good."""
    assert view.trick is not None
    known, kernel = Worlds(game, view), rules_of(view)
    friends = [_party(view, seat) for seat in range(PLAYERS)]
    trees: list[Tree] = []
    drawn = []
    for size in budget.rounds():
        hands = known.masks(size * _WORLDS, rng)
        drawn.append(hands)
        if not trees:
            position = position_of(view, kernel, hands[0])
            trees = [Tree(position, payoff, friends, Growth(even=True)) for payoff in _payoffs(view)]
        each = np.repeat(hands, len(set(view.legal)), axis=0)  # one card after the other, in the same deal
        points = points_of_worlds(view, kernel, each)
        for tree in trees:
            tree.grow(each, points, _ROUNDS)
    means = [_means(view, tree) for tree in trees]
    values: dict[Action, Estimate] = {}
    for action in view.legal:
        chance, *points_taken = (each[action] for each in means)
        values[action] = Estimate(points_taken[0] if points_taken else DURCH_SCORE * (2 * chance - 1), chance)
    return Column(values, _unit(view), sum(map(len, drawn))), np.concatenate(drawn)


def _means(view: BinokelView, tree: Tree) -> dict[Action, float]:
    """The mean payoff of each card."""
    found: dict[Action, float] = {PLAY[card]: option.worth for card, option in tree.options().items()}
    return {action: found[action] for action in view.legal}


def _party(view: BinokelView, of: int) -> list[int]:
    return [seat for seat in range(PLAYERS) if (seat == view.soloist) == (of == view.soloist)]


def _payoffs(view: BinokelView) -> list[Payoff]:
    """What both parties play for: the contract, and with trumps the points."""
    assert view.soloist is not None
    parties = tuple([int(seat != view.soloist) for seat in range(PLAYERS)])
    alone = np.array(parties) == 0
    if not isinstance(view.choice, OnSuit):
        durch = np.zeros((PLAYERS, 2, 2))
        durch[:, 1] = np.where(alone[:, None], [0, 1], [1, 0])
        return [Payoff(parties, 0, durch)]
    points = np.arange(ALL_POINTS + 1)
    made = np.append([_made(view, each) for each in points.tolist()], [False]).astype(np.float64)
    taken = np.append(points, [0]).astype(np.float64)
    payoffs = []
    for own, whole in ((made, 1), (taken, ALL_POINTS)):
        worth = np.zeros((PLAYERS, 2, len(own)))
        worth[:, 0] = np.where(alone[:, None], own, whole - own)
        payoffs.append(Payoff(parties, LAST_TEN, worth))
    return payoffs


def _table(view: BinokelView, hands: NDArray[np.uint64]) -> Table:
    assert view.seat is not None
    return Table(view, rules_of(view), hands.tolist(), [1.0] * len(hands), set(_party(view, view.seat)), view.laid_away)
