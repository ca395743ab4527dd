"""Declarations and belote: what a hand may declare, and what the table hears (K5.1 to K5.5, K5.8)."""

from __future__ import annotations

import pytest

from atout.cards import cards
from atout.games.coinche.declarations import automatic, belotes, points
from atout.games.coinche.game import PROFILES, Coinche
from atout.games.coinche.spec import Strain
from tests.games.coinche.table import BG, FFB, ONLINE, begin, declared, everything, finish, options, rule_against

every = pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)


def worth(game: Coinche, strain: Strain, hand: str) -> dict[str, int]:
    """Each combination of the hand and its points."""
    return {
        each.text: points(each, game.profile, strain) for each in everything(game.profile, strain, hand)
    }  # fmt: skip


def fours(game: Coinche, strain: Strain) -> dict[str, int]:
    """What four of each rank are worth; ranks that count nothing are left out."""
    found: dict[str, int] = {}
    for rank in "J9ATKQ87":
        found |= worth(game, strain, " ".join(rank + suit for suit in "cdhs"))
    return {text.removeprefix("four:"): value for text, value in found.items()}


@every
def test_K5_1_four_jacks_200_nines_150_aces_tens_kings_queens_100(game: Coinche) -> None:
    assert fours(game, "h") == {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}


def test_K5_1_bg_without_trumps_aces_200_tens_150_kings_queens_jacks_100() -> None:
    assert fours(BG, "n") == {"A": 200, "T": 150, "K": 100, "Q": 100, "J": 100}


def test_K5_1_1001_without_trumps_as_ever() -> None:
    assert fours(ONLINE, "n") == {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}


@pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)
def test_K5_1_all_trump_as_in_a_suit_contract(game: Coinche) -> None:
    assert fours(game, "a") == {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}


@every
@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("As Ks", {}),
        ("As Ks Qs", {"run:As:3": 20}),
        ("9s Js Ts", {"run:Js:3": 20}),  # sequences go J T 9
        ("Ts Ks As", {}),
        ("Kh Qh Jh Th", {"run:Kh:4": 50}),
        ("Jd Td 9d 8d 7d", {"run:Jd:5": 100}),
        ("Ac Kc Qc Tc 9c 8c", {"run:Ac:3": 20, "run:Tc:3": 20}),
        ("Ac Kc Qc Jd Td 9d 8d", {"run:Jd:4": 50, "run:Ac:3": 20}),
    ],
)
def test_K5_2_runs_of_three_20_four_50_five_100(game: Coinche, hand: str, found: dict[str, int]) -> None:
    assert worth(game, "s", hand) == found


@every
@pytest.mark.parametrize("hand", ["Kh Qh Jh Th 9h 8h", "Kh Qh Jh Th 9h 8h 7h"])
def test_K5_2_a_longer_run_is_one_hundred_of_its_top_five(game: Coinche, hand: str) -> None:
    assert worth(game, "s", hand) == {"run:Kh:5": 100}


@every
def test_K5_2_a_run_of_eight_leaves_no_further_sequence(game: Coinche) -> None:
    assert declared(game, "h", "Ah Kh Qh Jh Th 9h 8h 7h") == {"none", "run:Ah:5"}


@every
def test_K5_3_a_card_serves_in_the_four_or_in_the_run(game: Coinche) -> None:
    assert declared(game, "s", "Jc Jd Jh Js Qh Kh") == {"none", "four:J", "run:Kh:3"}


@every
def test_K5_3_the_run_is_what_the_four_leaves_of_it(game: Coinche) -> None:
    """Without the jack of hearts there is still A K Q; with it, a run of five."""
    assert declared(game, "s", "Jc Jd Jh Js Ah Kh Qh Th") == {"none", "four:J", "run:Ah:5", "four:J run:Ah:3"}


@every
def test_K5_3_a_four_may_cut_a_run_in_two(game: Coinche) -> None:
    hand = "Jc Jd Jh Js Kh Qh Th 9h"
    assert declared(game, "s", hand) == {"none", "four:J", "run:Kh:5"}


