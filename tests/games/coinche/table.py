"""A table of Coinche in texts: what the tests of the rules set up and ask."""

from __future__ import annotations

from typing import Any, Final

from atout.cards import Card, cards, in_order, join
from atout.games.actions import PlayCard
from atout.games.coinche import match, scoring
from atout.games.coinche.declarations import Declaration, Declare, best_first, better_side, carres, choices, runs
from atout.games.coinche.game import PROFILES, Coinche, CoincheDeal
from atout.games.coinche.spec import DECK, Profile, Strain
from atout.games.coinche.summary import read_summary
from atout.games.game import Result
from atout.games.view import Standing
from atout.play import Trick, playable

FFB, ONLINE, BG = PROFILES
_NOTHING: Final = Declare(())


def may_play(game: Coinche, strain: Strain, trick: str, hand: str) -> str:
    """The cards of ``hand`` that may be played to ``trick``, whose last card came from the seat before."""
    profile = game.profile
    lying = Trick(0)
    for seat, card in enumerate(cards(trick)):
        lying.add(seat, card, profile.modes[strain])
    partner = len(lying.cards) - 2
    found = playable(cards(hand), lying, profile.modes[strain], profile.duties[strain], lying.winner == partner >= 0)
    return join(found.cards)


def winner(game: Coinche, strain: Strain, trick: str) -> str:
    """The card that wins the trick."""
    lying = Trick(0)
    for seat, card in enumerate(cards(trick)):
        lying.add(seat, card, game.profile.modes[strain])
    return "" if lying.winning is None else lying.winning.text


def complete(*hands: str) -> list[tuple[Card, ...]]:
    """Four hands of eight: the cards named, filled up with those that nobody was given, in the order of records."""
    given = [cards(hand) for hand in hands] + [()] * (4 - len(hands))
    taken = {card for hand in given for card in hand}
    spare = [card for card in in_order(DECK) if card not in taken]
    filled = []
    for hand in given:
        missing = 8 - len(hand)
        filled.append((*hand, *spare[:missing]))
        spare = spare[missing:]
    return filled


def begin(game: Coinche, *hands: str, says: str = "", dealer: int = 3, before: Standing | None = None) -> CoincheDeal:
    """A deal with these hands (see :func:`complete`), after the actions of ``says``, parted by commas.

    With the dealer at seat 3, seat 0 speaks and leads first.
    """
    deal = game.deal(game.from_hands(complete(*hands)), dealer, before)
    return go(deal, says)


def go(deal: CoincheDeal, says: str) -> CoincheDeal:
    """Carries out the actions, parted by commas. A question to declare that they pass over is answered with none."""
    for text in filter(None, (part.strip() for part in says.split(","))):
        action = deal.game.action(text)
        if isinstance(action, PlayCard) and _NOTHING in deal.legal():
            deal.play(_NOTHING)
        deal.play(action)
    return deal


def finish(deal: CoincheDeal) -> Result:
    """Plays the deal to its end with whatever comes first."""
    while deal.actor is not None:
        deal.play(deal.legal()[0])
    assert deal.result is not None
    return deal.result


def options(deal: CoincheDeal) -> set[str]:
    """All that the actor may do."""
    return {action.text for action in deal.legal()}


def rule_against(deal: CoincheDeal, text: str) -> str:
    """The rule that forbids the actor to do this."""
    return deal.why_not(deal.game.action(text)).rule


def summary(contract: str, by: int = 0, double: int = 1, **fields: Any) -> dict[str, Any]:
    """A summary with four tricks each, 81 card points each and no more, where ``fields`` do not say otherwise."""
    plain = {"cards": [81, 81], "tricks": [4, 4], "declarations": [0, 0], "belote": [0, 0]}
    return {"contract": contract, "by": by, "double": double, **plain, **fields}


def scored(game: Coinche, contract: str, by: int = 0, double: int = 1, **fields: Any) -> tuple[str, int, int]:
    """Outcome and score of side 0 and side 1; fields as in :func:`summary`."""
    score = game.score(summary(contract, by, double, **fields))
    return score.outcome, score.score[0], score.score[1]


def settled(game: Coinche, before: Standing, contract: str, by: int = 0, double: int = 1, **fields: Any) -> Result:
    """The end of a deal in a match that stood at ``before``."""
    read = read_summary(summary(contract, by, double, **fields), game.profile)
    return match.settle(game.profile, before, scoring.score(read, game.profile), read)


def thrown_in(game: Coinche, before: Standing) -> Result:
    """The end of a deal that everybody passed."""
    deal = begin(game, says="pass, pass, pass, pass", before=before)
    assert deal.result is not None
    return deal.result


def declared(game: Coinche, strain: Strain, hand: str) -> set[str]:
    """What may be declared together, each choice as a text."""
    return {
        " ".join(each.text for each in choice) or "none"
        for choice in choices(cards(hand), game.profile, strain).values()
    }


def everything(profile: Profile, strain: Strain, hand: str) -> Declaration:
    """All combinations of a hand in which none shares a card with another."""
    held = cards(hand)
    return best_first([*carres(held, profile.carres(strain)), *runs(held)], profile, strain)


def better(game: Coinche, strain: Strain, first: str, second: str) -> int | None:
    """The side whose declarations win when seat 0 holds ``first`` and seat 1 ``second``."""
    both = [everything(game.profile, strain, hand) for hand in (first, second)]
    return better_side([*both, (), ()], game.profile, strain)
