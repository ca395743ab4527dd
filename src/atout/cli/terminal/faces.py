"""Which face belongs to which game."""

from __future__ import annotations

from typing import Any, Final

from atout.cli.terminal.binokel import BinokelFace
from atout.cli.terminal.coinche import CoincheFace
from atout.cli.terminal.face import Face
from atout.cli.terminal.kozel import KozelFace
from atout.cli.terminal.viewpoint import Viewpoint

_FACES: Final[dict[str, type[Face[Any]]]] = {"coinche": CoincheFace, "binokel": BinokelFace, "kozel": KozelFace}


def face_of(at: Viewpoint) -> Face[Any]:
    """The game of this viewpoint as it looks in the terminal."""
    return _FACES[at.game.family](at)
