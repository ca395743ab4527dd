"""The auction: two bid against each other until one passes, then the dealer takes on the one who remained (N2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from atout.games.actions import PASS, Word
from atout.games.binokel.spec import BID_STEP, OPENING_BID, PLAYERS

RAISE: Final = Word("raise")
CALLS: Final = (PASS, RAISE)
"""All that can be said in the auction (N2.1)."""


@dataclass(frozen=True)
class Call:
    """What a seat said in the auction."""

    seat: int
    bid: int | None
    """The bid, forehand's forced opening included; ``None`` for a pass."""


class Auction:
    """The auction of one deal. Forehand's opening bid is made when it begins.

    Attributes:
        calls: what was said so far.
        bid: the highest bid.
        holder: the seat that made it.
        actor: the seat to raise or pass; ``None`` once the auction is over and the holder is the soloist.
    """

    def __init__(self, dealer: int) -> None:
        forehand, middlehand, rearhand = [(dealer + turn) % PLAYERS for turn in (1, 2, 3)]
        self.bid = OPENING_BID
        self.holder = forehand
        self.calls = [Call(forehand, OPENING_BID)]
        self.actor: int | None = middlehand
        self._waiting: int | None = rearhand

    def call(self, seat: int, raises: bool) -> None:
        """The actor, who is ``seat``, raises or passes."""
        if raises:
            self.bid += BID_STEP
            self.calls.append(Call(seat, self.bid))
            self.actor, self.holder = self.holder, seat
        else:
            self.calls.append(Call(seat, None))
            self.actor, self._waiting = self._waiting, None
