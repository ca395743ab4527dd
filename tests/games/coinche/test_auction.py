"""The auction (K3)."""

from __future__ import annotations

import pytest

from atout.games.coinche.auction import Contract
from atout.games.coinche.game import PROFILES, Coinche, CoincheDeal
from tests.games.coinche.table import BG, FFB, ONLINE, begin, go, options, rule_against

every = pytest.mark.parametrize("game", PROFILES, ids=lambda game: game.id)


def contract(deal: CoincheDeal) -> str:
    """The contract of an auction that is over: the bid, who made it, how often it counts."""
    made = deal.auction.contract
    assert deal.auction.over
    assert isinstance(made, Contract)
    return f"{made.bid.text} by {made.seat} x{made.double}"


def strains(game: Coinche) -> set[str]:
    return {text[-1] for text in options(begin(game)) if text != "pass"}


def test_K3_1_ffb_only_suits_can_be_named() -> None:
    assert strains(FFB) == set("cdhs")


@pytest.mark.parametrize("game", [ONLINE, BG], ids=lambda game: game.id)
def test_K3_1_no_trump_and_all_trump_can_be_named_too(game: Coinche) -> None:
    assert strains(game) == set("cdhsna")


def test_K3_1_no_strain_outranks_another_at_the_same_number() -> None:
    deal = begin(BG, says="80 c")
    assert {rule_against(deal, text) for text in ("80 d", "80 s", "80 n", "80 a")} == {"K3.3"}


def test_K3_1_ffb_no_trump_is_refused_by_name() -> None:
    assert rule_against(begin(FFB), "80 n") == "K3.1"


@pytest.mark.parametrize(("game", "highest"), [(FFB, 820), (ONLINE, 160), (BG, 160)], ids=["ffb", "1001", "bg"])
def test_K3_2_numbers_go_from_80_up_in_tens(game: Coinche, highest: int) -> None:
    numbers = {text.split()[0] for text in options(begin(game)) if text.endswith(" h")}
    assert numbers == {"capot", *map(str, range(80, highest + 1, 10))}


@pytest.mark.parametrize("text", ["70 h", "85 h", "830 h", "2500 h"])
def test_K3_2_other_numbers_are_refused(text: str) -> None:
    assert rule_against(begin(FFB), text) == "K3.2"


@every
def test_K3_2_capot_stands_above_every_number(game: Coinche) -> None:
    highest = game.profile.highest_bid
    assert {text for text in options(begin(game, says=f"{highest} h")) if text[-2:] == " h"} == {"capot h"}


@every
def test_K3_2_nothing_stands_above_capot(game: Coinche) -> None:
    assert options(begin(game, says="capot h")) == {"pass", "coinche"}


def test_K3_2_a_number_over_capot_is_refused_by_that_rule() -> None:
    assert rule_against(begin(FFB, says="capot h"), "820 s") == "K3.2"


def test_K3_3_a_bid_must_be_higher_than_the_last() -> None:
    numbers = {int(text.split()[0]) for text in options(begin(ONLINE, says="140 s")) if text[0].isdigit()}
    assert numbers == {150, 160}


def test_K3_3_jumps_are_allowed() -> None:
    assert contract(begin(FFB, says="80 h, 400 s, pass, pass, pass")) == "400 s by 1 x1"


def test_K3_3_who_has_passed_may_bid_later() -> None:
    assert contract(begin(FFB, says="pass, 80 h, pass, pass, 90 c, pass, pass, pass")) == "90 c by 0 x1"


def test_K3_3_the_partner_may_be_overbid() -> None:
    assert "90 s" in options(begin(FFB, says="80 h, pass"))


@every
def test_K3_4_four_passes_throw_the_cards_in(game: Coinche) -> None:
    result = begin(game, says="pass, pass, pass, pass").result
    assert result is not None
    assert (result.outcome, result.score, result.standing) == ("thrown-in", (0, 0), game.start)


def test_K3_4_three_passes_do_not() -> None:
    assert begin(FFB, says="pass, pass, pass").result is None


@every
def test_K3_5_three_passes_after_a_bid_end_the_auction(game: Coinche) -> None:
    assert contract(begin(game, says="pass, 80 h, pass, pass, pass")) == "80 h by 1 x1"


def test_K3_5_two_passes_after_a_bid_do_not() -> None:
    assert not begin(FFB, says="80 h, pass, pass").auction.over


