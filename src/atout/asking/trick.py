"""A question about a trick of one card a seat, as Coinche and Binokel play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from atout.asking.verdicts import Answer, CannotAsk, Verdict
from atout.cards import Card, check_available, in_order
from atout.games.actions import PLAY
from atout.games.binokel import spec as binokel
from atout.games.binokel.game import Binokel
from atout.games.coinche.game import Coinche
from atout.games.coinche.spec import PARTNER
from atout.games.game import Game
from atout.play import Duties, Duty, Mode, TrickPlay


@dataclass(frozen=True)
class TrickQuestion:
    """A trick and the hand of the seat that is to play to it."""

    strain: str
    """What is trump: ``c d h s``, without trumps ``n``, all trumps ``a``; Binokel ``durch``."""
    table: tuple[Card, ...]
    """The cards that lie, the leader's first, each next one the next seat's."""
    hand: tuple[Card, ...]
    leader: int = 0
    """The seat that led, or is to lead."""


def asked_trick(game: Game, question: TrickQuestion) -> Answer:
    """What may be played from the hand.

    Example:
        >>> from atout.cards import cards
        >>> from atout.games.registry import game
        >>> question = TrickQuestion("h", cards("Kd Jh"), cards("9h 8s"))
        >>> for profile in ("coinche-bg", "coinche-ffb"):
        ...     print(*asked_trick(game(profile), question).allowed)
        9h
        9h 8s

    Raises:
        CannotAsk: the game has no such strain or seat, or nobody is left to play.
        DealError: its deck does not hold these cards.
    """
    mode, duties, partner = _rules(game, question.strain)
    players, lie = game.players, len(question.table)
    if not 0 <= question.leader < players:
        raise CannotAsk("ask-no-seat", rule="C1", most=players - 1)
    if lie >= players:
        raise CannotAsk("ask-trick-full", players=players)
    if not 0 < len(question.hand) <= game.hand_size:
        raise CannotAsk("ask-hand-size", most=game.hand_size)
    check_available((*question.table, *question.hand), game.deck, game.deck_rule)
    hands: list[Sequence[Card]] = [()] * players
    for turn, card in enumerate((*question.table, None)):
        hands[(question.leader + turn) % players] = question.hand if card is None else (card,)
    play = TrickPlay(hands, question.leader, mode, duties, partner)
    for card in question.table:
        play.lay(card)
    return read_off(game, play)


def read_off(game: Game, play: TrickPlay) -> Answer:
    """What the seat to act may play at this point."""
    found = play.playable()
    hand = in_order(dict.fromkeys(play.hands[play.actor]))
    allowed = [Verdict(PLAY[card], None) for card in hand if card in found.cards]
    refused = [Verdict(PLAY[card], play.why_not(card)) for card in hand if card not in found.cards]
    winner = play.trick.winner if play.trick.cards else None
    duty = Duty(found.duty).name.lower().replace("_", "-")
    return Answer(game.id, play.actor, winner, duty, play.duties.rule(found.duty), (*allowed, *refused))


def _rules(game: Game, strain: str) -> tuple[Mode, Duties, tuple[int | None, ...]]:
    """How cards rank, what binds the players, and who plays with whom.

    Raises:
        CannotAsk: the game is not played that way.
    """
    if isinstance(game, Coinche):
        for each in game.profile.strains:
            if each == strain:
                return game.profile.modes[each], game.profile.duties[each], PARTNER
        raise CannotAsk("ask-no-strain", rule="K3.1", strains=" ".join(game.profile.strains))
    if not isinstance(game, Binokel):
        raise CannotAsk("ask-no-single-cards", rule="Z2.1")
    alone = (None,) * binokel.PLAYERS
    if strain == binokel.DURCH.name:
        return binokel.DURCH, binokel.DURCH_DUTIES, alone
    for suit, mode in binokel.MODES.items():
        if suit == strain:
            return mode, binokel.DUTIES, alone
    raise CannotAsk("ask-no-strain", rule="N3.2", strains=" ".join([*binokel.MODES, binokel.DURCH.name]))
