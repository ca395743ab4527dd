"""Whose declarations count (K5.6, K5.7), and that belote is apart from it (K5.8)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from atout.games.coinche.game import PROFILES, Coinche, CoincheDeal
from atout.games.coinche.spec import Strain
from tests.games.coinche.table import BG, FFB, ONLINE, begin, better, finish, go

every = pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)
by_suits = pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)

NINES = "9c 9d 9h 9s"
JACKS = "Jc Jd Jh Js"
QUEENS = "Qc Qd Qh Qs"
KINGS = "Kc Kd Kh Ks"
ACES = "Ac Ad Ah As"
TENS = "Tc Td Th Ts"


def ranking(game: Coinche, strain: Strain, *fours: str) -> bool:
    """Whether each of these wins against the next one, on either side of the table."""
    return all(
        better(game, strain, high, low) == 0 and better(game, strain, low, high) == 1 for high, low in pairwise(fours)
    )


@every
def test_K5_6_a_four_beats_a_run_of_five(game: Coinche) -> None:
    assert better(game, "h", "Ah Kh Qh Jh Th", QUEENS) == 1


@every
def test_K5_6_fours_go_by_value_then_by_rank_ace_ten_king_queen(game: Coinche) -> None:
    assert ranking(game, "h", JACKS, NINES, ACES, TENS, KINGS, QUEENS)


def test_K5_6_bg_without_trumps_fours_go_ace_ten_king_queen_jack() -> None:
    assert ranking(BG, "n", ACES, TENS, KINGS, QUEENS, JACKS)


def test_K5_1_bg_without_trumps_four_nines_do_not_count_at_all() -> None:
    assert better(BG, "n", NINES, "9h 8h 7h") == 1


def test_K5_6_1001_without_trumps_jacks_stay_on_top() -> None:
    assert ranking(ONLINE, "n", JACKS, NINES, ACES, TENS, KINGS, QUEENS)


@every
def test_K5_6_the_longer_run_wins(game: Coinche) -> None:
    assert ranking(game, "s", "Jh Th 9h 8h 7h", "Ac Kc Qc Jc", "Ad Kd Qd")


@every
def test_K5_6_then_the_higher_top_card_in_the_order_of_sequences(game: Coinche) -> None:
    """J stands above T and both above 9."""
    assert ranking(game, "h", "As Ks Qs", "Kc Qc Jc", "Qd Jd Td", "Jh Th 9h", "Ts 9s 8s", "9c 8c 7c")


@every
def test_K5_6_then_a_run_in_trumps(game: Coinche) -> None:
    assert better(game, "h", "Kc Qc Jc", "Kh Qh Jh") == 1


@by_suits
@pytest.mark.parametrize("strain", ["n", "a"])
def test_K5_6_without_a_trump_suit_no_run_is_one_in_trumps(game: Coinche, strain: Strain) -> None:
    assert better(game, strain, "Kc Qc Jc", "Kh Qh Jh") is None


@pytest.mark.parametrize(("game", "side"), [(FFB, 1), (ONLINE, 1), (BG, 0)], ids=["ffb", "1001", "bg"])
def test_K5_6_a_run_of_six_beats_one_of_five_in_bg_only(game: Coinche, side: int) -> None:
    """Elsewhere both are a hundred, and the ace decides."""
    assert better(game, "h", "Kc Qc Jc Tc 9c 8c", "Ad Kd Qd Jd Td") == side


def test_K5_6_bg_a_run_of_seven_beats_one_of_six() -> None:
    assert better(BG, "h", "Kc Qc Jc Tc 9c 8c 7c", "Ad Kd Qd Jd Td 9d") == 0


def test_K5_6_only_the_best_of_a_side_is_compared() -> None:
    """One run of four beats two of three, whatever they count together."""
    assert better(FFB, "h", "Ac Kc Qc Ad Kd Qd", "Ts 9s 8s 7s") == 1


@every
def test_K5_7_equal_on_all_counts_nobody_counts(game: Coinche) -> None:
    assert better(game, "h", "Kc Qc Jc", "Ks Qs Js") is None


@every
def test_K5_7_an_equal_best_cancels_further_combinations_too(game: Coinche) -> None:
    assert better(game, "h", "Kc Qc Jc 9d 8d 7d", "Ks Qs Js") is None


@every
def test_K5_7_nobody_declares_nobody_counts(game: Coinche) -> None:
    assert better(game, "h", "Kc Qc", "Ks Qs") is None


# Seat 0 holds a run of four in clubs, its partner one of three in diamonds, seat 1 one of three in spades.
# Nobody holds another one.
HANDS = ("Ac Kc Qc Jc 7d 8d 7s 8s", "As Ks Qs 7h 8h Jd Th 7c", "Kd Qd Td Ad Jh 8c 9h Ts", "9c Tc 9d Js 9s Kh Qh Ah")


def with_all_declared(game: Coinche, cards: str) -> CoincheDeal:
    """A deal in hearts in which all declare all they hold, up to these cards."""
    deal = begin(game, *HANDS, says="80 h, pass, pass, pass")
    for text in cards.split():
        action = deal.game.action(text)
        if action not in deal.legal():
            deal.play(max(deal.legal(), key=lambda declare: len(declare.text)))
        deal.play(action)
    return deal


# Seat 0 wins the first trick with the ace of clubs.
FIRST_TRICK = "Ac 7c 8c 9c"


def shown(deal: CoincheDeal) -> dict[str, int]:
    return {each.text: each.seat for each in deal.view(None).shown}


def test_K5_6_ffb_compares_after_the_first_card_of_the_second_trick() -> None:
    deal = with_all_declared(FFB, FIRST_TRICK)
    before = shown(deal)
    assert (before, shown(go(deal, "Kc"))) == ({}, {"run:Ac:4": 0, "run:Ad:3": 2})


@by_suits
def test_K5_6_compares_after_the_first_trick(game: Coinche) -> None:
    before = shown(with_all_declared(game, "Ac 7c 8c"))
    assert (before, shown(with_all_declared(game, FIRST_TRICK))) == ({}, {"run:Ac:4": 0, "run:Ad:3": 2})


@every
def test_K5_7_the_winning_side_scores_all_that_both_partners_declared(game: Coinche) -> None:
    result = finish(with_all_declared(game, FIRST_TRICK))
    assert {line.slug: line.points for line in result.tally}["declarations"] == (70, 0)


@every
def test_K5_7_losing_combinations_are_never_shown(game: Coinche) -> None:
    deal = with_all_declared(game, FIRST_TRICK)
    finish(deal)
    assert shown(deal) == {"run:Ac:4": 0, "run:Ad:3": 2}


def test_K5_7_what_was_kept_back_is_not_compared() -> None:
    """Seats 0 and 2 keep theirs back, and seat 1 alone declares."""
    deal = begin(
        FFB, *HANDS, says="80 h, pass, pass, pass, declare none, Ac, declare run:As:3, 7c, declare none, 8c, 9c, Kc"
    )
    assert shown(deal) == {"run:As:3": 1}


def test_K5_7_a_run_of_six_shows_the_five_cards_that_count() -> None:
    hands = ("Ac Kc Qc Jc Tc 9c 7d 8d", "7c Jd 7h", "8c 9d Th 8s", "7s")
    deal = begin(BG, *hands, says="80 n, pass, pass, pass, declare run:Ac:5, Ac, 7c, 8c, 7s")
    assert [card.text for card in deal.view(3).shown[0].cards] == ["Ac", "Kc", "Qc", "Jc", "Tc"]


@every
def test_K5_8_belote_counts_whoever_wins_the_comparison(game: Coinche) -> None:
    """Seat 3 holds king and queen of trumps; its side loses the comparison."""
    result = finish(with_all_declared(game, FIRST_TRICK))
    assert {line.slug: line.points for line in result.tally}["belote"] == (0, 20)