def test_K3_5_after_the_auction_nothing_more_can_be_said() -> None:
    deal = begin(ONLINE, says="80 h, pass, pass, pass")
    assert {rule_against(deal, text) for text in ("pass", "90 h", "coinche", "surcoinche")} == {"K3.5"}


@every
def test_K3_6_coinche_may_be_said_to_the_opponents_bid(game: Coinche) -> None:
    assert "coinche" in options(begin(game, says="80 h"))


@every
def test_K3_6_coinche_may_not_be_said_to_the_partners_bid(game: Coinche) -> None:
    assert rule_against(begin(game, says="80 h, pass"), "coinche") == "K3.6"


def test_K3_6_coinche_may_not_be_said_before_a_bid() -> None:
    assert rule_against(begin(FFB, says="pass"), "coinche") == "K3.6"


def test_K3_6_coinche_may_be_said_after_having_passed() -> None:
    assert "coinche" in options(begin(FFB, says="pass, pass, pass, 80 h"))


@every
def test_K3_6_no_more_bids_follow_a_coinche(game: Coinche) -> None:
    assert options(begin(game, says="80 h, coinche")) == {"pass", "surcoinche"}


def test_K3_6_a_bid_after_a_coinche_is_refused_by_that_rule() -> None:
    assert rule_against(begin(FFB, says="80 h, pass, pass, coinche"), "90 h") == "K3.6"


@pytest.mark.parametrize("game", [FFB, ONLINE], ids=lambda game: game.id)
def test_K3_6_the_turn_goes_on_round_the_table_and_the_coinchers_partner_can_only_pass(game: Coinche) -> None:
    deal = begin(game, says="80 h, coinche, pass")
    assert (deal.actor, options(deal)) == (3, {"pass"})


@pytest.mark.parametrize("game", [FFB, ONLINE], ids=lambda game: game.id)
def test_K3_6_three_passes_after_a_coinche_end_the_auction(game: Coinche) -> None:
    deal = begin(game, says="80 h, coinche, pass, pass")
    assert not deal.auction.over
    assert contract(go(deal, "pass")) == "80 h by 0 x2"


def test_K3_6_bg_only_the_contractors_answer_in_turn_after_the_coincher() -> None:
    deal = begin(BG, says="80 h, pass, pass, coinche")
    first = deal.actor
    assert (first, go(deal, "pass").actor) == (0, 2)


def test_K3_6_bg_the_bidders_partner_may_come_first() -> None:
    deal = begin(BG, says="80 h, coinche")
    first = deal.actor
    assert (first, go(deal, "pass").actor) == (2, 0)


def test_K3_6_bg_two_passes_after_a_coinche_end_the_auction() -> None:
    assert contract(begin(BG, says="80 h, coinche, pass, pass")) == "80 h by 0 x2"


@every
def test_K3_6_surcoinche_ends_the_auction_at_once(game: Coinche) -> None:
    assert contract(begin(game, says="80 h, coinche, surcoinche")) == "80 h by 0 x4"


@every
def test_K3_6_the_second_contractor_may_say_surcoinche_after_the_first_has_passed(game: Coinche) -> None:
    said = "80 h, coinche, pass, surcoinche" if game is BG else "80 h, coinche, pass, pass, surcoinche"
    assert contract(begin(game, says=said)) == "80 h by 0 x4"


def test_K3_6_the_defence_may_not_say_surcoinche() -> None:
    assert rule_against(begin(FFB, says="80 h, coinche, pass"), "surcoinche") == "K3.6"


def test_K3_6_surcoinche_needs_a_coinche() -> None:
    assert rule_against(begin(FFB, says="80 h"), "surcoinche") == "K3.6"


@every
def test_K3_6_a_capot_may_be_doubled_and_redoubled(game: Coinche) -> None:
    assert contract(begin(game, says="capot h, coinche, surcoinche")) == "capot h by 0 x4"


@every
def test_K3_7_coinche_counts_two_and_surcoinche_four(game: Coinche) -> None:
    deal = begin(game, says="80 h, coinche")
    assert (deal.auction.double, go(deal, "surcoinche").auction.double) == (2, 4)


def test_K3_8_cards_cannot_be_played_during_the_auction() -> None:
    assert rule_against(begin(FFB), "7c") == "K3.8"


def test_K3_8_nothing_can_be_declared_during_the_auction() -> None:
    assert rule_against(begin(FFB), "declare none") == "K3.8"
