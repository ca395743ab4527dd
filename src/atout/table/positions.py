"""A finished deal step by step: what a replay shows after each action, with all cards open."""

from __future__ import annotations

from typing import Any

from atout.cards import Card, join
from atout.games.binokel.view import BinokelView
from atout.games.coinche.view import CoincheView
from atout.games.game import Deal
from atout.games.kozel.view import KozelView, SeenTrick
from atout.games.view import TrickView, plain


def in_steps(deal: Deal) -> dict[str, Any]:
    """What a replay needs of a finished deal; ready for JSON.

    ``view`` is what everybody knows at the end. ``tricks`` are the tricks in order: ``leader``, ``winner`` and
    ``laid``, from the leader on: ``seat``, ``cards`` and whether they lay ``openly``. ``positions`` are the moments,
    the first before any action: ``turn``, the seat to act; ``hands``, by seat; ``tricks``, how many are finished;
    ``laid``, how many seats have laid cards to the next one.
    """
    again = deal.game.deal(deal.dealt, deal.dealer, deal.before)
    positions = [_position(again)]
    for _, action in deal.history:
        again.play(action)
        positions.append(_position(again))
    end = _open(again)
    players = deal.game.players
    return {"view": plain(end), "tricks": [_trick(trick, players) for trick in end.tricks], "positions": positions}


def _position(deal: Deal) -> dict[str, Any]:
    seen = _open(deal)
    hands = [join(deal.view(seat).hand) for seat in range(deal.game.players)]
    laid = 0 if seen.trick is None else len(_groups(seen.trick, deal.game.players))
    return {"turn": deal.actor, "hands": hands, "tricks": len(seen.tricks), "laid": laid}


def _open(deal: Deal) -> CoincheView | BinokelView | KozelView:
    """What everybody knows."""
    seen = deal.view(None)
    assert isinstance(seen, CoincheView | BinokelView | KozelView)
    return seen


def _trick(trick: TrickView | SeenTrick, players: int) -> dict[str, Any]:
    laid = [{"seat": seat, "cards": join(cards), "openly": openly} for seat, cards, openly in _groups(trick, players)]
    return {"leader": trick.leader, "winner": trick.winner, "laid": laid}


def _groups(trick: TrickView | SeenTrick, players: int) -> list[tuple[int, tuple[Card, ...], bool]]:
    """What each seat laid, from the leader on: the seat, its cards, whether openly."""
    if isinstance(trick, SeenTrick):
        return [(group.seat, group.cards, group.openly) for group in trick.groups]
    return [((trick.leader + turn) % players, (card,), True) for turn, card in enumerate(trick.cards)]
