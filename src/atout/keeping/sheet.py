"""The score sheet of a real table: deal after deal, scored and judged by the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from atout.games.game import Game, Result
from atout.games.registry import game as game_of
from atout.games.view import Standing
from atout.keeping.errors import SheetError
from atout.keeping.names import check_names, letters
from atout.keeping.tricks import settle

MOST: Final = 100_000
"""The highest target that a sheet takes."""

Summary = Mapping[str, Any]
"""What happened in a deal, as ``atout score`` takes it; ``"tricks": null`` where nobody counted them."""

State = Literal["playing", "tied", "pending", "won", "lost"]


@dataclass(frozen=True)
class Kept:
    """One deal of a sheet."""

    dealer: int
    summary: Summary | None
    """As it was entered; ``None`` for a deal that was thrown in."""
    result: Result


@dataclass(frozen=True)
class Place:
    """How a side (Binokel: a player) stands in the match."""

    state: State
    """``tied``: the target is reached, but the match goes on until a deal parts those who are equal.
    ``pending``: at the target by belote alone, which a trick must confirm (F7)."""
    missing: int
    """Points to the target, 0 from there on; in Kozel penalties that would lose the match."""


@dataclass(frozen=True)
class Sheet:
    """A match that is played elsewhere.

    Example:
        >>> sheet = new_sheet("kozel", ("Ann", "Bob", "Cid", "Dan"))
        >>> sheet = sheet.add({"cards": [30, 90], "tricks": [1, 5]})
        >>> sheet.standing.totals, sheet.dealer, sheet.winner
        ((4, 0), 1, None)
        >>> sheet.undo().standing.totals
        (0, 0)
    """

    game: Game
    """Its ``target`` is the one that the table plays to."""
    names: tuple[str, ...]
    """By seat, in the order of play."""
    first_dealer: int
    """A seat."""
    start: Standing
    """Before the first deal."""
    deals: tuple[Kept, ...] = field(default=())

    @property
    def standing(self) -> Standing:
        """The match after the last deal."""
        return self.deals[-1].result.standing if self.deals else self.start

    @property
    def winner(self) -> int | None:
        """The side or seat that has won; ``None`` while the match goes on."""
        return self.standing.winner

    @property
    def dealer(self) -> int:
        """The seat that deals next (C2)."""
        return self.game.next_dealer(self.deals[-1].dealer) if self.deals else self.first_dealer

    @property
    def places(self) -> tuple[Place, ...]:
        """How each side or seat stands."""
        now, target = self.standing, self.game.target
        return tuple(
            [Place(_state(now, side, target), max(0, target - total)) for side, total in enumerate(now.totals)]
        )

    def side_name(self, side: int) -> str:
        """The players of a side: ``Ann + Cid``; in Binokel, a player."""
        return " + ".join(name for name, of in zip(self.names, self.game.sides, strict=True) if of == side)

    def add(self, summary: Summary | None) -> Sheet:
        """The sheet with one deal more.

        Args:
            summary: what happened; ``None`` for a deal that was thrown in.

        Raises:
            SheetError: the match is over.
            SummaryError: no deal can end that way.
        """
        if self.winner is not None:
            raise SheetError("sheet-is-over")
        result = settle(self.game, summary, self.standing)
        return replace(self, deals=(*self.deals, Kept(self.dealer, summary, result)))

    def undo(self) -> Sheet:
        """The sheet without its last deal.

        Raises:
            SheetError: it has none.
        """
        if not self.deals:
            raise SheetError("sheet-is-empty")
        return replace(self, deals=self.deals[:-1])


def new_sheet(
    game_id: str, names: tuple[str, ...] | None = None, first_dealer: int = 0, target: int | None = None
) -> Sheet:
    """A sheet without a deal.

    Args:
        game_id: the game.
        names: by seat, in the order of play; letters from A on where they are not given.
        first_dealer: the seat that deals first.
        target: the total that ends the match; the game's own where it is not given.

    Raises:
        SheetError: names, dealer or target cannot be.
        NotationError: there is no such game.
    """
    game = game_of(game_id)
    if not 0 <= first_dealer < game.players:
        raise SheetError("sheet-no-dealer", most=game.players - 1)
    if target is not None and not 1 <= target <= MOST:
        raise SheetError("sheet-target-wrong", most=MOST)
    called = letters(game.players) if names is None else names
    check_names(called, game.players)
    return Sheet(game if target is None else game.to(target), called, first_dealer, game.start)


def _state(now: Standing, side: int, target: int) -> State:
    if now.winner is not None:
        return "won" if side == now.winner else "lost"
    if side in now.pending:
        return "pending"
    return "tied" if now.totals[side] >= target else "playing"