@every
def test_K5_3_two_fours(game: Coinche) -> None:
    choices = declared(game, "s", "Jc Jd Jh Js 9c 9d 9h 9s")
    assert choices == {"none", "four:J", "four:9", "four:J four:9"}


def test_K5_3_kings_and_queens_in_all_suits_hold_no_run() -> None:
    assert declared(FFB, "s", "Qc Qd Qh Qs Kc Kd Kh Ks") == {"none", "four:K", "four:Q", "four:K four:Q"}


def test_K5_3_king_and_queen_of_trumps_in_a_sequence_still_make_belote() -> None:
    says = "80 h, pass, pass, pass, declare run:Kh:3, Kh"
    assert begin(FFB, "Kh Qh Jh 7c 8d 9s Tc Td", says=says).belotes == [(0, "h")]


@pytest.mark.parametrize("game", [FFB, BG], ids=lambda game: game.id)
def test_K5_4_a_holder_is_asked_right_before_his_first_card(game: Coinche) -> None:
    deal = begin(game, "As Ks Qs 7h 8d 9c Tc Td", says="80 h, pass, pass, pass")
    assert (deal.actor, options(deal)) == (0, {"declare run:As:3", "declare none"})


@pytest.mark.parametrize("game", [FFB, BG], ids=lambda game: game.id)
def test_K5_4_who_holds_nothing_is_not_asked(game: Coinche) -> None:
    deal = begin(game, "As Ks 7h 8d 9c Tc Td Jh", says="80 h, pass, pass, pass")
    assert "Jh" in options(deal)


@pytest.mark.parametrize("game", [FFB, BG], ids=lambda game: game.id)
def test_K5_4_any_of_it_may_be_kept_back(game: Coinche) -> None:
    deal = begin(game, "As Ks Qs Jd Td 9d 8h 7h", says="80 h, pass, pass, pass")
    # Of equal length the run with the higher top card comes first.
    runs = {"declare run:As:3 run:Jd:3", "declare run:As:3", "declare run:Jd:3", "declare none"}
    assert options(deal) == runs


def test_K5_4_a_card_cannot_be_played_before_the_answer() -> None:
    deal = begin(FFB, "As Ks Qs 7h 8d 9c Tc Td", says="80 h, pass, pass, pass")
    assert rule_against(deal, "As") == "K5.4"


def test_K5_4_what_was_not_declared_with_the_first_card_does_not_count() -> None:
    says = "80 h, pass, pass, pass, declare none, As, 7s, 8s, 9s"
    deal = begin(FFB, "As Ks Qs 7h 8d 9h Tc Td", "7s", "8s", "9s", says=says)
    assert rule_against(deal, "declare run:As:3") == "K5.4"


def test_K5_3_a_declaration_that_the_hand_does_not_allow_is_refused() -> None:
    deal = begin(FFB, "Jc Jd Jh Js Qh Kh 7c 8c", says="80 h, pass, pass, pass")
    assert rule_against(deal, "declare four:J run:Kh:3") == "K5.3"


def test_K5_4_the_best_combination_is_named_first() -> None:
    deal = begin(FFB, "As Ks Qs Jd Td 9d 8d 7h", says="80 h, pass, pass, pass")
    assert rule_against(deal, "declare run:As:3 run:Jd:4") == "K5.3"


def chosen(hand: str, strain: Strain = "s") -> str:
    return " ".join(each.text for each in automatic(cards(hand), ONLINE.profile, strain))


def test_K5_4_1001_declares_without_a_question() -> None:
    deal = begin(ONLINE, "As Ks Qs 7h 8d 9c Tc Td", says="80 h, pass, pass, pass")
    assert ("As" in options(deal), rule_against(deal, "declare none")) == (True, "K5.4")


def test_K5_4_1001_takes_the_highest_total() -> None:
    """Four jacks 200 and the rest of the run 20 are more than the run of five alone."""
    assert chosen("Jc Jd Jh Js Ah Kh Qh Th") == "four:J run:Ah:3"


