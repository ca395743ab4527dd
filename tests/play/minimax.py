"""Plain minimax, as simple as it can be written: what the solver is held equal to."""

from __future__ import annotations

import random

from atout.cards import Card
from atout.play.kernel import KernelRules, Position
from atout.play.solve import Question


def minimax(position: Position, question: Question) -> dict[Card, int]:
    """The value of every card that the actor may play."""
    known: dict[object, int] = {}

    def value(at: Position) -> int:
        if at.over:
            return final(at, question)
        key = (tuple(at.native.hands), tuple(at.trick), at.actor, tuple(at.points), tuple(map(bool, at.wins)))
        if key not in known:
            maximising = question.counted if question.maximising is None else question.maximising
            known[key] = (max if at.actor in maximising else min)(after(at).values())
        return known[key]

    def after(at: Position) -> dict[Card, int]:
        values = {}
        for card in dict.fromkeys(at.legal().cards):
            following = at.copy()
            following.play(card)
            values[card] = value(following)
        return values

    return after(position)


def final(at: Position, question: Question) -> int:
    """The value of a finished deal; after the end the actor is the winner of the last trick."""
    counted = question.counted
    points = sum(at.points[seat] for seat in counted) if question.card_points else 0
    if at.actor in counted:
        points += question.last_trick
    wins = sum(at.wins[seat] for seat in counted)
    if wins == sum(at.wins):
        points += question.all_tricks
    if wins == 0:
        points -= question.no_trick
    return points


def ending(rules: KernelRules, rng: random.Random, whole: int, left: int) -> Position:
    """A position from hands of ``whole`` cards in which the first seat to play has ``left``, after random play."""
    position = Position.deal(rules, whole, leader=rng.randrange(len(rules.partner)), seed=rng.getrandbits(64))
    seats = len(rules.partner)
    for _ in range(seats * (whole - left) + rng.randrange(seats)):
        position.play(rng.choice(position.legal().cards))
    return position
