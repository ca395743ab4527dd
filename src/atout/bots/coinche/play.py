"""Which card to play: each legal card is given a worth in card points, and the best is played.

The worth of a card is what this trick brings with it, less what the card would bring if it were kept:

* the points on the table and in the card, gained as likely as our side takes the trick, lost otherwise. So points go
  to a partner who is sure to win and never to opponents, and the last seat wins as cheaply as it can;
* a card that will win a trick of its own later is worth keeping: masters, trumps, guarded tens;
* plans: contractors draw trumps, everybody fights harder for the trick that settles the contract, or all eight tricks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from atout.bots.knowledge import Knowledge, Seen
from atout.bots.odds import of_suit, takers
from atout.cards import Card, card
from atout.games.actions import Action, PlayCard
from atout.games.coinche.spec import BELOTE, CARD_POINTS, DECK, LAST_TRICK, PARTNER, Profile
from atout.games.coinche.view import CoincheView
from atout.play import Mode

# What things are worth, in card points.
_LATER_TRICK: Final = 12
"""The other cards of a trick that a card wins later."""
_RUFF: Final = 8
"""A trump kept, for the plain trick that it may take."""
_DRAWN: Final = 9
"""A trump of an opponent drawn by the contractors."""
_PARTNERS_DRAWN: Final = 4
"""A trump of the partner drawn along with it."""
_TRUMPS_FOR_CONTRACTORS: Final = 8
"""What a defender who leads trumps does for the contractors."""
_LAST_GUARD: Final = 4
"""The card that keeps a ten from falling to the ace."""
_NEW_VOID: Final = 3
"""To be without a suit while one has trumps."""
_SETTLES: Final = 30
"""The trick that decides the contract."""
_SWEEP: Final = 40
"""A trick late in a deal in which one side has all of them."""
_SWEEP_FROM: Final = 5
"""After how many tricks of one side the rest are fought for."""

_GUARDED: Final = 0.4
"""The chance that a card not yet high takes a trick when as many lower cards guard it as there are higher ones."""
_LEAST_KEPT: Final = -0.2
"""How much of its points a losing card is expected to lose when kept: partner may still get them."""


def choose_card(view: CoincheView, profile: Profile) -> Action:
    """The legal card of the greatest worth; of equal ones the one with fewer points."""
    chooser = _Chooser(view, profile)
    cards = [each.card for each in view.legal if isinstance(each, PlayCard)]
    best = max(cards, key=lambda each: (chooser.worth(each), -chooser.mode.points[each], -each.index))
    return view.legal[cards.index(best)]


def worths(view: CoincheView, profile: Profile) -> dict[Card, float]:
    """What each legal card is worth by rules of thumb, in card points."""
    chooser = _Chooser(view, profile)
    return {each.card: chooser.worth(each.card) for each in view.legal if isinstance(each, PlayCard)}


def known_to(view: CoincheView, profile: Profile) -> Knowledge:
    """What the seat of this view can conclude while cards are played."""
    assert view.contract is not None
    assert view.trick is not None
    assert view.seat is not None
    strain = view.contract.bid.strain
    return Knowledge(
        Seen(
            seat=view.seat,
            hand=view.hand,
            hand_sizes=view.hand_sizes,
            deck=DECK,
            tricks=(*view.tricks, view.trick),
            mode=profile.modes[strain],
            duties=profile.duties[strain],
            partner=PARTNER,
            shown=_shown(view),
        )
    )


class _Chooser:
    """One decision: what is known, and what each card is worth."""

    def __init__(self, view: CoincheView, profile: Profile) -> None:
        assert view.contract is not None
        assert view.trick is not None
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.side = view.seat % 2
        self.mode: Mode = profile.modes[view.contract.bid.strain]
        self.trick = view.trick
        self.trumps = of_suit(self.mode, self.mode.trump)
        self.held_trumps = [each for each in view.hand if each in self.trumps]
        self.contracting = view.contract.side == self.side
        self.known = known_to(view, profile)
        after = len(view.trick.cards) + 1
        self.behind = [(view.trick.leader + place) % 4 for place in range(after, 4)]
        self.round = [(view.seat + turn) % 4 for turn in (1, 2, 3)]
        self.table = sum([self.mode.points[each] for each in view.trick.cards])
        unseen = self.known.unseen
        self.to_come = len(self.behind) * sum([self.mode.points[each] for each in unseen]) / max(len(unseen), 1)
        self.needs = _needs(view, profile)
        self.sweeping = _sweeping(view)

    def worth(self, card: Card) -> float:
        """What playing the card is worth, in card points."""
        ours = self._ours_after(card)
        stake = self.table + self.mode.points[card]
        worth = (2 * ours - 1) * (stake + self.to_come) - self._kept(card) + self._discarded(card)
        worth += self._settling(ours, stake)
        if self.sweeping:
            worth += ours * _SWEEP
        if not self.trick.cards:
            worth += self._drawing(card)
        return worth

    def _ours_after(self, card: Card) -> float:
        """The chance that our side takes this trick if the card is played."""
        cards = self.trick.cards
        if not cards:
            return self._ours(card, card, self.seat, self.behind)
        assert self.trick.winner is not None
        winning = cards[(self.trick.winner - self.trick.leader) % 4]
        if card in self.mode.beaters[winning]:
            return self._ours(card, cards[0], self.seat, self.behind)
        return self._ours(winning, cards[0], self.trick.winner, self.behind)

    def _ours(self, winning: Card, led: Card, winner: int, behind: Sequence[int]) -> float:
        chances = takers(winning, led.suit, winner, behind, self.known.others, self.mode)
        return chances[self.side] + chances[self.side + 2]

    def _kept(self, card: Card) -> float:
        """What the card would bring if it were kept: as likely as it wins when it is led later."""
        wins = self._ours(card, card, self.seat, self.round)
        suit = of_suit(self.mode, card.suit)
        above = self.known.unseen_of(suit & self.mode.beaters[card])
        below = sum([card in self.mode.beaters[each] for each in self.view.hand if each in suit])
        if 0 < above <= below:
            wins = max(wins, _GUARDED)
        kept = max(2 * wins - 1, _LEAST_KEPT) * self.mode.points[card] + wins * _LATER_TRICK
        return kept + _RUFF if card in self.trumps else kept

    def _discarded(self, card: Card) -> float:
        """What it does to the rest of the suit: a guard lost, a void made."""
        suited = [each for each in self.view.hand if each.suit == card.suit]
        if card in self.trumps:
            return 0.0
        if len(suited) == 1:
            return _NEW_VOID if self.held_trumps else 0.0
        if len(suited) == 2:
            other = suited[0] if suited[1] is card else suited[1]
            if self.mode.points[other] >= 9 and self.known.unseen_of(self.mode.beaters[other] - self.trumps):
                return -_LAST_GUARD
        return 0.0

    def _drawing(self, card: Card) -> float:
        """What leading a trump does: it draws the opponents' for contractors, and helps them if we are not."""
        if card not in self.trumps:
            return 0.0
        if not self.contracting:
            return -_TRUMPS_FOR_CONTRACTORS
        left, partner, right = (1.0 - self.known.others[seat].lacks(self.trumps) for seat in self.round)
        return (left + right) * _DRAWN - partner * _PARTNERS_DRAWN if left + right else 0.0

    def _settling(self, ours: float, stake: int) -> float:
        """The contract itself, if this trick decides it for one side or the other."""
        mine, theirs = self.needs[self.side], self.needs[1 - self.side]
        worth = 0.0
        if 0 < mine <= stake:
            worth += ours * _SETTLES
        if 0 < theirs <= stake:
            worth -= (1 - ours) * _SETTLES
        return worth


