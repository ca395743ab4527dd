"""Costs of decisions in Coinche, against values worked out by hand; what a seat cannot know does not count."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from atout.analysis import Column, Decision, Estimate, Hint, hint, review_deal, summarise
from atout.analysis.coinche import sample
from atout.analysis.data import decision_data, hint_data
from atout.analysis.judges import judge_of
from atout.analysis.review import chance_of
from atout.bots import Budget
from atout.cards import cards
from atout.games.actions import PASS
from atout.games.coinche.game import CoincheDeal
from atout.games.game import Deal
from atout.games.registry import game
from tests.analysis.endings import ONE_ACE, PARTNERS_ACE, PROFILES, TWO_ACES, Ending, deal_of

BUDGET = Budget(samples=30)
FEW = Budget(samples=1)
NOTHING = Estimate(0.0, 0.0)


@pytest.fixture
def _as_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said in the auction says nothing: every deal that can be is as likely as any other."""
    monkeypatch.setattr(sample, "weigh_calls", lambda _view, _profile, _kernel, masks, _trust: np.ones(len(masks)))


def last_choice(deal: CoincheDeal) -> Decision:
    """The last decision of the deal, as a review has it."""
    before = deal.game.deal(deal.dealt, deal.dealer, deal.before)
    for _, action in deal.history[:-1]:
        before.play(action)
    seat, action = deal.history[-1]
    return Decision(1, len(deal.history), seat, action, judge_of(deal.game).as_it_lies(before), advice(before))


def rounded(estimate: Estimate | None) -> tuple[float, float]:
    assert estimate is not None
    return round(estimate.points, 6), round(estimate.chance, 6)


def played_before(ending: Ending, count: int) -> Ending:
    """The ending with so many cards of it played."""
    return ending[0], " ".join(ending[1].split()[:count])


def advice(deal: Deal, budget: Budget = BUDGET) -> Hint:
    assert deal.actor is not None
    view = deal.view(deal.actor)
    return hint(deal.game, view, chance_of(0, view), budget)


def values(column: Column | None) -> dict[str, tuple[float, float]]:
    assert column is not None
    return {action.text: rounded(value) for action, value in column.values.items()}


def facts(found: Hint, text: str) -> dict[str, dict[str, Any]]:
    [reasons] = [reasons for action, reasons in found.reasons.items() if action.text == text]
    return {each.slug: dict(each.context) for each in reasons}


@pytest.mark.parametrize("profile", PROFILES)
def test_a_card_given_away_costs_its_points_by_both_columns(profile: str) -> None:
    thrown = last_choice(deal_of(profile, ONE_ACE, then="Ac"))
    assert values(thrown.lay) == {"Ac": (113, 1), "7c": (124, 1)}
    assert rounded(thrown.as_it_lay) == rounded(thrown.could_know) == (11, 0)
    kept = last_choice(deal_of(profile, ONE_ACE, then="7c"))
    assert (kept.as_it_lay, kept.could_know) == (NOTHING, NOTHING)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_points_that_make_the_contract_cost_the_contract(profile: str) -> None:
    thrown = last_choice(deal_of(profile, ONE_ACE, bid="120 h", then="Ac"))
    assert rounded(thrown.as_it_lay) == rounded(thrown.could_know) == (11, 1)


@pytest.mark.usefixtures("_as_likely")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_right_choice_that_turns_out_badly_costs_as_it_lay_and_nothing_by_what_could_be_known(profile: str) -> None:
    unlucky = last_choice(deal_of(profile, TWO_ACES, then="Ac"))
    assert values(unlucky.lay) == {"Ac": (74, 0), "As": (104, 1)}
    assert values(unlucky.hint.known) == {"Ac": (94, 0.666667), "As": (89, 0.5)}
    assert rounded(unlucky.as_it_lay) == (30, 1)
    assert unlucky.could_know == NOTHING
    assert unlucky.hint.known is not None
    assert unlucky.hint.known.deals == 6


@pytest.mark.usefixtures("_as_likely")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_wrong_choice_that_turns_out_well_costs_by_what_could_be_known(profile: str) -> None:
    lucky = last_choice(deal_of(profile, TWO_ACES, then="As"))
    assert lucky.as_it_lay == NOTHING
    assert rounded(lucky.could_know) == (5, 0.166667)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_others_win_what_the_contractors_lose(profile: str) -> None:
    """Seat 1 leads to the seventh trick: the ace of diamonds, as it did, leaves side 0 its 104 points at best."""
    before = judge_of(game(profile)).as_it_lies(deal_of(profile, played_before(TWO_ACES, 24)))
    assert values(before)["Ad"] == (162 - 104, 0)


def test_the_summary_of_a_seat_is_the_mean_of_its_decisions() -> None:
    decisions = review_deal(deal_of("coinche-ffb", TWO_ACES, then="Ac"), FEW)
    one = summarise(decisions, 4)[0]
    own = [each for each in decisions if each.seat == 0]
    known = [each.as_it_lay.points for each in own if each.as_it_lay is not None]
    assert one.decisions == len(own)
    assert one.as_it_lay is not None
    assert one.as_it_lay.points == pytest.approx(sum(known) / len(known))
    assert [each.loss for each in one.worst] == sorted([each.loss for each in one.worst], reverse=True)


def test_a_seat_without_a_choice_made_no_decision() -> None:
    deal = deal_of("coinche-ffb", ONE_ACE, then="Ac Ks 7h 8s 7c")
    assert deal.result is not None
    assert not [each for each in review_deal(deal, FEW) if each.index > 4 + 28]


# The auction


