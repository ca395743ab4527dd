"""A position that somebody typed or wrote down as JSON: hands and contract.

As text, parted by ``/``: the contract, the seat that leads, the cards of each seat, and the cards that lie, if any do::

    h/0/As Kh/Ts Jh/9c 9h/8s 8d
    s by 2/1/As/Ts/Ks

A Coinche contract is its strain (``c d h s n a``), a Binokel contract a trump suit or ``durch`` and the soloist.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from atout.cards import Card, read_cards
from atout.games.binokel import spec as binokel
from atout.games.binokel.game import Binokel
from atout.games.coinche.game import Coinche
from atout.games.game import Game
from atout.games.solving.problem import CannotSolve, TrickProblem, binokel_problem, coinche_problem

_REQUIRED: Final = ("contract", "leader", "hands")
_OPTIONAL: Final = ("trick", "points", "wins")


def read_problem(game: Game, given: str | Mapping[str, Any]) -> TrickProblem:
    """The position that a text or a JSON object describes.

    Args:
        game: Coinche or Binokel.
        given: a text as above, or an object with ``contract``, ``leader`` and ``hands`` (a list of texts), and if need
            be ``trick`` (a text), ``points`` and ``wins`` taken before (lists, by seat).

    Raises:
        CannotSolve: it does not describe a position of this game.
        NotationError: a card does not exist.

    Example:
        >>> from atout.games.registry import game
        >>> problem = read_problem(game("coinche-ffb"), "h/0/As Kh/Ts Jh/9c 9h/8s 8d")
        >>> {action.text: value for action, value in problem.solve().values.items()}
        {'Kh': (31, 38), 'As': (35, 34)}
    """
    if not isinstance(game, Coinche | Binokel):
        raise CannotSolve("solve-record-only", game=game.id)
    fields = _of_text(given, game.players) if isinstance(given, str) else dict(given)
    for name in _REQUIRED:
        if name not in fields:
            raise CannotSolve("solve-field-missing", field=name)
    for name in fields:
        if name not in (*_REQUIRED, *_OPTIONAL):
            raise CannotSolve("solve-field-unknown", field=str(name)[:40])
    leader = _seat(fields["leader"], game.players)
    hands = [_cards(hand, "hands") for hand in _list(fields["hands"], "hands", game.players)]
    trick = _cards(fields.get("trick", ""), "trick")
    points, wins = (_numbers(fields.get(name), name, game.players) for name in ("points", "wins"))
    contract = str(fields["contract"]).strip()
    try:
        if isinstance(game, Coinche):
            if contract not in game.profile.strains:
                raise CannotSolve("solve-contract-coinche", text=contract[:20], strains=" ".join(game.profile.strains))
            return coinche_problem(game.profile, contract, hands, leader, trick, points, wins)
        choice, soloist = _binokel_contract(contract)
        return binokel_problem(choice, soloist, hands, leader, trick, points, wins)
    except ValueError as error:
        if isinstance(error, CannotSolve):
            raise
        raise CannotSolve("solve-cards-wrong", fault=str(error)) from None


def _of_text(text: str, players: int) -> dict[str, Any]:
    parts = [part.strip() for part in text.split("/")]
    if not players + 2 <= len(parts) <= players + 3:
        raise CannotSolve("solve-parts-wrong", count=len(parts), least=players + 2)
    leader = int(parts[1]) if parts[1].isdecimal() and len(parts[1]) == 1 else parts[1]
    trick = parts[players + 2] if len(parts) > players + 2 else ""
    return {"contract": parts[0], "leader": leader, "hands": parts[2 : players + 2], "trick": trick}


def _binokel_contract(text: str) -> tuple[str, int]:
    choice, _, soloist = text.partition(" by ")
    if choice not in (*binokel.MODES, binokel.DURCH.name) or soloist not in ("0", "1", "2"):
        raise CannotSolve("solve-contract-binokel", text=text[:20])
    return choice, int(soloist)


def _seat(value: Any, players: int) -> int:
    if type(value) is not int or not 0 <= value < players:
        raise CannotSolve("solve-no-seat", most=players - 1)
    return value


def _cards(value: Any, name: str) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise CannotSolve("solve-field-wrong", field=name)
    return read_cards(value)


def _list(value: Any, name: str, count: int) -> Sequence[Any]:
    if not isinstance(value, list) or len(value) != count:
        raise CannotSolve("solve-list-wrong", field=name, count=count)
    return value


def _numbers(value: Any, name: str, count: int) -> Sequence[int]:
    if value is None:
        return ()
    numbers = _list(value, name, count)
    if not all(type(each) is int for each in numbers):
        raise CannotSolve("solve-list-wrong", field=name, count=count)
    return numbers
