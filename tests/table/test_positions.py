"""A finished deal step by step agrees with the deal itself."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from atout.cards import cards
from atout.games.game import Deal
from atout.games.registry import GAMES
from atout.table.positions import in_steps

LAYING = {"lead", "beat", "hide"}


def played(game: str, seed: int) -> Deal:
    rng = random.Random(seed)
    deal = GAMES[game].deal(GAMES[game].shuffle(rng, 0), 0)
    while deal.actor is not None:
        deal.play(rng.choice(deal.legal()))
    return deal


def laid(seat: int, text: str) -> tuple[int, str] | None:
    """The cards that an action lays to a trick, and the seat."""
    word, *rest = text.split(" ")
    if word in LAYING:
        return seat, " ".join(rest)
    return (seat, word) if len(word) == 2 else None


some_deals = pytest.mark.parametrize(
    "deal",
    [pytest.param(played(game, seed), id=f"{game}-{seed}") for game in GAMES for seed in range(4)],
)


@some_deals
def test_there_is_a_position_before_and_after_every_action(deal: Deal) -> None:
    positions = in_steps(deal)["positions"]
    assert [position["turn"] for position in positions] == [*(seat for seat, _ in deal.history), None]
    assert [Counter(cards(hand)) for hand in positions[0]["hands"]] == [Counter(hand) for hand in deal.dealt.hands]


@some_deals
def test_the_tricks_hold_what_was_laid_in_this_order(deal: Deal) -> None:
    steps = in_steps(deal)
    in_tricks = [(group["seat"], group["cards"]) for trick in steps["tricks"] for group in trick["laid"]]
    by_actions = [found for seat, action in deal.history if (found := laid(seat, action.text))]
    assert by_actions[: len(in_tricks)] == in_tricks
    assert len(by_actions) - len(in_tricks) == steps["positions"][-1]["laid"]


@some_deals
def test_who_leads_has_won_the_trick_before_or_taken_the_lead_by_a_claim(deal: Deal) -> None:
    for before, after in pairwise(in_steps(deal)["tricks"]):
        assert after["laid"][0]["seat"] == after["leader"]
        assert deal.game.family == "kozel" or after["leader"] == before["winner"]


def test_kozel_is_turned_over_when_it_has_been_counted() -> None:
    steps = in_steps(played("kozel", 7))
    seen = [card for trick in steps["tricks"] for group in trick["laid"] for card in cards(group["cards"])]
    assert Counter(seen) == Counter(GAMES["kozel"].deck)
