"""Every deal that gives a seat its view, found by trying: nothing is concluded from anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod

from atout.cards import Card, in_order
from atout.games.actions import Action, OnCards, PlayCard
from atout.games.binokel.game import BinokelDeal
from atout.games.coinche.declarations import Declare
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal, Dealt

Hands = tuple[tuple[Card, ...], ...]


def coinche_worlds(deal: CoincheDeal, seat: int | None) -> set[Hands]:
    """The hands of all deals in which the same was said and played and the seat sees what it sees."""
    assert deal.tricks is not None
    hands = [in_order(hand) for hand in deal.tricks.hands]
    played = played_so_far(deal)
    unseen = [card for other, hand in enumerate(hands) if other != seat for card in hand]
    sizes = [0 if other == seat else len(hand) for other, hand in enumerate(hands)]
    found = set()
    for shares in shared_out(unseen, sizes):
        now = tuple([hand if other == seat else in_order(shares[other]) for other, hand in enumerate(hands)])
        dealt = Dealt(tuple([
            deal.dealt.hands[other] if other == seat else (*now[other], *played[other]) for other in range(4)
        ]))  # fmt: skip
        if leads_to_view(deal, dealt, seat):
            found.add(now)
    return found


def leads_to_view(deal: Deal, dealt: Dealt, seat: int | None) -> bool:
    """Whether some answers to the questions of other seats make these cards look the same to the seat."""
    view = deal.view(seat)
    start = deal.game.deal(dealt, deal.dealer, deal.before)
    said = [(who, action) for who, action in deal.history if not isinstance(action, Declare) or who == seat]
    return any(each.view(seat) == view for each in replays(start, said, seat))


def replays(deal: Deal, said: Sequence[tuple[int, Action]], seat: int | None) -> Iterator[Deal]:
    """The deal after ``said``, once for each way in which the others answer what only they are asked."""
    for number, (who, action) in enumerate(said):
        if deal.actor != who:
            return
        asked = who != seat and isinstance(action, PlayCard) and isinstance(deal.legal()[0], Declare)
        if asked:
            for answer in deal.legal():
                answered = deal.copy()
                answered.play(answer)
                yield from replays(answered, said[number:], seat)
            return
        if action not in deal.legal():
            return
        deal.play(action)
    yield deal


def played_so_far(deal: Deal) -> list[list[Card]]:
    """By seat the cards that it has played."""
    played: list[list[Card]] = [[] for _ in range(deal.game.players)]
    for who, action in deal.history:
        if isinstance(action, PlayCard):
            played[who].append(action.card)
    return played


def shared_out(some: Sequence[Card], sizes: Sequence[int]) -> Iterator[list[tuple[Card, ...]]]:
    """All ways to give the cards, each one taken as different, to places of these sizes."""
    if not sizes:
        yield []
        return
    for taken in combinations(range(len(some)), sizes[0]):
        rest = [card for number, card in enumerate(some) if number not in taken]
        for others in shared_out(rest, sizes[1:]):
            yield [tuple([some[number] for number in taken]), *others]


def binokel_worlds(deal: BinokelDeal, seat: int | None) -> dict[tuple[Hands, tuple[Card, ...]], int]:
    """Hands and cards laid away of all deals that look the same to the seat, and in how many ways each comes about when
    the copies of a card are told apart: as they were dealt, and as three of the soloist's eighteen were chosen."""
    hands, played, soloist = [in_order(hand) for hand in deal.hands], played_so_far(deal), deal.soloist
    assert soloist is not None
    known = [other == seat for other in range(3)] + [seat == soloist]
    lying = [*hands, deal.laid_away]
    unseen = [card for cards, is_known in zip(lying, known, strict=True) if not is_known for card in cards]
    sizes = [0 if is_known else len(cards) for cards, is_known in zip(lying, known, strict=True)]
    found: dict[tuple[Hands, tuple[Card, ...]], int] = {}
    tried = set()
    for shares in shared_out(unseen, sizes):
        now = tuple([
            cards if is_known else in_order(share) for cards, is_known, share in zip(lying, known, shares, strict=True)
        ])  # fmt: skip
        if now in tried:
            continue
        tried.add(now)
        kept = [Counter([*now[other], *played[other]]) for other in range(3)]
        dealt = [[*played[other], *(now[other])] for other in range(3)]
        dealt[soloist] = list((kept[soloist] + Counter(now[3]) - Counter(deal.dealt.rest)).elements())
        if len(dealt[soloist]) != 15:
            continue  # the Tapp would not have been his
        if seat is not None:
            dealt[seat] = list(deal.dealt.hands[seat])
        said = [
            (who, OnCards("discard", now[3]) if isinstance(action, OnCards) else action) for who, action in deal.history
        ]
        start = deal.game.deal(Dealt(tuple(map(tuple, dealt)), deal.dealt.rest), deal.dealer, deal.before)
        if any(each.view(seat) == deal.view(seat) for each in replays(start, said, seat)):
            found[now[:3], now[3]] = prod([
                _ways_of_copies(card, kept, Counter(now[3]), Counter(deal.dealt.rest), soloist)
                for card in set(deal.game.deck)
            ])  # fmt: skip
    return found


def _ways_of_copies(
    card: Card, kept: list[Counter[Card]], aside: Counter[Card], tapp: Counter[Card], soloist: int
) -> int:
    """How many courses two different copies can have taken so that so many ended where they did."""
    courses = [("dealt", seat, seat) for seat in range(3)]
    courses += [("dealt", soloist, 3), ("tapp", soloist, soloist), ("tapp", soloist, 3)]
    wanted = [*[kept[seat][card] for seat in range(3)], aside[card]]
    return sum([
        [[first[2], second[2]].count(end) for end in range(4)] == wanted
        and [first[0], second[0]].count("tapp") == tapp[card]
        for first in courses
        for second in courses
    ])  # fmt: skip
