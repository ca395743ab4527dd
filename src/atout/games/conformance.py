"""What every game must satisfy, whatever its rules: checks for a new game to pass before anything else is built on it.

A check is a pure function of a deal at some moment and raises :class:`AssertionError` with what is wrong. Together
with :func:`random_deal` and :func:`moments` they cover a game:

    >>> import random
    >>> from atout.games import conformance
    >>> from atout.games.registry import GAMES
    >>> played = conformance.random_deal(GAMES["kozel"], random.Random(1))
    >>> for deal in conformance.moments(played):
    ...     conformance.check_moment(deal)
    >>> conformance.check_end(played)
"""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from atout import i18n
from atout.cards import Card, in_order
from atout.errors import IllegalAction
from atout.games.actions import Action
from atout.games.game import Deal, Game
from atout.games.view import Standing, encoded

_CARD: Final = re.compile(rb"(?<![A-Za-z0-9])[6789TJQKA][cdhs](?![A-Za-z0-9])")
"""A card in a view's bytes."""


def random_deal(game: Game, rng: random.Random, before: Standing | None = None) -> Deal:
    """A deal played to its end by chance. Actions that are listed early come up more often: passes, low bids."""
    dealer = rng.randrange(game.players)
    deal = game.deal(game.shuffle(rng, dealer), dealer, before)
    while deal.actor is not None:
        deal.play(random_action(deal, rng))
    return deal


def random_action(deal: Deal, rng: random.Random) -> Action:
    """Something that the actor may do; half of the time the first of what is legal."""
    options = deal.legal()
    return options[0] if rng.random() < 0.5 else options[int(len(options) * rng.random() ** 3)]


def moments(played: Deal) -> Iterator[Deal]:
    """The deal before each of its actions, and in the end: one and the same object, moved on between two moments."""
    deal = played.game.deal(played.dealt, played.dealer, played.before)
    for _, action in played.history:
        yield deal
        deal.play(action)
    yield deal


def seats(game: Game) -> tuple[int | None, ...]:
    """All whose view can be asked for: every seat, and ``None`` for what everybody knows."""
    return (*range(game.players), None)


def check_moment(deal: Deal) -> None:
    """All checks that hold at every moment and need nothing but the deal."""
    check_legal(deal)
    check_views(deal)
    check_copies(deal)


def check_legal(deal: Deal) -> None:
    """Somebody may do something until there is a result; actions are listed once and are read back from their text."""
    legal = tuple(deal.legal())
    assert (deal.actor is None) == (deal.result is not None), "a deal ends with a result, and only then"
    assert bool(legal) == (deal.actor is not None), "there is something to do until the end, and nothing after it"
    assert len(set(legal)) == len(legal), "an action is listed twice"
    for action in legal:
        assert deal.game.action(action.text) is action, f"{action.text!r} is read back as something else"
        assert action in deal.legal(), f"{action.text!r} is listed and not allowed"


def check_refused(deal: Deal, actions: Iterable[Action]) -> None:
    """Whatever of ``actions`` is not legal is refused with a sentence in every language, and nothing changes."""
    before, legal = views(deal), set(deal.legal())
    for action in actions:
        if action not in legal:
            error = _refusal(deal, action)
            assert error is not None, f"{action.text!r} was not legal and is done"
            assert all(error.sentence(lang) for lang in i18n.LANGUAGES), f"nothing is said about {action.text!r}"
    assert views(deal) == before, "a refused action has changed something"


def _refusal(deal: Deal, action: Action) -> IllegalAction | None:
    try:
        deal.play(action)
    except IllegalAction as error:
        return error
    return None


def check_views(deal: Deal) -> None:
    """Views are of their seat, agree with what may be done, and hold hands of the right sizes."""
    everybody = deal.view(None)
    assert (everybody.hand, tuple(everybody.legal)) == ((), ()), "everybody's view is nobody's hand"
    for seat in range(deal.game.players):
        view = deal.view(seat)
        assert (view.game, view.seat, view.dealer, view.before) == (deal.game.id, seat, deal.dealer, deal.before)
        assert view.hand == in_order(view.hand), "a hand is shown in the order of records"
        assert len(view.hand) == view.hand_sizes[seat], "the hand is not as big as it is said to be"
        assert view.hand_sizes == everybody.hand_sizes, "all see the same sizes"
        if seat == deal.actor:
            assert tuple(view.legal) == tuple(deal.legal()), "the actor's view shows what he may do"
        if deal.actor is None:
            assert (view.turn, tuple(view.legal)) == (None, ()), "after the end it is nobody's turn"


def check_copies(deal: Deal) -> None:
    """A copy and a pickle look the same to all, and what is done in them does not reach the deal."""
    before = views(deal)
    for other in (deal.copy(), pickle.loads(pickle.dumps(deal))):
        assert views(other) == before, "a copy looks different"
        assert (other.history, other.result) == (deal.history, deal.result), "a copy has another past"
        if other.actor is not None:
            other.play(other.legal()[-1])
            assert views(deal) == before, "an action in a copy has reached the deal"
            assert len(deal.history) == len(other.history) - 1, "a copy shares its past"


def check_knowledge(deal: Deal, seat: int | None, known: Collection[Card]) -> None:
    """No card stands in the view of ``seat`` that is not among those it can ``know``."""
    shown = {text.decode() for text in _CARD.findall(encoded(deal.view(seat)))}
    secret = shown - {card.text for card in known}
    assert not secret, f"seat {seat} sees {' '.join(sorted(secret))}"


def check_end(deal: Deal) -> None:
    """The score is what its lines say, the totals grow by it, and a match has ended when it has a winner."""
    result = deal.result
    assert result is not None, "the deal has not ended"
    sides = len(deal.before.totals)
    lines = [[line.points[side] for line in result.record] for side in range(sides)]
    assert tuple(map(sum, lines)) == result.score, f"the lines of {result.record} do not add up to {result.score}"
    assert all(len(line.points) == sides for line in (*result.record, *result.tally)), "a line lacks a side"
    grown = tuple(old + new for old, new in zip(deal.before.totals, result.score, strict=True))
    assert result.standing.totals == grown, "the totals did not grow by the score"
    assert deal.game.has_ended(result.standing) == (result.standing.winner is not None), "who has won?"
    for line in (*result.record, *result.tally):
        assert all(i18n.has(lang, f"line-{line.slug}") for lang in i18n.LANGUAGES), f"no words for {line.slug}"


def check_same_again(played: Deal) -> None:
    """The same cards and actions give the same result and the same views, byte for byte (C7)."""
    again = played.game.deal(played.dealt, played.dealer, played.before)
    for _, action in played.history:
        again.play(played.game.action(action.text))
    assert (again.result, again.history) == (played.result, played.history), "another result"
    assert views(again) == views(played), "other views"


def views(deal: Deal) -> list[bytes]:
    """What each seat and everybody knows now."""
    return [encoded(deal.view(seat)) for seat in seats(deal.game)]
