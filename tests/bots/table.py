"""Positions for the computer players, in texts."""

from __future__ import annotations

import random

from atout.bots import Budget, computer
from atout.cards import cards
from atout.games.game import Deal
from atout.games.registry import game


def position(game_id: str, hands: tuple[str, ...], says: str, *, rest: str = "", dealer: int = 3) -> Deal:
    """The deal with these hands after the actions of ``says``, parted by commas."""
    played = game(game_id)
    deal = played.deal(played.from_hands([cards(hand) for hand in hands], cards(rest)), dealer)
    for text in says.split(", ") if says else ():
        deal.play(played.action(text))
    return deal


def answer(deal: Deal, level: str = "thumb", samples: int = 40, seed: int = 1) -> str:
    """What a player does in the actor's seat, as a record writes it; the rule-of-thumb player if no other is named."""
    player = computer(deal.game, level, random.Random(seed), Budget(samples=samples))
    return player.choose(deal.view(deal.actor)).text


def played_out(game_id: str, levels: tuple[str, ...], seed: int, samples: int = 2) -> Deal:
    """A random deal, played to its end by computers of these levels, by seat; thinkers look at a few worlds only."""
    played, rng = game(game_id), random.Random(seed)
    players = [computer(played, level, rng, Budget(samples=samples)) for level in levels]
    dealer = seed % played.players
    deal = played.deal(played.shuffle(random.Random(seed), dealer), dealer)
    while deal.actor is not None:
        deal.play(players[deal.actor].choose(deal.view(deal.actor)))
    return deal