def test_K5_4_1001_counts_what_the_four_leaves_of_a_run() -> None:
    """The run of five is 100; four tens 100 with the run 9 8 7 that is left 20."""
    assert chosen("Tc Td Th Ts Jh 9h 8h 7h", "c") == "four:T run:9h:3"


def test_K5_4_1001_among_equal_totals_takes_the_higher_best_combination() -> None:
    """Four queens, or the run from the ace with a queen in it: 100 each, and a four stands above a run (K5.6)."""
    assert chosen("Qc Qd Qh Qs Ah Kh Jh Th", "c") == "four:Q"


def test_K5_4_1001_one_hand_with_two_runs() -> None:
    assert chosen("As Ks Qs Jd Td 9d 8d 7h") == "run:Jd:4 run:As:3"


def heard(game: Coinche, hand: str, says: str) -> object:
    deal = begin(game, hand, says=f"80 h, pass, pass, pass, {says}")
    return deal.view(2).announced[0]


def test_K5_5_the_table_hears_kinds_with_the_first_card() -> None:
    kinds = heard(FFB, "As Ks Qs Jd Td 9d 8d 7h", "declare run:Jd:4 run:As:3, 7h")
    assert kinds == ("cinquante", "tierce")


def test_K5_5_nothing_is_heard_before_the_card() -> None:
    assert heard(FFB, "As Ks Qs Jd Td 9d 8d 7h", "declare run:Jd:4 run:As:3") is None


def test_K5_5_who_declares_nothing_is_heard_to_declare_nothing() -> None:
    assert heard(FFB, "As Ks Qs Jd Td 9d 8d 7h", "declare none, 7h") == ()


def test_K5_5_a_run_of_six_is_heard_as_a_cent() -> None:
    assert heard(BG, "Ad Kd Qd Jd Td 9d 7c 7h", "declare run:Ad:5, 7h") == ("cent",)


def test_K5_5_a_four_is_heard_as_a_carre() -> None:
    assert heard(FFB, "Jc Jd Jh Js 7c 8c Tc 8d", "declare four:J, 7c") == ("carre",)


def test_K5_5_1001_what_was_declared_of_itself_is_heard_too() -> None:
    assert heard(ONLINE, "Ad Kd Qd 7c 8h 9s Tc Jh", "7c") == ("tierce",)


@every
def test_K5_8_king_and_queen_of_trumps_in_one_hand_are_a_belote(game: Coinche) -> None:
    assert belotes(cards("Kh Qh Ks 9c Qd"), "h") == ("h",)


@every
@pytest.mark.parametrize(("played", "said"), [("Qh", [(0, "h")]), ("Kh", [(0, "h")]), ("7c", [])])
def test_K5_8_belote_is_said_as_the_first_of_the_two_is_played(
    game: Coinche, played: str, said: list[tuple[int, str]]
) -> None:
    deal = begin(game, "Kh Qh 7c 8d 9s Tc Td As", says=f"80 h, pass, pass, pass, {played}")
    assert deal.belotes == said


@every
def test_K5_8_king_and_queen_in_two_hands_are_none(game: Coinche) -> None:
    deal = begin(game, "Kh 7c", "8c", "Qh", "9c", says="80 h, pass, pass, pass, Kh")
    assert deal.belotes == []


@every
def test_K5_8_a_belote_counts_once_in_a_deal(game: Coinche) -> None:
    deal = begin(game, "Kh Qh 7c 8d 9s Tc Td As", says="80 h, pass, pass, pass")
    finish(deal)
    assert deal.belotes == [(0, "h")]


@pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)
def test_K5_8_all_trump_has_one_for_each_suit(game: Coinche) -> None:
    assert belotes(cards("Kh Qh Ks Qs Kd Jd"), "a") == ("h", "s")


@pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)
def test_K5_8_no_trump_has_none(game: Coinche) -> None:
    assert belotes(cards("Kh Qh Ks Qs"), "n") == ()
