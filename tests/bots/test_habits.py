"""What is learned of how players play: the same cards are allowed as by the rules, and chances are chances."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from atout.bots.coinche import habits
from atout.games.coinche.game import CoincheDeal
from atout.games.coinche.view import CoincheView
from atout.play.kernel import KernelRules, rules
from atout.play.trick import Trick, playable
from tests.bots.table import played_out

COINCHES = ("coinche-ffb", "coinche-1001", "coinche-bg")


def situations(game_id: str, seed: int) -> Iterator[tuple[KernelRules, habits.Situation]]:
    """Every card of a deal played by chance."""
    deal = played_out(game_id, ("thumb", "random", "random", "random"), seed)
    assert isinstance(deal, CoincheDeal)
    view, contract = deal.view(None), deal.auction.contract
    assert isinstance(view, CoincheView)
    if contract is not None:
        strain = contract.bid.strain
        kernel = rules(deal.profile.modes[strain], deal.profile.duties[strain], (2, 3, 0, 1))
        for at in habits.situations(kernel, contract, view.tricks):
            yield kernel, at


@pytest.mark.parametrize("game_id", COINCHES)
def test_K4_the_same_cards_are_allowed_as_by_the_rules(game_id: str) -> None:
    for seed in range(25):
        trick, partner = Trick(0), -1
        for kernel, at in situations(game_id, seed):
            card = kernel.labels.by_bit[at.played]
            if at.led < 0:
                trick = Trick(at.seat)
            partner = (at.seat + 2) % 4
            wins = trick.winning is not None and trick.winner == partner
            hand = kernel.labels.cards_of(at.later)
            by_rules = playable(hand, trick, kernel.mode, kernel.duties, wins).cards
            allowed = habits.playable(kernel, at, np.array([at.later], dtype=np.uint64))
            assert kernel.labels.cards_of(int(allowed[0])) == sorted(by_rules, key=lambda each: each.index)
            trick.add(at.seat, card, kernel.mode)


@pytest.mark.parametrize("game_id", COINCHES)
def test_the_chances_of_all_cards_of_a_hand_add_up_to_one(game_id: str) -> None:
    for kernel, at in situations(game_id, 3):
        hand = np.array([at.later], dtype=np.uint64)
        allowed = int(habits.playable(kernel, at, hand)[0])
        chances = [
            habits.likelihood(kernel, replace(at, played=bit), hand)[0] for bit in range(32) if allowed >> bit & 1
        ]
        assert sum(chances) == pytest.approx(1, abs=1e-5)


def test_who_gives_a_king_to_opponents_hardly_holds_a_seven() -> None:
    """The opponents' ace wins; the last seat lays the king: a hand with the seven beside it is unlikely."""
    deal = played_out("coinche-ffb", ("thumb",) * 4, 1)
    assert isinstance(deal, CoincheDeal)
    kernel = rules(deal.profile.modes["h"], deal.profile.duties["h"], (2, 3, 0, 1))
    bits = {card.text: bit for bit, card in enumerate(kernel.labels.by_bit)}
    spades = bits["As"] >> 3
    at = habits.Situation(
        seat=3, played=bits["Ks"], led=spades, winning=bits["As"], partner_wins=False, last=True, part=2,
        gone=1 << bits["As"] | 1 << bits["8s"] | 1 << bits["9s"], opened=(0, 0, 0, 0), later=0,
    )  # fmt: skip
    king, seven, queen = (1 << bits[text] for text in ("Ks", "7s", "Qd"))
    with_seven, without = habits.likelihood(kernel, at, np.array([king | seven, king | queen], dtype=np.uint64))
    assert with_seven < 0.3 < without


def test_games_know_their_learned_numbers() -> None:
    assert {name: found.shape for name, found in habits.learned().items()} == habits.SHAPES
