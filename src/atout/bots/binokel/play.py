"""Which card to play in Binokel: as in Coinche each legal card is given a worth, but everybody plays for himself.

What a trick is worth depends on who takes it: one's own counts in full; the soloist wants it from both opponents; the
opponents would rather see it with each other than with him, as long as he has not made or lost his game.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from atout.bots.knowledge import Knowledge, Seen
from atout.bots.odds import of_suit, takers
from atout.cards import Card
from atout.games.actions import Action, OnSuit, PlayCard
from atout.games.binokel.melds import Meld, meld_points
from atout.games.binokel.spec import (
    ALL_POINTS,
    DECK,
    DURCH,
    DURCH_DUTIES,
    DUTIES,
    HAND_SIZE,
    MODES,
    PLAYERS,
    points_of,
)
from atout.games.binokel.view import BinokelView
from atout.play import Mode

# What a point is worth, by who takes it.
_OWN: Final = 1.0
_RIVALS: Final = -0.5
"""To somebody who only competes for the match."""
_SOLOISTS: Final = -1.0
"""To the soloist, while his game is open."""
_ALLYS: Final = 0.1
"""To the other opponent of the soloist, while the game is open."""

# What things are worth, in card points.
_LATER_TRICK: Final = 10
"""The other cards of a trick that a card wins later."""
_RUFF: Final = 5
"""A trump kept, for the plain trick that it may take."""
_DRAWN: Final = 5
"""A trump of an opponent drawn by the soloist."""
_SETTLES: Final = 60
"""The trick that decides the game of the soloist."""
_FIRST_TRICK: Final = 0.5
"""The first trick of one's own, at the end of a deal: this share of the melds that it saves (N6.1)."""
_DURCH_TRICK: Final = 1000
"""The trick that decides a Durch: any one that the soloist does not take."""
_LEAST_KEPT: Final = -0.2
"""How much of its points a losing card is expected to lose when kept: it may still be laid to a good trick."""
_LAID_AWAY: Final = 12
"""The points that a soloist has laid away, for those who cannot know."""


def choose_card(view: BinokelView) -> Action:
    """The legal card of the greatest worth; of equal ones the one with fewer points."""
    chooser = _Chooser(view)
    cards = [each.card for each in view.legal if isinstance(each, PlayCard)]
    best = max(cards, key=lambda each: (chooser.worth(each), -chooser.mode.points[each], -each.index))
    return view.legal[cards.index(best)]


def mode_of(view: BinokelView) -> Mode:
    """How the cards rank in the game that the soloist named."""
    return MODES[view.choice.suit] if isinstance(view.choice, OnSuit) else DURCH


def known_to(view: BinokelView) -> Knowledge:
    """What the seat of this view can conclude while cards are played."""
    assert view.trick is not None
    assert view.seat is not None
    mode = mode_of(view)
    return Knowledge(
        Seen(
            seat=view.seat,
            hand=view.hand,
            hand_sizes=view.hand_sizes,
            deck=DECK,
            tricks=(*view.tricks, view.trick),
            mode=mode,
            duties=DURCH_DUTIES if mode is DURCH else DUTIES,
            partner=(None,) * PLAYERS,
            shown={seat: _shown(melds) for seat, melds in enumerate(view.melds)},
            aside=view.laid_away,
        )
    )


