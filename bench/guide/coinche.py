"""Coinche: what is bid and made, what a hand brings, how often somebody declares."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from atout.cards import SUITS, Card, cards
from atout.games.coinche import declarations
from atout.games.coinche.game import Coinche, CoincheDeal
from bench.guide.found import Numbers, finish, mean, played, share

HANDS: Final[Mapping[str, tuple[str, int]]] = {
    "j9x": ("Jh 9h 7h", 0),
    "j9x.ace": ("Jh 9h 7h", 1),
    "j9x.aces": ("Jh 9h 7h", 2),
    "j9xx.ace": ("Jh 9h 8h 7h", 1),
    "jax.ace": ("Jh Ah 7h", 1),
    "9ax.ace": ("9h Ah 7h", 1),
}
"""Trumps held, and how many of the other aces."""
STEPS: Final = ("80", "90", "100", "110", "120")


def simulated(game: Coinche, deals: int, hands: int, dealt: int, seed: int = 1) -> Numbers:
    """All numbers that are counted.

    Args:
        game: a profile.
        deals: played from the auction on.
        hands: of each kind, played as a contract of 80.
        dealt: looked at for what could be declared.
        seed: the same one gives the same numbers.
    """
    worth = {f"worth.{name}": mean(brings(game, name, hands, seed)) for name in HANDS}
    return {**contracts(game, deals, seed), **worth, **declared(game, dealt, seed)}


def contracts(game: Coinche, deals: int, seed: int) -> Numbers:
    """What was bid, and how often it was made; a dispute is no contract made."""
    outcomes: list[str] = []
    bid: list[tuple[str, str, bool]] = []
    swept: list[bool] = []
    for deal in played(game, deals, seed):
        assert isinstance(deal, CoincheDeal)
        assert deal.result is not None
        outcomes.append(deal.result.outcome)
        contract = deal.auction.contract
        if contract is not None:
            number, _, strain = contract.bid.text.partition(" ")
            bid.append((number, strain, deal.result.outcome == "made"))
            swept.append(0 in deal.summary().tricks)
    steps = {step: [made for number, _, made in bid if number == step] for step in STEPS}
    found = {f"made.{step}": share(made) for step, made in steps.items() if made}
    found["made.all"] = share([made for *_, made in bid])
    found["swept"] = share(swept)
    if len(game.profile.strains) > len(SUITS):
        found["played.n"] = share([strain == "n" for _, strain, _ in bid])
        found["played.a"] = share([strain == "a" for _, strain, _ in bid])
    if game.sets_aside:
        found["dispute"] = share([outcome == "dispute" for outcome in outcomes])
    return found


def brings(game: Coinche, name: str, hands: int, seed: int) -> Iterator[int]:
    """Card points of the side that plays such a hand in hearts and leads, the last trick's ten with them."""
    trumps, aces = HANDS[name]
    for number in range(hands):
        rng = random.Random(f"{seed} {name} {number}")
        own = [*cards(trumps), *rng.sample(cards("Ac Ad As"), aces)]
        small = [each for each in game.deck if each.suit != "h" and each.rank != "A"]
        own += rng.sample(small, game.hand_size - len(own))
        deal = _in_hearts(game, own, rng)
        finish(deal, rng)
        yield deal.summary().cards[0]


def _in_hearts(game: Coinche, own: list[Card], rng: random.Random) -> CoincheDeal:
    """A deal in which seat 0 holds these cards, has bid 80 hearts and is to lead."""
    rest = [each for each in game.deck if each not in own]
    rng.shuffle(rest)
    deal = game.deal(game.from_hands([own, rest[:8], rest[8:16], rest[16:]]), dealer=3)
    for said in ("80 h", "pass", "pass", "pass"):
        deal.play(game.action(said))
    return deal


def declared(game: Coinche, deals: int, seed: int) -> Numbers:
    """How often combinations are held with hearts as trumps, and what those that count are worth."""
    rng = random.Random(f"{seed} declared")
    profile = game.profile
    some: list[bool] = []
    fours: list[bool] = []
    points: list[int] = []
    for _ in range(deals):
        hands = game.shuffle(rng, 0).hands
        best = [declarations.automatic(hand, profile, "h") for hand in hands]
        some.append(any(best))
        fours.append(any(each.is_carre for held in best for each in held))
        better = declarations.better_side(best, profile, "h")
        if better is not None:
            points.append(declarations.total((*best[better], *best[better + 2]), profile, "h"))
    return {"declares.table": share(some), "carre.table": share(fours), "declares.worth": mean(points)}
