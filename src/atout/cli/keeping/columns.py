"""A sheet has columns, not a point of view: sides are called by the names of their players."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

from atout.cli.terminal.viewpoint import Viewpoint
from atout.errors import NotationError
from atout.keeping import Sheet


@dataclass(frozen=True)
class Columns(Viewpoint):
    """The words of a sheet: those of its language, and the names of its players."""

    names: tuple[str, ...]
    """By seat."""

    @classmethod
    def of(cls, sheet: Sheet, lang: str) -> Columns:
        """The columns of this sheet."""
        return cls(sheet.game, 0, lang, sheet.names)

    def name(self, seat: int) -> str:
        return self.names[seat]

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(range(max(self.game.sides) + 1))

    def side_name(self, side: int) -> str:
        return " + ".join(name for name, of in zip(self.names, self.game.sides, strict=True) if of == side)

    @property
    def listed_players(self) -> str:
        """The players to choose from, by number: ``1 Ann, 2 Bob``."""
        return numbered(self.names)

    @property
    def listed_sides(self) -> str:
        """The sides to choose from, by number."""
        return numbered([self.side_name(side) for side in self.sides])

    def read_player(self, typed: str) -> int:
        """The seat of the player who is named, by name, by the beginning of one, or by number from 1.

        Raises:
            NotationError: it is nobody, or could be two.
        """
        text = typed.casefold()
        for seat, name in enumerate(self.names):
            if text in (name.casefold(), str(seat + 1)):
                return seat
        begun = [seat for seat, name in enumerate(self.names) if text and name.casefold().startswith(text)]
        if len(begun) != 1:
            raise NotationError("typed-no-player", text=typed[:20], players=self.listed_players)
        return begun[0]

    def read_side(self, typed: str) -> int:
        """The side that is named, by number from 1 or by one of its players.

        Raises:
            NotationError: it is none.
        """
        if typed in [str(side + 1) for side in self.sides]:
            return int(typed) - 1
        if not typed.isdecimal():
            with contextlib.suppress(NotationError):
                return self.game.sides[self.read_player(typed)]
        raise NotationError("typed-no-player", text=typed[:20], players=self.listed_sides)


def numbered(names: Sequence[str]) -> str:
    """Names to choose from by number."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