class _Chooser:
    """One decision: what is known, and what each card is worth."""

    def __init__(self, view: BinokelView) -> None:
        assert view.trick is not None
        assert view.seat is not None
        assert view.soloist is not None
        self.view = view
        self.seat: int = view.seat
        self.soloist: int = view.soloist
        self.trick = view.trick
        self.mode = mode_of(view)
        self.trumps = of_suit(self.mode, self.mode.trump)
        self.known = known_to(view)
        after = len(view.trick.cards) + 1
        self.behind = [(view.trick.leader + place) % PLAYERS for place in range(after, PLAYERS)]
        self.round = [(view.seat + turn) % PLAYERS for turn in (1, 2)]
        self.table = points_of(view.trick.cards)
        unseen = self.known.unseen
        points = sum([self.mode.points[each] * copies for each, copies in unseen.items()])
        self.to_come = len(self.behind) * points / max(sum(unseen.values()), 1)
        self.needs = _needs(view)
        self.interest = [self._interest(seat) for seat in range(PLAYERS)]

    def _interest(self, seat: int) -> float:
        """What a point that goes to this seat is worth."""
        if seat == self.seat:
            return _OWN
        if self.seat == self.soloist or min(self.needs) <= 0:
            return _RIVALS
        return _SOLOISTS if seat == self.soloist else _ALLYS

    def worth(self, card: Card) -> float:
        """What playing the card is worth, in card points."""
        chances = self._after(card)
        stake = self.table + self.mode.points[card]
        worth = self._valued(chances) * (stake + self.to_come) - self._kept(card)
        worth += self._settling(chances[self.soloist], stake)
        if not self.view.tricks_taken[self.seat]:
            late = len(self.view.tricks) / HAND_SIZE
            worth += chances[self.seat] * meld_points(self.view.melds[self.seat]) * _FIRST_TRICK * late
        if not self.trick.cards and card in self.trumps and self.seat == self.soloist:
            worth += _DRAWN * sum([1.0 - self.known.others[seat].lacks(self.trumps) for seat in self.round])
        return worth

    def _after(self, card: Card) -> list[float]:
        """Each seat's chance to take this trick if the card is played."""
        cards = self.trick.cards
        if not cards:
            return self._takers(card, card, self.seat, self.behind)
        assert self.trick.winner is not None
        winning = cards[(self.trick.winner - self.trick.leader) % PLAYERS]
        if card in self.mode.beaters[winning]:
            return self._takers(card, cards[0], self.seat, self.behind)
        return self._takers(winning, cards[0], self.trick.winner, self.behind)

    def _takers(self, winning: Card, led: Card, winner: int, behind: list[int]) -> list[float]:
        return takers(winning, led.suit, winner, behind, self.known.others, self.mode)

    def _valued(self, chances: list[float]) -> float:
        """What a point of a trick is worth with these chances."""
        return sum([chance * interest for chance, interest in zip(chances, self.interest, strict=True)])

    def _kept(self, card: Card) -> float:
        """What the card would bring if it were kept: as likely as it wins when it is led later."""
        chances = self._takers(card, card, self.seat, self.round)
        kept = max(self._valued(chances), _LEAST_KEPT) * self.mode.points[card] + chances[self.seat] * _LATER_TRICK
        return kept + _RUFF if card in self.trumps else kept

    def _settling(self, soloist_takes: float, stake: int) -> float:
        """The game of the soloist, if this trick decides it."""
        sign = 1 if self.seat == self.soloist else -1
        if self.mode is DURCH:
            return sign * soloist_takes * _DURCH_TRICK
        makes, breaks = self.needs
        worth = 0.0
        if 0 < makes <= stake:
            worth += sign * soloist_takes * _SETTLES
        if 0 < breaks <= stake:
            worth -= sign * (1 - soloist_takes) * _SETTLES
        return worth


def _needs(view: BinokelView) -> tuple[int, int]:
    """The card points that still make the soloist's game, and those that break it when the others take them."""
    assert view.soloist is not None
    laid = points_of(view.laid_away) if view.seat == view.soloist else _LAID_AWAY
    taken = view.cards_taken
    makes = view.bid - meld_points(view.melds[view.soloist]) - laid - taken[view.soloist]
    others = sum(taken) - taken[view.soloist]
    breaks = ALL_POINTS - laid - taken[view.soloist] - makes + 1 - others
    return makes, breaks


def _shown(melds: tuple[Meld, ...]) -> Counter[Card]:
    """The cards that a player has shown. A card may stand in melds of different kinds, but is held only once."""
    groups: dict[str, Counter[Card]] = {}
    for meld in melds:
        groups.setdefault(_GROUPS[meld.kind], Counter()).update(meld.cards)
    shown: Counter[Card] = Counter()
    for group in groups.values():
        shown |= group
    return shown


_GROUPS: Final = {
    "family": "suits", "double-family": "suits", "pair": "suits", "four": "ranks", "eight": "ranks",
    "binokel": "binokels", "double-binokel": "binokels", "nine": "nines",
}  # fmt: skip
"""The kinds of melds by N4.6: within a group a card serves once."""
