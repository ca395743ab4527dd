"""What a match gives: experience, coins, levels, challenges; and that it gives it once."""

from __future__ import annotations

import itertools
import math
import random
from datetime import date, timedelta

import pytest

from atout.games.registry import GAMES
from atout.players import challenges, facts
from atout.players.challenges import Challenge, Span, drawn, of_game, pool
from atout.players.experience import begins_at, for_opponents, level_of
from atout.players.facts import MatchFacts
from atout.players.ledger import Book, Gain, ReviewFacts
from atout.players.periods import day_of
from tests.players.matches import DAY, NOON, match
from tests.players.test_feats import CASES

TODAY = date(2026, 1, 1)
NUMBERS = itertools.count(1)


def day_with(game: str, span: Span, name: str) -> int:
    """Noon of a day on which the game has this challenge."""
    days = range(0, 2000, 1 if span == "day" else 7)
    return next(
        NOON + day * DAY
        for day in days
        if any(each.challenge.id == name for each in drawn(game, span, TODAY + timedelta(days=day)))
    )


def plain_day(game: str) -> int:
    """Noon of a day on which a match without deals in it completes nothing."""
    return next(
        NOON + day * DAY
        for day in range(2000)
        if not any(each.challenge.id in ("won", "distance") for each in of_game(game, TODAY + timedelta(days=day)))
    )


def slugs(gain: Gain) -> list[str]:
    return [each.slug for each in gain.given]


@pytest.mark.parametrize(("earned", "level"), [(0, 1), (99, 1), (100, 2), (299, 2), (300, 3), (599, 3), (600, 4)])
def test_levels_begin_at_100_300_600(earned: int, level: int) -> None:
    assert level_of(earned) == level


@pytest.mark.parametrize("level", [1, 2, 17, 300])
def test_a_level_begins_where_the_one_before_ends(level: int) -> None:
    assert (level_of(begins_at(level)), level_of(begins_at(level + 1) - 1)) == (level, level)


@pytest.mark.parametrize(("rating", "given"), [(500, 0), (800, 0), (1000, 20), (1299, 49), (1300, 50), (2000, 50)])
def test_opponents_give_a_tenth_of_what_they_are_above_800(rating: int, given: int) -> None:
    assert for_opponents(rating) == given


def test_a_match_gives_more_to_its_winners() -> None:
    gains = Book().enter(1, match(at=plain_day("coinche-1001")))
    assert (gains["anna"].outcome, gains["anna"].experience, slugs(gains["anna"])) == (
        "won", 120, ["played", "won", "opponents", "level"],
    )  # fmt: skip
    assert (gains["boris"].outcome, gains["boris"].experience, slugs(gains["boris"])) == (
        "lost", 70, ["played", "opponents"],
    )  # fmt: skip
    assert (gains["anna"].coins, gains["boris"].coins) == (5 + 10 + 25, 5)


