"""The kernel in card language: trick play, random play-outs and groups, fast.

The C++ kernel knows cards as bits. Here each mode gets its labels, and positions, answers and errors are put in cards;
:mod:`atout.play.solve` does the same for the solver; nothing else imports ``atout._kernel``. What is legal, who wins
and what it counts is the same as in :mod:`atout.play.trick` and :mod:`atout.play.group`, where it can be read;
single questions cost about as much there as here. The kernel is for many at once: see :meth:`Position.rollouts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from atout import _kernel
from atout.cards import Card
from atout.errors import IllegalAction
from atout.play.group import Cards, group_order
from atout.play.labels import Labels
from atout.play.mode import Mode
from atout.play.rules import Duties, Duty, MustBeat, Partner
from atout.play.trick import Playable, Trick, why_not

_SEEDS: Final = 1 << 64


class KernelRules:
    """A mode and duties, ready for the kernel. Take them from :func:`rules`, which makes each only once.

    Attributes:
        mode: how the cards rank and count.
        duties: what binds the players.
        partner: each seat's partner, ``None`` for a seat that plays alone.
        labels: which bits stand for which cards.
        native: the kernel's tables.
    """

    __slots__ = ("_tables", "duties", "labels", "mode", "native", "partner")

    def __init__(self, mode: Mode, duties: Duties, partner: Sequence[int | None], copies: int = 1) -> None:
        """Arguments and errors as in :func:`rules`."""
        self.mode = mode
        self.duties = duties
        self.partner = tuple(partner)
        self.labels = labels = Labels(mode, copies)
        self._tables = labels.tables()
        self.native = _kernel.Rules(
            **self._tables,
            must_beat=duties.must_beat.value,
            trump_when_void=duties.trump_when_void,
            overtrump=duties.overtrump,
            undertrump=duties.undertrump,
            partner=duties.partner.value,
            partners=[-1 if seat is None else seat for seat in self.partner],
        )

    def _facts(self) -> tuple[object, ...]:
        return self.labels.by_bit, self._tables, replace(self.duties, rules=None), self.partner

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, KernelRules) and self._facts() == other._facts())

    def __hash__(self) -> int:
        return hash((self.labels.by_bit, self.partner))

    def __reduce__(self) -> tuple[object, ...]:
        return KernelRules, (self.mode, self.duties, self.partner, self.labels.copies)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def rules(mode: Mode, duties: Duties, partner: Sequence[int | None], copies: int = 1) -> KernelRules:
    """The kernel's form of a mode and duties; the same object for the same arguments.

    Args:
        mode: how the cards rank and count.
        duties: what binds the players; rule ids do not matter here.
        partner: each seat's partner, ``None`` for a seat that plays alone; 2 to 4 seats.
        copies: how many of each card the deck has.

    Raises:
        ValueError: the deck has more than 64 cards, or the partners are no seats.

    Example:
        >>> from atout.games.coinche.spec import FFB
        >>> rules(FFB.modes["h"], FFB.duties["h"], (2, 3, 0, 1)).native.cards
        32
    """
    asked = (duties.must_beat, duties.trump_when_void, duties.overtrump, duties.undertrump, duties.partner)
    return _rules(mode, asked, tuple((duties.rules or {}).items()), tuple(partner), copies)


@lru_cache(maxsize=256)
def _rules(
    mode: Mode,
    asked: tuple[MustBeat, bool, bool, bool, Partner],
    ids: tuple[tuple[Duty, str], ...],
    partner: tuple[int | None, ...],
    copies: int,
) -> KernelRules:
    return KernelRules(mode, Duties(*asked, rules=dict(ids)), partner, copies)


class Position:
    """The play of one deal in the kernel: the fast twin of :class:`~atout.play.trick.TrickPlay`.

    It changes by :meth:`play` only, and can be copied and pickled. Two positions are equal when the same cards are held
    and lie, the same seats have taken as much, and the rules agree.
    """

    __slots__ = ("_native", "rules")

    def __init__(
        self,
        rules: KernelRules,
        hands: Sequence[Iterable[Card]],
        leader: int,
        trick: Iterable[Card] = (),
        points: Sequence[int] = (),
        wins: Sequence[int] = (),
    ) -> None:
        """Starts at any point of a deal.

        Args:
            rules: from :func:`rules`.
            hands: the cards that each seat holds now.
            leader: the seat that leads, or has led, the trick in progress.
            trick: the cards that lie, the leader's first. Whether they were allowed is not asked.
            points: card points that each seat has taken before, none by default.
            wins: tricks that each seat has taken before, none by default.

        Raises:
            ValueError: hands that do not fit each other or the trick, cards that are not of the deck or too often
                there, seats that do not exist, numbers out of range (points to 10 000, tricks to 64).
        """
        self.rules = rules
        labels, taken = rules.labels, dict[Card, int]()
        sets = [labels.set_of(hand, taken) for hand in hands]
        if not 0 <= leader < len(rules.partner):
            raise ValueError(f"there is no seat {leader}")
        if not all(0 <= each <= 10_000 for each in points) or not all(0 <= each <= 64 for each in wins):
            raise ValueError("points go from 0 to 10 000, tricks from 0 to 64")
        lying = labels.bits_of(trick, taken)
        self._native = _kernel.Position(rules.native, sets, leader, lying, list(points), list(wins))

    @classmethod
    def deal(cls, rules: KernelRules, size: int, leader: int, seed: int) -> Self:
        """A random position before the first lead.

        Args:
            rules: from :func:`rules`.
            size: how many cards each seat gets.
            leader: the seat to lead.
            seed: any integer; the same one gives the same cards on every machine.

        Raises:
            ValueError: the deck has not enough cards for such hands, or there is no such seat.
        """
        if not 0 <= leader < len(rules.partner):
            raise ValueError(f"there is no seat {leader}")
        if not 0 <= size <= 64:
            raise ValueError(f"there are no hands of {size} cards")
        return cls._around(rules, _kernel.deal(rules.native, size, leader, seed % _SEEDS))

    @classmethod
    def of_bits(
        cls,
        rules: KernelRules,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int] = (),
        points: Sequence[int] = (),
        wins: Sequence[int] = (),
    ) -> Self:
        """A position whose cards are given as the kernel knows them: sampled worlds come like this.

        Args:
            rules: from :func:`rules`.
            hands: by seat, the cards held now as sets of bits of the rules' :class:`~atout.play.labels.Labels`.
            leader: the seat that leads, or has led, the trick in progress.
            trick: the bits of the cards that lie, the leader's first.
            points, wins: taken before by each seat, as in a position of cards.

        Raises:
            ValueError: hands that do not fit each other or the trick, bits that stand for no card.
        """
        return cls._around(rules, _kernel.Position(rules.native, hands, leader, trick, points, wins))

    @classmethod
    def _around(cls, rules: KernelRules, native: _kernel.Position) -> Self:
        position = cls.__new__(cls)
        position.rules = rules
        position._native = native
        return position

    @property
    def native(self) -> _kernel.Position:
        """The kernel's own position."""
        return self._native

    @property
    def actor(self) -> int:
        """The seat to play; after the end the winner of the last trick."""
        return self._native.actor

    @property
    def leader(self) -> int:
        """The seat that leads, or has led, the trick in progress."""
        return self._native.leader

    @property
    def winner(self) -> int:
        """The seat that is winning the trick now; -1 while no card lies."""
        return self._native.winner

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards that lie, the leader's first."""
        return tuple([self.rules.labels.by_bit[bit] for bit in self._native.trick])

    @property
    def hands(self) -> list[list[Card]]:
        """The cards of each seat, in the order of records."""
        return [self.rules.labels.cards_of(hand) for hand in self._native.hands]

    @property
    def points(self) -> list[int]:
        """Card points each seat has taken, without any bonus."""
        return self._native.points

    @property
    def wins(self) -> list[int]:
        """Tricks each seat has taken."""
        return self._native.wins

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return self._native.over

    def legal(self) -> Playable:
        """What the actor may play, in the order of records, and the duty that leaves no other cards."""
        cards, duty = self._native.legal()
        return Playable(self.rules.labels.cards_of(cards), Duty(duty))

    def play(self, card: Card) -> bool:
        """Plays a card of the actor, one of :meth:`legal`; whether it completed the trick.

        Raises:
            IllegalAction: a duty forbids the card, or the actor does not hold it.
        """
        cards, duty = self._native.legal()
        for bit in self.rules.labels.bits.get(card, ()):
            if cards >> bit & 1:
                return self._native.play(bit)
        if card not in self.hands[self.actor]:
            raise IllegalAction("card-not-held", card=card.text)
        trick = Trick(self.leader)
        for turn, each in enumerate(self.trick):
            trick.add((self.leader + turn) % len(self.rules.partner), each, self.rules.mode)
        raise why_not(card, trick, Duty(duty), self.rules.duties)

    def rollouts(self, count: int, seed: int, *, last_trick: int = 0, portable: bool = False) -> NDArray[np.int16]:
        """Plays the deal to its end at random, many times; every playable card is as likely as any other.

        Other threads go on meanwhile, and Ctrl-C is heard.

        Args:
            count: how many times, at most 2^32.
            seed: any integer; the same one gives the same play-outs on every machine.
            last_trick: points for the last trick, on top of its cards.
            portable: does without the processor's special instructions; the result is the same, only later.

        Returns:
            Shape ``(count, seats)``: the card points of each seat at the end, those taken before included.

        Raises:
            ValueError: ``count`` or ``last_trick`` out of range.

        Example:
            >>> from atout.games.coinche.spec import FFB
            >>> hearts = rules(FFB.modes["h"], FFB.duties["h"], (2, 3, 0, 1))
            >>> points = Position.deal(hearts, size=8, leader=0, seed=1).rollouts(1000, seed=2, last_trick=10)
            >>> points.shape, set(points.sum(axis=1).tolist())
            ((1000, 4), {162})
        """
        if not 0 <= count <= 1 << 32:
            raise ValueError(f"{count} is no number of play-outs")
        if not 0 <= last_trick <= 1000:
            raise ValueError(f"the last trick cannot count {last_trick} points more")
        return self._native.rollouts(count, seed % _SEEDS, last_trick, portable)

    def copy(self) -> Self:
        """An independent position at the same point."""
        return self._around(self.rules, self._native.copy())

    def _facts(self) -> tuple[object, ...]:
        hands = tuple(map(tuple, self.hands))
        return self.rules, hands, self.leader, self.trick, tuple(self.points), tuple(self.wins)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self._facts()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._facts() == other._facts()


