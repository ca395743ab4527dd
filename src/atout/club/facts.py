"""What the forms of the page have to know of each game before anybody answers: who plays, with which cards, for what.

``python -m atout.club.facts FILE`` writes it down for the page.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from atout.cards import SUITS, join
from atout.games.binokel import spec as binokel
from atout.games.binokel.game import Binokel
from atout.games.coinche.auction import bids
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import CARD_POINTS, LAST_TRICK
from atout.games.game import Game
from atout.games.kozel import spec as kozel
from atout.games.registry import GAMES


def facts() -> list[dict[str, Any]]:
    """The facts of every game."""
    return [
        {
            "id": game.id,
            "players": game.players,
            "sides": list(game.sides),
            "target": game.target,
            "hand": game.hand_size,
            "deck": join(dict.fromkeys(game.deck)),
            "copies": len(game.deck) // len(set(game.deck)),
            "strains": _strains(game),
            "bids": _bids(game),
            "points": _points(game),
            "generale": isinstance(game, Coinche) and game.profile.scoring.one_hand is not None,
        }
        for game in GAMES.values()
    ]


def _strains(game: Game) -> list[str]:
    if isinstance(game, Coinche):
        return list(game.profile.strains)
    return [*SUITS, binokel.DURCH.name] if isinstance(game, Binokel) else list(SUITS)


def _bids(game: Game) -> dict[str, Any] | None:
    """Where bids begin, what is between two of them, the highest; in Kozel nobody bids."""
    if isinstance(game, Coinche):
        numbers = sorted({bid.number for bid in bids(("c",), game.profile.highest_bid) if bid.number is not None})
        return {"first": numbers[0], "step": numbers[1] - numbers[0], "last": numbers[-1]}
    return {"first": binokel.OPENING_BID, "step": binokel.BID_STEP, "last": None} if isinstance(game, Binokel) else None


def _points(game: Game) -> int:
    """All card points of a deal, those for the last trick included."""
    if isinstance(game, Coinche):
        return CARD_POINTS + LAST_TRICK
    return binokel.ALL_POINTS if isinstance(game, Binokel) else kozel.ALL_POINTS


def main() -> None:
    """Writes the facts to the file that is named."""
    Path(sys.argv[1]).write_text(json.dumps(facts(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
