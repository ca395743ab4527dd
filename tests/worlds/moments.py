"""Deals in progress, played by computers, and what is to be true of the worlds of every view."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from atout.bots import computer
from atout.cards import Card, in_order
from atout.games.binokel.game import BinokelDeal
from atout.games.conformance import seats
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal
from atout.games.registry import game
from atout.games.view import encoded
from atout.worlds import World, Worlds
from tests.games.knowledge import hands


def moments(game_id: str, seed: int, level: str = "thumb") -> Iterator[Deal]:
    """A deal before each of its actions and at its end: one object, moved on."""
    played, rng = game(game_id), random.Random(seed)
    players = [computer(played, level, rng) for _ in range(played.players)]
    dealer = seed % played.players
    deal = played.deal(played.shuffle(rng, dealer), dealer)
    while deal.actor is not None:
        yield deal
        deal.play(players[deal.actor].choose(deal.view(deal.actor)))
    yield deal


def truth(deal: Deal) -> World:
    """How the cards really lie."""
    aside: tuple[Card, ...] = ()
    rest: tuple[Card, ...] = ()
    if isinstance(deal, BinokelDeal):
        aside, rest = deal.laid_away, deal.dealt.rest if deal.phase == "auction" else ()
    elif isinstance(deal, KozelDeal):
        rest = deal.tricks.stock
        groups = [group for trick in (*deal.tricks.tricks, deal.tricks.trick) for group in trick.groups]
        aside = tuple([card for group in groups if not group.openly for card in in_order(group.cards)])
    return World(tuple([in_order(hand) for hand in hands(deal)]), aside, rest, deal.dealt)


def check_worlds(deal: Deal, rng: random.Random, drawn: int = 2) -> None:
    """Every seat's worlds look to it as the deal does, and the deal is one of them."""
    for seat in seats(deal.game):
        view = deal.view(seat)
        known = Worlds(deal.game, view)
        assert known.holds(truth(deal)), f"seat {seat} rules out what is"
        for world in known.draw(drawn, rng):
            assert known.holds(world), "a world was drawn that cannot be"
            again = known.deal(world)
            assert again.view(seat) == view, f"seat {seat} would see something else"
            assert encoded(again.view(seat)) == encoded(view)
            assert truth(again) == world, "the deal of a world lies as the world says"


def chi_square(seen: Sequence[float], expected: Sequence[float]) -> float:
    """By how much frequencies differ, in standard deviations of the chi-square distribution from its mean."""
    free = len(expected) - 1
    distance = sum([(have - want) ** 2 / want for have, want in zip(seen, expected, strict=True)])
    return (distance - free) / (2 * free) ** 0.5 if free else 0.0
