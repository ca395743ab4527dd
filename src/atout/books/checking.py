"""Working the examples of the books out, by the same functions that run the games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

from atout.books.examples import Example, ExampleError
from atout.cards import SUITS, Deck, Suit, cards, in_order, join
from atout.errors import AtoutError, IllegalAction
from atout.games.binokel import spec as binokel
from atout.games.binokel.melds import meld_points, melds_of
from atout.games.coinche import declarations
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import Profile, Strain
from atout.games.kozel.claims import claim_of
from atout.games.kozel.spec import MODES, SHOKHA
from atout.games.registry import game
from atout.play import Duties, Mode, Playable, Trick, playable, why_not
from atout.play.group import group_order, leads, takes_over

Answers = frozenset[str]
"""Alternatives in no order; a single answer is a set of one."""


def check(example: Example) -> None:
    """Works the example out and compares the answer with the book's.

    Raises:
        ExampleError: the rules give another answer, or what is given cannot be.
    """
    try:
        found = work_out(example)
        wanted = _WRITTEN.get(example.kind, _alternatives)(example.answer)
    except (AtoutError, ValueError) as fault:
        raise _wrong(example, str(fault)) from fault
    if found != wanted:
        raise _wrong(example, " | ".join(sorted(found)))


def work_out(example: Example) -> Answers:
    """What comes out of what is given, whatever the answer says.

    Raises:
        AtoutError: a card or an action of it does not exist, or a summary cannot be.
        ValueError: what is given does not fit the kind.
    """
    return _WORK[example.kind](example)


def refusals(example: Example) -> dict[str, IllegalAction]:
    """Why each card of the hand that may not be played may not be, by card; empty for any kind but ``play``.

    Raises:
        AtoutError: a card of it does not exist.
        ValueError: what is given does not fit the kind.
    """
    if example.kind != "play":
        return {}
    trick, duties, hand, allowed = _situation(example)
    forbidden = [card for card in dict.fromkeys(hand) if card not in allowed.cards]
    return {card.text: why_not(card, trick, allowed.duty, duties) for card in forbidden}


def _wrong(example: Example, found: str) -> ExampleError:
    return ExampleError(
        "example-wrong", game=example.game, rule_id=example.rule, kind=example.kind,
        given="; ".join(example.given.values()), answer=example.answer, found=found,
    )  # fmt: skip


def _play(example: Example) -> Answers:
    *_, allowed = _situation(example)
    return frozenset({join(in_order(allowed.cards))})


def _situation(example: Example) -> tuple[Trick, Duties, Deck, Playable]:
    """The trick, the duties, the hand and what may be played from it."""
    mode, duties = _trick_rules(example.game, example.given["trump"])
    trick = Trick(0)
    for seat, card in enumerate(cards(example.given["trick"])):
        trick.add(seat, card, mode)
    sides = game(example.game).sides
    if len(trick.cards) >= len(sides):
        raise ValueError(example.given["trick"])
    partner_wins = trick.winner >= 0 and sides[trick.winner] == sides[len(trick.cards)]
    hand = cards(example.given["hand"])
    return trick, duties, hand, playable(hand, trick, mode, duties, partner_wins)


def _trick_rules(game_id: str, trump: str) -> tuple[Mode, Duties]:
    found = game(game_id)
    if isinstance(found, Coinche):
        strain = _strain(trump, found.profile)
        return found.profile.modes[strain], found.profile.duties[strain]
    if trump == binokel.DURCH.name:
        return binokel.DURCH, binokel.DURCH_DUTIES
    return binokel.MODES[_suit(trump)], binokel.DUTIES


def _declare(example: Example) -> Answers:
    profile = _profile(example.game)
    strain, hand = _strain(example.given["strain"], profile), cards(example.given["hand"])
    if profile.declares_automatically:
        return frozenset([declarations.declare(declarations.automatic(hand, profile, strain)).text])
    return frozenset(action.text for action in declarations.choices(hand, profile, strain))


def _compare(example: Example) -> Answers:
    profile = _profile(example.game)
    strain = _strain(example.given["strain"], profile)
    put_forward = []
    for side in ("side 0", "side 1"):
        some = cards(example.given[side])
        put_forward.append((*declarations.carres(some, profile.carres(strain)), *declarations.runs(some)))
    better = declarations.better_side([*put_forward, (), ()], profile, strain)
    return frozenset({"none" if better is None else str(better)})


def _meld(example: Example) -> Answers:
    melds = melds_of(cards(example.given["hand"]), _suit(example.given["trump"]))
    return frozenset({str(meld_points(melds))})


def _reply(example: Example) -> Answers:
    winning, reply = cards(example.given["winning"]), cards(example.given["reply"])
    if len(winning) != len(reply):
        raise ValueError(example.given["reply"])
    mode = MODES[_suit(example.given["trump"])]
    return frozenset({"yes" if takes_over(reply, winning, mode) else "no"})


def _lead(example: Example) -> Answers:
    return frozenset(map(join, leads(group_order(cards(example.given["hand"]), SHOKHA), SHOKHA)))


def _claim(example: Example) -> Answers:
    claim = claim_of(cards(example.given["hand"]))
    return frozenset({"none" if claim is None else claim.text})


def _score(example: Example) -> Answers:
    score = game(example.game).score(json.loads(example.given["summary"]))
    return frozenset({json.dumps({"outcome": score.outcome, "score": score.score})})


_WORK: Final[Mapping[str, Callable[[Example], Answers]]] = {
    "play": _play, "declare": _declare, "compare": _compare, "meld": _meld,
    "reply": _reply, "lead": _lead, "claim": _claim, "score": _score,
}  # fmt: skip


def _profile(game_id: str) -> Profile:
    found = game(game_id)
    if not isinstance(found, Coinche):
        raise ValueError(game_id)
    return found.profile


def _strain(text: str, profile: Profile) -> Strain:
    for strain in profile.strains:
        if strain == text:
            return strain
    raise ValueError(text)


def _suit(text: str) -> Suit:
    for suit in SUITS:
        if suit == text:
            return suit
    raise ValueError(text)


def _alternatives(text: str) -> Answers:
    return frozenset(text.split(" | "))


def _cards(text: str) -> Answers:
    return frozenset({join(in_order(cards(text)))})


def _json(text: str) -> Answers:
    return frozenset({json.dumps(json.loads(text))})


_WRITTEN: Final[Mapping[str, Callable[[str], Answers]]] = {"play": _cards, "score": _json}
"""How the book's answer is read where it is not a plain text or a list of alternatives."""
