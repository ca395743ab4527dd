"""The auction of Coinche as the players that think see it: what calls tell, what contracts bring, what is said."""

from __future__ import annotations

import random

import pytest

from atout.bots import Budget, computer
from atout.bots.coinche import bidding, forecast
from atout.bots.coinche.calling import call_ahead
from atout.bots.coinche.features import Holdings
from atout.bots.coinche.reading import Reader
from atout.cards import Card, cards
from atout.games.actions import PASS
from atout.games.coinche.declarations import carres
from atout.games.coinche.game import Coinche, CoincheDeal
from atout.games.coinche.spec import PARTNER
from atout.games.coinche.view import CoincheView
from atout.games.registry import game
from atout.games.view import Standing
from atout.play.kernel import rules
from atout.worlds import Worlds
from tests.bots.test_coinche_positions import ALL, filled


def asked(game_id: str, hand: str, says: str, totals: tuple[int, int] = (0, 0)) -> CoincheView:
    """The view of the seat whose turn it is after ``says``, seat 0 first, with this hand and totals."""
    played = coinche(game_id)
    said = says.split(", ") if says else []
    hands = ["", "", "", ""]
    hands[len(said) % 4] = hand
    dealt = played.from_hands([cards(" ".join(each)) for each in filled((hands[0], hands[1], hands[2], hands[3]))])
    deal = played.deal(dealt, 3, Standing(totals))
    for text in said:
        deal.play(played.action(text))
    view = deal.view(deal.actor)
    assert isinstance(view, CoincheView)
    return view


def coinche(game_id: str) -> Coinche:
    found = game(game_id)
    assert isinstance(found, Coinche)
    return found


def called(view: CoincheView, level: str, seed: int = 1) -> str:
    return computer(game(view.game), level, random.Random(seed), Budget(samples=40)).choose(view).text


SENSE = (
    ("nothing in hand is passed", "7h 8h 7s 8s Qd 9d 7c 8c", "", "pass"),
    ("a hand that takes every trick promises so", "Jh 9h Ah Th Kh As Ad Ac", "", "capot h"),
    ("opponents in one's own best suit are doubled", "Jh 9h Ah Th Kh As Ks 7c", "120 h", "coinche"),
    ("a strong hand opens its own suit", "Jh 9h Ah Kh As 8s Ad 7c", "", " h"),
    ("four sure tricks against a bid are worth a coinche", "Jh 9h Ah Kh As Ad 7c 8c", "110 h", "coinche"),
    ("nothing in hand is no reason to double", "7h 8h 7s 8s Qd 9d 7c 8c", "80 h", "pass"),
    ("nothing in hand does not push the partner up", "7h 8h 7s 8s Qd 9d 7c 8c", "100 h, pass", "pass"),
    ("a partner is raised with his nine and aces", "9h 7h 8h Ad Td Ac As 7c", "90 h, pass", "h"),
    ("a hand that takes every trick promises so over any bid", "Jh 9h Ah Th Kh As Ad Ac", "120 s", "capot h"),
)


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("game_id", ALL)
@pytest.mark.parametrize(("hand", "says", "right"), [each[1:] for each in SENSE], ids=[each[0] for each in SENSE])
def test_what_card_sense_says_is_said(game_id: str, hand: str, says: str, right: str, level: str) -> None:
    assert called(asked(game_id, hand, says), level).endswith(right)


@pytest.mark.parametrize("level", ["club", "master"])
def test_a_bid_that_only_declarations_explain_is_not_doubled_with_three_aces(level: str) -> None:
    """Whoever says 240 has a carré to show: aces do not beat it."""
    assert called(asked("coinche-ffb", "Ad Kd 8d Ac 7c Ah 8h 7s", "240 s"), level) == "pass"


