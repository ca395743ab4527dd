"""Replaying a record: every action by the rules, every number compared with what the rules give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from atout import i18n
from atout.cards import cards
from atout.cards.fair import check_proof
from atout.errors import AtoutError, RecordError, RuleError
from atout.games.game import Deal
from atout.records.fields import read_action, read_dealt, read_game, read_start
from atout.records.match import Match


@dataclass(frozen=True)
class Fault:
    """Something wrong in a record, and where."""

    error: AtoutError
    deal: int = 0
    """Which deal, from 1; 0 for a fault of the whole record."""
    action: int = 0
    """Which action of the deal, from 1; 0 for a fault of the deal as a whole."""
    rule: str = ""
    """The rule of the record that is broken, for an error that names none itself."""

    def text(self, lang: str = "en") -> str:
        """Place, sentence and rule: ``deal 2 action 7: … [K4.2]``."""
        place = ""
        if self.deal:
            place = i18n.text(lang, "place-deal", deal=self.deal)
        if self.action:
            place = i18n.text(lang, "place-action", deal=self.deal, action=self.action)
        words = self.error.sentence(lang)
        if self.rule and not (isinstance(self.error, RuleError) and self.error.rule):
            words = f"{words} [{self.rule}]"
        return f"{place}: {words}" if place else words


def replay(record: Any) -> Match:
    """The match that a record tells, at the point where it stops.

    Raises:
        RecordError: something in the record is wrong; the sentence names the first fault and its place.
    """
    match, faults = check(record)
    if match is None or faults:
        raise RecordError("record-faulty", fault=faults[0].text())
    return match


def check(record: Any) -> tuple[Match | None, list[Fault]]:
    """Replays a record; the match as far as it can be followed, and all faults that were found.

    A wrong number is reported and the true one used from there on; behind an action that the rules do not allow there
    is nothing left to check.

    Args:
        record: any JSON value.
    """
    try:
        game = read_game(record)
        match = Match(game, record["first_dealer"], read_start(record, game))
    except AtoutError as error:
        return None, [Fault(error, rule="R1")]
    faults: list[Fault] = []
    for number, deal in enumerate(record["deals"], start=1):
        found, goes_on = _check_deal(match, deal, number)
        faults += found
        if not goes_on:
            return match, faults
    if record["winner"] != match.winner:
        faults.append(Fault(RecordError("record-winner-wrong", rule="R5", winner=_json(match.winner))))
    return match, faults


def _check_deal(match: Match, data: Any, number: int) -> tuple[list[Fault], bool]:
    """The faults of one deal, and whether the match can be followed beyond it."""
    if match.winner is not None:
        return [Fault(RecordError("record-deal-after-end", rule="R5"), number)], False
    if match.deal is not None and match.deal.result is None:
        return [Fault(RecordError("record-deal-unfinished", rule="R5"), number - 1)], False
    try:
        actions, legal = _read_lists(data)
        dealt = read_dealt(data, match.game, match.next_dealer)
    except AtoutError as error:
        return [Fault(error, number, rule="R2")], False
    source = {name: data[name] for name in ("deck", "cut", "hands", match.game.rest_name, "fair") if name in data}
    deal = match.begin_with(dealt, source)
    faults = [Fault(error, number) for error in _check_fair(deal, data)]
    for place, entry in enumerate(actions, start=1):
        try:
            seat, text = read_action(entry)
            action = match.game.action(text)
            if legal[place - 1] is not None:
                faults += [Fault(error, number, place) for error in _check_legal(deal, legal[place - 1])]
            match.play(seat, action)
        except AtoutError as error:
            return [*faults, Fault(error, number, place, rule="R3")], False
    faults += [Fault(error, number) for error in _check_result(deal, data)]
    return faults, True


def _read_lists(deal: Any) -> tuple[list[Any], Sequence[Any]]:
    """The actions of a deal and the legal lists beside them."""
    if not isinstance(deal, dict):
        raise RecordError("record-deal-no-object", rule="R1")
    if "actions" not in deal:
        raise RecordError("record-field-missing", rule="R1", field="actions")
    actions = deal["actions"]
    if not isinstance(actions, list):
        raise RecordError("record-field-wrong", rule="R3", field="actions", kind="list")
    legal = deal.get("legal", [None] * len(actions))
    if not isinstance(legal, list) or len(legal) != len(actions):
        raise RecordError("record-legal-wrong", rule="R7", count=len(actions))
    return actions, legal


def _check_fair(deal: Deal, data: Mapping[str, Any]) -> Iterator[RecordError]:
    """Checks that the cards came about as the deal's proof of its shuffle says, where it has one (docs/fairness.md)."""
    if "fair" not in data:
        return
    if "deck" not in data:
        yield RecordError("fair-needs-deck")
        return
    game = deal.game
    try:
        check_proof(
            data["fair"], cards(data["deck"]), data["cut"], game.deck,
            least=game.least_cut, players=game.players, cutter=game.cutter(deal.dealer),
        )  # fmt: skip
    except RecordError as error:
        yield error


def _check_legal(deal: Deal, given: Any) -> Iterator[RecordError]:
    """Compares a list of legal actions with what the rules allow (R7)."""
    right = sorted(action.text for action in deal.legal())
    if given == right:
        return
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        yield RecordError("record-field-wrong", rule="R7", field="legal", kind="texts")
    elif sorted(given) == right:
        yield RecordError("record-legal-unsorted", rule="R7")
    else:
        extra, missing = sorted(set(given) - set(right)), sorted(set(right) - set(given))
        yield RecordError("record-legal-differs", rule="R7", extra=_listed(extra), missing=_listed(missing))


def _check_result(deal: Deal, data: Mapping[str, Any]) -> Iterator[RecordError]:
    """Compares outcome, score and totals with what the rules give (R4)."""
    result = deal.result
    for name in ("outcome", "score", "totals"):
        if result is None:
            if name in data:
                yield RecordError("record-result-early", rule="R4", field=name)
            continue
        right = {"outcome": result.outcome, "score": list(result.score), "totals": list(result.standing.totals)}
        if name not in data:
            yield RecordError("record-field-missing", rule="R4", field=name)
        elif data[name] != right[name] or not _same_kind(data[name], right[name]):
            yield RecordError("record-result-wrong", rule="R4", field=name, right=_json(right[name]))


def _same_kind(given: Any, right: Any) -> bool:
    """Guards against ``1.0`` and ``true`` passing for 1."""
    if isinstance(right, list):
        return all(type(value) is int for value in given)
    return type(given) is type(right)


def _listed(texts: Sequence[str]) -> str:
    shown = ", ".join(text[:40] for text in texts[:5])
    return f"{shown}, …" if len(texts) > 5 else shown or "–"


def _json(value: Any) -> str:
    return "null" if value is None else str(value)
