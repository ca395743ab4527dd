"""What holds of the judge of Binokel alone."""

from __future__ import annotations

import random
from collections import Counter
from itertools import count, islice

import pytest

from atout.analysis import Hint, hint
from atout.analysis import binokel as judge_module
from atout.analysis.binokel import BinokelJudge
from atout.bots import Budget
from atout.cards import SUITS, cards, in_order
from atout.games.actions import OnCards
from atout.games.binokel import discards
from atout.games.binokel.game import BINOKEL, BinokelDeal
from atout.games.binokel.melds import meld_points, melds_of
from atout.games.binokel.spec import DECK, points_of
from tests.worlds.moments import moments

FEEBLE = "Qs Qs Jd Jd 9d 9d 9s 9s 9h 9h Jh Jh Js Js Qh"
"""A double binokel, 300, and hardly a card that takes a trick when clubs are trumps."""
ASIDE = "Td Th Ts"


def without_a_trick(left: int) -> BinokelDeal:
    """Seat 0 plays clubs with a feeble hand and has no trick yet, with so many cards left in each hand."""
    rest = list((Counter(DECK) - Counter(cards(FEEBLE)) - Counter(cards(ASIDE))).elements())
    for seed in count():
        rng = random.Random(seed)
        rng.shuffle(rest)
        deal = BINOKEL.deal(BINOKEL.from_hands([cards(FEEBLE), rest[:15], rest[15:]], cards(ASIDE)), 2)
        laid = OnCards(discards.WORD, in_order(cards(ASIDE)))
        for action in (BINOKEL.action("pass"), BINOKEL.action("pass"), laid, BINOKEL.action("trump c")):
            deal.play(action)
        while any(len(hand) > left for hand in deal.hands):
            deal.play(rng.choice(deal.legal()))
        assert deal.tricks is not None
        if deal.tricks.wins[0] == 0:
            return deal
    raise AssertionError("there is no end of seeds")


def advice(deal: BinokelDeal) -> Hint:
    assert deal.actor is not None
    return hint(BINOKEL, deal.view(deal.actor), random.Random(1), Budget(samples=4))


def test_N6_2_melds_and_cards_laid_away_make_no_bid_without_a_trick() -> None:
    deal = without_a_trick(1)
    won_by_others = deal.copy()
    while won_by_others.actor is not None:
        won_by_others.play(won_by_others.legal()[0])
    assert won_by_others.result is not None
    assert won_by_others.result.outcome == "lost"
    while deal.actor is not None:
        column = BinokelJudge().as_it_lies(deal)
        assert column is not None
        action = deal.legal()[0]
        chance = 0.0 if deal.actor == 0 else 1.0
        assert column.values[action].chance == chance
        if deal.actor == 0:
            known = advice(deal).known
            assert known is not None
            assert known.values[action].chance == chance
        deal.play(action)


def test_a_sampled_deal_that_takes_too_long_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge_module, "_NODES_SAMPLED", 10)
    deal = next(each for each in moments("binokel", 3) if isinstance(each, BinokelDeal) and _has_choice(each))
    known = advice(deal).known
    assert known is not None
    assert set(known.values) == set(deal.legal())
    assert known.deals > 4  # played out, several deals stand for one that is solved


def test_deals_played_out_know_every_card_about_as_well_as_deals_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the cards that are worse: what they cost is not a matter of how seldom they were tried."""
    deals = (each for each in moments("binokel", 6) if isinstance(each, BinokelDeal) and _has_choice(each))
    for deal in islice(deals, 4):
        solved, limit = advice(deal).known, judge_module._NODES_SAMPLED
        monkeypatch.setattr(judge_module, "_NODES_SAMPLED", 10)
        played = advice(deal).known
        monkeypatch.setattr(judge_module, "_NODES_SAMPLED", limit)
        assert solved is not None
        assert played is not None
        apart = [abs(solved.values[each].points - played.values[each].points) for each in deal.legal()]
        assert max(apart) < 25, apart


def _has_choice(deal: BinokelDeal) -> bool:
    return deal.actor is not None and len(deal.hands[deal.actor]) == 8 and len(deal.legal()) > 1


def test_calls_exchanges_and_games_come_with_their_reasons() -> None:
    deal = BINOKEL.deal(BINOKEL.shuffle(random.Random(3), 2), 2)
    reasons = advice(deal).reasons
    assert {"plays-alone", "others-made"} & {each.slug for each in reasons[BINOKEL.action("raise")]}
    for text in ("pass", "pass"):
        deal.play(BINOKEL.action(text))
    for action, facts in advice(deal).reasons.items():
        assert isinstance(action, OnCards)
        told = {each.slug: each.context for each in facts}
        assert told["lays-points"] == {"points": points_of(action.cards)}
        assert told["game-made"]["percent"] in range(101)
    hand = deal.view(deal.actor).hand
    deal.play(OnCards(discards.WORD, in_order(hand[:3])))
    game_reasons = advice(deal).reasons
    view = deal.view(deal.actor)
    for suit in SUITS:
        melds, made = game_reasons[BINOKEL.action(f"trump {suit}")]
        assert melds.context == {"points": meld_points(melds_of(view.hand, suit)), "suit": suit}
        assert made.slug == "game-made"
        (costs,) = game_reasons[BINOKEL.action(f"concede {suit}")]
        assert (costs.slug, costs.context) == ("concede-costs", {"points": 150})


def test_whoever_cannot_become_the_soloist_any_more_is_told_about_the_others() -> None:
    deal = BINOKEL.deal(BINOKEL.shuffle(random.Random(4), 2), 2)
    passed = {each.slug: each.context for each in advice(deal).reasons[BINOKEL.action("pass")]}
    assert set(passed) == {"others-made"}
