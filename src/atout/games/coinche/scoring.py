"""The score of a deal (section 6): is the contract made, and what does each side record?

One calculation serves the three profiles; what they differ in is declared: :class:`~atout.games.coinche.spec.Scoring`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from atout.games.coinche.auction import Bid
from atout.games.coinche.spec import LAST_TRICK, Profile, Scoring
from atout.games.game import Lines, Row, Score

Outcome = Literal["made", "lost", "dispute"]


@dataclass(slots=True)
class Summary:
    """What of a played deal matters for its score. Pairs of numbers are by side."""

    contract: Bid
    by: int
    """The side of the contractors."""
    double: int
    """1, 2 or 4 (K3.7)."""
    cards: tuple[int, int]
    """Card points taken, with ten for the last trick: together 162."""
    tricks: tuple[int, int]
    declarations: tuple[int, int]
    """Those that count (K5.7): one of the two is 0."""
    belote: tuple[int, int]
    one_hand: bool = False
    """Whether one player took all eight tricks (O6.2)."""
    last_trick: int | None = None
    """The side that took the last trick, where it is known; only the explanation uses it."""

    @property
    def swept_by(self) -> int | None:
        """The side with all eight tricks, if there is one."""
        return self.tricks.index(8) if 8 in self.tricks else None


def score(summary: Summary, profile: Profile) -> Score:
    """What the deal is worth; for a dispute, the contractors' total is what :func:`set_aside` says."""
    cards = cards_with_bonus(summary, profile.scoring)
    outcome = judge(summary, profile)
    sheet = _Sheet(profile.scoring)
    if outcome == "dispute":
        _add_total(sheet, summary, cards, 1 - summary.by, "dispute")
    elif profile.scoring.stake and (outcome == "lost" or summary.double > 1):
        _record_stake(sheet, summary, outcome)
    else:
        _record_points(sheet, summary, cards, outcome)
    if profile.scoring.rounds:
        sheet.round()
    return Score(outcome, tuple(sheet.sums), Lines(sheet.rows), _tally(summary, profile, cards))


def cards_with_bonus(summary: Summary, scoring: Scoring) -> tuple[int, int]:
    """The card points of each side, those of a side with all eight tricks as its profile counts them."""
    swept_by = summary.swept_by
    if swept_by is None:
        return summary.cards
    swept = scoring.one_hand if summary.one_hand and scoring.one_hand else scoring.all_tricks
    return (swept, 0) if swept_by == 0 else (0, swept)


def totals(summary: Summary, scoring: Scoring) -> tuple[int, int]:
    """Cards, declarations that count and belote of each side."""
    cards = cards_with_bonus(summary, scoring)
    declared, belote = summary.declarations, summary.belote
    return cards[0] + declared[0] + belote[0], cards[1] + declared[1] + belote[1]


def judge(summary: Summary, profile: Profile) -> Outcome:
    """How the deal ended for the contractors (F6.1, B6.1, O6.1)."""
    scoring, by, bid = profile.scoring, summary.by, summary.contract
    sums = totals(summary, scoring)
    total, defence = sums[by], sums[1 - by]
    if bid.capot and summary.swept_by != by:
        return "lost"
    if scoring.disputes:
        if bid.capot:
            return "made"  # never a dispute
        if total < bid.points:
            return "lost"
        return "dispute" if total in (bid.points, defence) else "made"
    if total < bid.points or cards_with_bonus(summary, scoring)[by] < scoring.least_cards:
        return "lost"
    if scoring.must_exceed_defence and total <= defence:
        return "lost"
    return "made"


def set_aside(summary: Summary, profile: Profile) -> int:
    """What a deal that ended in a dispute sets aside: the contractors' total (O6.5)."""
    return totals(summary, profile.scoring)[summary.by]


