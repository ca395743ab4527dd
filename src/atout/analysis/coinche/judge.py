"""The judge of Coinche."""

from __future__ import annotations

import random
from collections.abc import Mapping
from threading import local
from typing import Final

from atout.analysis.coinche.calls import Calls, OneDeal, candidates
from atout.analysis.coinche.cards import CardValues
from atout.analysis.coinche.sample import dealt, masks
from atout.analysis.estimate import Column, Estimate, Hint, mean
from atout.analysis.moment import Table
from atout.analysis.reasons import call_reasons, card_reasons
from atout.bots import Budget
from atout.games.actions import Action, PlayCard
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.coinche.spec import PARTNER
from atout.games.coinche.view import CoincheView
from atout.games.game import Deal, Game
from atout.games.view import View
from atout.play.kernel import rules
from atout.play.solve import Solver
from atout.worlds import Worlds

_TABLE_BITS: Final = 18
_OWN: Final = local()


class CoincheJudge:
    """Cards and declarations are solved exactly; calls are valued in the deals that the seat can expect alone, since
    what the others would have said is nowhere written."""

    def as_it_lies(self, deal: Deal) -> Column | None:
        """The exact value of every card, or of every declaration, in this deal; ``None`` during the auction."""
        assert isinstance(deal, CoincheDeal)
        assert deal.actor is not None
        if deal.tricks is None:
            return None
        cards = CardValues(deal.game, deal.view(deal.actor), _solver())
        hands = [cards.kernel.labels.set_of(hand) for hand in deal.tricks.hands]
        return Column(cards.of(hands), "card-points", 1)

    def could_know(self, game: Game, view: View, rng: random.Random, budget: Budget, done: Action | None) -> Hint:
        """What the view tells about each card, declaration or call."""
        assert isinstance(game, Coinche)
        assert isinstance(view, CoincheView)
        return _of_cards(game, view, rng, budget) if view.playing else _of_calls(game, view, rng, budget, done)


def _of_cards(game: Coinche, view: CoincheView, rng: random.Random, budget: Budget) -> Hint:
    cards = CardValues(game, view, _solver())
    sample = masks(game, view, cards.kernel, rng, budget)
    known: dict[tuple[int, ...], Mapping[Action, Estimate]] = {}
    used = 0
    for _ in budget.rounds():
        if used == len(sample.cases):
            break
        case = sample.cases[used]
        if case not in known:
            known[case] = cards.of(case)
        used += 1
    cases, weights = sample.cases[:used], sample.weights[:used]
    column = Column(mean([known[case] for case in cases], weights), "card-points", used)
    if not isinstance(view.legal[0], PlayCard):
        return Hint(column)
    assert view.seat is not None
    assert view.contract is not None
    table = Table(view, cards.kernel, cases, weights, allies={view.seat, (view.seat + 2) % 4})
    return Hint(column, card_reasons(table, column, is_ours=view.contract.side == cards.side))


def _of_calls(game: Coinche, view: CoincheView, rng: random.Random, budget: Budget, done: Action | None) -> Hint:
    assert view.seat is not None
    side, tried = view.seat % 2, candidates(game, view, done)
    strain = game.profile.strains[0]
    kernel = rules(game.profile.modes[strain], game.profile.duties[strain], PARTNER)
    sample, worlds = dealt(game, view, kernel, rng, budget), Worlds(game, view)
    rows: list[Calls] = []
    made: list[Mapping[Action, float]] = []
    for _ in budget.rounds():
        if len(rows) == len(sample.cases):
            break
        one = OneDeal(game, worlds.deal(sample.cases[len(rows)]), _solver())
        rows.append({call: one.after(call, side) for call in tried})
        made.append(_as_they_stand(one, tried))
    values = mean([{call: found[1] for call, found in row.items()} for row in rows], [1.0] * len(rows))
    return Hint(Column(values, "score", len(rows)), call_reasons(tried, rows, made))


def _as_they_stand(one: OneDeal, tried: list[Action]) -> Mapping[Action, float]:
    """By call, whether the contract that would stand after it is made in this deal if nobody says more."""
    found = {}
    for call in tried:
        contract = one.standing_after(call)
        if contract is not None:
            found[call] = one.played(contract, contract.side).chance
    return found


def _solver() -> Solver:
    """One for each thread: a second thread that asks the same one would wait."""
    if not hasattr(_OWN, "solver"):
        _OWN.solver = Solver(_TABLE_BITS)
    solver: Solver = _OWN.solver
    return solver
