"""What calls are worth: in each deal the auction goes on as sensible players would have it, and the contract that
comes out is played by the exact solver.

The others are taken to bid by rules of thumb, each by its own cards in that deal. So a call is worth what it leads to,
a pass what the partner or the opponents make of it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from atout.analysis.coinche.outcome import ALL_TRICKS, NO_TRICK, outcome
from atout.analysis.estimate import Estimate
from atout.bots.coinche import CoinchePlayer
from atout.bots.coinche.bidding import choose_call, worth
from atout.bots.coinche.payoff import sweep_bonus
from atout.bots.coinche.stakes import dealt_stakes
from atout.games.actions import Action
from atout.games.coinche.auction import Bid, Contract
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.coinche.spec import LAST_TRICK, PARTNER, Strain
from atout.games.coinche.view import CoincheView
from atout.games.game import Deal
from atout.play.kernel import Position, rules
from atout.play.solve import Question, Solver

_NEAR: Final = 16
"""How near to the exact value an estimate has to be, in card points."""
_STRAINS: Final = 2
"""In how many strains, by the worth of the hand, the lowest bid is tried."""


def candidates(game: Coinche, view: CoincheView, done: Action | None) -> list[Action]:
    """The calls to be valued: all words, the lowest bid in the strains that suit the hand, what a rule of thumb says,
    and what was done."""
    bids = [each for each in view.legal if isinstance(each, Bid)]
    strains = sorted({each.strain for each in bids}, key=lambda each: (-worth(view.hand, each), each))[:_STRAINS]
    lowest = [next(each for each in bids if each.strain == strain) for strain in strains]
    wanted = {*lowest, choose_call(view, game.profile), *([done] if done in view.legal else [])}
    return [each for each in view.legal if each in wanted or not isinstance(each, Bid)]


class Bounds:
    """What is known of the value of a deal. Whether it reaches a limit is found out several times faster than what it
    is, and a few points more or less hardly move the score."""

    def __init__(self, reaches: Callable[[int], bool]) -> None:
        """
        Args:
            reaches: tells whether the value is at least so many points: from 0, unless there is no trick, to one more
                than there are, for all tricks.
        """
        self._reaches = reaches
        self._least, self._above = NO_TRICK, ALL_TRICKS + 1

    def about(self, limit: int) -> int:
        """The value, to within :data:`_NEAR` points and on the right side of the limit."""
        if self._least < limit < self._above:
            self._ask(limit)
        while self._above - self._least > _NEAR:
            self._ask((self._least + self._above) // 2)
        if self._least < ALL_TRICKS < self._above:
            self._ask(ALL_TRICKS)
        if self._least < 0 < self._above:
            self._ask(0)
        return (self._least + self._above - 1) // 2

    def _ask(self, points: int) -> None:
        if self._reaches(points):
            self._least = points
        else:
            self._above = points


@dataclass
class OneDeal:
    """One way in which the cards may have been dealt, at a moment of the auction."""

    game: Coinche
    deal: Deal
    """At that moment; it does not change."""
    solver: Solver
    _bounds: dict[Strain, Bounds] = field(default_factory=dict)

    def after(self, action: Action, side: int) -> tuple[Contract | None, Estimate]:
        """The contract that a call leads to, and what it brings the side."""
        deal = self.deal.copy()
        assert isinstance(deal, CoincheDeal)
        deal.play(action)
        player = CoinchePlayer(self.game)
        while deal.tricks is None and deal.actor is not None:
            deal.play(player.choose(deal.view(deal.actor)))
        contract = deal.auction.contract
        if contract is None:
            return None, Estimate(0.0, 0.5)
        return contract, self.played(contract, side)

    def standing_after(self, action: Action) -> Contract | None:
        """The contract that stands right after a call, if there is one."""
        deal = self.deal.copy()
        assert isinstance(deal, CoincheDeal)
        deal.play(action)
        return deal.auction.contract

    def played(self, contract: Contract, side: int) -> Estimate:
        """What a contract brings the side if everybody plays best: whether it is made exactly, the score nearly."""
        strain = contract.bid.strain
        if strain not in self._bounds:
            self._bounds[strain] = Bounds(self._reaches(strain))
        stakes = dealt_stakes(self.game.profile, contract, self.deal.before, self.deal.dealt.hands)

        def won(points: int) -> float:
            return outcome(self.game.profile, stakes, 0, points)[0]

        all_points = range(NO_TRICK + 1, ALL_TRICKS + 1)
        limit = bisect_left(all_points, True, key=lambda points: won(points) > won(NO_TRICK))
        chance, score = outcome(self.game.profile, stakes, 0, self._bounds[strain].about(limit))
        return Estimate(score, chance) if side == 0 else Estimate(-score, 1 - chance)

    def _reaches(self, strain: Strain) -> Callable[[int], bool]:
        """Whether the pair 0 and 2 gets so many points in this strain."""
        profile, leader = self.game.profile, (self.deal.dealer + 1) % 4
        kernel = rules(profile.modes[strain], profile.duties[strain], PARTNER)
        bonus = sweep_bonus(profile)
        question = Question((0, 2), None, LAST_TRICK, bonus, bonus)
        position = Position(kernel, self.deal.dealt.hands, leader)
        return lambda points: bool(self.solver.reaches(position, question, points))


Calls = Mapping[Action, tuple[Contract | None, Estimate]]
"""By call: the contract that it led to in one deal, and what that brought."""
