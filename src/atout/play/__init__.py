"""How tricks are played: modes, duties and the engine that people can read."""

from atout.play.mode import Mode, Scale
from atout.play.rules import Duties, Duty, MustBeat, Partner
from atout.play.trick import Playable, Trick, TrickPlay, playable, why_not

__all__ = [
    "Duties", "Duty", "Mode", "MustBeat", "Partner", "Playable", "Scale", "Trick", "TrickPlay", "playable", "why_not",
]  # fmt: skip
