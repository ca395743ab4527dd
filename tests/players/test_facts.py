"""What is found in the log of a table: each finished match, and nothing else."""

from __future__ import annotations

import random

import pytest

from atout.bots import computer
from atout.games.registry import GAMES
from atout.players.facts import MatchFacts, decode, encode, finished
from atout.table.commands import AskRematch, ChangeSettings, Leave, Return
from atout.table.events import Settings
from atout.table.history import origin_of
from tests.table.driving import WHO, Driver


def play_match(driver: Driver) -> None:
    """Plays by rules of thumb until the match is over."""
    game = driver.table.state.game
    player = computer(game, "thumb", random.Random(1))
    while driver.table.state.phase != "over":
        driver.step(lambda _, view: player.choose(view))


def found(driver: Driver) -> list[MatchFacts]:
    return list(finished(driver.log))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_found_with_its_seats_deals_and_winner(game: str) -> None:
    driver = Driver(game, people=2, settings=Settings(level="club", clock_s=None))
    play_match(driver)
    state, [match] = driver.table.state, found(driver)
    played = state.matches[0]
    assert (match.game, match.table, match.number, match.level) == (game, "t1", 1, "club")
    assert match.at == driver.log[-1].at
    assert [(seat.who, seat.left) for seat in match.seats][:3] == [(WHO[0], False), (WHO[1], False), ("", False)]
    assert (match.winner, match.totals) == (played.winner, played.standing.totals)
    assert [deal.number for deal in match.deals] == list(range(1, len(played.deals) + 1))
    results = [each.deal.result for each in played.deals]
    assert [(deal.outcome, deal.score) for deal in match.deals] == [
        (each.outcome, each.score) for each in results if each
    ]
    assert decode(encode(match)) == match


def test_a_match_that_is_not_over_is_none() -> None:
    driver = Driver("kozel")
    driver.play_deal()
    assert found(driver) == []


def test_a_rematch_is_another_match_whose_deals_go_on_counting() -> None:
    driver = Driver("kozel")
    play_match(driver)
    driver.command(0, AskRematch())
    play_match(driver)
    first, second = found(driver)
    assert (first.number, second.number) == (1, 2)
    assert second.deals[0].number == len(first.deals) + 1


def test_who_has_left_and_not_come_back_has_left() -> None:
    driver = Driver("kozel", people=3, settings=Settings(clock_s=None))
    driver.command(1, Leave())
    driver.command(2, Leave())
    driver.play_deal()
    driver.command(2, Return())
    play_match(driver)
    [match] = found(driver)
    assert [seat.left for seat in match.seats] == [False, True, False, False]


def test_a_deal_counts_in_the_statistics_of_people_who_played_it_to_its_end_themselves() -> None:
    driver = Driver("kozel", people=3, settings=Settings(clock_s=None))
    driver.command(1, Leave())
    driver.command(2, Leave())
    driver.play_deal()
    driver.command(2, Return())
    play_match(driver)
    [match] = found(driver)
    counted = [[bool(counts) for counts in deal.counts] for deal in match.deals]
    assert counted == [[True, False, False, False]] + [[True, False, True, False]] * (len(match.deals) - 1)


def test_a_rematch_counts_for_nobody_who_was_away_from_all_of_it() -> None:
    driver = Driver("kozel", people=3, settings=Settings(clock_s=None))
    driver.command(1, Leave())
    play_match(driver)
    driver.command(0, AskRematch())
    driver.command(2, Leave())
    play_match(driver)
    driver.command(0, AskRematch())
    driver.command(2, Return())
    driver.play_deal()
    driver.command(2, Leave())
    play_match(driver)
    seats = [[(seat.who, seat.left) for seat in match.seats] for match in found(driver)]
    assert seats == [
        [(WHO[0], False), (WHO[1], True), (WHO[2], False), ("", False)],
        [(WHO[0], False), ("", False), ("", False), ("", False)],
        [(WHO[0], False), ("", False), (WHO[2], True), ("", False)],
    ]


def test_the_weakest_level_of_the_match_counts() -> None:
    driver = Driver("kozel", settings=Settings(level="novice"))
    driver.command(0, ChangeSettings(level="master"))
    play_match(driver)
    driver.command(0, AskRematch())
    driver.command(0, ChangeSettings(level="club"))
    driver.command(0, ChangeSettings(level="thumb"))
    play_match(driver)
    assert [match.level for match in found(driver)] == ["novice", "thumb"]


def test_practice_is_no_match() -> None:
    driver = Driver("kozel")
    driver.play_deal()
    origin = origin_of(driver.table.state.played[0][1].deal, 0)
    practice = Driver("kozel", origin=origin)
    practice.play_deal()
    assert practice.table.state.phase == "over"
    assert found(practice) == []