def _shown(view: CoincheView) -> dict[int, Counter[Card]]:
    """The cards that everybody knows of: combinations shown, kings and queens of belotes said."""
    shown: dict[int, Counter[Card]] = {seat: Counter() for seat in range(4)}
    for each in view.shown:
        shown[each.seat] |= Counter(each.cards)
    for seat, suit in view.belotes:
        shown[seat] |= Counter((card("K" + suit), card("Q" + suit)))
    return shown


def _needs(view: CoincheView, profile: Profile) -> tuple[int, int]:
    """The card points that each side still has to take to have its way with the contract."""
    assert view.contract is not None
    by = view.contract.side
    bonus = [BELOTE * sum(seat % 2 == side for seat, _ in view.belotes) for side in (0, 1)]
    for each in view.shown:
        bonus[each.seat % 2] += each.points
    all_points = CARD_POINTS + LAST_TRICK
    need = max(view.contract.bid.points - bonus[by], profile.scoring.least_cards)
    if profile.scoring.must_exceed_defence:
        need = max(need, (all_points + bonus[1 - by] - bonus[by]) // 2 + 1)
    needs = [0, 0]
    needs[by] = need - view.cards_taken[by]
    needs[1 - by] = all_points - need + 1 - view.cards_taken[1 - by]
    return needs[0], needs[1]


def _sweeping(view: CoincheView) -> bool:
    """Whether one side has all tricks so far and the rest matter for it: late in the deal, or in a capot contract."""
    assert view.contract is not None
    winners = {trick.winner % 2 for trick in view.tricks if trick.winner is not None}
    if view.contract.bid.capot:
        return winners <= {view.contract.side}
    return len(winners) == 1 and len(view.tricks) >= _SWEEP_FROM
