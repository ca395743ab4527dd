"""How likely worlds are by what was bid and played in them: soft evidence, on top of what is certain.

Nobody bids or plays exactly as one would think, and at the table people bid in ways of their own. So a call is judged
with wider margins than in :mod:`atout.bots.coinche.reading`, and the chances of plays (see
:mod:`atout.bots.coinche.habits`) are taken for less than they say.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche import habits
from atout.bots.coinche.bidding import AT_EASE, COINCHES, OPENING, PARTNER_HAS_MORE, PRESSED
from atout.bots.coinche.features import Holdings
from atout.bots.coinche.habits import Masks
from atout.bots.coinche.reading import softly_above
from atout.games.actions import PASS, Action
from atout.games.coinche.auction import COINCHE, Bid
from atout.games.coinche.view import CoincheView
from atout.play.kernel import KernelRules

Chances = NDArray[np.float64]

_MARGIN: Final = 12.0
"""How far, in points, bidders stray from what their calls say of the worth of the hand (see ``bidding``)."""
_STRAY: Final = 0.08
"""The chance that a call says nothing."""
_TRUST: Final = 0.8
"""The part of a play's chance, as a power, that is believed."""


def weigh(view: CoincheView, kernel: KernelRules, masks: Masks) -> Chances:
    """How likely each world is, on any scale: what was said and what was played."""
    return weigh_calls(view, kernel, masks) * by_plays(view, kernel, masks)


def weigh_calls(view: CoincheView, kernel: KernelRules, masks: Masks) -> Chances:
    """The same by what was said alone."""
    return _by_calls(view, Holdings.of_kernel(kernel, _dealt(view, kernel, masks)))


def by_plays(view: CoincheView, kernel: KernelRules, masks: Masks) -> Chances:
    """How likely the others would have played as they did."""
    assert view.contract is not None
    assert view.trick is not None
    chances = np.zeros(len(masks))
    for at in habits.situations(kernel, view.contract, (*view.tricks, view.trick)):
        if at.seat != view.seat:
            hands = masks[:, at.seat] | np.uint64(at.later)
            chances += np.log(habits.likelihood(kernel, at, hands))
    scaled: Chances = np.exp(_TRUST * (chances - chances.max()))
    return scaled


def _by_calls(view: CoincheView, holdings: Holdings) -> Chances:
    """How likely the others would have said what they said."""
    chances = np.ones(len(holdings))
    standing: tuple[int, Bid] | None = None
    told: dict[int, Bid] = {}
    for seat, said in view.calls:
        if seat != view.seat:
            likely = _call(seat, said, standing, told.get((seat + 2) % 4), holdings)
            chances *= _STRAY + (1 - _STRAY) * likely
        if isinstance(said, Bid):
            standing = seat, said
            told[seat] = said
    return chances


def _call(seat: int, said: Action, standing: tuple[int, Bid] | None, partners: Bid | None, held: Holdings) -> Chances:
    """The chance of a call, roughly, in each of the worlds."""
    if said == COINCHE:
        assert standing is not None
        return _above(held.above_average(seat, standing[1].strain), COINCHES)
    if isinstance(said, Bid):
        return _bid(seat, said, partners, standing, held)
    if said == PASS and standing is None:
        return 1 - _above(held.best(seat), OPENING)
    if said == PASS and standing is not None and standing[0] % 2 != seat % 2 and not standing[1].capot:
        return 1 - 0.7 * _above(held.best(seat), standing[1].points + 10 + PRESSED)
    return np.ones(len(held))


def _bid(seat: int, said: Bid, partners: Bid | None, standing: tuple[int, Bid] | None, held: Holdings) -> Chances:
    if partners is not None and partners.strain == said.strain:
        return _above(held.above_average(seat, said.strain), min(said.points - partners.points, 40) - PARTNER_HAS_MORE)
    worth = held.worth(seat, said.strain)
    ease = PRESSED if standing is not None and standing[0] % 2 != seat % 2 else AT_EASE
    least = max(OPENING, min(said.points, 160) + ease)
    likely = _above(worth, least) * (1 - 0.8 * _above(worth, least + 30))
    return likely * _above(worth - held.best(seat), 0.0)


def _above(worth: Chances, limit: float) -> Chances:
    """The chance that a bidder with this worth thinks himself above the limit."""
    return softly_above(worth, limit, _MARGIN)


def _dealt(view: CoincheView, kernel: KernelRules, masks: Masks) -> Masks:
    """The hands as they were dealt."""
    played = [0, 0, 0, 0]
    for trick in (*view.tricks, view.trick):
        for place, card in enumerate(trick.cards if trick is not None else ()):
            assert trick is not None
            played[(trick.leader + place) % 4] |= 1 << kernel.labels.bits[card][0]
    return masks | np.array(played, dtype=np.uint64)
