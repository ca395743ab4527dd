"""How likely worlds are by what was bid and played in them: soft evidence, on top of what is certain.

Nobody bids or plays exactly as one would think, and at the table people bid in ways of their own. So calls are believed
a little less than between computers (:mod:`atout.bots.coinche.reading`), and the chances of plays (see
:mod:`atout.bots.coinche.habits`) are taken for less than they say.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.bots.coinche import habits
from atout.bots.coinche.features import Holdings
from atout.bots.coinche.habits import Masks
from atout.bots.coinche.reading import AT_THE_TABLE, Reader, Trust
from atout.games.coinche.spec import Profile
from atout.games.coinche.view import CoincheView
from atout.play.kernel import KernelRules

Chances = NDArray[np.float64]

_TRUST: Final = 0.8
"""The part of a play's chance, as a power, that is believed."""


def weigh(view: CoincheView, profile: Profile, kernel: KernelRules, masks: Masks) -> Chances:
    """How likely each world is, on any scale: what was said and what was played."""
    return weigh_calls(view, profile, kernel, masks) * by_plays(view, kernel, masks)


def weigh_calls(
    view: CoincheView, profile: Profile, kernel: KernelRules, masks: Masks, trust: Trust = AT_THE_TABLE
) -> Chances:
    """The same by what was said alone."""
    return Reader(profile, Holdings.of_kernel(kernel, dealt(view, kernel, masks)), trust).likelihood(view)


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


def dealt(view: CoincheView, kernel: KernelRules, masks: Masks) -> Masks:
    """The hands of these worlds as they were dealt."""
    played = [0, 0, 0, 0]
    for trick in (*view.tricks, view.trick):
        for place, card in enumerate(trick.cards if trick is not None else ()):
            assert trick is not None
            played[(trick.leader + place) % 4] |= 1 << kernel.labels.bits[card][0]
    return masks | np.array(played, dtype=np.uint64)