@pytest.mark.parametrize("game_id", ALL)
def test_who_wins_the_match_by_defending_does_not_bid(game_id: str) -> None:
    """A few card points are enough; rules of thumb that look at the hand alone would bid on."""
    played = coinche(game_id)
    view = asked(game_id, "Js 9s 8s 7s Ac 8c 7d 7h", "90 h", (played.profile.target // 2, played.profile.target - 20))
    assert bidding.choose_call(view, played.profile) != PASS
    assert called(view, "master") == "pass"


@pytest.mark.parametrize("game_id", ALL)
def test_who_loses_the_match_by_passing_bids_on(game_id: str) -> None:
    """Whoever makes his contract has won. The three best trumps and no ace beside are worth more in the own one."""
    played = coinche(game_id)
    view = asked(game_id, "Js 9s As 8s Kd Qd 7h 8c", "110 h", (played.profile.target - 85, played.profile.target - 100))
    assert bidding.choose_call(view, played.profile) == PASS
    assert called(view, "master") == "120 s"


@pytest.mark.parametrize("game_id", ALL)
def test_the_same_seed_gives_the_same_legal_call(game_id: str) -> None:
    played, rng = coinche(game_id), random.Random(3)
    deal = played.deal(played.shuffle(rng, 3), 3)
    assert isinstance(deal, CoincheDeal)
    deal.play(played.action("80 h"))
    while deal.tricks is None and deal.actor is not None:
        view = deal.view(deal.actor)
        first, again = (call_ahead(view, played, random.Random(7), Budget(samples=12)) for _ in range(2))
        assert first == again
        assert first in view.legal
        deal.play(first)
    assert deal.auction.contract is not None


@pytest.mark.parametrize("game_id", ALL)
def test_a_reader_reckons_as_bidders_do(game_id: str) -> None:
    """Limits are those of the rules of thumb, after the partner's bid too. Cards that serve twice are left out."""
    played, rng = coinche(game_id), random.Random(5)
    view = asked(game_id, "7h 8h 7s 8s Qd 9d 7c 8c", "80 h, pass, pass")
    held, reader = read(played, view, 200, rng)
    compared = 0
    for seat in (0, 2):
        limits = reader.limits(seat, list(view.calls))
        for row, hand in enumerate(held[seat]):
            if any(carres(hand, played.profile.carres(strain)) for strain in played.profile.strains):
                continue
            turn = Moment(seat, hand, view)
            expected = bidding.limits(turn, played.profile)
            assert {strain: float(limit[row]) for strain, limit in limits.items()} == pytest.approx(expected)
            compared += 1
    assert compared > 300


class Moment:
    """Another seat's turn in the auction of a view."""

    def __init__(self, seat: int, hand: tuple[Card, ...], view: CoincheView) -> None:
        self.seat, self.hand = seat, hand
        self.calls, self.contract, self.legal = view.calls, view.contract, view.legal


def read(
    played: Coinche, view: CoincheView, number: int, rng: random.Random
) -> tuple[dict[int, list[tuple[Card, ...]]], Reader]:
    """The hands of worlds by seat, and a reader of them."""
    kernel = rules(played.profile.modes["h"], played.profile.duties["h"], PARTNER)
    masks = Worlds(played, view).masks(number, rng, kernel.mode)
    hands = {seat: [tuple(kernel.labels.cards_of(int(row))) for row in masks[:, seat]] for seat in range(4)}
    return hands, Reader(played.profile, Holdings.of_kernel(kernel, masks))


@pytest.mark.parametrize("game_id", ALL)
def test_a_bidder_is_believed(game_id: str) -> None:
    """Few hands are good for 120; in the worlds that weigh most the bidder has one all the same."""
    played = coinche(game_id)
    view = asked(game_id, "7h 8h 7s 8s Qd 9d 7c 8c", "120 s")
    held, reader = read(played, view, 2000, random.Random(2))
    likelihood = reader.likelihood(view)
    worth = [bidding.worth(hand, "s") + bidding.beside_cards(hand, played.profile, "s") for hand in held[0]]
    believed = sum(a * b for a, b in zip(worth, likelihood, strict=True)) / likelihood.sum()
    assert sum(worth) / len(worth) < 95
    assert believed > 125


def test_better_hands_are_foretold_more_points() -> None:
    hands = (
        cards("Jh 9h Ah Th Kh As Ad 7c"), cards("Qh Ks Qs Kd 8d Ac Tc Qc"),
        cards("7h 8h 7s 8s Qd 9d 8c 9c"), cards("Ts Js 9s Td Jd 7d Kc Jc"),
    )  # fmt: skip
    strong, weak = (forecast.outcomes(hands, "h", contractors, 0) for contractors in (0, 1))
    assert sum(strong) > sum(weak)
    assert strong == sorted(strong)
    assert strong[-1] == 163  # every trick
