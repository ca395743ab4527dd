"""What a finished match was: who sat there, how each deal came out, who won.

It is all that experience, ratings and challenges need to know, found by replaying the log of the table, and compact
enough to be kept for every match.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

import msgspec

from atout.bots import BASELINES, LEVELS
from atout.games.actions import OnSuit
from atout.games.binokel.game import BinokelDeal
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal
from atout.games.registry import GAMES
from atout.players.feats import Feat, feats
from atout.players.statistics import Cell, Count, counted
from atout.table.events import Acted, Event
from atout.table.state import State
from atout.table.table import Table


class SeatFacts(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A seat when the match ended."""

    who: str
    """The person's identity; empty for a computer, which plays a whole rematch for somebody who is not there."""
    left: bool = False
    """Whether the person had left, and a computer finished the match."""
    gone: tuple[float, float] | None = None
    """Somebody who has had all that was held on him deleted: nothing is left but how strong he was, mean and standard
    deviation, so that the others' ratings stay what they are."""


class DealFacts(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A deal of a match."""

    number: int
    """At its table, from 1."""
    outcome: str
    """As in records."""
    seat: int | None
    """Who bid the contract, or the soloist; none in Kozel, and where nobody bid."""
    strain: str
    """What the contract was played in; the trump suit; ``durch``; empty where nobody bid."""
    value: int
    """Coinche: the height of the contract, 1000 for capot; Binokel: the bid; Kozel: 0."""
    double: int
    """Coinche: 1, 2 or 4; elsewhere 1."""
    score: tuple[int, ...]
    feats: tuple[tuple[Feat, ...], ...]
    """By seat."""
    counts: tuple[tuple[tuple[Cell, Count], ...], ...] = ()
    """What it adds to statistics, by seat: to those of people who did everything in it themselves."""


class MatchFacts(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A finished match."""

    game: str
    table: str
    number: int
    """At its table, from 1."""
    at: int
    """When it ended, in milliseconds since 1970."""
    level: str
    """The weakest at which computers played in it, or would have; see :func:`weakest`."""
    seats: tuple[SeatFacts, ...]
    winner: int
    """The side, or Binokel's seat."""
    totals: tuple[int, ...]
    deals: tuple[DealFacts, ...]

    def has_won(self, seat: int) -> bool:
        """Whether the seat was of the winning side, its person present or not."""
        return GAMES[self.game].sides[seat] == self.winner

    @property
    def people(self) -> dict[str, int]:
        """Who sat there, and where."""
        return {seat.who: number for number, seat in enumerate(self.seats) if seat.who}

    @property
    def computers(self) -> bool:
        """Whether a computer played for any seat at the end."""
        return any(seat.left or not (seat.who or seat.gone) for seat in self.seats)


_ORDER: Final = (*BASELINES, *LEVELS)
"""All levels, weakest first."""
_DECODER: Final = msgspec.msgpack.Decoder(MatchFacts)


def encode(facts: MatchFacts) -> bytes:
    """The facts as bytes: the same facts always give the same bytes."""
    return msgspec.msgpack.encode(facts)


def decode(data: bytes) -> MatchFacts:
    """The inverse of :func:`encode`."""
    return _DECODER.decode(data)


def weakest(levels: Iterable[str]) -> str:
    """The weakest of the levels."""
    return min(levels, key=_ORDER.index)


def finished(events: Iterable[Event]) -> Iterator[MatchFacts]:
    """The matches that a table's log has finished, in order, by replaying it.

    Raises:
        EventError: the events are not the log of a table.
    """
    events = iter(events)
    table = Table.replay([next(events)])
    for event in events:
        table.apply(event)
        facts = just_finished(table.state, event)
        if facts is not None:
            yield facts


def just_finished(state: State, event: Event) -> MatchFacts | None:
    """The match that this event, the last one of the table, has ended; none where it ended none, and of practice."""
    match = state.match
    if not isinstance(event, Acted) or state.phase != "over" or state.opened.origin is not None or match is None:
        return None
    assert match.winner is not None
    first = len(state.played) - len(match.deals) + 1
    return MatchFacts(
        game=state.opened.game,
        table=state.opened.table,
        number=len(state.matches),
        at=event.at,
        level=weakest(state.levels),
        seats=tuple(_seat(state, number) for number in range(len(state.seats))),
        winner=match.winner,
        totals=match.standing.totals,
        deals=tuple(
            deal_facts(played.deal, number, _own(state, number))
            for number, played in enumerate(match.deals, start=first)
        ),
    )


def _seat(state: State, number: int) -> SeatFacts:
    """The seat as the match ended; somebody who was away from a rematch altogether has not left it either."""
    seat = state.seats[number]
    if seat.away and number not in state.joined:
        return SeatFacts("")
    return SeatFacts(seat.who, seat.away)


def _own(state: State, number: int) -> list[int]:
    """The seats whose people did everything in a deal themselves."""
    return [seat for seat, sits in enumerate(state.seats) if sits.who and (number, seat) not in state.helped]


def deal_facts(deal: Deal, number: int, own: Collection[int] = ()) -> DealFacts:
    """A finished deal that is the so manieth of its table.

    Args:
        own: the seats whose people did everything in it themselves.
    """
    seat, strain, value, double = _contract(deal)
    result = deal.result
    assert result is not None
    counts = [tuple(counted(deal, each).items()) if each in own else () for each in range(deal.game.players)]
    return DealFacts(number, result.outcome, seat, strain, value, double, result.score, feats(deal), tuple(counts))


def _contract(deal: Deal) -> tuple[int | None, str, int, int]:
    """Who played what: seat, strain, value, double."""
    if isinstance(deal, CoincheDeal):
        contract = deal.auction.contract
        if contract is None:
            return None, "", 0, 1
        return contract.seat, contract.bid.strain, contract.bid.height, contract.double
    if isinstance(deal, BinokelDeal):
        choice = deal.choice
        assert choice is not None
        return deal.soloist, choice.suit if isinstance(choice, OnSuit) else choice.text, deal.auction.bid, 1
    assert isinstance(deal, KozelDeal)
    return None, deal.turn_up.suit, 0, 1
