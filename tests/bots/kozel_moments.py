"""Moments of Kozel in texts: early ones with a stock, and late ones without."""

from __future__ import annotations

from atout.cards import Card, cards
from atout.games.game import Deal
from atout.games.kozel.claims import SILENT
from atout.games.kozel.game import KOZEL
from atout.games.kozel.spec import DECK
from atout.games.view import Standing

Penalties = tuple[int, int]


def early(hands: tuple[str, ...], says: str, turn_up: str = "6d", draws: str = "") -> Deal:
    """A deal with these hands, seat 0 to lead, after the actions of ``says``.

    Args:
        hands: by seat.
        says: actions, parted by commas.
        turn_up: names the trumps.
        draws: the first cards of the stock; the others follow in the order of records.
    """
    held = {card.text for part in (*hands, draws, turn_up) for card in cards(part)}
    rest = [*draws.split(), *[card.text for card in DECK if card.text not in held], turn_up]
    return _played([cards(hand) for hand in hands], rest, says.split(", ") if says else [])


def late(
    first: tuple[str, ...], second: tuple[str, ...], hands: tuple[str, ...], says: str = "",
    before: Penalties = (0, 0),
) -> Deal:  # fmt: skip
    """A deal without a stock: after a trick of four cards and one of one card everybody holds four again.

    Args:
        first: what each seat did in the first trick, with all its cards; seat 0 led.
        second: what each seat did in the second.
        hands: what each seat holds after it. The last card was drawn last; of the last drawer it was turned up.
        says: what was done since, parted by commas.
        before: the penalties before the deal.
    """
    leader = _winner(first)
    last = _winner(second)
    played = [text.split(" ")[1:] for text in second]
    held = [hand.split(" ") for hand in hands]
    drawn = [[*played[seat], *held[seat][:3]] for seat in range(4)]
    rest = [drawn[(leader + turn) % 4][number] for number in range(4) for turn in range(4)]
    rest += [held[(last + turn) % 4][3] for turn in range(4)]
    done = [*first, *[second[(leader + turn) % 4] for turn in range(4)], *(says.split(", ") if says else [])]
    return _played([cards(text.split(" ", 1)[1]) for text in first], rest, done, before)


def _winner(texts: tuple[str, ...]) -> int:
    """The seat that won this trick of distinct seats: the last that beat, or else the one that led."""
    beat = [seat for seat, text in enumerate(texts) if text.startswith("beat")]
    return beat[-1] if beat else next(seat for seat, text in enumerate(texts) if text.startswith("lead"))


def _played(hands: list[tuple[Card, ...]], rest: list[str], texts: list[str], before: Penalties = (0, 0)) -> Deal:
    deal = KOZEL.deal(KOZEL.from_hands(hands, cards(" ".join(rest))), 3, Standing(before))
    for text in texts:
        while SILENT in deal.legal() and text not in ("moskva", "molodka", "silent"):
            deal.play(SILENT)
        deal.play(KOZEL.action(text))
    return deal
