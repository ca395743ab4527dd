"""Every game passes what every game must, on deals played by chance."""

from __future__ import annotations

import random
from functools import cache

import pytest

from atout.games import conformance
from atout.games.actions import PASS, Action
from atout.games.game import Deal, Game
from atout.games.registry import GAMES
from tests.games.knowledge import Knowledge

pytestmark = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@cache
def deals(game: Game, count: int = 8) -> list[Deal]:
    """Finished deals, to be read only."""
    return [conformance.random_deal(game, random.Random(seed)) for seed in range(count)]


def test_somebody_can_do_something_until_the_end(game: Game) -> None:
    for played in deals(game):
        for deal in conformance.moments(played):
            conformance.check_legal(deal)


def test_an_illegal_action_is_refused_in_words_and_changes_nothing(game: Game) -> None:
    """What was legal at other moments, of this deal and of others, is tried at each moment of a few."""
    rng, known = random.Random(1), vocabulary(game)
    for played in deals(game)[:3]:
        for deal in conformance.moments(played):
            conformance.check_refused(deal, [PASS, *rng.sample(known, 12)])


def vocabulary(game: Game) -> list[Action]:
    """Actions of all kinds that the game knows."""
    said: dict[Action, None] = {}
    for played in deals(game):
        for deal in conformance.moments(played):
            said |= dict.fromkeys(deal.legal()[:40])
    return list(said)


def test_views_agree_with_the_deal(game: Game) -> None:
    for played in deals(game):
        for deal in conformance.moments(played):
            conformance.check_views(deal)


def test_copies_are_equal_and_independent(game: Game) -> None:
    for played in deals(game)[:2]:
        for deal in conformance.moments(played):
            conformance.check_copies(deal)


def test_C6_no_view_shows_a_card_that_its_seat_cannot_know(game: Game) -> None:
    for played in deals(game)[:6]:
        table: Knowledge | None = None
        for deal in conformance.moments(played):
            if table is None:
                table = Knowledge(deal)
            table.take_in(deal)
            for seat in conformance.seats(game):
                conformance.check_knowledge(deal, seat, table.cards[seat])


def test_the_score_is_what_its_lines_say(game: Game) -> None:
    for played in deals(game, 40):
        conformance.check_end(played)


def test_C7_the_same_again_gives_the_same(game: Game) -> None:
    for played in deals(game):
        conformance.check_same_again(played)


def test_all_hands_are_dealt_in_full(game: Game) -> None:
    dealt = game.shuffle(random.Random(1), dealer=0)
    assert [len(hand) for hand in dealt.hands] == [game.hand_size] * game.players
    assert len(dealt.rest) == len(game.deck) - game.hand_size * game.players


def test_card_points_add_up(game: Game) -> None:
    """Where tricks are counted, the tally of a deal holds every card point there is."""
    points = {"coinche": 162, "binokel": 250, "kozel": 120}[game.family]
    cards = {"cards", "cards-taken", "last-trick", "binokel-cards", "binokel-last-ten", "binokel-laid-away"}
    counted = [deal.result.tally for deal in deals(game, 40) if deal.result is not None and deal.result.tally]
    assert counted
    assert {sum(sum(line.points) for line in tally if line.slug in cards) for tally in counted} == {points}


def test_a_match_goes_on_until_somebody_has_won(game: Game) -> None:
    rng, standing = random.Random(5), game.start
    while standing.winner is None:
        assert not game.has_ended(standing)
        result = conformance.random_deal(game, rng, standing).result
        assert result is not None
        standing = result.standing
    assert game.has_ended(standing)
