"""What the declarations of Coinche tell: kinds heard, combinations shown, whose were better (K5.4 to K5.7).

A seat that was heard to declare a kind holds such a combination; in the profiles where players choose what to declare,
silence tells nothing, and where declaring is automatic it tells that there is nothing. Shown combinations are known
card for card. Which of two kinds that were only heard was the better one limits what they can be.

Single cards tell part of it (:meth:`Declared.cases`: who declared a carré holds one of six), tables over the suits the
rest (:attr:`Declared.test`). :meth:`Declared.explained` says the same of one deal in the game's own words, with the
declarations that were made in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from atout.cards import SUITS, Card, card
from atout.games.coinche.declarations import (
    Combination,
    Declaration,
    Kind,
    automatic,
    better_side,
    choices,
)
from atout.games.coinche.spec import DECK, RUN_RANKS, Profile, Strain
from atout.games.coinche.view import CoincheView
from atout.worlds.combinations import BITS, Strengths, highest_of_two, lowest, strengths
from atout.worlds.parts import Masks
from atout.worlds.sampler import Test

Literals = tuple[tuple[int, tuple[Card, ...], tuple[Card, ...]], ...]
"""For some seats the cards that it was dealt, and cards that it was not."""

_LENGTHS: Final = {"tierce": 3, "cinquante": 4, "cent": 5}
_RARE: Final[tuple[Kind, ...]] = ("carre", "cent", "cinquante", "tierce")
"""From the least to the most frequent."""
MOST_CASES: Final = 48
"""Case by case are those seats taken that declared the rarest kinds, as long as there are not more cases."""


class Declared:
    """What was declared in a deal, as one view tells it."""

    def __init__(self, profile: Profile, view: CoincheView, played: Sequence[int]) -> None:
        """
        Args:
            profile: the rules.
            view: what the seat knows.
            played: what each seat has played, as a set of bits of the deck.
        """
        self._profile, self._view, self._played = profile, view, played
        cards = sum([len(trick.cards) for trick in (*view.tricks, *([view.trick] if view.trick is not None else []))])
        self._compared = cards >= profile.compares_on_card
        self._heard = {
            seat: kinds
            for seat, kinds in enumerate(view.announced)
            if seat != view.seat and kinds is not None and (kinds or profile.declares_automatically)
        }
        """What was heard of the hidden hands and tells something of them."""

    @property
    def _strain(self) -> Strain:
        assert self._view.contract is not None
        return self._view.contract.bid.strain

    def _shows(self, seat: int) -> bool:
        return self._compared and self._view.better is not None and seat % 2 == self._view.better

    # Single cards

    def cases(self) -> Iterator[Literals]:
        """Cases that cover all that can have been declared; a single empty one if nothing was."""
        known = tuple([self._shown(seat) for seat in self._heard if self._shows(seat)])
        spread: list[list[tuple[int, tuple[Card, ...], tuple[Card, ...]]]] = []
        cases = 1
        open_seats = [seat for seat, kinds in self._heard.items() if kinds and not self._shows(seat)]
        for seat in sorted(open_seats, key=lambda seat: _RARE.index(self._heard[seat][0])):
            ways = list(self._ways(seat))
            cases *= len(ways)
            if cases > MOST_CASES:
                break
            spread.append(ways)
        for some in product(*spread):
            yield (*known, *some)

    def _shown(self, seat: int) -> tuple[int, tuple[Card, ...], tuple[Card, ...]]:
        """The cards that a seat showed, and those that would have made its runs longer."""
        shown = [Combination(each.cards) for each in self._view.shown if each.seat == seat]
        fours = {each for four in shown if four.is_carre for each in four.cards}
        must, must_not = set[Card](), set[Card]()
        for each in shown:
            must.update(each.cards)
            if not each.is_carre:
                must_not.update(_beside(each.cards))
        return seat, tuple(must), tuple(must_not - fours)

    def _ways(self, seat: int) -> Iterator[tuple[int, tuple[Card, ...], tuple[Card, ...]]]:
        """What the best combination of the seat may be."""
        kind = self._heard[seat][0]
        held, seen = self._played[seat], set(self._view.hand)
        elsewhere = sum([played for other, played in enumerate(self._played) if other != seat])

        def can_hold(some: Iterable[Card]) -> bool:
            return not any(each in seen or elsewhere >> DECK.index(each) & 1 for each in some)

        if kind == "carre":
            for rank in self._profile.carres(self._strain):
                four = tuple([card(rank + suit) for suit in SUITS])
                if can_hold(four):
                    yield seat, four, ()
            return
        length = _LENGTHS[kind]
        for suit in SUITS:
            for top in range(len(RUN_RANKS) - length + 1):
                run = tuple([card(rank + suit) for rank in RUN_RANKS[top : top + length]])
                beside = _beside(run)
                if can_hold(run) and not any(held >> DECK.index(each) & 1 for each in beside):
                    yield seat, run, beside

    # Many hands at once

    @property
    def test(self) -> Test | None:
        """What else must be true of the hidden hands; ``None`` if nothing was declared that tells anything."""
        return self._allowed if self._heard else None

    def _allowed(self, masks: Masks) -> NDArray[np.bool_]:
        """Which hands can be those of what was heard and shown."""
        keep = np.ones(len(masks), dtype=np.bool_)
        for seat, kinds in self._heard.items():
            rows = np.flatnonzero(keep)
            keep[rows] = self._strengths.can_declare(self._dealt(masks[rows], seat), kinds)
        if self._compared and any(kinds and not self._shows(seat) for seat, kinds in self._heard.items()):
            rows = np.flatnonzero(keep)
            keep[rows] = self._compares(masks[rows])
        return keep

    def _compares(self, masks: Masks) -> NDArray[np.bool_]:
        """In which deals the comparison can have gone as it did (K5.6, K5.7)."""
        best = [self._best(masks, seat) for seat in range(4)]
        better = self._view.better
        if better is None:
            found: NDArray[np.bool_] = highest_of_two(best[0], best[2]) & highest_of_two(best[1], best[3]) != 0
            return found
        winner, loser = np.maximum(best[better], best[better + 2]), (1 - better, 3 - better)
        least: NDArray[np.bool_] = np.maximum(lowest(best[loser[0]]), lowest(best[loser[1]])) < winner
        return least

    def _best(self, masks: Masks, seat: int) -> NDArray[np.uint64]:
        """How strong the best combination that the seat declared may be."""
        view, dealt = self._view, self._dealt(masks, seat)
        if seat == view.seat:
            own = self._options(seat, BITS.cards(int(dealt[0])))[0] if len(dealt) else ()
            return np.full(len(dealt), max([self._strengths.of(each) for each in own or ()], default=0), np.uint64)
        if not self._heard.get(seat):
            return np.zeros(len(dealt), dtype=np.uint64)
        if not self._shows(seat):
            return self._strengths.best(dealt, self._heard[seat])
        shown = [Combination(each.cards) for each in view.shown if each.seat == seat]
        if shown[0].is_carre:
            return np.full(len(dealt), self._strengths.of(shown[0]), dtype=np.uint64)
        best: NDArray[np.uint64] = np.maximum.reduce([self._strengths.best_shown(dealt, run) for run in shown])
        return best

    def _dealt(self, masks: Masks, seat: int) -> NDArray[np.uint64]:
        """The seat's hand as it was dealt."""
        own = BITS.of(self._view.hand) if seat == self._view.seat else 0
        return masks[:, seat] | np.uint64(self._played[seat] | own)

    @property
    def _strengths(self) -> Strengths:
        return strengths(self._profile, self._strain)

    # Whole hands

    def explained(self, hands: Sequence[Sequence[Card]]) -> list[Declaration | None] | None:
        """Declarations of these hands, as dealt, that agree with what was heard and shown; ``None`` if none do.

        A seat that has not declared as far as the view can tell has ``None``.
        """
        if not self._view.playing:
            return [None] * 4
        options = [self._options(seat, hand) for seat, hand in enumerate(hands)]
        for some in product(*options):
            if not self._compared or self._view.better == better_side(
                [each or () for each in some], self._profile, self._strain
            ):
                return list(some)
        return None

    def _options(self, seat: int, hand: Sequence[Card]) -> list[Declaration | None]:
        view, profile = self._view, self._profile
        kinds, texts = view.announced[seat], None
        if seat == view.seat and view.declared is not None:
            texts = view.declared
        elif kinds is None:
            return [None]
        elif self._shows(seat):
            texts = tuple([each.text for each in view.shown if each.seat == seat])
        if profile.declares_automatically:
            able: Iterable[Declaration] = [automatic(hand, profile, self._strain)]
        elif not (texts if texts is not None else kinds):
            return [()]
        else:
            able = choices(hand, profile, self._strain).values()
        return [
            each
            for each in able
            if (kinds is None or tuple([some.kind for some in each]) == kinds)
            and (texts is None or tuple([some.text for some in each]) == texts)
        ]


def _beside(run: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that would have made a run longer than it was heard to be (K5.2)."""
    top, suit = RUN_RANKS.index(run[0].rank), run[0].suit
    low = top + len(run)
    above = [card(RUN_RANKS[top - 1] + suit)] if top else []
    below = [card(RUN_RANKS[low] + suit)] if low < len(RUN_RANKS) and len(run) < 5 else []
    return (*above, *below)
