"""Questions that are put to one seat alone, and how a table keeps them from the others (C6).

What a seat declares at Coinche, and whether it shows a moskva or molodka at Kozel, is asked of holders only. The others
must not notice: neither by a message nor by a gap in their numbers nor by the time that passes. So events of such
questions are the seat's own, clocks count from what everybody saw, and at a Kozel table with two or more people every
lead after a draw waits for the same *window*, counted from the end of the trick, whether anybody was asked or not.
Answers and leads that come earlier are held. When the window closes, the answers take effect in their order, a question
without an answer becomes ``silent``, and then the lead counts, if it is still that seat's to make.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from atout.games.actions import Action
from atout.games.game import Deal
from atout.games.kozel.claims import SILENT
from atout.games.kozel.game import KozelDeal
from atout.games.kozel.spec import HAND
from atout.games.view import View

if TYPE_CHECKING:
    from atout.table.state import State


def is_private(action: str) -> bool:
    """Whether an action is known to nobody but the seat itself. What was declared is heard with the first card."""
    return action == "silent" or action.startswith("declare")


def lead_after_draw(deal: Deal) -> bool:
    """Whether the next card laid is a lead before which holders may have been asked (Z3.2): all can see that it is."""
    return (
        isinstance(deal, KozelDeal)
        and deal.result is None
        and bool(deal.tricks.tricks)
        and not deal.tricks.trick.groups
        and len(deal.tricks.hands[0]) == HAND
    )


def waiting(deal: Deal) -> list[int]:
    """The seats that are still to be asked for a moskva or molodka, in order."""
    return deal.waiting if isinstance(deal, KozelDeal) else []


def seen(state: State, seat: int) -> Deal | None:
    """The deal at the point where the seat acts, as far as it can know; ``None`` when there is nothing for it to do.

    Questions put to others before it are taken as answered by silence: the seat does not know of them.
    """
    deal = state.deal
    if deal is None or state.phase != "playing":
        return None
    asked = waiting(deal)
    if not asked:
        return deal if seat == deal.actor and not _has_led(state, seat) else None
    answered = seat in state.answers
    if (answered and state.answers[seat][0] is not SILENT) or _has_led(state, seat):
        return None
    if seat in asked and not answered:
        return _after_silence(deal, until=seat)
    return _after_silence(deal) if seat == deal.turn(None) else None


def _has_led(state: State, seat: int) -> bool:
    return state.lead is not None and state.lead[0] == seat


def _after_silence(deal: Deal, until: int | None = None) -> Deal:
    """The deal after everybody who is asked, or is asked before ``until``, has kept silent."""
    if not waiting(deal) or waiting(deal)[0] == until:
        return deal
    quiet = deal.copy()
    while waiting(quiet) and waiting(quiet)[0] != until:
        quiet.play(SILENT)
    return quiet


def view(state: State, viewer: int | None) -> View | None:
    """The deal as the viewer sees it: what the seat has said and is held counts for it as said."""
    deal = state.deal
    if deal is None:
        return None
    if viewer is None or not (viewer in state.answers or _has_led(state, viewer)):
        return deal.view(viewer)
    at = seen(state, viewer)
    if at is None:
        return replace(deal.view(viewer), turn=deal.turn(None), legal=())
    return at.view(viewer)


def to_act(state: State) -> list[int]:
    """The seats that can do something in the deal now: those that are asked, and the one whose turn all see."""
    deal = state.deal
    if deal is None or state.phase != "playing":
        return []
    if not waiting(deal):
        return [deal.actor] if deal.actor is not None and not _has_led(state, deal.actor) else []
    turn = deal.turn(None)
    candidates = dict.fromkeys([*waiting(deal), *([] if turn is None else [turn])])
    return [seat for seat in candidates if seen(state, seat) is not None]


def is_asked_alone(legal: Sequence[Action]) -> bool:
    """Whether these are the answers to a question that only one seat is put."""
    return any(is_private(action.text) for action in legal)
