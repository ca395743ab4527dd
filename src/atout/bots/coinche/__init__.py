"""The players of Coinche: by rules of thumb, the same in haste, and those that look ahead."""

from atout.bots.coinche.thinking import CoincheNovice, strong
from atout.bots.coinche.thumb import CoinchePlayer

__all__ = ["CoincheNovice", "CoinchePlayer", "strong"]
