"""What people have earned: yours, another player's, what a match gave, the leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from atout.games.registry import game as game_of
from atout.players.periods import Period, day_of
from atout.server.access import Parts, Visitor, name_of
from atout.server.clock import now_ms
from atout.server.failures import RequestError
from atout.server.shown import GameId
from atout.server.standing import boards, reading
from atout.server.standing.messages import Board, Challenges, Gains, MyStanding, PlayerView, Recent

router = APIRouter(tags=["standing"])


@router.get("/me/standing")
async def my_standing(request: Request, who: Visitor, parts: Parts) -> MyStanding:
    """What you have earned: level, coins, ratings, looks."""
    await parts.keeper.catch_up()
    return await parts.store.ask(reading.mine, who.id, await name_of(request, who))


@router.get("/me/gains")
async def my_recent_gains(who: Visitor, parts: Parts) -> Recent:
    """Your last matches, and what each of them gave."""
    await parts.keeper.catch_up()
    return Recent(matches=await parts.store.ask(reading.recent, who.id))


@router.get("/players/{name}")
async def show_player(name: Annotated[str, Path(max_length=200)], _who: Visitor, parts: Parts) -> PlayerView:
    """What everybody may see of a player who has an account."""
    identity = parts.accounts.known.find(name)
    called = None if identity is None else parts.accounts.known.name(identity)
    if identity is None or called is None:
        raise RequestError("no-such-player", status=404)
    return await parts.store.ask(reading.player, identity, called)


@router.get("/leaderboard/{game}")
async def show_board(
    game: GameId,
    who: Visitor,
    parts: Parts,
    period: Period = "week",
    after: Annotated[str | None, Query(max_length=40, description="The `next` of the rows before.")] = None,
) -> Board:
    """A leaderboard, fifty rows at a time."""
    begins = None if after is None else boards.After.read(after)
    return await parts.store.ask(boards.board, game_of(game).id, period, day_of(now_ms()), who.id, begins)


@router.get("/challenges")
async def list_challenges(who: Visitor, parts: Parts) -> Challenges:
    """Today's and this week's challenges of all games, and how far you are."""
    await parts.keeper.catch_up()
    return Challenges(challenges=await parts.store.ask(reading.challenges_of, who.id, day_of(now_ms())))


@router.get("/tables/{table_id}/gains")
async def show_gains(table_id: str, who: Visitor, parts: Parts) -> Gains:
    """What the finished matches of a table gave you. A match that has just ended is waited for."""
    live = await parts.tables.get(table_id)
    await live.stored()
    await parts.keeper.catch_up()
    return Gains(matches=await parts.store.ask(reading.gains, who.id, live.id))