def test_capot_with_all_trumps_is_made_in_every_deal_and_a_pass_that_ends_the_auction_is_worth_nothing() -> None:
    """252 for the tricks, 250 for the bid, 100 for the run and 20 for the belote, rounded (F6.2, F6.6)."""
    coinche = game("coinche-ffb")
    hands = ["Jh 9h Ah Th Kh Qh 8h 7h", "Ac Kc Jc 9c 7c Ad Kd Jd", "9d 7d As Ks Js 9s 7s Tc", "Qc 8c Td Qd 8d Ts Qs 8s"]
    deal = coinche.deal(coinche.from_hands([cards(hand) for hand in hands]), dealer=0)
    for _ in range(3):
        deal.play(PASS)
    found = advice(deal, Budget(samples=3))
    assert values(found.known)["capot h"] == (620, 1)
    assert values(found.known)["pass"] == (0, 0.5)
    assert facts(found, "capot h") == {"bid-made": {"percent": 100}, "bid-stays": {"percent": 100}}
    assert facts(found, "pass") == {"thrown-in": {"percent": 100}}


def test_no_call_is_judged_by_the_deal_as_it_lay() -> None:
    calls = review_deal(deal_of("coinche-ffb", TWO_ACES), Budget(samples=1))[:4]
    assert [each.lay for each in calls] == [None] * 4
    assert all(each.could_know is not None for each in calls)


# Reasons


def test_the_points_given_to_the_opponents_are_a_reason() -> None:
    found = advice(deal_of("coinche-ffb", ONE_ACE))
    assert facts(found, "Ac")["gives-opponents"] == {"points": 11, "percent": 100}
    assert "gives-opponents" not in facts(found, "7c")


@pytest.mark.parametrize("profile", ["coinche-ffb", "coinche-bg"])
def test_ruffing_the_partners_winner_wastes_the_trumps_points(profile: str) -> None:
    found = advice(deal_of(profile, PARTNERS_ACE), Budget(samples=4))
    assert facts(found, "Ah")["ruffs-partner"] == {"points": 11}
    assert facts(found, "7h")["ruffs-partner"] == {"points": 0}
    assert facts(found, "Td")["gives-partner"] == {"points": 10, "percent": 100}


def test_a_ruff_that_is_a_duty_is_no_waste() -> None:
    found = advice(deal_of("coinche-1001", PARTNERS_ACE), Budget(samples=4))
    assert "ruffs-partner" not in facts(found, "Ah")


@pytest.mark.usefixtures("_as_likely")
def test_the_chance_of_the_contract_is_a_reason_where_it_depends_on_the_card() -> None:
    found = advice(deal_of("coinche-ffb", TWO_ACES))
    assert facts(found, "Ac")["contract-made"] == {"percent": 67}
    assert facts(found, "As")["contract-made"] == {"percent": 50}
    assert "contract-made" not in facts(advice(deal_of("coinche-ffb", ONE_ACE)), "Ac")


def test_a_lead_that_draws_trumps_says_how_many_are_out() -> None:
    found = advice(deal_of("coinche-ffb", played_before(TWO_ACES, 4)), Budget(samples=8))
    assert facts(found, "9h")["draws-trumps"]["left"] == 3
    assert "unbeatable" in facts(found, "9h")


def test_the_highest_card_of_a_suit_is_safe_while_both_opponents_have_it() -> None:
    """After four tricks of ``TWO_ACES`` no trump is out; after one, three are."""
    safe = facts(advice(deal_of("coinche-ffb", played_before(TWO_ACES, 4)), Budget(samples=40)), "Ac")
    assert safe["suit-safe"]["suit"] == "c"
    assert 50 <= safe["suit-safe"]["percent"] <= 100
    no_trumps = facts(advice(deal_of("coinche-ffb", played_before(TWO_ACES, 8)), Budget(samples=8)), "Ac")
    assert "suit-safe" not in no_trumps
    assert "unbeatable" in no_trumps


# What cannot be known does not count


def swapped() -> Ending:
    """``TWO_ACES`` with the hidden cards of seats 1 and 2 exchanged: seat 0 has seen the same."""
    hands, tricks = TWO_ACES
    return (hands[0], hands[1].replace("Kc", "Qs"), hands[2].replace("Qs", "Kc"), hands[3]), tricks


@pytest.mark.parametrize("profile", PROFILES)
def test_deals_that_look_alike_to_a_seat_give_it_the_same_hint(profile: str) -> None:
    first, second = (deal_of(profile, ending) for ending in (TWO_ACES, swapped()))
    assert first.dealt != second.dealt
    one, other = (json.dumps(hint_data(advice(deal))) for deal in (first, second))
    assert one == other


@pytest.mark.parametrize("profile", PROFILES)
def test_what_a_seat_could_know_is_the_same_in_deals_that_look_alike(profile: str) -> None:
    one, other = (decision_data(last_choice(deal_of(profile, ending, then="Ac"))) for ending in (TWO_ACES, swapped()))
    assert one["as_it_lay"] != other["as_it_lay"]
    for column in (one, other):
        del column["as_it_lay"], column["best_as_it_lay"]
        for option in column["options"]:
            del option["as_it_lay"]
    assert json.dumps(one) == json.dumps(other)


def test_the_same_seed_gives_the_same_review_and_the_deal_stays_as_it_is() -> None:
    deal = deal_of("coinche-bg", TWO_ACES, then="Ac")
    history = list(deal.history)
    first, second = ([decision_data(each) for each in review_deal(deal, Budget(samples=2), 7)] for _ in range(2))
    assert first == second
    assert deal.history == history
