"""The arbiter: tricks that are set up on the page, and moments of a record that is pasted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.asking import (
    Answer,
    CannotAsk,
    GroupQuestion,
    TrickQuestion,
    Verdict,
    answer_fields,
    ask_everywhere,
    asked_deal,
    asked_groups,
    asked_trick,
    question_of,
)  # fmt: skip
from atout.cards import SUITS, Card, cards, join
from atout.club.fields import CannotAnswer, entries, fault_data, text, whole
from atout.games.game import Deal
from atout.games.registry import game as game_of
from atout.records import check, cut_before, read_line
from atout.records.replay import Fault


def trick(question: Mapping[str, Any]) -> dict[str, Any]:
    """``{"game", "strain", "table": "Kd Jh", "hand": "9h 7h", "leader"}``: what may be played to the trick."""
    return _data(asked_trick(game_of(text(question, "game")), _trick(question)))


def everywhere(question: Mapping[str, Any]) -> dict[str, Any]:
    """The same question, without a game, put to every game that knows it."""
    found = ask_everywhere(_trick(question))
    without = [{"game": game, "fault": fault_data(error)} for game, error in found.without]
    return {"answers": [_data(answer) for answer in found.answers], "without": without}


def groups(question: Mapping[str, Any]) -> dict[str, Any]:
    """``{"trump", "table": ["8h Jh", null], "hand", "leader"}``: what may be laid to a trick of Kozel."""
    trump = text(question, "trump")
    for suit in SUITS:
        if suit == trump:
            lie = tuple([None if group is None else _cards(group) for group in entries(question, "table")])
            return _data(
                asked_groups(GroupQuestion(suit, lie, cards(text(question, "hand")), whole(question, "leader")))
            )
    raise CannotAnswer("club-field-wrong", field="trump")


def moment(question: Mapping[str, Any]) -> dict[str, Any]:
    """``{"record": a line of a file of records, "deal", "action"}``: what may be done at the moment before that action.

    ``trick`` is the trick of the moment as it is set up by hand, ``null`` where no card is to be played.
    """
    record = read_line(text(question, "record").encode(errors="surrogatepass"))
    match, faults = check(cut_before(record, whole(question, "deal"), whole(question, "action")))
    if match is None or match.deal is None or faults:
        return {"faulty": _place(faults[0])}
    return {**_data(asked_deal(match.deal)), "trick": _set_up(match.deal)}


def _trick(question: Mapping[str, Any]) -> TrickQuestion:
    table, hand = cards(text(question, "table")), cards(text(question, "hand"))
    return TrickQuestion(text(question, "strain"), table, hand, whole(question, "leader"))


def _cards(group: Any) -> tuple[Card, ...]:
    if not isinstance(group, str):
        raise CannotAnswer("club-field-wrong", field="table")
    return cards(group)


def _data(answer: Answer) -> dict[str, Any]:
    return answer_fields(answer, _refused)


def _refused(verdict: Verdict) -> dict[str, Any]:
    assert verdict.fault is not None, "only what is refused is told of"
    return {"action": verdict.action.text, "fault": fault_data(verdict.fault)}


def _place(fault: Fault) -> dict[str, Any]:
    """Where a record is faulty, and what is wrong there."""
    return {"deal": fault.deal, "action": fault.action, "fault": fault_data(fault.error)}


def _set_up(deal: Deal) -> dict[str, Any] | None:
    """The trick of a moment, in the fields of the question about it."""
    try:
        found = question_of(deal)
    except CannotAsk:
        return None
    if isinstance(found, GroupQuestion):
        table = [None if group is None else join(group) for group in found.table]
        return {"trump": found.trump, "table": table, "hand": join(found.hand), "leader": found.leader}
    return {
        "strain": found.strain, "table": join(found.table), "hand": join(found.hand), "leader": found.leader,
    }  # fmt: skip
