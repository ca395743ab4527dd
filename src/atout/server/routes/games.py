"""The games."""

from __future__ import annotations

from fastapi import APIRouter

from atout import i18n
from atout.bots import LEVELS
from atout.games.registry import GAMES
from atout.server.access import Lang, Visitor
from atout.server.messages import GameLine, Games

router = APIRouter(tags=["games"])


@router.get("/games")
async def list_games(_who: Visitor, lang: Lang) -> Games:
    """The games, and how well computers can play them."""
    lines = [
        GameLine(
            id=game.id,
            family=game.family,
            name=i18n.text(lang, f"game-{game.id}"),
            players=game.players,
            sides=list(game.sides),
            direction=game.direction,
            target=game.target,
        )
        for game in GAMES.values()
    ]
    return Games(games=lines, levels=list(LEVELS))