class _Sheet:
    """A score sheet being written; each number is added with its reason."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring
        self.rows: list[Row] = []
        self.sums = [0, 0]
        """What each side has so far."""

    def add(self, slug: str, rule: str, side: int, points: int) -> None:
        """Adds points of a side, unless there are none."""
        if points:
            both = (points, 0) if side == 0 else (0, points)
            self.rows.append((slug, self.scoring.rules[rule], both))
            self.sums[side] += points

    def multiply(self, side: int, factor: int) -> None:
        """Multiplies what the side has so far."""
        self.add({2: "coinched", 4: "surcoinched"}.get(factor, ""), "double", side, self.sums[side] * (factor - 1))

    def round(self) -> None:
        """Rounds both columns to the nearest ten, five upwards."""
        first, second = [(points + 5) // 10 * 10 - points for points in self.sums]
        if first or second:
            self.rows.append(("rounding", self.scoring.rules["round"], (first, second)))
            self.sums = [self.sums[0] + first, self.sums[1] + second]


def _record_stake(sheet: _Sheet, summary: Summary, outcome: Outcome) -> None:
    """A lost or doubled contract where the winners record a fixed stake (F6.3 to F6.5, B6.3, B6.4)."""
    stake, by = sheet.scoring.stake, summary.by
    assert stake is not None
    winner = by if outcome == "made" else 1 - by
    case = outcome if summary.double == 1 else f"{outcome}-doubled"
    swept = (
        summary.swept_by == by == winner
        or (stake.defence_sweeps and summary.swept_by == winner)
        or (stake.capot_bid_sweeps and summary.contract.capot)
    )
    sheet.add("stake-swept" if swept else "stake", case, winner, stake.swept if swept else stake.usual)
    sheet.add("declarations", case, winner, sum(summary.declarations))
    sheet.add("bid", case, winner, summary.contract.points)
    if sheet.scoring.doubles_belote:
        sheet.add("belote", case, winner, summary.belote[winner])
    sheet.multiply(winner, summary.double)
    if not sheet.scoring.doubles_belote:
        sheet.add("belote", case, winner, summary.belote[winner])
    sheet.add("belote", case, 1 - winner, summary.belote[1 - winner])


def _record_points(sheet: _Sheet, summary: Summary, cards: tuple[int, int], outcome: Outcome) -> None:
    """A deal whose own points are recorded (F6.2, B6.2, O6.3, O6.4, O6.6)."""
    by = summary.by
    winner = by if outcome == "made" else 1 - by
    loser = 1 - winner
    takes_cards = outcome == "lost"
    takes_declarations = takes_cards or (sheet.scoring.sweep_takes_declarations and summary.swept_by == winner)
    sheet.add("cards", outcome, winner, sum(cards) if takes_cards else cards[winner])
    sheet.add(
        "declarations",
        outcome,
        winner,
        sum(summary.declarations) if takes_declarations else summary.declarations[winner],
    )
    if sheet.scoring.records_bid:
        sheet.add("bid", outcome, winner, summary.contract.points)
    sheet.multiply(winner, summary.double)
    sheet.add("belote", outcome, winner, summary.belote[winner])
    if not takes_cards:
        sheet.add("cards", outcome, loser, cards[loser])
    if not takes_declarations:
        sheet.add("declarations", outcome, loser, summary.declarations[loser])
    sheet.add("belote", outcome, loser, summary.belote[loser])


def _add_total(sheet: _Sheet, summary: Summary, cards: tuple[int, int], side: int, case: str) -> None:
    sheet.add("cards", case, side, cards[side])
    sheet.add("declarations", case, side, summary.declarations[side])
    sheet.add("belote", case, side, summary.belote[side])


def _tally(summary: Summary, profile: Profile, cards: tuple[int, int]) -> Lines:
    """What was counted before the contract was judged, the totals last."""
    taken = summary.cards
    last = (LAST_TRICK if summary.last_trick == 0 else 0, LAST_TRICK if summary.last_trick == 1 else 0)
    bonus = (cards[0] - taken[0], cards[1] - taken[1])
    plain = (taken[0] - last[0], taken[1] - last[1])
    rows = (
        ("cards" if summary.last_trick is None else "cards-taken", "K2.2", plain),
        ("last-trick", "K2.5", last),
        ("one-hand" if summary.one_hand else "all-tricks", profile.scoring.rules["sweep"], bonus),
        ("declarations", "K5.7", summary.declarations),
        ("belote", "K5.8", summary.belote),
    )
    test = ("total", profile.scoring.rules["test"], totals(summary, profile.scoring))
    return Lines([*[row for row in rows if row[2] != (0, 0)], test])
