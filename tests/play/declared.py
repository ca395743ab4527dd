"""Every way of playing tricks that a game declares, and some that none does: what the kernel is tested on."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass

from atout.cards import CARDS, SUITS, Card
from atout.games.binokel import spec as binokel
from atout.games.coinche.spec import BG, FFB, ONLINE
from atout.play import Duties, Mode, MustBeat, Partner, Scale
from atout.play.kernel import KernelRules, rules

PAIRS = (2, 3, 0, 1)
ALONE = (None, None, None)


@dataclass(frozen=True)
class Declared:
    """One mode with the duties that hold in it."""

    name: str
    mode: Mode
    duties: Duties
    partner: tuple[int | None, ...]
    copies: int
    hand_size: int

    @property
    def rules(self) -> KernelRules:
        """What holds in it, for the kernel."""
        return rules(self.mode, self.duties, self.partner, self.copies)

    def hands(self, rng: random.Random) -> list[list[Card]]:
        """Random cards for each seat."""
        deck = list(self.mode.deck) * self.copies
        rng.shuffle(deck)
        return [deck[seat * self.hand_size : (seat + 1) * self.hand_size] for seat in range(len(self.partner))]


GAMES = [
    *[
        Declared(f"{profile.id} {strain}", profile.modes[strain], profile.duties[strain], PAIRS, 1, 8)
        for profile in (FFB, ONLINE, BG)
        for strain in profile.strains
    ],
    *[Declared(f"binokel {suit}", binokel.MODES[suit], binokel.DUTIES, ALONE, 2, 15) for suit in SUITS],
    Declared("binokel durch", binokel.DURCH, binokel.DURCH_DUTIES, ALONE, 2, 15),
]
"""Of the games."""

DUTIES = [
    Duties(must_beat, trump_when_void, overtrump, undertrump, partner)
    for must_beat in MustBeat
    for trump_when_void, overtrump, undertrump in itertools.product((False, True), repeat=3)
    for partner in Partner
]
"""Every combination, those that no game has among them."""


def invented(rng: random.Random) -> Declared:
    """A mode, duties and partners that no game has declared."""
    ranks = rng.sample("6789JQKTA", rng.randint(4, 9))
    copies = rng.randint(1, 64 // (4 * len(ranks)))
    deck = [card for card in CARDS if card.rank in ranks]
    seats = rng.randint(2, 4)

    def scale() -> Scale:
        return Scale("".join(rng.sample(ranks, len(ranks))), tuple(rng.randint(0, 20) for _ in ranks))

    mode = Mode(
        name="invented",
        deck=deck,
        trump=rng.choice((None, *SUITS)),
        plain=scale(),
        trumps=rng.choice((None, scale())),
        top=rng.choice((None, None, rng.choice(deck))),
    )
    partner = [rng.choice((None, *(other for other in range(seats) if other != seat))) for seat in range(seats)]
    most = len(deck) * copies // seats
    return Declared("invented", mode, rng.choice(DUTIES), tuple(partner), copies, rng.randint(1, most))