class GroupKernel:
    """Groups in the kernel: the fast twin of the functions of :mod:`atout.play.group` for one mode."""

    __slots__ = ("_native", "labels")

    def __init__(self, mode: Mode) -> None:
        """
        Raises:
            ValueError: the deck has more than 64 cards.
        """
        self.labels = labels = Labels(mode)
        top = None if mode.top is None else labels.bits[mode.top][0]
        self._native = _kernel.GroupRules(**labels.tables(), top=top)

    @property
    def native(self) -> _kernel.GroupRules:
        """The kernel's own tables."""
        return self._native

    def leads(self, hand: Cards) -> list[Cards]:
        """Every group that may be led from a hand of at most four cards.

        Raises:
            ValueError: more cards than four, a card twice or not of this deck. So do the other methods.
        """
        return self._groups(self._native.leads(self.labels.set_of(hand)))

    def replies(self, hand: Cards, size: int) -> list[Cards]:
        """Every group of ``size`` cards of ``hand``: each may be laid face down."""
        if not 1 <= size <= 4:
            raise ValueError(f"there is no group of {size} cards")
        return self._groups(self._native.replies(self.labels.set_of(hand), size))

    def takes_over(self, reply: Cards, winning: Cards) -> bool:
        """Whether every card of ``winning`` can be given a card of ``reply`` of its own that beats it."""
        return self._native.takes_over(self.labels.set_of(reply), self.labels.set_of(winning))

    def _groups(self, sets: list[int]) -> list[Cards]:
        top = self.labels.mode.top
        return [group_order(self.labels.cards_of(each), top) for each in sets]
