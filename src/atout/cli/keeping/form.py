"""What a score keeper is asked about a deal: the questions of each family, one after the other.

A form is a generator. It yields questions, is sent what their readers made of the answers, and returns the summary of
the deal, ``None`` for one that was thrown in. What can be said against a whole summary is said by the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from atout.cli.keeping.columns import Columns
from atout.cli.terminal.coinche import read_typed_bid
from atout.cli.terminal.letters import read_typed_suit, read_yes_or_no
from atout.errors import NotationError
from atout.games.binokel import spec as binokel
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import BELOTE, CARD_POINTS, LAST_TRICK
from atout.games.coinche.summary import read_contract
from atout.games.kozel.spec import ALL_POINTS
from atout.keeping import Summary

NOT_COUNTED: Final = "-"
"""Typed for tricks that nobody counted, and for a belote that nobody had."""
_ALL: Final = CARD_POINTS + LAST_TRICK
_TRICKS: Final = 8
_NUMBER: Final = re.compile(r"[0-9]{1,5}")


@dataclass(frozen=True)
class Question:
    """One thing that is asked."""

    name: str
    words: str
    read: Callable[[str], Any]
    """What an answer means. It raises an :class:`~atout.errors.AtoutError` where the answer means nothing."""
    default: str = ""
    """The answer that an empty line stands for; empty where there is none."""


Form = Generator[Question, Any, Summary | None]


def form_of(at: Columns) -> Form:
    """The questions about a deal of this game."""
    return {"coinche": _coinche, "binokel": _binokel, "kozel": _kozel}[at.game.family](at)


def _coinche(at: Columns) -> Form:
    game = at.game
    assert isinstance(game, Coinche)
    bid = yield Question("contract", at.say("keep-contract"), lambda typed: _contract(typed, at, game))
    if bid is None:
        return None
    by = yield Question("by", at.say("keep-by", sides=at.listed_sides), at.read_side)
    double = yield Question("double", at.say("keep-double"), lambda typed: _double(typed, at), "1")
    own = at.side_name(by)
    words = at.say("keep-cards-coinche", side=own, most=_ALL)
    points, tricks = yield Question("cards", words, lambda typed: _cards(typed, at))
    if tricks is None:
        ask = at.say("keep-tricks-coinche", side=own, most=_TRICKS)
        tricks = yield _tricks(ask, _one_or_uncounted, doubtful=points in (0, _ALL))
    summary: dict[str, Any] = {
        "contract": bid,
        "by": by,
        "double": double,
        "cards": _by_side(by, points, _ALL - points),
        "tricks": None if tricks is None else _by_side(by, tricks, _TRICKS - tricks),
    }
    if game.profile.scoring.one_hand and tricks in (0, _TRICKS):
        no = at.say("typed-no").partition(",")[0]
        summary["generale"] = yield Question(
            "generale", at.say("keep-generale"), partial(read_yes_or_no, lang=at.lang), no
        )
    declared = yield Question("declarations", at.say("keep-declarations"), _one, "0")
    whose = 0
    if declared:
        whose = yield Question("declared-by", at.say("keep-declared-by", sides=at.listed_sides), at.read_side)
    summary["declarations"] = _by_side(whose, declared, 0)
    summary["belote"] = yield from _belote(at, bid[-1])
    return summary


def _belote(at: Columns, strain: str) -> Generator[Question, Any, list[int]]:
    """The belotes of a deal: none without trumps, perhaps several where all suits are (K5.8)."""
    if strain == "n":
        return [0, 0]
    if strain == "a":
        counts = yield Question("belotes", at.say("keep-belotes", sides=at.listed_sides), _listed(2), "0 0")
        return [BELOTE * count for count in counts]
    words = at.say("keep-belote", sides=at.listed_sides)
    side = yield Question("belote", words, lambda typed: None if typed == NOT_COUNTED else at.read_side(typed), "-")
    return [0, 0] if side is None else _by_side(side, BELOTE, 0)


def _binokel(at: Columns) -> Form:
    players = at.listed_players
    soloist = yield Question("soloist", at.say("keep-soloist", players=players), at.read_player)
    bid = yield Question("bid", at.say("keep-bid", least=binokel.OPENING_BID), _one)
    choice = yield Question("game", at.say("keep-game"), lambda typed: _choice(typed, at))
    summary: dict[str, Any] = {"soloist": soloist, "bid": bid}
    if choice == "durch":
        tricks = yield Question("tricks", at.say("keep-tricks-durch", players=players), _listed(3))
        return {**summary, "durch": True, "tricks": tricks}
    if choice == "concede":
        others = [seat for seat in range(binokel.PLAYERS) if seat != soloist]
        words = at.say("keep-melds-of", players=", ".join(at.name(seat) for seat in others))
        melds = dict(zip(others, (yield Question("melds-of", words, _listed(2), "0 0")), strict=True))
        return {**summary, "concede": True, "melds": [melds.get(seat, 0) for seat in range(binokel.PLAYERS)]}
    melds = yield Question("melds", at.say("keep-melds-of", players=", ".join(at.names)), _listed(3), "0 0 0")
    laid = yield Question("laid", at.say("keep-laid-away", player=at.name(soloist)), _one)
    rest = binokel.ALL_POINTS - laid
    cards = yield Question("cards", at.say("keep-cards-binokel", players=", ".join(at.names), sum=rest), _listed(3))
    ask = at.say("keep-tricks-binokel", players=", ".join(at.names), sum=binokel.HAND_SIZE)
    tricks = yield _tricks(ask, _listed_or_uncounted(3), doubtful=0 in cards)
    return {**summary, "trump": choice, "cards": cards, "laid_away": laid, "tricks": tricks, "melds": melds}


def _kozel(at: Columns) -> Form:
    words = at.say("keep-cards-kozel", side=at.side_name(0), other=at.side_name(1), most=ALL_POINTS)
    points = yield Question("cards", words, _one)
    ask = at.say("keep-tricks-kozel", side=at.side_name(0), other=at.side_name(1))
    tricks = yield _tricks(ask, _listed_or_uncounted(2), doubtful=points in (0, ALL_POINTS))
    return {"cards": [points, ALL_POINTS - points], "tricks": tricks}


def _contract(typed: str, at: Columns, game: Coinche) -> str | None:
    """The contract as summaries write it; ``None`` where everybody passed."""
    if typed.lower() in at.words("typed-pass"):
        return None
    return read_contract(read_typed_bid(" ".join(typed.lower().split()), at).text, game.profile).text


def _double(typed: str, at: Columns) -> int:
    text = typed.lower()
    for factor, message in ((2, "typed-coinche"), (4, "typed-surcoinche")):
        if text == str(factor) or text in at.words(message):
            return factor
    if text not in ("1", NOT_COUNTED):
        raise NotationError("typed-no-double", text=typed[:20])
    return 1


def _cards(typed: str, at: Columns) -> tuple[int, int | None]:
    """Card points of the contractors, and their tricks where the answer tells them."""
    text = typed.lower()
    if text in at.words("typed-all"):
        return _ALL, _TRICKS
    if text in at.words("typed-none"):
        return 0, 0
    return _one(typed), None


def _choice(typed: str, at: Columns) -> str:
    text = typed.lower()
    for choice in ("durch", "concede"):
        if text.partition(" ")[0] in at.words(f"typed-{choice}"):
            return choice
    return read_typed_suit(text, at.lang)


def _one(typed: str) -> int:
    if not _NUMBER.fullmatch(typed):
        raise NotationError("typed-no-number", text=typed[:20])
    return int(typed)


def _one_or_uncounted(typed: str) -> int | None:
    return None if typed == NOT_COUNTED else _one(typed)


def _listed(count: int) -> Callable[[str], list[int]]:
    """A reader of so many numbers, parted by blanks, commas or colons."""

    def read(typed: str) -> list[int]:
        numbers = [_one(part) for part in re.split(r"[\s,:]+", typed.strip())]
        if len(numbers) != count:
            raise NotationError("typed-numbers-count", count=count, given=len(numbers))
        return numbers

    return read


def _listed_or_uncounted(count: int) -> Callable[[str], list[int] | None]:
    return lambda typed: None if typed == NOT_COUNTED else _listed(count)(typed)


def _tricks(words: str, read: Callable[[str], Any], *, doubtful: bool) -> Question:
    """Tricks need not be counted, unless the points leave it open whether somebody took none."""
    return Question("tricks-needed", words, read) if doubtful else Question("tricks", words, read, NOT_COUNTED)


def _by_side(side: int, own: int, other: int) -> list[int]:
    return [own, other] if side == 0 else [other, own]
