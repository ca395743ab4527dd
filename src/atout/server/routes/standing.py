"""What people have earned: yours, another player's, what a match gave, the leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from atout.players.periods import Period
from atout.server.access import Parts, Visitor
from atout.server.shown import GameId
from atout.server.standing.messages import Board, Challenges, Gains, MyStanding, PlayerView

router = APIRouter(tags=["standing"])

Name = Annotated[str, Path(max_length=200)]
After = Annotated[str | None, Query(max_length=100, description="The `next` of the rows before.")]


@router.get("/me/standing")
async def my_standing(request: Request, who: Visitor, parts: Parts) -> MyStanding:
    """What you have earned: level, coins, ratings, looks."""
    raise NotImplementedError


@router.get("/players/{name}")
async def show_player(name: Name, _who: Visitor, parts: Parts) -> PlayerView:
    """What everybody may see of a player."""
    raise NotImplementedError


@router.get("/leaderboard/{game}")
async def show_board(game: GameId, who: Visitor, parts: Parts, period: Period = "week", after: After = None) -> Board:
    """A leaderboard, fifty rows at a time."""
    raise NotImplementedError


@router.get("/challenges")
async def list_challenges(who: Visitor, parts: Parts) -> Challenges:
    """Today's and this week's challenges of all games, and how far you are."""
    raise NotImplementedError


@router.get("/tables/{table_id}/gains")
async def show_gains(table_id: str, who: Visitor, parts: Parts) -> Gains:
    """What the finished matches of a table gave you. A match that has just ended is waited for."""
    raise NotImplementedError
