"""How players play: the chance that somebody with a certain hand plays a certain card, learned from deals played out.

The chance is a softmax over the cards that he may play. Its features say what the card is in the situation, which
everybody sees, and how it lies in the suit of the hand, which differs from world to world. A suit's holding is one
byte, so all that one play needs is a table of 256 numbers for each suit, and thousands of worlds are looked up in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.games.coinche.auction import Contract
from atout.games.view import TrickView
from atout.play.kernel import KernelRules
from atout.play.rules import Duties, MustBeat, Partner

Masks = NDArray[np.uint64]
Weights = dict[str, NDArray[np.float64]]
"""The learned numbers of each group of features."""

SHAPES: Final = {
    "card": (4, 5, 2, 5),  # role, status, whether it beats, points
    "rank": (4, 3, 4, 2, 3),  # role, seat, higher cards out, whether trump, kind
    "place": (4, 5, 4, 2),  # role, status, place in the holding, whether it beats
    "length": (4, 4, 2, 3),  # role, cards of the suit, whether trump, seat
    "chance": (4, 4, 5, 2),  # role, higher cards out, status, whether it beats
    "opened": (4, 3, 3, 4),  # role, who led the suit before, seat, higher cards out
}
"""The groups of features, each with its dimensions."""

_BITS: Final = np.arange(32)
_SUIT: Final = _BITS >> 3
_HELD: Final = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(bool)
_COUNT: Final = _HELD.sum(axis=1)
_BELOW: Final = np.stack([(_HELD[:, :bit]).sum(axis=1) for bit in range(8)], axis=1)
LENGTH: Final = np.minimum(_COUNT, 4)[:, None].repeat(8, axis=1).clip(1) - 1
"""By holding and bit: cards of the suit, less one, at most 3."""
PLACE: Final = np.where(
    _COUNT[:, None] == 1, 0, np.where(_BELOW == 0, 1, np.where(_COUNT[:, None] - 1 == _BELOW, 2, 3))
)
"""By holding and bit: the only card, the lowest, the highest, one between."""


@dataclass(frozen=True)
class Situation:
    """A card as it was played, with all that everybody saw."""

    seat: int
    played: int
    """The bit of the card."""
    led: int
    """The class of the suit led; -1 for a lead."""
    winning: int
    """The bit of the winning card; -1 for a lead."""
    partner_wins: bool
    last: bool
    """Whether nobody plays after it in the trick."""
    part: int
    """0 the contractor, 1 his partner, 2 a defender."""
    gone: int
    """The cards played before."""
    opened: tuple[int, ...]
    """By class: 0 not led yet, 1 led first by the own side, 2 by the others."""
    later: int = field(compare=False)
    """The cards that the seat has played from this one on."""


def situations(rules: KernelRules, contract: Contract, tricks: tuple[TrickView, ...]) -> Iterator[Situation]:
    """Every card played, in order."""
    labels = rules.labels
    beats = labels.tables()["beats"]
    plays = [
        ((trick.leader + place) % 4, place, labels.bits[card][0])
        for trick in tricks
        for place, card in enumerate(trick.cards)
    ]
    later = [0, 0, 0, 0]
    from_here = []
    for seat, _, bit in reversed(plays):
        later[seat] |= 1 << bit
        from_here.append(later[seat])
    gone, opener = 0, [-1, -1, -1, -1]
    led = winning = winner = -1
    for (seat, place, bit), rest in zip(plays, reversed(from_here), strict=True):
        if place == 0:
            led = winning = winner = -1
        part = 2 if seat % 2 != contract.side else int(seat != contract.seat)
        opened = tuple([0 if side < 0 else 1 + (side != seat % 2) for side in opener])
        yield Situation(seat, bit, led, winning, winner == (seat + 2) % 4, place == 3, part, gone, opened, rest)
        if place == 0:
            led = bit >> 3
            opener[led] = seat % 2 if opener[led] < 0 else opener[led]
        if winning < 0 or beats[winning] >> bit & 1:
            winning, winner = bit, seat
        gone |= 1 << bit


@dataclass(frozen=True)
class Features:
    """The features of all cards in a situation, as places in the groups; those of the holding are left open."""

    role: NDArray[np.intp]
    status: int
    beats: NDArray[np.intp]
    points: NDArray[np.intp]
    higher: NDArray[np.intp]
    trump: NDArray[np.intp]
    opened: NDArray[np.intp]
    part: int
    kind: int


def features(rules: KernelRules, at: Situation) -> Features:
    """What each of the 32 cards would be in this situation."""
    tables = _tables(rules)
    trumps = (_SUIT == 0) & tables.has_trumps
    if at.led < 0:
        role = np.zeros(32, dtype=np.intp)
        status, beats = 0, np.zeros(32, dtype=np.intp)
    else:
        role = np.where(at.led == _SUIT, 1, np.where(trumps, 2, 3))
        status = (1 if at.partner_wins else 3) + at.last
        beats = (tables.beats[at.winning] >> _BITS & 1).astype(np.intp)
    out = tables.in_suit & ~at.gone
    higher = np.minimum([int(each).bit_count() for each in out], 3)
    opened = np.array(at.opened)[_SUIT]
    return Features(role, status, beats, tables.points, higher, trumps.astype(np.intp), opened, at.part, tables.kind)


@dataclass(frozen=True)
class _Tables:
    beats: NDArray[np.int64]
    in_suit: NDArray[np.int64]
    """The higher cards of its suit."""
    points: NDArray[np.intp]
    has_trumps: bool
    kind: int


@lru_cache(maxsize=64)
def _tables(rules: KernelRules) -> _Tables:
    tables = rules.labels.tables()
    beats = np.array(tables["beats"], dtype=np.int64)
    in_suit = beats & (np.int64(255) << (_SUIT * 8))
    points = np.digitize(tables["points"], [1, 5, 11, 15])
    kind = {"n": 1, "a": 2}.get(rules.mode.name, 0)
    return _Tables(beats, in_suit, points, tables["has_trumps"], kind)


def logits(at: Features, weights: Weights) -> NDArray[np.float64]:
    """Shape ``(4, 256, 8)``: by suit, holding and bit, how much a card appeals to its holder."""
    of_card = (
        weights["card"][at.role, at.status, at.beats, at.points]
        + weights["rank"][at.role, at.part, at.higher, at.trump, at.kind]
        + weights["chance"][at.role, at.higher, at.status, at.beats]
        + weights["opened"][at.role, at.opened, at.part, at.higher]
    ).reshape(4, 1, 8)
    role, beats, trump = (each.reshape(4, 1, 8) for each in (at.role, at.beats, at.trump))
    of_holding = (
        weights["place"][role, at.status, PLACE[None], beats] + weights["length"][role, LENGTH[None], trump, at.part]
    )
    found: NDArray[np.float64] = of_card + of_holding
    return found


def likelihood(rules: KernelRules, at: Situation, hands: Masks) -> NDArray[np.float64]:
    """The chance of the play for each of the hands that the seat may have held then."""
    appeal, sums = _appeal(rules, at)
    may = playable(rules, at, hands)
    holdings = [(may >> np.uint64(8 * suit) & np.uint64(255)).astype(np.intp) for suit in range(4)]
    total = sum([sums[suit][holding] for suit, holding in enumerate(holdings)], np.zeros(len(hands)))
    suit, bit = divmod(at.played, 8)
    chance: NDArray[np.float64] = appeal[suit][holdings[suit], bit] / total
    return chance


@lru_cache(maxsize=256)
def _appeal(rules: KernelRules, at: Situation) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """How much each card appeals to its holder, shape ``(4, 256, 8)``, and the sums over a holding, ``(4, 256)``."""
    appeal = np.exp(logits(features(rules, at), learned())).astype(np.float32)
    return appeal, (appeal * _HELD).sum(axis=2)


def playable(rules: KernelRules, at: Situation, hands: Masks) -> Masks:
    """The cards of each hand that may be played: the duties of :mod:`atout.play.rules` for many hands at once."""
    if at.led < 0:
        return hands
    duties, tables = rules.duties, _tables(rules)
    better = np.uint64(tables.beats[at.winning])
    follow = hands & np.uint64(255 << 8 * at.led)
    trumps_led = tables.has_trumps and at.led == 0
    if duties.must_beat is MustBeat.EVERY_SUIT or (duties.must_beat is MustBeat.TRUMPS and trumps_led):
        follow = np.where(follow & better, follow & better, follow)
    return np.where(follow, follow, _void(duties, tables.has_trumps, at, better, hands))


def _void(duties: Duties, has_trumps: bool, at: Situation, better: np.uint64, hands: Masks) -> Masks:
    """What may be played by those of the hands that hold nothing of the suit led."""
    if not has_trumps or not duties.trump_when_void or (at.partner_wins and duties.partner is Partner.ANY_CARD):
        return hands
    trumps = hands & np.uint64(255)
    higher = trumps & better if duties.overtrump and at.winning < 8 else trumps
    if at.partner_wins and duties.partner is Partner.DISCARD_OR_OVERTRUMP:
        return np.where((higher == 0) | (higher == trumps), hands, (hands & ~np.uint64(255)) | higher)
    lower = np.where(trumps, trumps, hands) if duties.undertrump else hands
    return np.where(higher, higher, lower)


@lru_cache(maxsize=1)
def learned() -> Weights:
    """The weights that ``bench/train_habits.py`` has found."""
    with resources.files("atout.bots.coinche").joinpath("habits.npz").open("rb") as file:
        found = np.load(file)
        return {name: found[name].astype(np.float64) for name in SHAPES}
