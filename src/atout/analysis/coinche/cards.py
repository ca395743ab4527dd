"""What the cards of a decision are worth in given deals, and what declaring is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from atout.analysis.coinche.outcome import outcomes, place
from atout.analysis.estimate import Estimate
from atout.bots.coinche.payoff import sweep_bonus
from atout.bots.coinche.stakes import StakesOfWorlds
from atout.games.actions import PLAY, Action
from atout.games.coinche.declarations import Declare
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import LAST_TRICK, PARTNER
from atout.games.coinche.view import CoincheView
from atout.play.kernel import KernelRules, Position, rules
from atout.play.solve import Question, Solver


class CardValues:
    """One decision in the play of the cards, to be valued in deal after deal."""

    def __init__(self, game: Coinche, view: CoincheView, solver: Solver) -> None:
        """
        Args:
            game: the profile.
            view: of the seat that decides.
            solver: does the work.
        """
        assert view.contract is not None
        assert view.trick is not None
        assert view.seat is not None
        self.game, self.view, self.profile = game, view, game.profile
        self.side = view.seat % 2
        self.kernel = kernel_of(game, view)
        self._solver = solver
        bonus = sweep_bonus(self.profile)
        self._question = Question((self.side, self.side + 2), None, LAST_TRICK, bonus, bonus)
        self._trick = self.kernel.labels.bits_of(view.trick.cards)
        self._wins = [0, 0, 0, 0]
        for trick in view.tricks:
            assert trick.winner is not None
            self._wins[trick.winner] += 1
        self._stakes = StakesOfWorlds(game, view)
        self._declaring = {
            each: StakesOfWorlds(game, replace(view, declared=each.combinations))
            for each in view.legal
            if isinstance(each, Declare)
        }

    def of(self, hands: Sequence[int]) -> Mapping[Action, Estimate]:
        """What each action is worth if the seats hold these cards now, the kernel's bits by seat."""
        assert self.view.trick is not None
        position = Position.of_bits(
            self.kernel, hands, self.view.trick.leader, self._trick, (*self.view.cards_taken, 0, 0), self._wins
        )
        values = self._solver.values(position, self._question).values
        if self._declaring:
            return self._declared(hands, max(values.values()))
        won = outcomes(self.profile, self._stakes.of(hands), self.side)
        return {PLAY[card]: Estimate(value, float(won[place(value), 0])) for card, value in values.items()}

    def _declared(self, hands: Sequence[int], value: int) -> Mapping[Action, Estimate]:
        """The best card's value, with the declarations that count: those of the others are points less."""
        found: dict[Action, Estimate] = {}
        for action, stakes_of in self._declaring.items():
            stakes = stakes_of.of(hands)
            counted = stakes.declarations[self.side] - stakes.declarations[1 - self.side]
            won = outcomes(self.profile, stakes, self.side)
            found[action] = Estimate(value + counted, float(won[place(value), 0]))
        return found


def kernel_of(game: Coinche, view: CoincheView) -> KernelRules:
    """The kernel's rules of the contract as it stands."""
    assert view.contract is not None
    strain = view.contract.bid.strain
    return rules(game.profile.modes[strain], game.profile.duties[strain], PARTNER)
