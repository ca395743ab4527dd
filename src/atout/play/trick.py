"""The play of tricks, written to be read: what may be played and why not, who wins, what the cards count.

Everything that differs between games comes from the declared data: :class:`~atout.play.mode.Mode` (ranks, points) and
:class:`~atout.play.rules.Duties`. The kernel holds the same rules in C++ and is tested to agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from atout.cards import Card
from atout.errors import IllegalAction
from atout.play.mode import Mode
from atout.play.rules import Duties, Duty, MustBeat, Partner


@dataclass(slots=True)
class Trick:
    """The cards on the table, in the order in which they were played."""

    leader: int
    """The seat that led, or is to lead."""
    cards: list[Card] = field(default_factory=list)
    """The first is the leader's, each next one the next seat's."""
    winner: int = -1
    """The seat that is winning now; -1 while no card lies."""
    winning: Card | None = None
    """The card that is winning now."""

    def add(self, seat: int, card: Card, mode: Mode) -> None:
        """Lays the card of ``seat`` on the trick; whether it was allowed is not asked here."""
        self.cards.append(card)
        if self.winning is None or card in mode.beaters[self.winning]:
            self.winner, self.winning = seat, card


@dataclass(slots=True)
class Playable:
    """The cards of a hand that may be played, and the duty that leaves no others."""

    cards: list[Card]
    """In the order of the hand; copies of a card stand as often as they are held."""
    duty: Duty


# Looked up once: a member of an enumeration costs more to name than a card to compare.
_NOTHING, _EVERY_SUIT = MustBeat.NOTHING, MustBeat.EVERY_SUIT
_ANY_CARD, _DISCARD_OR_OVERTRUMP = Partner.ANY_CARD, Partner.DISCARD_OR_OVERTRUMP
_FREE, _FOLLOW, _BEAT = Duty.FREE, Duty.FOLLOW, Duty.BEAT
_TRUMP, _OVERTRUMP, _UNDERTRUMP = Duty.TRUMP, Duty.OVERTRUMP, Duty.UNDERTRUMP


def playable(hand: Sequence[Card], trick: Trick, mode: Mode, duties: Duties, partner_wins: bool) -> Playable:
    """What a player may play from ``hand``.

    Args:
        hand: his cards, at least one.
        trick: the trick so far.
        mode: how the cards rank.
        duties: the duties of the game in this mode.
        partner_wins: whether his partner's card is winning the trick now.
    """
    winning = trick.winning
    if winning is None:
        return Playable(list(hand), _FREE)
    led = trick.cards[0].suit
    beaters = mode.beaters[winning]

    following = [card for card in hand if card.suit == led]
    if following:
        must_beat = duties.must_beat
        if must_beat is not _NOTHING and (led == mode.trump or must_beat is _EVERY_SUIT):
            beating = [card for card in following if card in beaters]
            if beating:
                return Playable(beating, _BEAT)
        return Playable(following, _FOLLOW)

    if not duties.trump_when_void or (partner_wins and duties.partner is _ANY_CARD):
        return Playable(list(hand), _FREE)
    trump = mode.trump
    trumps = [card for card in hand if card.suit == trump]
    if not trumps:
        return Playable(list(hand), _FREE)

    must_overtrump = duties.overtrump and winning.suit == trump
    higher = [card for card in trumps if card in beaters] if must_overtrump else trumps
    if partner_wins and duties.partner is _DISCARD_OR_OVERTRUMP:
        if not higher or len(higher) == len(trumps):
            return Playable(list(hand), _FREE)
        allowed = [card for card in hand if card.suit != trump or card in higher]
        return Playable(allowed, Duty.DISCARD_OR_OVERTRUMP)
    if higher:
        return Playable(higher, _OVERTRUMP if must_overtrump else _TRUMP)
    if duties.undertrump:
        return Playable(trumps, _UNDERTRUMP)
    return Playable(list(hand), _FREE)


def why_not(card: Card, trick: Trick, duty: Duty, duties: Duties) -> IllegalAction:
    """The error that tells a player which duty forbids ``card``, one that he holds and may not play."""
    assert trick.winning is not None, "a leader is bound by no duty"
    led = trick.cards[0].suit
    if duty is Duty.BEAT and card.suit != led:
        duty = Duty.FOLLOW
    return IllegalAction(_SLUGS[duty], rule=duties.rule(duty), card=card.text, suit=led, winning=trick.winning.text)


_SLUGS = {
    Duty.FOLLOW: "must-follow",
    Duty.BEAT: "must-beat",
    Duty.TRUMP: "must-trump",
    Duty.OVERTRUMP: "must-overtrump",
    Duty.UNDERTRUMP: "must-undertrump",
    Duty.DISCARD_OR_OVERTRUMP: "must-discard-or-overtrump",
}


class TrickPlay:
    """The tricks of one deal: whose turn it is, what lies, what each seat has taken.

    It changes by :meth:`play` only. Seats are numbered in the order of play (C1).
    """

    __slots__ = ("actor", "duties", "hands", "mode", "partner", "points", "trick", "tricks", "wins")

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        leader: int,
        mode: Mode,
        duties: Duties,
        partner: Sequence[int | None],
    ) -> None:
        """Starts with ``leader`` to lead.

        Args:
            hands: the cards of each seat, equally many.
            leader: the seat that leads the first trick.
            mode: how the cards rank and count.
            duties: what binds the players.
            partner: each seat's partner, ``None`` for a seat that plays alone.
        """
        self.hands = [list(hand) for hand in hands]
        self.mode = mode
        self.duties = duties
        self.partner = tuple(partner)
        self.trick = Trick(leader)
        self.tricks: list[Trick] = []
        """The finished tricks, in order."""
        self.points = [0] * len(hands)
        """Card points each seat has taken, without any bonus."""
        self.wins = [0] * len(hands)
        """Tricks each seat has taken."""
        self.actor = leader

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return not self.hands[self.actor]

    def playable(self) -> Playable:
        """What the actor may play, worked out with every call."""
        seat, trick = self.actor, self.trick
        partner_wins = trick.winner == self.partner[seat]  # no card yet: nobody is winning
        return playable(self.hands[seat], trick, self.mode, self.duties, partner_wins)

    def why_not(self, card: Card) -> IllegalAction:
        """The error that explains why the actor may not play ``card``."""
        if card not in self.hands[self.actor]:
            return IllegalAction("card-not-held", card=card.text)
        return why_not(card, self.trick, self.playable().duty, self.duties)

    def play(self, card: Card) -> bool:
        """Plays a card of the actor, one of :meth:`playable`; whether it completed the trick.

        Raises:
            IllegalAction: a duty forbids the card, or the actor does not hold it.
        """
        if card not in self.playable().cards:
            raise self.why_not(card)
        return self.lay(card)

    def lay(self, card: Card) -> bool:
        """As :meth:`play`, for a card that is known to be one of :meth:`playable`: it is not checked again."""
        seat, trick, hands = self.actor, self.trick, self.hands
        hands[seat].remove(card)
        cards = trick.cards
        cards.append(card)
        if trick.winning is None or card in self.mode.beaters[trick.winning]:
            trick.winner, trick.winning = seat, card
        if len(cards) < len(hands):
            self.actor = (seat + 1) % len(hands)
            return False
        winner, points = trick.winner, self.mode.points
        self.points[winner] += sum([points[each] for each in cards])
        self.wins[winner] += 1
        self.tricks.append(trick)
        self.actor = winner
        self.trick = Trick(winner, [])
        return True
