"""What a deal is worth (N3.3, N3.4, N6): a pure function for each of the three ways in which it can end.

Each player plays for himself: all numbers are by seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from atout.games.binokel.spec import CONCESSION, DURCH_SCORE, LAST_TEN, LOST_BIDS, PLAYERS
from atout.games.game import Lines, Row, Score

PerSeat = tuple[int, ...]


@dataclass(slots=True)
class Played:
    """A game with a trump suit, played to its end."""

    soloist: int
    bid: int
    cards: PerSeat
    """Card points taken in tricks, the last ten with them."""
    laid_away: int
    """Card points of the three cards laid away."""
    tricks: PerSeat
    melds: PerSeat
    """What the melds that were shown are worth, whether they count or not."""
    last: int | None = None
    """Who took the last trick, where known: the tally then shows the last ten by itself."""


@dataclass(slots=True)
class Conceded:
    """A game given up before the first lead."""

    soloist: int
    bid: int
    melds: PerSeat
    """The soloist's do not count."""


@dataclass(slots=True)
class Durch:
    """A Durch, won or broken off."""

    soloist: int
    tricks: PerSeat


def score(deal: Played | Conceded | Durch) -> Score:
    """What each seat records for the deal."""
    if isinstance(deal, Played):
        return _score_played(deal)
    return _score_conceded(deal) if isinstance(deal, Conceded) else _score_durch(deal)


def _score_played(deal: Played) -> Score:
    tally = _tally(deal)
    sums = _added(tally)
    soloist = deal.soloist
    made = deal.tricks[soloist] > 0 and sums[soloist] >= deal.bid
    own = [sums[seat] if seat != soloist and deal.tricks[seat] else 0 for seat in range(PLAYERS)]
    outcome, recorded = ("made", sums[soloist]) if made else ("lost", -LOST_BIDS * deal.bid)
    record: list[Row] = [
        (f"binokel-{outcome}", "N6.2", _only(soloist, recorded)),
        ("binokel-opponents", "N6.3", tuple(own)),
    ]
    return Score(outcome, _added(record), Lines(record), Lines(tally))


def _tally(deal: Played) -> list[Row]:
    """Lines that add up to the sum of each seat (N6.1)."""
    if deal.last is None:
        rows: list[Row] = [("binokel-cards-and-last", "N6.1", deal.cards)]
    else:
        last_ten = _only(deal.last, LAST_TEN)
        cards = tuple([all_ - ten for all_, ten in zip(deal.cards, last_ten, strict=True)])
        rows = [("binokel-cards", "N6.1", cards), ("binokel-last-ten", "N1.1", last_ten)]
    rows += [
        ("binokel-laid-away", "N3.1", _only(deal.soloist, deal.laid_away)),
        ("binokel-melds", "N4.6", deal.melds),
    ]
    void = tuple([0 if tricks else -melds for tricks, melds in zip(deal.tricks, deal.melds, strict=True)])
    if any(void):
        rows.append(("binokel-melds-without-trick", "N6.1", void))
    return rows


def _score_conceded(deal: Conceded) -> Score:
    opponents = [seat != deal.soloist for seat in range(PLAYERS)]
    record: list[Row] = [
        ("binokel-conceded", "N3.3", _only(deal.soloist, -deal.bid)),
        ("binokel-concession", "N3.3", tuple([CONCESSION * each for each in opponents])),
        ("binokel-melds", "N3.3", tuple([m * each for m, each in zip(deal.melds, opponents, strict=True)])),
    ]
    return Score("conceded", _added(record), Lines(record))


def _score_durch(deal: Durch) -> Score:
    made = sum(deal.tricks) == deal.tricks[deal.soloist]
    outcome, won = ("durch-made", DURCH_SCORE) if made else ("durch-lost", -DURCH_SCORE)
    recorded = _only(deal.soloist, won)
    return Score(outcome, recorded, Lines([(f"binokel-{outcome}", "N3.4", recorded)]))


def _only(seat: int, points: int) -> PerSeat:
    return tuple([points if each == seat else 0 for each in range(PLAYERS)])


def _added(rows: list[Row]) -> PerSeat:
    return tuple(map(sum, zip(*[points for _, _, points in rows], strict=True)))
