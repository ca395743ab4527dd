"""The duties of play, as data: what a player must do who holds several cards.

They are declared once by each game and read by two engines: :mod:`atout.play.trick`, written for people, and its fast
twin in ``kernel/``. A duty that binds carries its name to the player, together with the rule that says so.

=============  ==============  ========  =========  =================  =====================
game           must beat in    trump     overtrump  no higher trump    partner winning
=============  ==============  ========  =========  =================  =====================
ffb, a suit    trumps          yes       yes        any card           any card
1001, a suit   trumps          yes       yes        any card           no exemption
bg, a suit     trumps          yes       yes        a lower trump      discard, or overtrump
all trump      every suit      no        --         --                 --
no trump       nothing         no        --         --                 --
binokel        every suit      yes       yes        a lower trump      no exemption
durch          every suit      no        --         --                 --
=============  ==============  ========  =========  =================  =====================
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum


class MustBeat(Enum):
    """In which suits a player who follows must beat the winning card if he can."""

    NOTHING = 0
    TRUMPS = 1
    EVERY_SUIT = 2


class Partner(Enum):
    """What a player is free to do who cannot follow while his partner is winning."""

    NO_EXEMPTION = 0
    """Nothing special: the duties hold."""
    ANY_CARD = 1
    """He may play what he likes."""
    DISCARD_OR_OVERTRUMP = 2
    """He may discard; a trump laid on a trump must beat it if he can."""


class Duty(IntEnum):
    """The duty that binds a player at one moment; the numbers are the kernel's too."""

    FREE = 0
    """Any card."""
    FOLLOW = 1
    """A card of the suit led."""
    BEAT = 2
    """A card of the suit led that beats the winning card."""
    TRUMP = 3
    """A trump, any."""
    OVERTRUMP = 4
    """A trump that beats the trumps in the trick."""
    UNDERTRUMP = 5
    """A trump, though none is high enough."""
    DISCARD_OR_OVERTRUMP = 6
    """A plain card, or a trump that beats the trumps in the trick."""


@dataclass(frozen=True)
class Duties:
    """What holds in one game and mode. Following suit is a duty in all of them."""

    must_beat: MustBeat = MustBeat.NOTHING
    """Where a player who follows must also beat the winning card."""
    trump_when_void: bool = False
    """A player without the suit led must trump."""
    overtrump: bool = False
    """A trump played that way must beat the trumps in the trick, if one can."""
    undertrump: bool = False
    """A player who cannot overtrump must play a lower trump all the same."""
    partner: Partner = Partner.NO_EXEMPTION
    """The exemption for a winning partner."""
    rules: Mapping[Duty, str] | None = field(default=None, hash=False)
    """The rule id behind each duty, for explanations."""

    def rule(self, duty: Duty) -> str:
        """The id of the rule that imposes the duty, empty where none was declared."""
        return (self.rules or {}).get(duty, "")
