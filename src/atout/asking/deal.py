"""A question about a deal in play, at any moment of it."""

from __future__ import annotations

from atout.asking import groups, trick
from atout.asking.groups import GroupQuestion
from atout.asking.trick import TrickQuestion
from atout.asking.verdicts import Answer, CannotAsk, Verdict
from atout.games.actions import Action, OnCards, PlayCard
from atout.games.binokel.game import BinokelDeal
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.kozel.game import KozelDeal


def asked_deal(deal: Deal) -> Answer:
    """What the seat to act may do now, and in the play of the cards why not with each of the others.

    Raises:
        CannotAsk: the deal is over.
    """
    legal = deal.legal()
    if deal.actor is None:
        raise CannotAsk("ask-deal-over")
    if isinstance(deal, KozelDeal) and isinstance(legal[0], OnCards):
        return groups.read_off(deal.tricks)
    if isinstance(deal, CoincheDeal | BinokelDeal) and deal.tricks is not None and isinstance(legal[0], PlayCard):
        return trick.read_off(deal.game, deal.tricks)
    return Answer(deal.game.id, deal.actor, None, "", "", tuple([Verdict(action, None) for action in legal]))


def may_do(deal: Deal, action: Action) -> Verdict:
    """Whether the seat to act may do this one thing now.

    Raises:
        CannotAsk: the deal is over.
    """
    if deal.actor is None:
        raise CannotAsk("ask-deal-over")
    return Verdict(action, None if action in deal.legal() else deal.why_not(action))


def question_of(deal: Deal) -> TrickQuestion | GroupQuestion:
    """The trick of a deal and the hand of the seat to act, as a question of their own.

    Raises:
        CannotAsk: no card is to be played now.
    """
    answer = asked_deal(deal)
    if isinstance(deal, KozelDeal) and answer.duty:
        lie = tuple([group.cards if group.openly else None for group in deal.tricks.trick.groups])
        return GroupQuestion(deal.turn_up.suit, lie, deal.tricks.hands[answer.seat], deal.tricks.trick.leader)
    if isinstance(deal, CoincheDeal | BinokelDeal) and deal.tricks is not None and answer.duty:
        play = deal.tricks
        hand = tuple(play.hands[answer.seat])
        return TrickQuestion(play.mode.name, tuple(play.trick.cards), hand, play.trick.leader)
    raise CannotAsk("ask-no-trick-now")
