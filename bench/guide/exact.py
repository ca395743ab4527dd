"""The numbers that can be worked out: how cards that one does not see may lie."""

from __future__ import annotations

from math import comb

from bench.guide.found import Numbers, exact


def coinche() -> Numbers:
    """Eight cards in one's hand, 24 unseen ones in three hands of eight."""
    deals = comb(32, 8)
    pairs = [comb(32 - 2 * held, 8 - 2 * held) / deals for held in range(5)]
    """That a hand holds two given cards in each of so many given suits."""
    return {
        "partner.ace": exact(1 - comb(22, 8) / comb(24, 8)),
        "partner.trump": exact(1 - comb(20, 8) / comb(24, 8)),
        "jack-nine.hand": exact(sum([(-1) ** (held + 1) * comb(4, held) * pairs[held] for held in range(1, 5)])),
        "belote.table": exact(4 * pairs[1]),
        "ace.safe.2": exact(_both_hold(6)),
        "ace.safe.3": exact(_both_hold(5)),
        "ace.safe.4": exact(_both_hold(4)),
    }


def _both_hold(out: int) -> float:
    """That both opponents hold some of so many cards that are out."""
    one_has_none = comb(24 - out, 8) / comb(24, 8)
    return 1 - 2 * one_has_none + comb(24 - out, 16) / comb(24, 16)


def binokel() -> Numbers:
    """Fifteen cards of 48 in one's hand, 33 unseen ones, three of them in the Tapp."""
    return {
        "tapp.single": exact(3 / 33),
        "tapp.either": exact(1 - comb(31, 3) / comb(33, 3)),
        "tapp.four-outs": exact(1 - comb(29, 3) / comb(33, 3)),
        "binokel.hand": exact(_holds_each(2)),
        "aces.hand": exact(_holds_each(4)),
    }


def _holds_each(cards: int) -> float:
    """That a hand holds at least one copy of each of so many given cards."""
    hands: list[int] = [
        (-1) ** lacking * comb(cards, lacking) * comb(48 - 2 * lacking, 15) for lacking in range(cards + 1)
    ]
    return sum(hands) / comb(48, 15)


def kozel() -> Numbers:
    """Four cards of 36 in one's hand, the turn-up seen by all."""
    hands = comb(36, 4)
    return {
        "moskva.hand": exact((comb(9, 4) - comb(5, 4)) / hands),
        "molodka.hand": exact((4 * comb(9, 4) + 3 * comb(9, 3)) / hands),
        "two-of-suit.hand": exact(1 - 9**4 / hands),
        "trump.hand": exact(1 - comb(27, 4) / comb(35, 4)),
        "shokha.hand": exact(4 / 35),
        "shokha.partner": exact(4 / 31),
        "shokha.stock": exact(19 / 31),
    }
