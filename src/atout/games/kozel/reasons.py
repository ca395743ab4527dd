"""Why an action is not allowed: for each moment of a deal the rule that speaks against it."""

from __future__ import annotations

from atout.cards import join
from atout.errors import IllegalAction
from atout.games.actions import Action, OnCards, Word
from atout.games.kozel.claims import MOLODKA, MOSKVA, SILENT, claim_of
from atout.games.kozel.spec import HAND, SHOKHA
from atout.play.group import Cards, GroupPlay, group_order


def why_not(action: Action, hand: Cards, tricks: GroupPlay, asked: bool) -> IllegalAction:
    """The error that explains why the seat to act may not do ``action``.

    Args:
        action: one that is not legal now.
        hand: the cards of the seat to act.
        tricks: the play so far, in which the seat leads or replies unless it is asked.
        asked: whether the seat has been asked for its moskva or molodka.
    """
    if isinstance(action, Word) and action in (MOSKVA, MOLODKA, SILENT):
        return _not_said(action, hand, tricks, asked)
    if not isinstance(action, OnCards) or action.word not in ("lead", "beat", "hide"):
        return IllegalAction("no-such-action", text=action.text)
    if asked:
        return IllegalAction("kozel-answer-first", rule="Z3.2")
    return _not_laid(action, hand, tricks)


def _not_said(word: Word, hand: Cards, tricks: GroupPlay, asked: bool) -> IllegalAction:
    """Why a claim cannot be made, or silence not be kept, at this moment."""
    if asked:
        return IllegalAction(f"kozel-no-{word.word}", rule="Z3.1")
    if tricks.trick.winning:
        return IllegalAction("kozel-claim-in-trick", rule="Z3.1")
    if not tricks.tricks:
        return IllegalAction("kozel-claim-before-first-lead", rule="Z3.2")
    if len(hand) < HAND:
        return IllegalAction("kozel-claim-needs-four", rule="Z3.1")
    claim = claim_of(hand)
    if claim is None and word == SILENT:
        return IllegalAction("kozel-not-asked", rule="Z3.2")
    if claim is None or word not in (claim, SILENT):
        return IllegalAction(f"kozel-no-{word.word}", rule="Z3.1")
    return IllegalAction("kozel-asked-already", rule="Z3.2")


def _not_laid(action: OnCards, hand: Cards, tricks: GroupPlay) -> IllegalAction:
    """Why a group cannot be led or replied at this moment."""
    winning = tricks.trick.winning
    if not winning and action.word != "lead":
        return IllegalAction("kozel-must-lead", rule="Z2.1")
    if winning and action.word == "lead":
        return IllegalAction("kozel-must-reply", rule="Z2.2", count=len(winning), winning=join(winning))
    for each in action.cards:
        if each not in hand:
            return IllegalAction("card-not-held", card=each.text)
    if winning and len(action.cards) != len(winning):
        return IllegalAction("kozel-wrong-count", rule="Z2.2", count=len(winning), given=len(action.cards))
    right = group_order(set(action.cards), SHOKHA)
    if right != action.cards:
        return IllegalAction("kozel-card-order", text=action.text, right=OnCards(action.word, right).text)
    if winning:
        return _not_beating(action.cards, tricks)
    if not action.cards:
        return IllegalAction("kozel-must-lead", rule="Z2.1")
    return IllegalAction("kozel-two-suits", rule="Z2.1", cards=join(action.cards))


def _not_beating(reply: Cards, tricks: GroupPlay) -> IllegalAction:
    """Why a reply does not take over: nothing in it beats one of the cards, or no pairing beats them all (Z2.4)."""
    winning = tricks.trick.winning
    for each in winning:
        if tricks.mode.beaters[each].isdisjoint(reply):
            return IllegalAction("kozel-none-beats", rule="Z2.5", cards=join(reply), winning=each.text)
    return IllegalAction("kozel-not-one-to-one", rule="Z2.5", cards=join(reply), winning=join(winning))
