"""What to say, by looking ahead: where rules of thumb leave a contract to others or take it, is that well done?

Deals are drawn that agree with what was said (:mod:`.reading`). In each the auction is carried on after every call in
question, the others going by rules of thumb with the cards that they hold there; what the contract that comes out of
it brings is foretold (:mod:`.forecast`) and counted in the chance to win the match. Partners read calls by the rules of
thumb, so those are departed from only where the gain is clear.

Known limits: opponents are believed to bid as the rules of thumb do, and a first bid is left to the rules.
"""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.budget import Budget, is_time_for_another
from atout.bots.coinche.bidding import choose_call, limits
from atout.bots.coinche.features import Holdings
from atout.bots.coinche.forecast import QUANTILES, outcomes
from atout.bots.coinche.payoff import chances, settled
from atout.bots.coinche.reading import Reader
from atout.bots.coinche.stakes import dealt_stakes
from atout.bots.weighted import evenly
from atout.cards import Card
from atout.games.actions import PASS, Action
from atout.games.coinche.auction import COINCHE, Auction, Bid, Contract
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import PARTNER, Profile
from atout.games.coinche.view import CoincheView
from atout.play.kernel import rules
from atout.worlds import Worlds

Hands = tuple[tuple[Card, ...], ...]

_MOST: Final = 64
"""How many deals are looked at where only the time is limited."""
_DRAWN: Final = 2000
"""How many are drawn to choose them from: few agree with a high bid."""
_DRAWN_PER_MS: Final = 5
"""The same where there is little time."""
_STRAINS: Final = 2
"""In how many strains the next bid is tried."""
_READABLE: Final = 130
"""Above this a bid may rest on declarations so rare that hardly any deal drawn has them: no coinche is tried."""
_CLEAR: Final = 1.0
"""How many standard errors a call has to gain over that of the rules."""
_CLEARER: Final = 2.0
"""The same of a coinche, which costs most if it is wrong, and of all that is said over the partner's bid."""
_PER_POINT: Final = 1e-6
"""What a point of the score is worth besides the chance: it settles between calls that leave the same."""


@dataclass
class _Turn:
    """A call to be made in a deal that was drawn; see :class:`atout.bots.coinche.bidding.Turn`."""

    seat: int
    hand: tuple[Card, ...]
    calls: Sequence[tuple[int, Action]]
    contract: Contract | None
    legal: Sequence[Action]


def call_ahead(view: CoincheView, game: Coinche, rng: random.Random, budget: Budget) -> Action:
    """The call of the rules of thumb, or another where that clearly gains."""
    deadline = budget.deadline_s()
    usual = choose_call(view, game.profile)
    calls = [usual, *[each for each in _others(view, game.profile) if each != usual]]
    if len(calls) == 1 or (isinstance(usual, Bid) and usual.capot):
        return usual
    ahead = _Ahead(view, game.profile)
    rows = []
    for hands in _likely(view, game, rng, budget):
        began = time.monotonic()
        rows.append(ahead.values(hands, calls))
        if not is_time_for_another(began, deadline):
            break
    over_partner = COINCHE not in view.legal
    clear = [_CLEARER if over_partner or each == COINCHE else _CLEAR for each in calls]
    return calls[_clearly_best(np.array(rows), np.array(clear))]


def _others(view: CoincheView, profile: Profile) -> list[Action]:
    """The calls that are tried besides: while a bid stands that may be overcalled, a pass and the next bids; against
    the opponents' coinche too."""
    standing = view.contract
    if standing is None or standing.double > 1 or standing.bid.capot:
        return []
    reach = limits(view, profile)
    best = sorted(profile.strains, key=lambda strain: -reach[strain])[:_STRAINS]
    lowest = next((each.number for each in view.legal if isinstance(each, Bid)), None)
    calls: list[Action] = [PASS]
    if COINCHE in view.legal and standing.bid.points <= _READABLE:
        calls.append(COINCHE)
    return calls if lowest is None else [*calls, *[Bid(lowest, strain) for strain in best]]


def _clearly_best(values: NDArray[np.float64], clear: NDArray[np.float64]) -> int:
    """The place of the call to make.

    Args:
        values: by deal and call, the usual one first.
        clear: by call, how many standard errors it has to gain.
    """
    gains = values - values[:, :1]
    # One deal tells nothing of how far others would differ.
    error = gains.std(axis=0, ddof=1) / len(gains) ** 0.5 if len(gains) > 1 else np.full(len(clear), np.inf)
    lead = gains.mean(axis=0) - clear * error
    lead[0] = 0.0
    return int(np.argmax(lead))


def _likely(view: CoincheView, game: Coinche, rng: random.Random, budget: Budget) -> list[Hands]:
    """Deals to look at, in random order, likelier ones more often by what was said."""
    most = min(budget.samples or _MOST, _DRAWN)
    strain = game.profile.strains[0]  # any will do: it names the bits
    kernel = rules(game.profile.modes[strain], game.profile.duties[strain], PARTNER)
    masks = Worlds(game, view).masks(budget.at_most(_DRAWN, _DRAWN_PER_MS), rng, kernel.mode)
    likelihood = Reader(game.profile, Holdings.of_kernel(kernel, masks)).likelihood(view)
    rng.shuffle(chosen := masks[evenly(likelihood, most, rng.random())].tolist())
    return [tuple([tuple(kernel.labels.cards_of(hand)) for hand in hands]) for hands in chosen]


class _Ahead:
    """How a deal may go on from this moment of its auction."""

    def __init__(self, view: CoincheView, profile: Profile) -> None:
        self._view, self._profile = view, profile
        self._leader = (view.dealer + 1) % 4
        self._auction = Auction(profile, self._leader)
        for _, said in view.calls:
            self._auction.say(said)

    def values(self, hands: Hands, calls: Sequence[Action]) -> list[float]:
        """The chance to win the match after each of the calls, if the cards lie so."""
        contracts = [self._contract(hands, call) for call in calls]
        known = {contract: self._worth(hands, contract) for contract in dict.fromkeys(contracts)}
        return [known[contract] for contract in contracts]

    def _contract(self, hands: Hands, call: Action) -> Contract | None:
        """What comes out of the auction if all go on by rules of thumb."""
        auction, calls = copy.copy(self._auction), list(self._view.calls)
        said = call
        while True:
            calls.append((auction.actor, said))
            auction.say(said)
            if auction.over:
                return auction.contract
            turn = _Turn(auction.actor, hands[auction.actor], calls, auction.contract, auction.legal())
            said = choose_call(turn, self._profile)

    def _worth(self, hands: Hands, contract: Contract | None) -> float:
        """The chance to win the match, a little more with a better score. Points that are set aside, and a target that
        has to be confirmed, are left out of account."""
        assert self._view.seat is not None
        before, side = self._view.before, self._view.seat % 2
        ends = np.tile(before.totals, (len(QUANTILES), 1))
        if contract is not None:
            stakes = dealt_stakes(self._profile, contract, before, hands)
            taken = outcomes(hands, contract.bid.strain, contract.side, self._leader)
            results = [settled(self._profile, stakes, contract.side, points) for points in taken]
            ends = np.array([result.standing.totals for result in results])
        ahead = ends[:, side] - ends[:, 1 - side]
        return float((chances(self._profile, ends[:, side], ends[:, 1 - side]) + _PER_POINT * ahead).mean())