def test_strong_opponents_give_more_than_weak_ones() -> None:
    at, who = plain_day("binokel"), ("anna", "", "")
    won = [
        Book().enter(1, match(game="binokel", who=who, level=level, at=at))["anna"] for level in ("novice", "master")
    ]
    assert [gain.experience for gain in won] == [100 + (1000 - 168 - 800) // 10, 100 + (1000 + 132 - 800) // 10]


def test_who_leaves_gets_nothing_and_has_lost() -> None:
    book = Book()
    gain = book.enter(1, match(left=[0]))["anna"]
    assert (gain.outcome, gain.experience, gain.coins) == ("left", 0, 0)
    line = book.lines["anna", "coinche-1001"]
    assert (line.matches, line.won, line.left, line.rated) == (1, 0, 1, 1)
    assert book.people["anna"].experience == 0
    assert not [key for key in book.done if key[0] == "anna"]


def test_computers_of_unknown_strength_give_the_experience_of_a_match_and_no_more() -> None:
    book = Book()
    gain = book.enter(1, match(who=("anna", "", "", ""), level="thumb"))["anna"]
    assert (slugs(gain), gain.experience, gain.coins, gain.moved, gain.unrated) == (
        ["played"], 50, 0, None, "unknown-computers",
    )  # fmt: skip
    assert (book.boards, book.done) == ({}, {})


def test_a_rated_match_is_on_the_boards_of_its_week_its_month_and_of_all_time() -> None:
    book = Book()
    book.enter(1, match())
    book.enter(2, match(at=NOON + 4 * DAY, winner=1))
    found = {period: (line.matches, line.won) for (who, _, period), line in book.boards.items() if who == "anna"}
    assert found == {"2026-W01": (1, 1), "2026-W02": (1, 0), "2026-01": (2, 1), "all": (2, 1)}
    assert book.boards["anna", "coinche-1001", "all"].rating == book.lines["anna", "coinche-1001"].strength.rating
    assert book.boards["anna", "coinche-1001", "2026-W01"].rating > book.boards["anna", "coinche-1001", "all"].rating


def test_of_two_with_the_same_rating_the_first_to_have_it_goes_first() -> None:
    book = Book()
    for number in (1, 2):
        book.enter(number, match(who=(f"a{number}", f"b{number}", f"c{number}", f"d{number}")))
    reached = [book.boards[who, "coinche-1001", "all"].reached for who in ("a1", "b1", "c1", "a2")]
    assert reached == sorted(reached, reverse=True)
    assert len(set(reached)) == 4


OF_DEALS = [
    (game, span, challenge)
    for game in ("coinche-1001", "binokel", "kozel")
    for span in challenges.SPANS
    for challenge in pool(game, span)
    if challenge.id in CASES
]


def given_for(book: Book, facts: MatchFacts) -> set[str]:
    """The challenges that a match completes for Anna."""
    gains = book.enter(next(NUMBERS), facts)
    return {each.challenge for each in gains["anna"].given}


@pytest.mark.parametrize(("game", "span", "challenge"), OF_DEALS, ids=lambda each: getattr(each, "id", each))
def test_a_challenge_is_done_with_the_last_deal_that_it_needs(game: str, span: Span, challenge: Challenge) -> None:
    (done, who), (missed, whose) = CASES[challenge.id]  # type: ignore[index]
    assert challenge.check is not None
    at, book = day_with(game, span, challenge.id), Book()
    doing, missing = (
        match(deal, game=game, at=at, who=[("anna" if each == seat else f"other{each}") for each in range(4)])
        for deal, seat in ((done, who), (missed, whose))
    )
    times = math.ceil(challenge.needed / challenge.check(doing, who))
    completed = [challenge.id in given_for(book, each) for each in [missing, *[doing] * (times + 1), missing]]
    assert completed == [False, *[False] * (times - 1), True, False, False]


@pytest.mark.parametrize("game", ["coinche-bg", "binokel", "kozel"])
@pytest.mark.parametrize("span", challenges.SPANS)
def test_matches_won_are_counted_and_matches_lost_are_not(game: str, span: Span) -> None:
    needed = next(each.needed for each in pool(game, span) if each.id == "won")
    at, book = day_with(game, span, "won"), Book()
    won, lost = (match(game=game, at=at, winner=winner) for winner in (0, 1))
    completed = ["won" in given_for(book, each) for each in [lost, *[won] * needed]]
    assert completed == [False] * needed + [True]


@pytest.mark.parametrize(
    ("game", "name", "done", "missed"),
    [
        ("coinche-bg", "distance", (1010, 504), (1010, 505)),
        ("binokel", "distance", (1500, 749, -300), (1500, 300, 750)),
        ("kozel", "spotless", (0, 12), (2, 12)),
    ],
)
def test_a_match_is_judged_by_its_totals(game: str, name: str, done: tuple[int, ...], missed: tuple[int, ...]) -> None:
    at = day_with(game, "week", name)
    found = [name in given_for(Book(), match(game=game, at=at, totals=totals)) for totals in (done, missed)]
    assert found == [True, False]


def test_three_reviews_of_a_day_are_a_challenge_and_nobody_else_s() -> None:
    at, book = day_with("kozel", "day", "reviewed"), Book()
    gains = [book.enter(number, ReviewFacts("anna", "kozel", at)) for number in range(4)]
    assert [list(each) for each in gains] == [[], [], ["anna"], []]
    assert [each.challenge for each in gains[2]["anna"].given] == ["reviewed"]
    assert book.enter(5, ReviewFacts("boris", "kozel", at)) == {}


def test_yesterday_s_deeds_do_not_count_today() -> None:
    at = day_with("binokel", "day", "reviewed")
    book = Book()
    found = [book.enter(number, ReviewFacts("anna", "binokel", at - day * DAY)) for number, day in enumerate((0, 0, 1))]
    assert not any(found)


def test_every_challenge_is_drawn_some_day_and_two_of_a_span_at_a_time() -> None:
    for game in GAMES:
        for span in challenges.SPANS:
            found = [drawn(game, span, TODAY + timedelta(days=day)) for day in range(0, 700, 1 if span == "day" else 7)]
            assert {len(each) for each in found} == {challenges.DRAWN}
            assert {one.challenge.id for each in found for one in each} == {one.id for one in pool(game, span)}


def test_a_week_s_challenges_last_from_monday_to_sunday() -> None:
    monday = date(2025, 12, 29)
    days = [drawn("kozel", "week", monday + timedelta(days=day)) for day in range(-1, 8)]
    assert days[1:8] == [days[1]] * 7
    assert days[0] != days[1] != days[8]
    assert day_of(days[1][0].ends_at) == monday + timedelta(days=7)


def test_where_nobody_plays_without_trumps_no_challenge_asks_for_it() -> None:
    assert "trumpless" in {each.id for each in pool("coinche-bg", "day")}
    assert "trumpless" not in {each.id for each in pool("coinche-ffb", "day")}


def test_the_same_log_gives_the_same_book() -> None:
    rng = random.Random(5)
    log = [
        match(at=NOON + rng.randrange(9) * DAY, winner=rng.randrange(2), left=[0] * rng.randrange(2)) for _ in range(60)
    ]
    books = [Book(), Book()]
    gains = [
        [book.enter(number, facts.decode(facts.encode(each))) for number, each in enumerate(log)] for book in books
    ]
    assert (gains[0], books[0]) == (gains[1], books[1])
