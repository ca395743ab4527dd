"""A question about a trick of groups, as Kozel plays them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from atout.asking.verdicts import Answer, CannotAsk, Verdict
from atout.cards import Card, Suit, check_available, join
from atout.games.actions import OnCards
from atout.games.kozel.game import KOZEL
from atout.games.kozel.reasons import why_not
from atout.games.kozel.spec import DECK, HAND, MODES, PLAYERS, SHOKHA
from atout.play.group import Cards, GroupPlay, beating_replies, group_order, leads, replies, takes_over


@dataclass(frozen=True)
class GroupQuestion:
    """A trick of groups and the hand of the seat that is to lead or to reply."""

    trump: Suit
    table: tuple[tuple[Card, ...] | None, ...]
    """The groups that lie, the lead first, each next one the next seat's; ``None`` for one that lies face down."""
    hand: tuple[Card, ...]
    leader: int = 0


def asked_groups(question: GroupQuestion) -> Answer:
    """Which groups of the hand may be led or take over, which can only be laid face down, and why.

    Example:
        >>> from atout.cards import cards
        >>> asked = asked_groups(GroupQuestion("h", (cards("8h Jh"),), cards("7h Qh 6s")))
        >>> [action.text for action in asked.allowed]
        ['beat Qh 6s', 'hide 7h Qh', 'hide 7h 6s', 'hide Qh 6s']
        >>> [(each.action.text, each.fault.rule) for each in asked.verdicts if each.fault]
        [('beat 7h Qh', 'Z2.5'), ('beat 7h 6s', 'Z2.5')]

    Raises:
        CannotAsk: the groups cannot lie like this, or nobody is left to reply.
        DealError: the deck does not hold these cards.
    """
    table, lie = question.table, len(question.table)
    if not 0 <= question.leader < PLAYERS:
        raise CannotAsk("ask-no-seat", rule="C1", most=PLAYERS - 1)
    if lie >= PLAYERS:
        raise CannotAsk("ask-trick-full", players=PLAYERS)
    if not 0 < len(question.hand) <= HAND:
        raise CannotAsk("ask-hand-size", most=HAND)
    check_available([*question.hand, *[card for group in table for card in group or ()]], DECK, KOZEL.deck_rule)
    hands: list[Sequence[Card]] = [()] * PLAYERS
    hands[(question.leader + lie) % PLAYERS] = question.hand
    play = GroupPlay(hands, (), question.leader, MODES[question.trump])
    for group in table:
        _lay(play, group)
    if len(question.hand) < len(play.trick.winning):
        raise CannotAsk("ask-too-few-cards", rule="Z2.2", count=len(play.trick.winning))
    return read_off(play)


def read_off(play: GroupPlay) -> Answer:
    """What the seat to act may do at this point, in a trick."""
    seat = play.actor
    assert seat is not None, "somebody is to act"
    hand, winning = play.hands[seat], play.trick.winning
    if winning:
        open_ones, word, tried = beating_replies(hand, winning, play.mode), "beat", replies(hand, len(winning))
    else:
        open_ones, word, tried = leads(hand, SHOKHA), "lead", _all_groups(hand)
    allowed = [Verdict(OnCards(word, group), None) for group in tried if group in open_ones]
    if winning:
        allowed += [Verdict(OnCards("hide", group), None) for group in tried]
    refused = [
        Verdict(action, why_not(action, hand, play, asked=False))
        for action in [OnCards(word, group) for group in tried if group not in open_ones]
    ]
    winner, duty, rule = (play.trick.winner, "reply", "Z2.5") if winning else (None, "lead", "Z2.1")
    return Answer(KOZEL.id, seat, winner, duty, rule, (*allowed, *refused))


def _all_groups(hand: Cards) -> list[Cards]:
    """Every group of one to four cards, small ones first."""
    return [group for size in range(1, len(hand) + 1) for group in combinations(hand, size)]


def _lay(play: GroupPlay, group: tuple[Card, ...] | None) -> None:
    """Lays a group of the seat to act, after a look at whether it can lie there."""
    winning = play.trick.winning
    if group is None:
        if not winning:
            raise CannotAsk("ask-lead-face-down", rule="Z2.1")
        play.lay((), openly=False)
        return
    laid = group_order(group, SHOKHA)
    if not winning and laid not in leads(laid, SHOKHA):
        raise CannotAsk("kozel-two-suits", rule="Z2.1", cards=join(laid))
    if winning and len(laid) != len(winning):
        raise CannotAsk("kozel-wrong-count", rule="Z2.2", count=len(winning), given=len(laid))
    if winning and not takes_over(laid, winning, play.mode):
        raise CannotAsk("ask-not-over", rule="Z2.5", cards=join(laid), winning=join(winning))
    play.lay(laid, openly=True)
