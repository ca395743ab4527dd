"""Reading the fields of a record: what must be there, of which kind, and a clear fault where it is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atout.cards import Card, cards
from atout.errors import RecordError
from atout.games.game import Dealt, Game
from atout.games.registry import game
from atout.games.view import Standing
from atout.records.match import FORMAT


def is_whole(value: object) -> bool:
    """Whether a JSON value is a whole number; true and false are none."""
    return type(value) is int


def read_game(record: Any) -> Game:
    """The game of a record whose frame is right: an object with all required fields (R1).

    Raises:
        RecordError: the frame is wrong.
        NotationError: there is no such game.
    """
    if not isinstance(record, dict):
        raise RecordError("record-no-object", rule="R1")
    for name in ("format", "game", "first_dealer", "deals", "winner"):
        if name not in record:
            raise RecordError("record-field-missing", rule="R1", field=name)
    if record["format"] != FORMAT:
        raise RecordError("record-format-unknown", rule="R1", format=FORMAT)
    if not isinstance(record["game"], str):
        raise RecordError("record-field-wrong", rule="R1", field="game", kind="text")
    found = game(record["game"])
    if not is_whole(record["first_dealer"]) or not 0 <= record["first_dealer"] < found.players:
        raise RecordError("record-no-seat", rule="C1", field="first_dealer", most=found.players - 1)
    if not isinstance(record["deals"], list):
        raise RecordError("record-field-wrong", rule="R1", field="deals", kind="list")
    winner = record["winner"]
    if winner is not None and not (is_whole(winner) and 0 <= winner < len(found.start.totals)):
        raise RecordError("record-no-side", rule="R5", field="winner", most=len(found.start.totals) - 1)
    return found


def read_start(record: Mapping[str, Any], game: Game) -> Standing:
    """The standing before the first deal (R6).

    Raises:
        RecordError: it cannot be, or would have ended the match.
    """
    totals = tuple(record.get("start", game.start.totals)) if _is_list(record, "start") else None
    if totals is None or len(totals) != len(game.start.totals) or not all(map(is_whole, totals)):
        raise RecordError("record-start-wrong", rule="R6", count=len(game.start.totals))
    if game.family != "binokel" and min(totals) < 0:
        raise RecordError("record-start-negative", rule="R6")
    aside = record.get("aside", 0)
    if "aside" in record and (not game.sets_aside or not is_whole(aside) or aside < 0):
        raise RecordError("record-aside-wrong", rule="R6")
    pending: tuple[int, ...] = ()
    if "pending" in record:
        side = record["pending"]
        if not game.confirms or not is_whole(side) or side not in (0, 1) or totals[side] < game.target:
            raise RecordError("record-pending-wrong", rule="R6", target=game.target)
        pending = (side,)
    standing = Standing(totals, aside, pending)
    if game.has_ended(standing):
        raise RecordError("record-start-ended", rule="R6")
    return standing


def read_cards(text: Any, name: str) -> tuple[Card, ...]:
    """The cards of a field.

    Raises:
        RecordError: it is no text.
        NotationError: one of the cards does not exist.
    """
    if not isinstance(text, str):
        raise RecordError("record-field-wrong", rule="R2", field=name, kind="text")
    return cards(text)


def read_dealt(deal: Mapping[str, Any], game: Game, dealer: int) -> Dealt:
    """The cards of a deal, from ``deck`` and ``cut`` or from ``hands`` (R1, R2).

    Raises:
        RecordError, NotationError, DealError: they are not given, given twice, or cannot be.
    """
    by_deck, by_hands = "deck" in deal or "cut" in deal, "hands" in deal
    if by_deck == by_hands:
        raise RecordError("record-deck-or-hands", rule="R1")
    if by_deck:
        for name in ("deck", "cut"):
            if name not in deal:
                raise RecordError("record-field-missing", rule="R1", field=name)
        if not is_whole(deal["cut"]):
            raise RecordError("record-field-wrong", rule="R2", field="cut", kind="number")
        return game.from_deck(read_cards(deal["deck"], "deck"), deal["cut"], dealer)
    hands = deal["hands"]
    if not isinstance(hands, list) or len(hands) != game.players:
        raise RecordError("record-hands-wrong", rule="R2", count=game.players)
    rest: Sequence[Card] = ()
    if game.rest_name:
        if game.rest_name not in deal:
            raise RecordError("record-field-missing", rule="R2", field=game.rest_name)
        rest = read_cards(deal[game.rest_name], game.rest_name)
    return game.from_hands([read_cards(hand, "hands") for hand in hands], rest)


def read_action(entry: Any) -> tuple[int, str]:
    """Seat and text of an entry of ``actions`` (R3).

    Raises:
        RecordError: it is not a pair of them.
    """
    if not isinstance(entry, list) or len(entry) != 2 or not is_whole(entry[0]) or not isinstance(entry[1], str):
        raise RecordError("record-action-wrong", rule="R3")
    return entry[0], entry[1]


def _is_list(record: Mapping[str, Any], name: str) -> bool:
    return name not in record or isinstance(record[name], list)
